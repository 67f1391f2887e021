# レベル99版の札のテキスト。

## ユリナ

goddess-yurina =
    .weapon = 刀
    .mechanics = 決死:あなたのライフが3以下の間有効。必要になるたび、ダメージを解決している間にも確かめる。
card-yurina-brandish =
    .text = 決死:この攻撃は+1/+0となる。
card-yurina-hilt-strike =
    .text = 攻撃後、決死:このターンの次のあなたの攻撃は+1/+0となる。
card-yurina-art-of-drawing =
    .text = 間合が2以下の間、この攻撃は-1/-1となる。
card-yurina-spirit =
    .text = 集中力を1得る。このターン、切札でない、他のメガミの次のあなたの攻撃は対応不可(通常札)と適正距離拡大(近1)を得る。
card-yurina-overawe =
    .text = 隙。破棄時:攻撃『適正距離1-4、3/-』を行う。
card-yurina-soulfire =
    .text = 展開中、決死:他のメガミのあなたの攻撃は+1/+1となり、超克を得る。
card-yurina-uranami-storm =
    .text = 終端。攻撃後:対応した攻撃は-2/+0となる。
card-yurina-ukifune-serene =
    .text = ダスト→自オーラ:5。即再起、決死:あなたのライフが4以上から3以下になる。
card-yurina-yurina-s-final-blow =
    .text = 決死:その時だけこの札を使用できる。

## ヒミカ

goddess-himika =
    .weapon = 銃
    .mechanics = 連火:1ターンに使用した3枚目以降の札で有効。効果で使用した札も、不成立の攻撃も数える。基本動作のために伏せた札は数えない。
    .provenance = この箱に入っているというのは推測です。確かめられる資料はありません
card-himika-quick-shot =
    .text = 連火:この攻撃は+1/+1となる。
card-himika-magnum =
    .text = 攻撃後:自ライフ→ダスト:1。
card-himika-barrage =
    .text = 相手はこの攻撃のオーラへのダメージとライフへのダメージを両方受ける。
card-himika-backstep =
    .text = 札を1枚引く。ダスト→間合:1。
card-himika-backdraft =
    .text = 相手を畏縮させる。連火:このターン、オーラへのダメージが「-」でない、他のメガミの次のあなたの攻撃は+1/+1となる。
card-himika-smoke =
    .text = 展開中:誰の矢印効果でも、間合から桜花結晶は動かない。
card-himika-crimson-zero =
    .text = 相手はこの攻撃のオーラへのダメージとライフへのダメージを両方受ける。間合0では対応不可を得る。
card-himika-scarlet-visions =
    .text = 札を2枚引き、その後、手札を1枚伏せ札にする。
card-himika-vermillion-field =
    .text = 連火:ダスト→間合:2。再起:あなたの手札がない。

## トコヨ

goddess-tokoyo =
    .weapon = 扇
    .mechanics = 境地:あなたの集中力が2の間有効。
    .provenance = おそらくこの箱に入っています。ルールブックに彼女の札が載っています
card-tokoyo-glancing-strike =
    .text = 攻撃後、境地:この札を持ち主の山札の上に置く。
card-tokoyo-polite-return =
    .text = 攻撃後、境地:対応した攻撃を打ち消す。ただし切札の攻撃を除く。
card-tokoyo-rabbit-step =
    .text = 間合が3以下ならば、ダスト→間合:2。
card-tokoyo-song-and-dance =
    .text = 集中力を1得る。1つ選ぶ:自フレア→自オーラ:1、または自オーラ→間合:1。
card-tokoyo-break-point =
    .text = あなたの捨て札と伏せ札から合わせて2枚まで選び、好きな順で山札の底に置く。ダスト→自オーラ:2。
card-tokoyo-windy-stage =
    .text = 展開時:間合→自オーラ:2。破棄時:自オーラ→間合:2。
card-tokoyo-sunny-stage =
    .text = 終端。展開時:あなたの集中力は2になる。破棄時:攻撃『適正距離3-6、-/1』を行う。
card-tokoyo-immortal-flower =
    .text = 攻撃後:対応した攻撃を打ち消す。
