# 遊ぶ前に『桜降る代に決闘を』について言うこと。

pack-title = 桜降る代に決闘を
game-title = { $game ->
    [level99] Level 99版
    [aeg] AEG版
    [beta] ベータ版
    [level99-draft-open-two-pick] Level 99版:オープンツーピック・ドラフト
    [level99-draft-rotation] Level 99版:ローテーション・ドラフト({ $seats }人)
    [level99-draft-rochester] Level 99版:ロチェスター・ドラフト({ $seats }人)
   *[other] { $game }
}
game-family = { $game ->
    [level99-draft-open-two-pick] オープンツーピック・ドラフト
    [level99-draft-rotation] ローテーション・ドラフト
    [level99-draft-rochester] ロチェスター・ドラフト
   *[other] {""}
}
pack-what = { $game ->
    [aeg] 最初の英語版。
    [beta] 最初期の版。札の値は一つも知られておらず、すべて代わりの札です。
    [level99-draft-open-two-pick] 2枚を公開し、1枚を秘密に取り、もう1枚は除かれる。どのメガミの札でもデッキに入り、そのデッキで決闘する。
    [level99-draft-rotation] 手札から1枚取り、残りを左隣へ渡す。どのメガミの札でもデッキに入り、そのデッキで決闘する。
    [level99-draft-rochester] 表向きの12枚から順に1枚ずつ取る。どのメガミの札でもデッキに入り、そのデッキで決闘する。
   *[other] 二柱のメガミを宿した二人の決闘。桜花結晶が間合にも盾にも命にもなる。
}

wish-goddesses = あなたのメガミ。例:yurina+himika。choose(選ぶ)、random(おまかせ)も可
    .label = メガミ
    .others = 相手のメガミ。例:tokoyo+oboro。random(おまかせ)も可
    .meet = 戦わせる組。例:yurina+himika,tokoyo+oboro。all(すべて)も可
wish-decks = measured(対戦で見つけた強いデッキ)、quick(一方から4枚、他方から6枚のできあいのデッキ)、choose(自分で選ぶ)、first-game(説明書のおすすめ)
    .label = デッキ
    .meet = 戦わせるデッキの名前。コンマで区切る
wish-epic = Level 99版:エピックバトル。windなどのルール、またはrandom
    .label = エピックバトル
wish-draft = 三柱ずつ選び、相手の一柱を禁止する
    .label = 三拾一捨
wish-drafted = 二人ともドラフトしたデッキを使う:どのメガミの札でも、通常札と切札を合わせて10枚
    .label = ドラフトしたデッキ
wish-pool = ドラフトに使うメガミと札。カンマで区切る。空ならすべて
    .label = 使う札
wish-copies = 箱の数。2なら二人とも同じメガミを宿せる
    .label = 箱の数
wish-first = 先攻
    .label = 先攻
choice-random = おまかせ
choice-choose = 卓で選ぶ
choice-quick = できあいのデッキ
choice-measured = 対戦で見つけた強いデッキ

first-game = はじめての一戦:あなたは{ $mine }、相手は{ $theirs }です。

deck-normals = 通常札
deck-ultimates = 切札
deck-normals-wrong = 通常札は{ $needs }枚です({ $has }枚になっています)。
deck-ultimates-wrong = 切札は{ $needs }枚です({ $has }枚になっています)。
deck-needs-two-goddesses = デッキは異なる二柱のメガミから作ります。
deck-no-such-card = { $name }はどちらのメガミの札でもないか、デッキに入れられません。
deck-card-twice = 同じ札は1枚だけです:{ $name }。
deck-was-measured = ボードのおすすめではなく、当方の提案です。コンピューター同士の{ $games }戦から見つけました。
deck-code-too-short = デッキコードとしては短すぎます。
deck-code-is-none = デッキコードではありません。
deck-code-wrong-sign = コードの文字に誤りがあります。
deck-code-of-other-game = このデッキは別の版のものです:{ $game }。

## ルールブックが最初の対戦に薦めるデッキ

ready-raging-red-blade = 荒ぶる赤き刃
ready-elegant-blue-dance = 雅なる青き舞
ready-rapid-red-blade = 疾き赤き刃
ready-sword-dance-blooming = 咲き誇る剣の舞
