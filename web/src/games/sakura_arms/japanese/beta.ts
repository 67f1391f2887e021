/** The card texts of the Beta edition in Japanese, in our own words, by the English names of the cards. */

export const TEXTS: Record<string, string> = {
  "Gash": "決死:この攻撃は+1/+1となる。",
  "Footwork": "間合→ダスト:2。",
  "Spirit of Fire": "展開中、決死:あなたのすべての攻撃は+1/+1となる。",
  "Overawe": "この札が場にある間、攻撃によって1以上のダメージを受けると、破棄時の効果なしで伏せ札になる。破棄時:攻撃『適正距離0-5、3/-』を行う。",
  "Uranami Storm": "攻撃後:対応した攻撃は-2/+0となる。",
  "Ukifune Serene": "ダスト→自オーラ:5。その後、ダスト→相オーラ:5。",
  "AMANE Yurina's Final Blow": "決死:その時だけこの札を使用できる。",
  "Burst": "この札がこのターンにあなたが使用した3枚目以降の札ならば、この攻撃は+1/+0となる。",
  "Fire": "攻撃後:自ライフ→ダスト:1。",
  "Barrage": "この攻撃はオーラとライフの両方にダメージを与える。",
  "Leap Back": "札を1枚引く。ダスト→間合:1。",
  "Blaze": "相フレア→相オーラ:1。この札がこのターンにあなたが使用した3枚目以降の札ならば、札を1枚引く。",
  "Smoke": "展開中:現在の間合は、この札の上の桜花結晶の数だけ大きくなる。",
  "Crimson-zero": "この攻撃には対応できない。",
  "Scarlet-imagine": "札を2枚引く。",
  "Vermilion-field": "この札がこのターンにあなたが使用した3枚目以降の札ならば、ダスト→間合:2。再起:あなたの終了フェイズに、手札がない。",
  "Polite Return": "境地:この攻撃の適正距離は2-4となる。攻撃後:対応した攻撃が切札でなければ、打ち消す。",
  "Grazing Strike": "攻撃後:この札をあなたの山札の上に置く。",
  "Rabbit Step": "現在の間合が2以下ならば、ダスト→間合:2。",
  "Singing Dance": "1つ選ぶ:自オーラ→間合:1、または自フレア→自オーラ:1。",
  "Break the Point": "あなたの捨て札と伏せ札から合わせて2枚まで選び、好きな順で山札の底に置く。ダスト→自オーラ:2。",
  "Sense of Beauty": "展開中、境地:あなたが相手の攻撃に対応するたび、相手のライフに1ダメージを与える。",
  "Windy Stage": "使用時:間合→自オーラ:2。破棄時:自オーラ→間合:2。",
  "Immortal Flower": "攻撃後:対応した攻撃を打ち消す。",
  "Everlasting Migratory": "攻撃後:ライフへのダメージを受けずに山札を再構成する。",
  "Perpetual Wind": "相手の手札から無作為に1枚を捨て札にする。再起、境地:あなたの終了フェイズに。",
  "Eternal Moon": "あなたの集中力は2になる。",
};

/** What is peculiar to a Megami. */
export const MECHANICS: Record<string, string> = {
  "Yurina": "決死:あなたのライフが3以下の間有効。必要になるたび、ダメージを解決している間にも確かめる。",
  "Himika": "このターンに使用した札の枚数を見る札がある。効果で使用した札も、不成立の攻撃も数える。基本動作の支払いにした札は数えない。",
  "Tokoyo": "境地:あなたの集中力が2の間有効。",
};
