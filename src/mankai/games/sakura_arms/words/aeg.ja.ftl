# AEG版で違う言葉と、札のテキスト。

zone-bonus = 閉じた傘
    .heading = 閉じた傘
zone-forms = 開いた傘
    .heading = 開いた傘
type-form = 傘
area-beginners = 慣れた人のルールなし
place-beginners = 慣れた人のルールなし
screen-master-distance = { rule-too-near }
board-master-distance = { rule-too-near }
rule-too-near = 間合{ $master }以下では前進できません

## ユリナ

goddess-yurina =
    .weapon = 刀
    .mechanics = 決死:あなたのライフが3以下の間有効。必要になるたび、ダメージを解決している間にも確かめる。
card-yurina-gash =
    .text = 決死:この攻撃は+1/+1となる。
card-yurina-footwork =
    .text = 間合→ダスト:2。
card-yurina-overawe =
    .text = 隙。破棄時:攻撃『適正距離0-5、3/-』を行う。
card-yurina-spirit-of-fire =
    .text = 展開中、決死:あなたのすべての攻撃は+1/+1となる。
card-yurina-uranami-storm =
    .text = 攻撃後:対応した攻撃は-2/+0となる。
card-yurina-ukifune-serene =
    .text = ダスト→自オーラ:5。その後、ダスト→相オーラ:5。
card-yurina-yurina-s-final-blow =
    .text = 決死:その時だけこの札を使用できる。

## ヒミカ

goddess-himika =
    .weapon = 銃
    .mechanics = このターンに使用した札の枚数を見る札がある。効果で使用した札も、不成立の攻撃も数える。基本動作の支払いにした札は数えない。
card-himika-quick-shot =
    .text = この札がこのターンにあなたが使用した3枚目以降の札ならば、この攻撃は+1/+0となる。
card-himika-magnum =
    .text = 攻撃後:自ライフ→ダスト:1。
card-himika-barrage =
    .text = 両受け:この攻撃はオーラとライフの両方にダメージを与える。
card-himika-backstep =
    .text = 札を1枚引く。ダスト→間合:1。
card-himika-backdraft =
    .text = 相フレア→相オーラ:1。この札がこのターンにあなたが使用した3枚目以降の札ならば、札を1枚引く。
card-himika-smoke =
    .text = 展開中:現在の間合は、この札の上の桜花結晶の数だけ大きくなる。
card-himika-crimson-zero =
    .text = この攻撃には対応できない。
card-himika-scarlet-visions =
    .text = 札を2枚引く。
card-himika-vermillion-field =
    .text = この札がこのターンにあなたが使用した3枚目以降の札ならば、ダスト→間合:2。再起:あなたの終了フェイズに、手札がない。

## トコヨ

goddess-tokoyo =
    .weapon = 扇
    .mechanics = 境地:あなたの集中力が2の間有効。
card-tokoyo-glancing-strike =
    .text = 攻撃後:この札をあなたの山札の上に置く。
card-tokoyo-polite-return =
    .text = 境地:この攻撃の適正距離は2-4となる。攻撃後:対応した攻撃が切札でなければ、打ち消す。
card-tokoyo-rabbit-step =
    .text = 現在の間合が2以下ならば、ダスト→間合:2。
card-tokoyo-song-and-dance =
    .text = 1つ選ぶ:自オーラ→間合:1、または自フレア→自オーラ:1。
card-tokoyo-break-point =
    .text = あなたの捨て札と伏せ札から合わせて2枚まで選び、好きな順で山札の底に置く。ダスト→自オーラ:2。
card-tokoyo-sense-of-beauty =
    .text = 展開中、境地:あなたが相手の攻撃に対応するたび、相手のライフに1ダメージを与える。
card-tokoyo-windy-stage =
    .text = 展開時:間合→自オーラ:2。破棄時:自オーラ→間合:2。
card-tokoyo-immortal-flower =
    .text = 攻撃後:対応した攻撃を打ち消す。
card-tokoyo-eternal-migrant =
    .text = 攻撃後:ライフへのダメージを受けずに山札を再構成する。