card-tokoyo-eternal-migrant =
    .text = 攻撃後:ライフへのダメージを受けずに山札を再構成する。
card-tokoyo-perpetual-wind =
    .text = 対応不可。攻撃後:相手は攻撃でない手札を1枚捨て札にする。なければ手札を公開する。再起、境地。
card-tokoyo-eternal-moon =
    .text = あなたの集中力は2になり、相手の集中力は0になり、相手は畏縮する。

## オボロ

goddess-oboro =
    .weapon = 忍
    .mechanics = 設置:再構成の直前、ライフへのダメージの前に、設置を持つあなたの伏せ札を1枚使用してもよい。手札から普通に使用することもできる。
    .provenance = おそらくこの箱に入っています。ルールブックに彼女の札が載っています
card-oboro-steel-strings =
    .text = 設置。
card-oboro-caltrops =
    .text = 設置。対応不可。攻撃後:伏せ札から使用したならば、相手の手札を見て、その中の1枚を伏せ札にする。
card-oboro-rush-of-blades =
    .text = このターンに相手がオーラへのダメージを受けていれば、この攻撃は+1/+1となる。
card-oboro-ninpo-walk =
    .text = 設置。ダスト→間合:1。伏せ札から使用したならば、設置を持つ別の伏せ札を1枚使用してもよい。
card-oboro-induce =
    .text = 設置。1つ選ぶ:間合→相オーラ:1、または相オーラ→相フレア:1。
card-oboro-shadow-cloning =
    .text = 全力でないあなたの伏せ札を1枚使用する。その後それが捨て札に表向きであれば、もう一度使用する。それが攻撃ならば、どちらの攻撃も対応不可を得る。
card-oboro-revitalize =
    .text = 隙。設置。破棄時:あなたの使用済の切札を1枚未使用に戻す。
card-oboro-kuma-suke =
    .text = 攻撃後:あなたの伏せ札1枚ごとに、攻撃『適正距離3-4、2/2』を行う。
card-oboro-tobi-kage =
    .text = 全力でないあなたの伏せ札を1枚使用してもよい。この札が攻撃への対応ならば、その札も同じ攻撃への対応となる。
card-oboro-uro-uo =
    .text = 使用済:再構成の前に、設置を持つ伏せ札を1枚ではなく好きな枚数使用してもよい。
card-oboro-mi-kazura =
    .text = 攻撃後:ダスト→自フレア:1。再起:あなたのフレアが0である。

## チカゲ

goddess-chikage =
    .weapon = 毒
    .mechanics = 毒:持っている者の札で、どのメガミにも属さず、通常札のように使用する。伏せ札にはできないので、基本動作の支払いにはならず、手札の上限で捨てるべき時も手札に残る。持ち主が再構成する時、山札の毒は無作為な順で一番上に置かれる。
    .provenance = この箱に入っているというのは推測です。確かめられる資料はありません
card-chikage-poison-needle =
    .text = 攻撃後:あなたの毒袋から麻痺毒、幻覚毒、弛緩毒のいずれか1枚を相手の山札の上に置く。
card-chikage-concealment =
    .text = 攻撃後:自オーラ→間合:1、さらにダスト→間合:1。攻撃後:このターンの残りの間、相手は前進できない。
card-chikage-behead =
    .text = 攻撃後:相手の手札が2枚以上ならば、相手はその中から1枚を捨て札にする。
card-chikage-miasma =
    .text = あなたの毒袋から麻痺毒、幻覚毒、弛緩毒のいずれか1枚を相手の手札に加える。
card-chikage-silent-approach =
    .text = 隙。展開中:間合は2小さくなる。
card-chikage-quagmire =
    .text = 展開中:相手は後退も離脱も行えない。
card-chikage-ruinous-soultoxin =
    .text = あなたの毒袋から滅灯毒を1枚、相手の山札の上に置く。
card-chikage-treacherous-spiritquell =
    .text = 展開中:オーラかライフへのダメージが「-」である相手の攻撃は打ち消される。
card-chikage-amorphous-mistbane =
    .text = 再起:相手の手札が2枚以上ある。
