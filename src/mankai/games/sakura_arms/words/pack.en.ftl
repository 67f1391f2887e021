# What is said of Sakura Arms before anybody plays it: on the page's home, in forms and at the command line.

pack-title = Sakura Arms
game-title = { $game ->
    [level99] Level 99 edition
    [aeg] AEG edition
    [beta] Beta
    [level99-draft-open-two-pick] Level 99: Open Two Pick Draft
    [level99-draft-rotation] Level 99: Rotation Draft for { $seats }
    [level99-draft-rochester] Level 99: Rochester Draft for { $seats }
   *[other] { $game }
}
game-family = { $game ->
    [level99-draft-open-two-pick] Open Two Pick Draft
    [level99-draft-rotation] Rotation Draft
    [level99-draft-rochester] Rochester Draft
   *[other] {""}
}
pack-what = { $game ->
    [aeg] The first English edition of the duel of goddesses.
    [beta] The duel as it was first printed. Of its cards no value is known: all of them are stand-ins.
    [level99-draft-open-two-pick] Two cards are revealed, one is taken in secret, the other is gone: decks of any goddesses, and then a duel with them.
    [level99-draft-rotation] Take a card of your hand, pass the rest to the left: decks of any goddesses, and then duels with them.
    [level99-draft-rochester] Twelve cards lie face up, and all take one in turn: decks of any goddesses, and then duels with them.
   *[other] A duel of two, each with two goddesses. Petals are distance, shield, life and power at once: every step moves one from here to there.
}

wish-goddesses = your goddesses, as yurina+himika; or choose, or random
    .label = Goddesses
    .others = the foe's goddesses, as tokoyo+oboro; or random
    .meet = pairs that meet, as yurina+himika,tokoyo+oboro; or all
wish-decks = measured, one of the best that were found by playing; quick, four cards of one goddess and six of the other; choose; or first-game, a deck that the rulebook recommends
    .label = Decks
    .meet = decks that meet, by name, with commas between
wish-epic = Level 99: an Epic Battle; a rule such as wind, or random
    .label = Epic Battle
wish-draft = both pick three goddesses in secret, and ban one of the other's
    .label = Three picks, one ban
wish-drafted = both bring a drafted deck: ten cards of any goddesses, Normal cards or Ultimates
    .label = Drafted decks
wish-pool = goddesses and cards to draft from, with commas between; none: all there are
    .label = Pool
wish-copies = how many copies of the box there are: with 2, both may have the same goddess
    .label = Copies of the box
wish-first = who takes the first turn
    .label = First turn
choice-random = random
choice-choose = choose at the table
choice-quick = a ready-made deck
choice-measured = one of the best that were found by playing

first-game = A first game: { $mine } for you, { $theirs } for the opponent.

deck-normals = Normal cards
deck-ultimates = Ultimates
deck-normals-wrong = A deck has { $needs } Normal cards, not { $has }.
deck-ultimates-wrong = A deck has { $needs } Ultimates, not { $has }.
deck-needs-two-goddesses = A deck is of two different goddesses.
deck-no-such-card = Neither of them has { $name }, or it cannot be put in a deck.
deck-card-twice = A deck has every card once, not { $name } twice.
deck-was-measured = Our own proposal, not the boards': found by playing, in { $games } games of computers.
deck-code-too-short = This is too short for a deck code.
deck-code-is-none = This is no deck code.
deck-code-wrong-sign = A sign of this code is wrong.
deck-code-of-other-game = This deck is of another edition: { $game }.

## Decks that rulebooks recommend for a first game

ready-raging-red-blade = Raging Red Blade
ready-elegant-blue-dance = Elegant Blue Dance
ready-rapid-red-blade = Rapid Red Blade
ready-sword-dance-blooming = Sword Dance Blooming
