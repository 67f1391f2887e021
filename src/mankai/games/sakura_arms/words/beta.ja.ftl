# ベータ版で違う言葉と、札のテキスト。

area-beginners = 慣れた人のルールなし
place-beginners = 慣れた人のルールなし
log-action-recover = { $who }:{ $action }
log-action-focus = { $who }:{ $action }

## ユリナ

goddess-yurina =
    .weapon = 刀
    .mechanics = 決死:あなたのライフが3以下の間有効。必要になるたび、ダメージを解決している間にも確かめる。
    .provenance = 彼女の札はすべて代用です。ベータ版の札は名前しか知られていません
card-yurina-gash =
    .text = 決死:この攻撃は+1/+1となる。
card-yurina-footwork =
    .text = 間合→ダスト:2。
card-yurina-spirit-of-fire =
    .text = 展開中、決死:あなたのすべての攻撃は+1/+1となる。
card-yurina-overawe =
    .text = この札が場にある間、攻撃によって1以上のダメージを受けると、破棄時の効果なしで伏せ札になる。破棄時:攻撃『適正距離0-5、3/-』を行う。
card-yurina-uranami-storm =
    .text = 攻撃後:対応した攻撃は-2/+0となる。
card-yurina-ukifune-serene =
    .text = ダスト→自オーラ:5。その後、ダスト→相オーラ:5。
card-yurina-amane-yurina-s-final-blow =
    .text = 決死:その時だけこの札を使用できる。

## ヒミカ

goddess-himika =
    .weapon = 銃
    .mechanics = このターンに使用した札の枚数を見る札がある。効果で使用した札も、不成立の攻撃も数える。基本動作の支払いにした札は数えない。
    .provenance = 彼女の札はすべて代用です。ベータ版の札は名前しか知られていません
card-himika-burst =
    .text = この札がこのターンにあなたが使用した3枚目以降の札ならば、この攻撃は+1/+0となる。
card-himika-fire =
    .text = 攻撃後:自ライフ→ダスト:1。
card-himika-barrage =
    .text = この攻撃はオーラとライフの両方にダメージを与える。
card-himika-leap-back =
    .text = 札を1枚引く。ダスト→間合:1。
card-himika-blaze =
    .text = 相フレア→相オーラ:1。この札がこのターンにあなたが使用した3枚目以降の札ならば、札を1枚引く。
card-himika-smoke =
    .text = 展開中:現在の間合は、この札の上の桜花結晶の数だけ大きくなる。
card-himika-crimson-zero =
    .text = この攻撃には対応できない。
card-himika-scarlet-imagine =
    .text = 札を2枚引く。
card-himika-vermilion-field =
    .text = この札がこのターンにあなたが使用した3枚目以降の札ならば、ダスト→間合:2。再起:あなたの終了フェイズに、手札がない。

## トコヨ

goddess-tokoyo =
    .weapon = 扇
    .mechanics = 境地:あなたの集中力が2の間有効。
    .provenance = 彼女の札はすべて代用です。ベータ版の札は名前しか知られていません
card-tokoyo-polite-return =
    .text = 境地:この攻撃の適正距離は2-4となる。攻撃後:対応した攻撃が切札でなければ、打ち消す。
card-tokoyo-grazing-strike =
    .text = 攻撃後:この札をあなたの山札の上に置く。
card-tokoyo-rabbit-step =
    .text = 現在の間合が2以下ならば、ダスト→間合:2。
card-tokoyo-singing-dance =
    .text = 1つ選ぶ:自オーラ→間合:1、または自フレア→自オーラ:1。
card-tokoyo-break-the-point =
    .text = あなたの捨て札と伏せ札から合わせて2枚まで選び、好きな順で山札の底に置く。ダスト→自オーラ:2。
card-tokoyo-sense-of-beauty =
    .text = 展開中、境地:あなたが相手の攻撃に対応するたび、相手のライフに1ダメージを与える。
card-tokoyo-windy-stage =
    .text = 使用時:間合→自オーラ:2。破棄時:自オーラ→間合:2。
card-tokoyo-immortal-flower =
    .text = 攻撃後:対応した攻撃を打ち消す。
card-tokoyo-everlasting-migratory =
    .text = 攻撃後:ライフへのダメージを受けずに山札を再構成する。
card-tokoyo-perpetual-wind =
    .text = 相手の手札から無作為に1枚を捨て札にする。再起、境地:あなたの終了フェイズに。
card-tokoyo-eternal-moon =
    .text = あなたの集中力は2になる。
