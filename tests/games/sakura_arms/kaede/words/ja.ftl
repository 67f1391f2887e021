# カエデのもたらすもの。

mechanism-leaves = 葉
place-leaves =
    { $whose ->
        [you] あなたの葉
        [foe] 相手の葉
       *[other] { $owner }の葉
    }
area-leaves = 葉
token-leaf = 葉
action-shake = 揺さぶり
    .what = 葉が1枚落ちる
log-action-shake = { $who }:木を揺さぶる
choose-shed-a-leaf = 葉を1枚捨てる
choose-keep-them = そのまま
card-kaede-leaf-blade =
    .text = この攻撃は葉3枚ごとに+0/+1となる。
card-kaede-rustle =
    .text = 葉が2枚落ちる。1つ選ぶ:1枚捨ててダスト→自オーラ:1、またはそのまま。
card-kaede-old-tree =
    .text = 基本動作揺さぶり:葉が1枚落ちる。
goddess-kaede =
    .weapon = 葉
    .mechanics = 葉:あなたのターンの始めに葉が1枚落ちる。
