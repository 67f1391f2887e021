/** The words on cards that have a meaning of their own, for each edition in its own words. */

export type Entry = [english: string, japanese: string];
type Glossary = Record<string, Entry>;

/** What all editions call the same. */
const COMMON: Glossary = {
  Reaction: ["May also be played when the foe attacks, before the damage is dealt.", "対応:相手の攻撃に割り込んで使用できる。"],
  Charge: ["So many Sakura from your Aura or Shadow go on the card; one leaves it at the start of every turn.", "納:この数の桜花結晶を置き、毎ターン1つ減る。"],
  Disenchant: ["Happens when the card has lost its last Sakura.", "破棄時:桜花結晶がなくなった時に解決する。"],
  Resolve: ["Holds while your Life is 3 or less.", "決死:ライフ3以下で有効。"],
  Artistic: ["Holds while your Vigor is 2.", "境地:集中力2で有効。"],
  Vigor: ["Pays for Basic Actions; you gain 1 each turn and hold at most 2.", "集中力:基本動作の支払い。最大2。"],
  Aura: ["Sakura that shield you; damage there goes to Shadow. Holds at most 5.", "オーラ:身を守る桜花結晶。最大5。"],
  Flare: ["Pays for your strongest cards; the Life you lose goes there.", "フレア:切札の消費。失ったライフもここへ。"],
  Shadow: ["The common pool of Sakura.", "ダスト:共有の置き場。"],
  Distance: ["How far apart you stand: an attack needs a Distance within its Range.", "間合:攻撃は適正距離でのみ使える。"],
};

const LEVEL_99: Glossary = {
  ...COMMON,
  "Full Power": ["Only as the first and only thing you do in your Main Phase.", "全力:メインフェイズに他のことをしていない時だけ使え、使うとメインフェイズが終わる。"],
  "Full Force": ["May be played as Full Power for a stronger effect.", "全力化。"],
  Inevitable: ["The foe cannot react to this Attack (with the cards named).", "対応不可:(書かれた札では)対応できない。"],
  Inescapable: ["Hits whatever the Distance has become.", "不可避:間合が変わっても当たる。"],
  Overkill: ["Its Aura damage may be more than 5.", "超克:オーラへのダメージが5を超えられる。"],
  "Range Expansion": ["The Range reaches so many further at its near end [Min] or its far end [Max].", "適正距離拡大:近い側[Min]または遠い側[Max]に広がる。"],
  Ongoing: ["Holds while the Enchantment is in play.", "展開中:場にある間有効。"],
  Initialize: ["Happens when the Enchantment has come into play.", "展開時:場に出た時に解決する。"],
  After: ["Happens after the Attack has been resolved.", "攻撃後:攻撃の解決後に行う。"],
  Ultimate: ["A card kept beside the deck; paid with Flare, then Used.", "切札:フレアを払って使い、使用済になる。"],
  Used: ["Holds while this Ultimate lies Used.", "使用済:使用済の間有効。"],
  Ready: ["An Ultimate that has not been used, or may be used again.", "未使用:まだ使える切札。"],
  Resurgence: ["The Used Ultimate becomes Ready again when this holds in the End Phase.", "再起:終了フェイズに満たすと未使用に戻る。"],
  "Immediate Resurgence": ["The Used Ultimate becomes Ready again at once when this happens.", "即再起:満たすとすぐ未使用に戻る。"],
  Concentration: ["Is destroyed without its Disenchant when you take Life damage.", "隙:ライフにダメージを受けると破棄される。"],
  Inferno: ["Holds for the third and every later card you play in a turn.", "連火:このターン3枚目以降に使うと有効。"],
  Trap: ["May be played from your face-down discards just before you reshuffle.", "設置:再構成の直前に伏せ札から使える。"],
  Maneuver: ["Ride forward or back with an Artificial Sakura: the Distance changes by 1.", "騎動:間合を1変える。"],
  Combust: ["Burn one Artificial Sakura as a cost.", "燃焼:造花結晶を1つ燃やして支払う。"],
  TransForm: ["Adds a form to your machine for the rest of the duel.", "変形:決闘の間、機巧に形態を加える。"],
  Poison: ["Belongs to whoever holds it; can never be discarded face-down.", "毒:持っている者の札で、伏せ札にできない。"],
  Negate: ["A Negated Attack does nothing.", "打ち消す:その攻撃は何も起こさない。"],
  Stun: ["A Stunned player loses the Stun instead of gaining Vigor the next time.", "畏縮:次に集中力を得る代わりに解ける。"],
  Limited: ["You may do nothing more this turn.", "終端:このターンもう何もできない。"],
};