card-chikage-chikage-s-grim-path =
    .text = 展開中:あなたがライフに1以上のダメージを受けた時、それが再構成によるものでも、この札の上の桜花結晶はすべてダストへ移り、破棄時の効果なしでこの札は未使用に戻る。破棄時:あなたの他の切札がすべて使用済ならば、あなたは勝利する。
card-chikage-numbing-agent =
    .text = 毒。このターンに基本動作を行った後は使用できない。この札を相手の毒袋に戻す。現在のフェイズは終了する。
card-chikage-hallucinogen =
    .text = 毒。この札を相手の毒袋に戻す。自フレア→ダスト:2。
card-chikage-muscle-relaxant =
    .text = 毒。展開中:あなたは攻撃札を使用できない。破棄時:この札を相手の毒袋に戻す。
card-chikage-fading-light-toxin =
    .text = 毒。自オーラ→ダスト:3。

## サリヤ

goddess-thallya =
    .weapon = 乗騎
    .mechanics = マシン:造花結晶を5つ持つ。燃焼は1つを燃やして支払う。騎動は1つを使って、前進する(間合の桜花結晶1つを覆い、それは数えられず動かせなくなる)か、後退する(間合が1つ多く数えられる)。使った造花結晶は次のあなたのターンの始めに燃焼済になる。回復は燃焼済のものをマシンに戻す。変形は決闘の残りの間、形態を加える。
    .provenance = この箱に入っている可能性があります。ルールブックに彼女の札の名があります
card-thallya-burning-steam =
    .text = 攻撃後:騎動。
card-thallya-waving-edge =
    .text = 燃焼。攻撃後:騎動。
card-thallya-shield-charge =
    .text = 燃焼。この攻撃のダメージで動く桜花結晶は、代わりに間合へ移る。
card-thallya-steam-cannon =
    .text = 燃焼。
card-thallya-stunt =
    .text = 相手を畏縮させる。自オーラ→自フレア:2。
card-thallya-roaring =
    .text = 造花結晶を2つ燃焼してもよい。そうしたならば、集中力を1得て、相手は集中力を1失い、畏縮する。その後、集中力を2支払ってもよい。そうしたならば、造花結晶を3つ回復する。
card-thallya-turbo-switch =
    .text = 燃焼。騎動。
card-thallya-alpha-edge =
    .text = 即再起:あなたが騎動で間合を変える。
card-thallya-omega-burst =
    .text = 燃焼済のあなたの造花結晶をすべて回復する。対応した攻撃のオーラへのダメージが「-」か、回復した数以下ならば、その攻撃を打ち消す。
card-thallya-thallya-s-masterpiece =
    .text = 使用済:あなたのターンに、基本動作でないあなたの騎動が間合を変えるたび、ダスト↔間合:1を行ってもよい。
card-thallya-julia-s-blackbox =
    .text = あなたのマシンに造花結晶がなければ、マシンを変形し、造花結晶を2つ回復する。そうでなければ、この札を未使用に戻す。
card-thallya-form-yaksha =
    .text = 変形時:相手は次の開始フェイズに札を1枚しか引けず、畏縮する。あなたのマシンに造花結晶がない間、あなたは基本動作を行えない。基本動作Beta-Edge:攻撃『適正距離2, 4, 6, 8、2/1、攻撃後:騎動』を行う。
card-thallya-form-naga =
    .text = 変形時:相手のフレアが3以上ならば、2つ残るまでそこからダストへ桜花結晶を移す。基本動作Gamma-Ray:相手の山札の一番上の札を表向きで捨て札にする。
card-thallya-form-garuda =
    .text = 変形時:札を2枚引く。このターン、あなたの手札に上限はない。基本動作Delta-Wing:間合が7以下ならば、ダスト→間合:1。

## 特別ルール

epic-prosperous = 制して栄えよ
    .text = お互いにライフ12、オーラ7で始める。どの札も全力を持たない。
epic-pairing = 狂おしき対
    .text = お互いにライフ12で始める。メガミごとに、デッキに入れなかった通常札を1枚伏せて脇に置く。そのメガミの通常札を初めて使用した時に公開し、以後そのメガミの通常札はその写しとして使用する。
