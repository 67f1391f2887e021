/** What is printed on cards: as the server's legend tells it, and what follows from that. */

export interface PrintedCard {
  name: string;
  japanese: string;
  goddess: string;
  type: string;
  figures: string;
  text: string;
  provenance: string;
}

export interface PrintedGoddess {
  name: string;
  japanese: string;
  weapon: string;
  mechanics: string;
  provenance: string;
  blue?: string[];
  red?: string[];
}

/** What areas and decks hold at most in an edition. */
export interface Caps {
  distance: number;
  aura: number;
  vigor: number;
  hand: number;
  normals: number;
  ultimates: number;
}

export interface Legend {
  game: string;
  caps: Caps;
  zones: string[];
  actions: string[];
  goddesses: PrintedGoddess[];
  cards: PrintedCard[];
}

export interface Figures {
  flare: number | null;
  range: number[];
  rangeWords: string;
  damage: string;
  charge: number | null;
}

/** Editions call the cost of an Ultimate "Flare" or "Cost". */
const COST = /(?:Flare|Cost) (\d+)/;

/** "Flare 7  Range 3-4  4/4" taken apart. */
export function figures(text: string): Figures {
  const flare = COST.exec(text);
  const range = /Range ([\d, -]+?)(?:  |$)/.exec(text);
  const damage = /(?:^|  )([\d-]+\/[\d-]+)(?:  |$)/.exec(text);
  const charge = /Charge (\d+)/.exec(text);
  return {
    flare: flare ? Number(flare[1]) : null,
    range: range ? distances(range[1]) : [],
    rangeWords: range ? range[1] : "",
    damage: damage ? damage[1] : "",
    charge: charge ? Number(charge[1]) : null,
  };
}

/** "1-3, 5" as 1, 2, 3, 5. */
export function distances(words: string): number[] {
  const found: number[] = [];
  for (const part of words.split(",")) {
    const [near, far] = part.trim().split("-").map(Number);
    for (let distance = near; distance <= (far ?? near); distance++) found.push(distance);
  }
  return found;
}

/** Neighbouring distances joined: [1, 2, 4] as [[1, 2], [4, 4]]. */
export function runs(numbers: number[]): [number, number][] {
  const found: [number, number][] = [];
  for (const one of numbers) {
    const last = found.at(-1);
    if (last && last[1] === one - 1) last[1] = one;
    else found.push([one, one]);
  }
  return found;
}

export function isUltimate(card: PrintedCard): boolean {
  return COST.test(card.figures);
}

export type Kind = "attack" | "utility" | "enchantment" | "form";

export function kind(card: PrintedCard): Kind {
  const word = card.type.split(",")[0];
  return word === "Attack" ? "attack" : word.startsWith("En") ? "enchantment" : word === "TransForm" ? "form" : "utility";
}

export function isReaction(card: PrintedCard): boolean {
  return card.type.includes("Reaction");
}

export function isFullPower(card: PrintedCard): boolean {
  return /Full Power|Throughout/.test(card.type);
}

/** Whether a card can be put in a deck: Poisons and TransForms cannot. */
export function isForDecks(card: PrintedCard): boolean {
  return card.goddess !== "" && kind(card) !== "form";
}

/** What the back of a hidden card (a negative number) shows. */
export function back(card: number): "normal" | "ultimate" | "poison" | "form" {
  return (["normal", "ultimate", "poison", "form"] as const)[(-1 - card) % 4];
}

/** The cards of a goddess that can be in decks, numbered as seat 0's. */
export function cardsOf(legend: Legend, goddess: number): number[] {
  const name = legend.goddesses[goddess].name;
  const own: number[] = [];
  for (let card = 0; card < legend.cards.length / 2; card++) {
    if (legend.cards[card].goddess === name && isForDecks(legend.cards[card])) own.push(card);
  }
  return own;
}