/** AEG and Beta call most things alike. */
const FIRST_GENERATION: Glossary = {
  ...COMMON,
  Throughout: ["Only as the first and only thing you do in your main phase.", "全力:メインフェイズに他のことをしていない時だけ使え、使うとメインフェイズが終わる。"],
  Cost: ["So many Sakura go from your Flare to Shadow to play the card.", "消費:この数の桜花結晶をフレアからダストへ送る。"],
  Forced: ["Its damage is dealt to Aura and to Life; nobody chooses.", "両受け:オーラとライフの両方にダメージを与える。"],
  special: ["A card kept beside the deck, paid from Flare.", "切札:フレアを払って使う札。"],
  cancel: ["A cancelled attack does nothing more.", "打ち消す:その攻撃は何も起こさない。"],
};

const AEG: Glossary = {
  ...FIRST_GENERATION,
  Enhancement: ["Stays in play while there are Sakura on it.", "付与札:桜花結晶がある間、場に残る。"],
  Unguarded: ["1 or more damage to you, to Aura or to Life, puts it on your discard pile, without its Disenchant.", "隙:1以上のダメージを受けると、破棄時効果なしで伏せ札になる。"],
  Ongoing: ["Holds while the Enhancement is in play.", "展開中:場にある間有効。"],
  Initialize: ["Happens when the Enhancement has come into play.", "展開時:場に出た時に解決する。"],
  "After Attack": ["Happens after the attack has been resolved.", "攻撃後:攻撃の解決後に行う。"],
  Always: ["Holds wherever the card is, as it says.", "常時:書かれた場所にある間ずっと有効。"],
  Idea: ["Holds while there is no Sakura on your Aura.", "八相:オーラに桜花結晶がない間有効。"],
  Trap: ["May be played from your discard pile just before you reshuffle.", "設置:再構成の直前に伏せ札から使える。"],
  Resurgence: ["The Devoted Special card is available again when this holds.", "再起:満たすと切札が再び使える。"],
  Devoted: ["A Special card that has been played.", "使用済:使った切札。"],
  available: ["A Special card that can be played.", "未使用:まだ使える切札。"],
  "played pile": ["Where cards go that have been played, face-up.", "使った札の山(表向き)。"],
  "discard pile": ["Where cards go that paid for something, face-down.", "支払いに使った札の山(裏向き)。"],
  Closed: ["While your umbrella is closed.", "閉:傘を閉じている間。"],
  Open: ["While your umbrella is open.", "開:傘を開いている間。"],
  seal: ["The card is out of the game, under the card that sealed it.", "封印:その札の下に置かれ、使えない。"],
  Distant: ["The far end of the Range.", "適正距離の遠い側。"],
  Close: ["The near end of the Range.", "適正距離の近い側。"],
};

const BETA: Glossary = {
  ...FIRST_GENERATION,
  Enhance: ["Stays out while there are Sakura on it.", "付与札:桜花結晶がある間、場に残る。"],
  Effective: ["Holds while the Enhance card is out.", "展開中:場にある間有効。"],
  "When played": ["Happens when the card has been played and its Sakura placed.", "使用時:桜花結晶を置いた後に解決する。"],
  "After attack": ["Happens after the attack has been resolved.", "攻撃後:攻撃の解決後に行う。"],
  "Available again": ["The devoted special card can be played once more when this holds.", "再起:満たすと切札が再び使える。"],
  stock: ["Your deck.", "山札。"],
  "upcard pile": ["Where cards go that have been played.", "使った札の山(表向き)。"],
  "downcard pile": ["Where cards go that paid for something, face-down.", "支払いに使った札の山(裏向き)。"],
};

const BY_GAME: Record<string, Glossary> = { "sakura-arms/level99": LEVEL_99, "sakura-arms/aeg": AEG, "sakura-arms/beta": BETA };

export function glossary(game: string): Glossary {
  return BY_GAME[game] ?? LEVEL_99;
}

/** The glossary's words that a text uses, and no word that is only part of a longer one there. */
export function glossaryIn(text: string, game = "sakura-arms/level99"): string[] {
  const words = Object.keys(glossary(game));
  const found = new Set<string>();
  let left = text;
  for (const word of [...words].sort((one, other) => other.length - one.length)) {
    const pattern = new RegExp(`\\b${word}\\b`, "g");
    if (!pattern.test(left)) continue;
    found.add(word);
    left = left.replace(pattern, "");
  }
  return words.filter((word) => found.has(word));
}

/** Words so common that a ruling about them says nothing about a card. */
const EVERYDAY = new Set(["Reaction", "Aura", "Flare", "Shadow", "Distance", "Vigor", "After", "After Attack", "After attack", "Charge", "Ongoing", "Effective", "Cost", "Used", "Ready", "Ultimate", "available", "Open", "Closed", "Close", "Always", "special", "stock"]);

/** The glossary's words in a text that set a card apart. */
export function keywordsIn(text: string, game: string): string[] {
  return glossaryIn(text, game).filter((word) => !EVERYDAY.has(word));
}