epic-wind = 強風の日
    .text = 矢印の効果で動く桜花結晶は2倍になる。
epic-ninja = 忍の伝統
    .text = 全力でない通常札はすべて設置を持つ。
epic-debate = 日向の雅な論戦
    .text = 開始フェイズには、手番のプレイヤーの付与札からだけ桜花結晶を取り除く。

## サイネ

goddess-saine =
    .weapon = 薙刀
    .mechanics = 八相:あなたのオーラが1以下の間有効。効果を解決する時に確かめる。
    .provenance = 二つ目の箱に入っていることは確かです。札そのものと、この版での八相の呼び名は確認できていません
card-saine-swing-rush =
    .text = 攻撃後、八相:攻撃『適正距離4-5、2/1』を行う。
card-saine-hilt-slam =
    .text = 攻撃後、八相:ダスト→間合:1。
card-saine-outclass =
    .text = 八相:この札は対応として使用できる。間合↔ダスト:1。
card-saine-space-for-master =
    .text = 展開中:この札からダストへ移る桜花結晶は間合へ移る。間合に入らないものは残る。展開中:達人の間合は1大きくなる。
card-saine-wavering-crystal =
    .text = 展開時:対応した攻撃は-1/+0となる。破棄時:攻撃『適正距離0-10、1/-、対応不可』を行い、その後、ダスト→間合:1。
card-saine-silent-wall =
    .text = 展開中:あなたへのダメージを解決する間、この札の上の桜花結晶はあなたのオーラにあるものとして扱う。
card-saine-rhythmic-arc =
    .text = 攻撃を3回、順に行う:『適正距離3-4、1/1』、『適正距離4-5、1/1』、『適正距離3-5、2/2』。
card-saine-resonant-beat =
    .text = この札の消費フレアは、相手のオーラの桜花結晶1つにつき1少なくなる。相オーラ→間合:2。
card-saine-silent-icebreaker =
    .text = 攻撃後:対応した攻撃は-1/-1となる。再起、八相。
card-saine-saine-s-final-stage =
    .text = 切札の攻撃への対応としてのみ使用できる。

## ユキヒ

goddess-yukihi =
    .weapon = 傘と簪
    .mechanics = 傘:閉じているか開いているかは、誰にでも見える。彼女の札の適正距離、ダメージ、テキストはこれに従う。始めは閉じていて、あなたの終了フェイズに1回、開閉してもよい。彼女の札にも開閉するものがある。誰がその札を使用しても、札の持ち主の傘に従う。持ち主に傘がなければ、その札には適正距離もテキストもない。
    .provenance = 二つ目の箱に入っているというのは推測です。「しこみび/ねこだまし」と「はらりゆき」は、この印刷の頃に変更されました
card-yukihi-hidden-needles-kept-needles =
    .text = 閉:適正距離4-6、3/1。開:適正距離0-2、1/2。
card-yukihi-preparation-fake-out =
    .text = 閉:適正距離5-6、1/1。開:適正距離0-2、1/1。どちらも、攻撃後:この札を手札に戻し、傘を開閉する。
card-yukihi-hidden-power-chain-reel =
    .text = 閉:適正距離2-5、1/1、攻撃後:ダスト↔間合:1(どちら向きでもよい)。開:適正距離0-2、1/1、攻撃後:間合→ダスト:2。
card-yukihi-swing-pierce =
    .text = 閉:適正距離4-6、5/-。開:適正距離0-2、-/2。
card-yukihi-wield =
    .text = この札は使用しても何も起こらない。傘を開閉した時、手札のこの札を公開してもよい。そうしたならば、ダスト→自オーラ:1。
card-yukihi-pull-back-advance =
    .text = 閉:ダスト→間合:1。開:間合→ダスト:1。
card-yukihi-bind =
    .text = 展開時:間合→ダスト:1。破棄時:ダスト→間合:1。あなたの傘が開いている間、この札の矢印はどちらも逆になる。