/** Words in card texts that have a meaning of their own, and which. */
export const GLOSSARY: Record<string, [string, string]> = {
  Reaction: ["May also be played when the foe attacks, before the damage is dealt.", "対応:相手の攻撃に割り込んで使用できる。"],
  "Full Power": ["Only as the first and only thing you do in your Main Phase.", "全力:メインフェイズに他のことをしていない時だけ使え、使うとメインフェイズが終わる。"],
  Inevitable: ["The foe cannot react to this Attack (with the cards named).", "対応不可:(書かれた札では)対応できない。"],
  Inescapable: ["Hits whatever the Distance has become.", "不可避:間合が変わっても当たる。"],
  Overkill: ["Its Aura damage may be more than 5.", "超克:オーラへのダメージが5を超えられる。"],
  Charge: ["So many Sakura from your Aura or Shadow go on the card; one leaves it at the start of every turn.", "納:この数の桜花結晶を置き、毎ターン1つ減る。"],
  Ongoing: ["Holds while the Enchantment is in play.", "展開中:場にある間有効。"],
  Initialize: ["Happens when the Enchantment has come into play.", "展開時:場に出た時に解決する。"],
  Disenchant: ["Happens when the Enchantment has lost its last Sakura and is destroyed.", "破棄時:桜花結晶がなくなった時に解決する。"],
  After: ["Happens after the Attack has been resolved.", "攻撃後:攻撃の解決後に行う。"],
  Used: ["Holds while this Ultimate lies Used.", "使用済:使用済の間有効。"],
  Ready: ["An Ultimate that has not been used, or may be used again.", "未使用:まだ使える切札。"],
  Resurgence: ["The Used Ultimate becomes Ready again when this holds in the End Phase.", "再起:終了フェイズに満たすと未使用に戻る。"],
  "Immediate Resurgence": ["The Used Ultimate becomes Ready again at once when this happens.", "即再起:満たすとすぐ未使用に戻る。"],
  Concentration: ["Is destroyed without its Disenchant when you take Life damage.", "隙:ライフにダメージを受けると破棄される。"],
  Resolve: ["Holds while your Life is 3 or less.", "決死:ライフ3以下で有効。"],
  Inferno: ["Holds for the third and every later card you play in a turn.", "連火:このターン3枚目以降に使うと有効。"],
  Artistic: ["Holds while your Vigor is 2.", "境地:集中力2で有効。"],
  Trap: ["May be played from your face-down discards just before you reshuffle.", "設置:再構成の直前に伏せ札から使える。"],
  Maneuver: ["Ride forward or back with an Artificial Sakura: the Distance changes by 1.", "騎動:間合を1変える。"],
  Combust: ["Burn one Artificial Sakura as a cost.", "燃焼:造花結晶を1つ燃やして支払う。"],
  TransForm: ["Adds a form to your machine for the rest of the duel.", "変形。"],
  Poison: ["Belongs to whoever holds it; can never be discarded face-down.", "毒:伏せ札にできない。"],
  Negate: ["A Negated Attack does nothing.", "打ち消す。"],
  Stun: ["A Stunned player loses the Stun instead of gaining Vigor the next time.", "畏縮:次に集中力を得る代わりに解ける。"],
  Vigor: ["Pays for Basic Actions; you gain 1 each turn and hold at most 2.", "集中力:基本動作の支払い。最大2。"],
  Aura: ["Sakura that shield you; damage there goes to Shadow. Holds at most 5.", "オーラ:身を守る桜花結晶。最大5。"],
  Flare: ["Pays for Ultimates; the Life you lose goes there.", "フレア:切札の消費。失ったライフもここへ。"],
  Shadow: ["The common pool of Sakura.", "ダスト:共有の置き場。"],
  Distance: ["How far apart you stand: an Attack needs a Distance within its Range.", "間合:攻撃は適正距離でのみ使える。"],
  Limited: ["You may do nothing more this turn.", "終端:このターンもう何もできない。"],
  "Full Force": ["May be played as Full Power for a stronger effect.", "全力化。"],
};

/** The glossary's words that a text uses. */
export function glossaryIn(text: string): string[] {
  return Object.keys(GLOSSARY).filter((word) => new RegExp(`\\b${word}\\b`).test(text));
}