card-tokoyo-perpetual-wind =
    .text = 相手の手札から無作為に1枚を捨て札にする。再起、境地:あなたの終了フェイズに。
card-tokoyo-eternal-moon =
    .text = あなたの集中力は2になる。

## オボロ

goddess-oboro =
    .weapon = 忍
    .mechanics = 設置:山札を再構成する直前、ライフへのダメージの前に、設置を持つあなたの伏せ札を1枚使用してもよい。手札から普通に使用することもできる。
    .provenance = 設置のルールは後の版のものです。このルールブックには言葉だけが載っています
card-oboro-steel-strings =
    .text = 設置。
card-oboro-caltrops =
    .text = 設置。常時:この札を伏せ札から使用したならば、この攻撃は+1/+1となる。
card-oboro-rush-of-blades =
    .text = 常時:この札があなたの伏せ札にある間、そこから適正距離4-7、3/1の全力の攻撃(手裏剣乱舞)として使用してもよい。
card-oboro-ninpo-walk =
    .text = 設置。1つ選ぶ:自フレア→間合:1、または自オーラ→自フレア:1。
card-oboro-induce =
    .text = 設置。1つ選ぶ:間合→相オーラ:1、または相オーラ→相フレア:1。
card-oboro-shadow-cloning =
    .text = 全力でも付与でもないあなたの伏せ札を1枚選び、使用する。その後それがあなたの捨て札にあれば、もう一度使用する。
card-oboro-revitalize =
    .text = 隙。破棄時:あなたの使用済の切札を1枚未使用に戻す。
card-oboro-kuma-suke =
    .text = 攻撃後:あなたの伏せ札1枚ごとに、攻撃『適正距離3-4、2/1』を行う。
card-oboro-tobi-kage =
    .text = 全力でないあなたの伏せ札を1枚使用してもよい。
card-oboro-uro-uo =
    .text = 展開中:あなたの札の効果の矢印はすべて逆向きになる。
card-oboro-mi-kazura =
    .text = ダスト→自フレア:1。再起:あなたの終了フェイズに、あなたのフレアが0である。

## ユキヒ

goddess-yukihi =
    .weapon = 傘と簪
    .mechanics = 傘:閉じているか開いているかは、誰にでも見える。彼女の札の適正距離、ダメージ、テキストはこれに従う。始めは閉じていて、あなたの終了フェイズに1回、開閉してもよい。彼女の札にも開閉するものがある。誰がその札を使用しても、札の持ち主の傘に従う。
    .provenance = 傘の始めの状態と開閉の時機は後の版のルールで、このルールブックには書かれていません。「ひるがえし/めぐりあい」と「とおみ/にらみ」の英語名は私たちの訳です
card-yukihi-hidden-needles-kept-needles =
    .text = 閉:適正距離4-5、3/1。開:適正距離0-1、1/1。
card-yukihi-preparation-fake-out =
    .text = 閉:適正距離4-5、2/1。開:適正距離0-1、1/-。どちらも、攻撃後:傘を開閉する。
card-yukihi-swing-pierce =
    .text = 閉:適正距離4-6、5/-。開:適正距離0、-/1。
card-yukihi-wield =
    .text = この札は使用しても何も起こらない。常時:傘を開閉した時、手札のこの札を公開してもよい。そうしたならば、ダスト→自オーラ:1。
card-yukihi-pull-back-advance =
    .text = 閉:ダスト→間合:1。開:間合→ダスト:1。
card-yukihi-turning-over-chance-meeting =
    .text = 閉:ダスト→間合:3。開:間合→ダスト:3。
card-yukihi-looking-far-glaring =
    .text = 閉、展開中:あなたの攻撃は-1/+0となり、適正距離(遠)が1大きくなる。開、展開中:あなたの攻撃は+1/+0となり、適正距離(近)が1小さくなる。
card-yukihi-gentle-snow =
    .text = 閉:適正距離4-5、3/1。開:適正距離0-1、0/0。再起:あなたが傘を開閉する。
card-yukihi-swaying-flame =
    .text = 閉:適正距離4-6、0/0。開:適正距離0、4/4。