card-yukihi-gentle-snow =
    .text = 閉:適正距離3-5、3/1。開:適正距離0-1、0/0。即再起:あなたが傘を開閉する。
card-yukihi-swaying-flame =
    .text = 閉:適正距離4-6、0/0。開:適正距離0、4/5。
card-yukihi-soft-heart =
    .text = 展開中:あなたのユキヒの攻撃は、閉の適正距離と開の適正距離を両方持つ。ダメージとテキストは今まで通り傘に従う。
card-yukihi-abrupt-transformation =
    .text = 傘を開閉する。ダスト→自オーラ:1。
card-yukihi-umbrella =
    .text = あなたの傘が閉じているか開いているかを示す。ユキヒの札の適正距離、ダメージ、テキストはこれによって変わる。あなたの終了フェイズに1回、開閉してもよい。

## シンラ

goddess-shinra =
    .weapon = 書
    .mechanics = 計略:神算か鬼謀のどちらかを伏せて準備する。最初は神算。「計略を実行」する札は計略を公開し、その計略の効果を解決する。その後、次の計略を相手に見せずに選ぶ。あなたの終了フェイズに計略が準備されていなければ、準備する。封印した札は、封印した札の下にあり、ゲームの外にある。
    .provenance = 二つ目の箱に入っているというのは推測です
card-shinra-argue =
    .text = 相手の山札が2枚以上ならば、この攻撃はダメージを与えず、かわりに相手の山札の上の2枚を伏せ札にする。
card-shinra-protest =
    .text = 攻撃後:対応した攻撃が切札の攻撃でなく、オーラへのダメージが3以上ならば、そのダメージを打ち消す。攻撃後:相手は札を1枚引く。
card-shinra-sophism =
    .text = 攻撃後:計略を実行し、次の計略を準備する。神算:相手の山札の上の3枚を伏せ札にする。鬼謀:相手の捨て札を1枚選び、使用してもよい。
card-shinra-replicate =
    .text = 相手の手札を見て、攻撃札を1枚選んでもよい。選んだならば、使用するか伏せ札にする。その後、それが全力札ならば、現在のフェイズを終了する。
card-shinra-agitate =
    .text = 計略を実行し、次の計略を準備する。神算:ダスト→間合:1。鬼謀:間合→相オーラ:1。
card-shinra-eloquence =
    .text = 破棄時:計略を実行し、次の計略を準備する。神算:集中力を1得て、この札を山札の上に置く。鬼謀:相手の手札が1枚以下ならば、相手を畏縮させる。相手は札を3枚引き、その後、2枚捨てる。
card-shinra-confuse =
    .text = 展開時:相手の捨て札を1枚選び、この札の下に封印する。破棄時:この札の下に封印した札を相手の捨て札に戻す。
card-shinra-shake-the-mind =
    .text = 相手の捨て札を1枚選び、この札の下に封印する。それは戻らない。
card-shinra-infer-the-totality =
    .text = 計略を実行し、次の計略を準備する。神算:捨て札または使用済の付与札を1枚、フレアを支払わずに使用する。その後、それが全力札ならば、現在のフェイズを終了する。鬼謀:相手の展開中の、切札でない付与札を1枚選び、その上の桜花結晶をすべてダストに送る。
card-shinra-refute-the-world =
    .text = 展開中:あなたの攻撃のオーラへのダメージとライフへのダメージを、加算の前に入れ替える。
card-shinra-prove-the-nature =
    .text = 展開時:ダスト→自ライフ:2。展開中:あなたの他の付与札が破棄されるたび、その破棄時効果の後、相手のライフに1ダメージ。破棄時:あなたは敗北する。
card-shinra-divine =
    .text = 計略。相手に見せずに準備し、札が実行する時に公開する。最初は必ずこれ。
card-shinra-devious =
    .text = 計略。相手に見せずに準備し、札が実行する時に公開する。

## ハガネ

goddess-hagane =
    .weapon = 鎚
    .mechanics = 遠心:間合がターン開始時より2以上遠く、このフェイズにまだ攻撃を行っていない時だけ使用できる。使用した後に間合が変わってもよい。
    .provenance = 二つ目の箱に入っているというのは推測です。遠心がターン全体でなくフェイズの攻撃を見るのは、後の版の表現です
