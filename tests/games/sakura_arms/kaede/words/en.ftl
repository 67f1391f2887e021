# What Kaede brings.

mechanism-leaves = leaves
place-leaves =
    { $whose ->
        [you] your leaves
        [foe] the { -foe }'s leaves
       *[other] { $owner }'s leaves
    }
area-leaves = leaves
token-leaf = leaves
action-shake = Shake
    .what = a leaf falls
log-action-shake =
    { $who_is ->
        [you] You shake the tree
        [foe] The { -foe } shakes the tree
       *[other] { $who } shakes the tree
    }
choose-shed-a-leaf = shed a leaf
choose-keep-them = keep them