card-yukihi-soft-heart =
    .text = 展開中の付与札を、あなたのものでも相手のものでも、全力でないものから1枚選ぶ。その上の桜花結晶をすべてダストに移す。
card-yukihi-abrupt-transformation =
    .text = 傘を開閉する。
card-yukihi-umbrella =
    .text = あなたの傘が閉じているか開いているかを示す。ユキヒの札の適正距離、ダメージ、テキストはこれによって変わる。

## シンラ

goddess-shinra =
    .weapon = 書
    .mechanics = あなたの付与札が展開中かどうかを見る札がある。この版でそれを表す言葉は確認できていない。封印された札は、戻ると書かれている時まで、封印した札の下でゲームから除かれる。
card-shinra-argue =
    .text = 攻撃後:あなたの付与札が展開中ならば、相手は山札の上から3枚を伏せ札にする。
card-shinra-protest =
    .text = 攻撃後:対応した攻撃が切札でなければ、打ち消す。攻撃後:相手は札を1枚引く。
card-shinra-sophism =
    .text = 攻撃後:自オーラ→相オーラ:2。
card-shinra-agitate =
    .text = 相オーラ→間合:1。
card-shinra-replicate =
    .text = あなたの付与札が展開中ならば、相手の手札を見て、全力でない札を1枚選ぶ。それを使用するか、伏せ札にする。使用したならば、その札は持ち主の捨て札になる。
card-shinra-eloquence =
    .text = 展開中:相手は前進を行えない。
card-shinra-confuse =
    .text = 展開時:相手の捨て札を1枚選び、この札の下に封印する。破棄時:封印した札を相手の捨て札に戻す。
card-shinra-shake-the-mind =
    .text = 相手の捨て札を1枚選び、この札の下に封印する。その札は戻らない。
card-shinra-infer-the-totality =
    .text = 展開中の付与札を、あなたのものでも相手のものでも1枚選ぶ。その納の値まで、ダストから桜花結晶をその上に置く。
card-shinra-refute-the-world =
    .text = 展開中:あなたの攻撃のオーラへのダメージとライフへのダメージは、何かが加えられる前に入れ替わる。
card-shinra-prove-the-nature =
    .text = 展開時:ダスト→自ライフ:2。展開中:あなたの他の付与札は「破棄時:相手のライフに1ダメージを与える」を得る。破棄時:あなたは敗北する。

## サイネ

goddess-saine =
    .weapon = 薙刀
    .mechanics = 八相:あなたのオーラに桜花結晶がない間有効。効果を解決する時に確かめる。この言葉は後の翻訳のもので、この版での呼び名は確認できていない。
card-saine-swing-rush =
    .text = 攻撃後、八相:攻撃『適正距離4、2/1』を行う。
card-saine-gait =
    .text = 1つ選ぶ:間合→ダスト:1、またはダスト→間合:1。
card-saine-space-for-master =
    .text = 使用しても何も起こらない。常時:この札があなたの捨て札にある間、相手のターンに間合が変わり、ターンの始めより2以上近くなるたび、攻撃『適正距離0-4、3/1』を行う。
card-saine-outclass =
    .text = 集中力を1得る。八相:対応した攻撃が全力でも切札でもなければ、打ち消す。
card-saine-wavering-crystal =
    .text = 展開時:対応した攻撃は-1/+0となる。破棄時:攻撃『適正距離0-5、1/-』を行う。
card-saine-silent-wall =
    .text = 展開中:あなたがダメージを受ける時、この札の上の桜花結晶をあなたのオーラにあるものとして扱ってもよい。
card-saine-rhythmic-arc =
    .text = 攻撃を3回、順に行う:『適正距離2-3、1/1』、『適正距離3-4、1/1』、『適正距離2-4、2/1』。
card-saine-resonant-beat =
    .text = 相手のオーラが5以上ならば、相オーラ→間合:2。
card-saine-silent-icebreaker =
    .text = 対応した攻撃の解決後、メインフェイズ中ならばそれを終了する。残りの解決は行わない。再起、八相。
card-saine-saine-s-final-stage =
    .text = 常時:切札への対応としてのみ使用できる。