card-hagane-centrifugal-swing =
    .text = 遠心。攻撃後:あなたのターンならば、両者は手札をすべて伏せ札にし、あなたの集中力は0になり、現在のフェイズを終了する。
card-hagane-scatter-to-the-winds =
    .text = 攻撃後:間合がターン開始時から2以上変わっていれば、相手の手札から無作為に1枚を捨て札にする。
card-hagane-earthshatter =
    .text = 対応不可。攻撃後:相手の集中力は0になり、相手は畏縮する。
card-hagane-recoil =
    .text = 間合が5以上ならば、間合→自フレア:1。4以下ならば、相フレア→間合:1。
card-hagane-waltz-of-steel =
    .text = 遠心。相手のフレアが3以上ならば、相フレア→自オーラ:2。
card-hagane-sound-the-bell =
    .text = 遠心。1つ選ぶ:このターンの次のあなたの攻撃は対応不可を得る。または、それのオーラへのダメージが3以上ならば+0/+1、そうでなければ+2/+0となる。
card-hagane-gravity-well =
    .text = 全力化:この札の矢印効果は1つ多く動かす。展開時:間合→自オーラ:1。展開中:達人の間合は1小さくなる。
card-hagane-grand-firmament-crash =
    .text = 超克。Xは間合がターン開始時からいくつ変わったか。YはXの半分(切り上げ)。どちらもダメージを与えるまで間合に従う。
card-hagane-grand-bourdon-peal =
    .text = あなたの他の切札がすべて使用済ならば、ダスト→自ライフ:2。
card-hagane-grand-gravity-attract =
    .text = 間合→自フレア:3。再起:このターンに遠心を持つ札を使用し、この札は使用していない。
card-hagane-grand-sierra-respect =
    .text = 遠心。全力でない捨て札を2枚まで選び、好きな順で1枚ずつ使用する。

## クルル

goddess-kururu =
    .weapon = 絡繰
    .mechanics = 機巧:示された種類ごとに、その数以上の札があなたの捨て札、展開中の付与札、使用済の切札にある時だけ、続く効果が必ず働く。1枚の札は、カードタイプと、対応または全力の両方に数えてよい。使用中の札、封印された札、追加札は数えない。でゅーぷりぎあ3枚が追加札にある状態で始める。
    .provenance = 二つ目の箱に入っているというのは推測です。りげいなーは、この版の頃に変更されました
card-kururu-elekiter =
    .text = 機巧(行動3、対応2):相手のライフに1ダメージ。
card-kururu-acceler =
    .text = 機巧(行動2、付与1):あなたの手札から全力札を1枚使用してもよい。そのためにフェイズは終了しない。
card-kururu-kururu-n =
    .text = 対応でしか使用できない。次から2つまでを選び、好きな順に行う:札を1枚引く。伏せ札1枚を山札の底に置く。相手は手札から1枚選び、捨て札にする。
card-kururu-tornaydo =
    .text = 機巧(攻撃2):相手のオーラに5ダメージ。機巧(付与2):相手のライフに1ダメージ。
card-kururu-regainah =
    .text = 機巧(付与1、対応1):あなたの捨て札、伏せ札、使用済の切札から、他のメガミの全力でない札を1枚選び、コストを支払わずに使用してもよい。その際、適正距離全体、オーラへのダメージ、ライフへのダメージ、納のうち1つを1増減させてもよい。伏せ札にあるこの札は、手札にあるかのように使用できる。
card-kururu-mozule =
    .text = 展開中:あなたが行動札を使用した時、その解決後に基本動作を1回、コストなしで行ってもよい。
card-kururu-reflecta =
    .text = 展開時、機巧(攻撃1、対応1):ダストから桜花結晶を4つこの札の上に置く。展開中:各ターンの相手の二回目の攻撃は打ち消される。
card-kururu-drain-devil =
    .text = 相オーラ→自オーラ:1。使用済:あなたの使用済の切札が未使用に戻った時、フレアを支払わずにこの札を使用してもよい。
card-kururu-big-golem =
    .text = 使用済、機巧(対応1、全力2):あなたの終了フェイズに、相手のライフに1ダメージを与えてもよい。そうしたならば、ライフへのダメージを受けずに山札を再構成する。使用済:あなたが全力札を使用した時、その解決後に基本動作を1回、コストなしで行ってもよい。
card-kururu-industria =
    .text = この札があなたの札で、下に封印された札がなければ、あなたの手札または捨て札から付与でない札を1枚選び、この札の下に封印してもよい。追加札のでゅーぷりぎあ1枚を山札の底に置く。即再起:あなたが山札を再構成する。
card-kururu-godly-intervention-simulator-kururu-type =
    .text = 機巧(攻撃2、行動3、付与2):相手の未使用の切札を見て、1枚を使用済にしてもよい。その後、相手の使用済の切札を1枚選び、フレアを支払わずに使用してもよい(全力札でもよい)。その後、この札を取り除く。
card-kururu-dupligear =
    .text = あなたのいんだすとりあが使用済の間、その下に封印された札の複製となる。ただし、名前は変わらず、通常札である。そうでない間はカードタイプが不定で、使用できない。

## ライラ

goddess-raira =
    .weapon = 爪
    .mechanics = 風雷:0から20までの風神ゲージと雷神ゲージ。もう一柱のメガミの札を使用すると、その札は帯電する。帯電を解除すると、風神ゲージか雷神ゲージが1上がる。解除できるのは、使用したその時、メインフェイズ(支払いなし)、再構成の直前。帯電が保たれるのは、使用中、捨て札、あなたの展開中、使用済の切札にある間だけ。
    .provenance = 二つ目の箱に入っているというのは推測です
card-raira-wind-and-thunder =
    .text = Xはあなたの風神ゲージと雷神ゲージの低い方。
card-raira-claw-of-regrowth =
    .text = 攻撃後:捨て札の攻撃札を1枚、山札の上に置いてもよい。
card-raira-windrun =
    .text = 間合が3以上ならば、間合→ダスト:2。
card-raira-wisdom-of-the-gods =
    .text = 風神ゲージと雷神ゲージの合計が4以上ならば、捨て札の他のメガミの札を1枚、山札の上に置いてもよい。風神ゲージか雷神ゲージを1上げる。
card-raira-roar =
    .text = 相手を畏縮させる。1つ選ぶ:風神ゲージと雷神ゲージを1ずつ上げる。または、手札をすべて伏せ札にし、雷神ゲージを倍にする。
card-raira-pounce =
    .text = 間合↔ダスト:3。
card-raira-stormcharged-claw =
    .text = 雷神ゲージが4以上ならば、この攻撃は+1/+0となる。再起:風神ゲージが4以上である。
card-raira-thundercall-ritual =
    .text = 攻撃『適正距離0-10、1/1』をX回、続けて行う。Xは雷神ゲージの半分(切り上げ)。
card-raira-windbeast-invocation =
    .text = 風神ゲージが足りているものをすべて、追加札から未使用で得る:3以上で風魔旋風、7以上で風魔纏廻、12以上で風魔天狗道。その後、この札を取り除く。
card-raira-death-and-rebirth =
    .text = 展開中:相手の攻撃が終わるたび(打ち消されたものも含む)、次の両方を行ってもよい:間合↔ダスト:1。風神ゲージか雷神ゲージを1上げる。
card-raira-windbeast-reincarnation =
    .text = 使用済の切札を1枚選び、未使用に戻す。使用済:あなたの切札の消費フレアは1少なくなる。
card-raira-windbeast-perdition =
    .text = ダスト↔間合:5(少なく動かしてもよい)。その後、この札を取り除く。
card-raira-wind-and-thunder-board =
    .text = あなたが使用した他のメガミの札は帯電し、使用したその時に解除してもよい。メインフェイズには標準行動として支払いなしで1枚を、再構成の直前には何枚でも、帯電を解除してよい。解除した札1枚につき、風神ゲージか雷神ゲージが1上がる。あなたの側で表向きでなくなった札は帯電を失う。
