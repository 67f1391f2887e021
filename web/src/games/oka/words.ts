/** The words of Sakura 桜花伝説, in English and in Japanese, all of them ours. */

import type { Player } from "../../app/lib/server";
import type { Choice } from "../../app/lib/view";
import type { Language } from "../../app/lib/words";
import { fits, waiting, wraps } from "./fits";
import {
  ANY, CARDS, COLOUR, FREE, HIGHER, HIRE, HIGHEST, LOWER, PICK, PILE, PLACE, PLAYER, RENEW, RENEWAL, ROUND, ROUNDS, SIDES, TAKE, VOTE, WHITE,
  suitOf, valueOf, type Side, type Sight,
} from "./places";

export type Both = [string, string];

export function of(both: Both, language: Language): string {
  return both[language === "ja" ? 1 : 0];
}

export const SIGNS = ["+", "−"];
export const LETTERS = ["K", "R", "B", "G"];
export const SHAPES = ["●", "▲", "■", "◆"];
export const SUITS: Both[] = [["black", "黒"], ["red", "赤"], ["blue", "青"], ["green", "緑"]];

export type Family = "Cook" | "Geisha" | "Samurai" | "Daimyo" | "Konohana";

export const FAMILIES: Record<Family, Both> = {
  Cook: ["Cook", "料理人"],
  Geisha: ["Geisha", "芸者"],
  Samurai: ["Samurai", "侍"],
  Daimyo: ["Daimyo", "大名"],
  Konohana: ["Konohana", "木花"],
};

export interface CharacterWords {
  family: Family;
  /** What tells it from the others of its family. */
  name: Both;
  /** A few letters for where there is no room for more. */
  sign: string;
  /** What it does, in a line; {n}: the number of a Cook. */
  brief: Both;
  /** The whole text where the engine's own is not in that language. */
  japanese: string;
  /** How it is read where the rulebook leaves room. */
  readings: Both[];
}

const COOK_READINGS: Both[] = [
  ["The changed number counts for everything: the same value in any colour, higher or lower, and round the corner from 13 to 1.", "変わった数は、同じ数・大小・13と1のつながりのすべてに使えます。"],
  ["The next player faces the card's own number.", "次の人にとっては、札に書かれた数のままです。"],
  ["It is of no use on a pile that begins anew.", "新しく始める山には使えません。"],
];

const cook = (number: number): CharacterWords => ({
  family: "Cook",
  name: [`${number}`, `${number}`],
  sign: `±${number}`,
  brief: ["Your next card counts as {n} higher or {n} lower.", "次の札を{n}大きく、または{n}小さく数える。"],
  japanese: "次に置く札を、ちょうど{n}大きいか{n}小さい数として置きます。13の次は1。置いた後は元の数に戻ります。",
  readings: COOK_READINGS,
});

/** The fifteen, in the order of their numbers. */
export const CHARACTERS: CharacterWords[] = [
  cook(1),
  cook(2),
  cook(3),
  {
    family: "Geisha",
    name: ["neighbours", "隣人"],
    sign: "⇄",
    brief: ["Draw a card from each neighbour, give each another.", "両隣から1枚ずつ引き、別の札を1枚ずつ渡す。"],
    japanese: "両隣の手札から見ずに1枚ずつ引き、それぞれに1枚渡します。引いた相手に同じ札は返せません。2人なら1枚引いて別の1枚を渡します。",
    readings: [["Both cards are drawn before either is given; what came from one neighbour may go to the other.", "先に両方を引きます。片方から来た札をもう片方に渡してもかまいません。"]],
  },
  {
    family: "Geisha",
    name: ["look", "拝見"],
    sign: "◉",
    brief: ["Look at somebody's hand; you may exchange a card.", "誰かの手札を見る。1枚交換してもよい。"],
    japanese: "他の1人の手札を見ます。1枚取ってもよく、取ったら別の1枚を渡します。",
    readings: [["Only you see that hand. What you give must be another card than the one you took.", "見るのは自分だけ。取った札と同じ札は返せません。"]],
  },
  {
    family: "Geisha",
    name: ["reorder", "並べ替え"],
    sign: "⇅",
    brief: ["Look through a pile and put it in any order.", "山を1つ見て、好きな順に並べ替える。"],
    japanese: "山を1つ見て好きな順に並べます。一番上になった札が有効になります。",
    readings: [["The new top counts at once. You may do it after your own two cards, to make it hard for the next player.", "新しい一番上がすぐ有効。自分の2枚を置いた後でもかまいません。"]],
  },
  {
    family: "Samurai",
    name: ["turn", "反転"],
    sign: "☯",
    brief: ["Turn the Yin-Yang card: + and − change places.", "陰陽札を回し、+と−を入れ替える。"],
    japanese: "陰陽札を回します。増える山は減る山に、減る山は増える山になります。",
    readings: [["It stays turned for everybody until somebody turns it again; also between your two cards.", "誰かがまた回すまで全員に続きます。2枚の間に回してもかまいません。"]],
  },
  {
    family: "Samurai",
    name: ["lower on white", "白で下へ"],
    sign: "+↓",
    brief: ["Your next card goes on + and may be lower.", "次の札は+の山に、小さくても置ける。"],
    japanese: "次の札は増える山(白)に、小さい数でも置けます。色は合わせます。",
    readings: [["Only the direction is lifted: the colour must still be that of the top card.", "変わるのは大小だけ。色はやはり合わせます。"]],
  },
  {
    family: "Samurai",
    name: ["higher on black", "黒で上へ"],
    sign: "−↑",
    brief: ["Your next card goes on − and may be higher.", "次の札は−の山に、大きくても置ける。"],
    japanese: "次の札は減る山(黒)に、大きい数でも置けます。色は合わせます。",
    readings: [["Only the direction is lifted: the colour must still be that of the top card.", "変わるのは大小だけ。色はやはり合わせます。"]],
  },
  {
    family: "Daimyo",
    name: ["discard", "放棄"],
    sign: "✶✕",
    brief: ["Discard a trick card of yours: 2 coins for each ✶.", "自分の取り札を1枚捨て、✶1つにつき2コイン。"],
    japanese: "自分の取り札を1枚捨てます。この回では数えません。手裏剣1つにつき2コイン得ます。",
    readings: [["The card is out for this round only: all cards are dealt anew in the next.", "外れるのはこの回だけ。次の回には全部の札を配り直します。"]],
  },
  {
    family: "Daimyo",
    name: ["take", "横取り"],
    sign: "✶←",
    brief: ["Take another's trick card: 3 coins for each ✶.", "他人の取り札を1枚取り、✶1つにつき3コイン。"],
    japanese: "他の人の取り札を1枚取って自分のものにします。手裏剣1つにつき3コイン得ます。",
    readings: [["The coins on the card itself are not paid again.", "札のコインはもう支払われません。"]],
  },
  {
    family: "Daimyo",
    name: ["vote", "投票"],
    sign: "◐?",
    brief: ["Secret vote: on the larger side, twice the price; else half.", "秘密投票。多い側なら代金の倍、少なければ半分。"],
    japanese: "全員が陰陽の印の面を秘密に選びます。反対の面が自分の面より多くなければ代金の2倍、そうでなければ半分(切り捨て)を得ます。2人なら3つ目の印を投げて加えます。",
    readings: [
      ["A tie counts as won. Used free after a renewal it pays nothing: nothing was paid for it.", "同数は勝ち。無料で使った時は代金0なので何も得ません。"],
      ["This is the only thing that is decided outside one's own turn.", "自分の番でない時に決めるのはこれだけです。"],
    ],
  },
  {
    family: "Konohana",
    name: ["coins", "恵み"],
    sign: "◎",
    brief: ["Gain the coins on all cards of a pile; it stays.", "山1つのコインを全部得る。山は残る。"],
    japanese: "山を1つ選び、その全部の札のコインを得ます。山はそのまま残ります。",
    readings: [["Hidden cards of the pile count too.", "見えない札のコインも数えます。"]],
  },
  {
    family: "Konohana",
    name: ["colour", "彩り"],
    sign: "●▲",
    brief: ["Your next card takes the colour of the top card.", "次の札は一番上の札の色になる。"],
    japanese: "次の札は山の一番上の札の色として置けます。数は合わせます。置いた後は元の色です。",
    readings: [["The number must fit as ever, and the next player faces the card's own colour.", "数の決まりはそのまま。次の人には元の色です。"]],
  },
  {
    family: "Konohana",
    name: ["any card", "自在"],
    sign: "★",
    brief: ["Your next card may be any card at all.", "次の札は何でも置ける。"],
    japanese: "次の札は、一番上が何であっても置けます。",
    readings: [["It is of no use on a pile that begins anew: any card begins it.", "新しく始める山には使えません。どの札でも始められるからです。"]],
  },
];

export const INTERFACE = {
  coins: ["coins", "コイン"],
  coin: ["coin", "コイン"],
  hand: ["hand", "手札"],
  tricks: ["trick cards", "取り札"],
  shurikens: ["shurikens", "手裏剣"],
  shuriken: ["shuriken", "手裏剣"],
  score: ["shurikens of earlier rounds", "前の回までの手裏剣"],
  now: ["in this round", "この回"],
  began: ["began this round", "この回の最初"],
  turn: ["has the turn", "番"],
  characters: ["Characters for hire", "雇える人物"],
  draw_pile: ["draw pile", "山札"],
  gap: ["hired in this turn; the row moves up when the turn ends", "この番に雇われました。番の終わりに詰めます"],
  renew: ["Renew", "入れ替え"],
  pile: ["pile", "山"],
  white: ["white", "白"],
  black: ["black", "黒"],
  in_pile: ["in the pile", "山に"],
  aid_note: ["Piles may not be looked through. This is what everybody saw being played.", "山を見返すことはできません。これは全員が見た札の合計です。"],
  choices: ["All choices", "すべての選択"],
  secret: ["Nobody sees your choice before all have chosen.", "全員が選ぶまで、誰にも見えません。"],
  votes: ["The vote", "投票"],
  toss: ["third token", "3つ目の印"],
  standing: ["Final standing", "最終順位"],
  rank: ["Rank", "順位"],
  seat: ["Player", "プレイヤー"],
  won: ["You have won!", "あなたの勝ち!"],
  shared: ["You share the victory!", "同点一位!"],
  place: ["You are number {0} of {1}.", "{1}人中{0}位です。"],
  wins: ["{0} has won.", "{0}の勝ち。"],
  share: ["{0} share the victory.", "{0}が勝利を分け合いました。"],
  conceded: ["You have given up your seat: a computer plays it on.", "席を譲りました。コンピューターが続けます。"],
  none: ["None.", "なし"],
  ours: ["Coins and shurikens on the cards are our own proposal: the printed numbers are not known to us.", "札のコインと手裏剣の数は私たちの案です。印刷された数は分かっていません。"],
  supplied: ["Coins and shurikens on the cards were supplied by whoever set up the table.", "札のコインと手裏剣の数は、卓を作った人が与えたものです。"],
  number_ours: ["Of the Cooks' numbers only 2 is in the rulebook; this one is ours.", "料理人の数のうち、規則書にあるのは2だけです。この数は私たちの案です。"],
  colour_ours: ["Of the colours only black is named in the rulebook; the other names are ours.", "規則書に名があるのは黒だけです。他の色の名は私たちのものです。"],
  readings: ["How it is read", "読み方"],
  taker: ["for whoever takes it", "取った人に"],
  over: ["The game is over.", "終了しました。"],
  profile: ["Coins and shurikens", "コインと手裏剣"],
  cards: ["The 52 cards", "52枚の札"],
  the_characters: ["The fifteen characters", "15人の人物"],
  rules_title: ["Sakura 桜花伝説 on one page", "桜花伝説:遊び方"],
  words: ["Words", "用語"],
  all_here: ["All at this screen", "全員この画面で"],
  all_link: ["All friends by link", "全員リンクで"],
  you: ["You", "あなた"],
  known: ["known to you", "あなたが知っている札"],
  settled: ["from the top", "上から"],
  house: ["House rules", "取り決め"],
  how_many: ["How many play?", "何人で?"],
  mixed: ["Choose who sits where", "席を決める"],
  open_table: ["Open the table", "卓を開く"],
  friend: ["a friend, by link", "友達(リンク)"],
  here: ["at this screen", "この画面"],
  computer: ["the computer", "コンピューター"],
  still_open: ["Waiting for {0} more. Each seat has a link of its own:", "あと{0}人待っています。席ごとのリンク:"],
} satisfies Record<string, Both>;

export type OkaWord = keyof typeof INTERFACE;

export function word(name: OkaWord, language: Language): string {
  return of(INTERFACE[name] as Both, language);
}

/** "red 7", "赤7". */
export function cardName(card: number, language: Language): string {
  const suit = of(SUITS[suitOf(card)], language);
  return language === "ja" ? `${suit}${valueOf(card)}` : `${suit} ${valueOf(card)}`;
}

/** A card in few letters, with the shape that goes with its colour: "▲R7". */
export function brief(card: number): string {
  return `${SHAPES[suitOf(card)]}${LETTERS[suitOf(card)]}${valueOf(card)}`;
}

export function characterName(card: number, language: Language, cooks: number[] = []): string {
  const at = card - CARDS;
  const one = CHARACTERS[at];
  const name = at < cooks.length ? String(cooks[at]) : of(one.name, language);
  if (language === "ja") return `${FAMILIES[one.family][1]}・${name}`;
  return one.family === "Cook" ? `Cook ${name}` : `${one.family}: ${name}`;
}

export function anyName(card: number, language: Language): string {
  return card < CARDS ? cardName(card, language) : characterName(card, language);
}

export function withNumber(text: string, card: number, cooks: number[]): string {
  const at = card - CARDS;
  return text.replaceAll("{n}", String(cooks[at] ?? at + 1));
}

/** Those at the table, as a reader calls them. */
export function seatName(seat: number, reader: number | null, players: Player[], language: Language): string {
  const player = players.find((one) => one.seat === seat);
  const name = player?.name ?? "";
  const isAlone = players.filter((one) => one.kind === "person").length < 2;
  const you = language === "ja" ? "あなた" : "You";
  if (seat === reader && player?.kind !== "bot") return isAlone || !name ? you : `${you} (${name})`;
  return name || `${word("seat", language)} ${seat + 1}`;
}

/** What a card must be to be placed: "red above 7, or any 7". */
export function needed(side: Side, top: number, modifiers: number, language: Language): string {
  const ja = language === "ja";
  const value = valueOf(top);
  if (modifiers & ANY) return ja ? "何でも" : "any card";
  const suit = modifiers & COLOUR ? (ja ? "どの色でも" : "any colour") : of(SUITS[suitOf(top)], language);
  const shape = modifiers & COLOUR ? "" : `${SHAPES[suitOf(top)]} `;
  const next = side === WHITE ? (wraps(side, top) ? 1 : value + 1) : wraps(side, top) ? HIGHEST : value - 1;
  const isOne = wraps(side, top) || next === (side === WHITE ? HIGHEST : 1);
  if (modifiers & (LOWER | HIGHER)) return ja ? `${shape}${suit}なら何でも、または${value}` : `${shape}${suit}, or any ${value}`;
  if (ja) return `${shape}${suit}の${isOne ? `${next}` : side === WHITE ? `${next}以上` : `${next}以下`}、または${value}`;
  return `${shape}${suit} ${isOne ? next : side === WHITE ? `${next} or more` : `${next} or less`}, or any ${value}`;
}

export function modifierNames(modifiers: number, language: Language, cooks: number[]): string {
  const bits = [1, 2, 4, 0, 0, 0, 0, LOWER, HIGHER, 0, 0, 0, 0, COLOUR, ANY];
  return bits.flatMap((bit, at) => (bit & modifiers ? [characterName(CARDS + at, language, cooks)] : [])).join(language === "ja" ? "と" : " and ");
}

/** Why a card in hand cannot be placed on a side now. */
export function whyNotPlaced(sight: Sight, hand: number[], side: Side, language: Language): string {
  const ja = language === "ja";
  const modifiers = waiting(sight, hand);
  const top = sight.top(side);
  const names = modifierNames(modifiers, language, sight.cooks);
  if (sight.isServed(side)) return ja ? `${SIGNS[side]}の山にはこの番の札があります` : `the ${SIGNS[side]} pile has its card of this turn`;
  if (top < 0) return ja ? `先に${names}を使います` : `${names} must be used first`;
  if ((modifiers & LOWER && side !== WHITE) || (modifiers & HIGHER && side === WHITE)) return ja ? `${names}は反対の山で使います` : `${names} must be used on the other side`;
  const needs = needed(side, top, modifiers, language);
  const cooks = modifiers & 7 ? (ja ? `(${names}で数えて)` : `, counted with ${names}`) : "";
  return ja ? `${needs}が必要${cooks}` : `needs ${needs}${cooks}`;
}

/** Why a character in the row cannot be hired, where the server's words are not in the reader's language. */
export function whyNotHired(sight: Sight, seat: number, price: number): string {
  const coins = sight.coinsOf(seat) ?? 0;
  if (price > coins) return `${price}コイン必要(今${coins})`;
  return "今は効果がありません";
}

/** What is asked, in a sentence that cannot be mistaken. */
export function question(sight: Sight, hand: number[], name: (seat: number) => string, language: Language): string {
  const ja = language === "ja";
  const { question: asked, about } = sight.view;
  switch (asked) {
    case "act":
      return turnQuestion(sight, hand, language);
    case "free":
      return ja ? "新しい列です。1人を無料で使えます。" : "The row is new: use one of these characters for nothing?";
    case "give":
      return ja ? `芸者:${name(about)}に渡す札は?そこから来た札は渡せません。` : `Geisha: which card do you give to ${name(about)}? Not the one that came from there.`;
    case "look":
      return ja ? "芸者:誰の手札を見ますか?" : "Geisha: whose hand do you look at?";
    case "take":
      return ja ? "芸者:どの札を取りますか?代わりに1枚渡します。" : "Geisha: which card do you take? You give another one in return.";
    case "reorder":
      return about === 0 ? (ja ? "芸者:一番上に置く札は?" : "Geisha: which card goes on top?") : ja ? "芸者:その次の札は?" : "Geisha: which card comes next?";
    case "look through":
      return ja ? "芸者:どちらの山を見て並べ替えますか?" : "Geisha: which pile do you look through, to put it in another order?";
    case "vote":
      return sight.turn === sight.view.seat
        ? ja ? "あなたの大名:陰陽の印の面を秘密に選んでください。" : "Your Daimyo: choose a side of your Yin-Yang token."
        : ja ? `${name(sight.turn)}の大名:陰陽の印の面を秘密に選んでください。` : `${name(sight.turn)}'s Daimyo: all choose a side of their Yin-Yang token.`;
    case "discard":
      return ja ? "大名:捨てる取り札は?手裏剣1つにつき2コイン。" : "Daimyo: which of your trick cards do you discard? 2 coins for each shuriken on it.";
    case "take trick":
      return ja ? "大名:誰の取り札を取りますか?手裏剣1つにつき3コイン。" : "Daimyo: which trick card do you take? It is yours then, with 3 coins for each shuriken on it.";
    case "coins of":
      return ja ? "木花:どちらの山のコインを得ますか?山は残ります。" : "Konohana: the coins of which pile do you gain? The pile stays.";
    default:
      return `${asked}?`;
  }
}

function turnQuestion(sight: Sight, hand: number[], language: Language): string {
  const ja = language === "ja";
  const modifiers = waiting(sight, hand);
  if (modifiers) {
    const names = modifierNames(modifiers, language, sight.cooks);
    return ja ? `次の札は${names}を使って置きます。` : `The next card you place must use ${names}.`;
  }
  const left = SIDES.filter((side) => !sight.isServed(side));
  if (!left.length) return ja ? "両方の山に置きました。番を終えるか、まだ雇えます。" : "Both piles have their card: end your turn, or hire first.";
  const parts = left.map((side) => {
    const top = sight.top(side);
    if (top < 0) return ja ? `${SIGNS[side]}は何でも` : `any card to begin ${SIGNS[side]}`;
    if (!hand.some((card) => fits(card, side, top))) return ja ? `${SIGNS[side]}には置けません:山を取ります` : `nothing fits on ${SIGNS[side]}: take that pile`;
    return ja ? `${SIGNS[side]}に1枚` : `a card on ${SIGNS[side]}`;
  });
  if (ja) return `${parts.join("、")}。いつでも雇えます。`;
  const still = left.length === 2 ? parts.join(parts.some((part) => part.startsWith("nothing")) ? "; " : " and ") : `still ${parts[0]}`.replace("still nothing", "nothing");
  return `${still.charAt(0).toUpperCase()}${still.slice(1)}. Hire whenever you like.`;
}

export function moment(sight: Sight, name: (seat: number) => string, language: Language): string {
  const ja = language === "ja";
  const round = ja ? `第${sight.token(ROUND)}回(全${ROUNDS}回)` : `Round ${sight.token(ROUND)} of ${ROUNDS}`;
  if (sight.view.over) return ja ? "終了" : "The game is over";
  const whose = sight.turn === sight.view.seat ? (ja ? "あなたの番" : "your turn") : ja ? `${name(sight.turn)}の番` : `${name(sight.turn)}'s turn`;
  return `${round} · ${whose}`;
}

/** The words for an option. */
export function label(choice: Choice, sight: Sight, name: (seat: number) => string, language: Language): string {
  const ja = language === "ja";
  const { name: verb, subject } = choice;
  const at = PLACE.indexOf(verb);
  if (at >= 0) return ja ? `${cardName(subject, language)}を${SIGNS[at]}へ` : `${cardName(subject, language)} on ${SIGNS[at]}`;
  const sign = SIGNS[subject] ?? "";
  const cards = verb === TAKE || verb === PILE ? sight.pile(subject as Side).length : 0;
  switch (verb) {
    case TAKE:
      return ja ? `${sign}の山を取る(${cards}枚)` : `Take the ${sign} pile (${cards} card${cards === 1 ? "" : "s"})`;
    case HIRE: {
      const price = sight.row.find((slot) => slot.card === CARDS + subject)?.price ?? 0;
      const one = characterName(CARDS + subject, language, sight.cooks);
      return ja ? `${one}を${price}コインで雇う` : `Hire ${one} for ${price}`;
    }
    case FREE: {
      const one = characterName(CARDS + subject, language, sight.cooks);
      return ja ? `${one}を無料で使う` : `Use ${one} free`;
    }
    case RENEW:
      return ja ? `列を入れ替える(${RENEWAL}コイン)` : `Renew the row for ${RENEWAL}`;
    case "end turn":
      return ja ? "番を終える" : "End turn";
    case "decline":
      return declined(sight.view.question, ja);
    case PILE:
      return ja ? `${sign}の山(${cards}枚)` : `The ${sign} pile (${cards})`;
    case PLAYER:
      return name(subject);
    case VOTE:
      return ja ? ["白に投票", "黒に投票"][subject] : ["Vote white", "Vote black"][subject];
    case PICK:
      return picked(sight, subject, name, language);
    default:
      return choice.label;
  }
}

function declined(question: string, ja: boolean): string {
  if (question === "free") return ja ? "使わない" : "Use none";
  if (question === "take") return ja ? "取らない" : "Take none";
  if (question === "reorder") return ja ? "残りはそのまま" : "Leave the rest";
  return ja ? "しない" : "None";
}

function picked(sight: Sight, card: number, name: (seat: number) => string, language: Language): string {
  const ja = language === "ja";
  const one = cardName(card, language);
  switch (sight.view.question) {
    case "give":
      return ja ? `${one}を${name(sight.view.about)}に渡す` : `Give ${one} to ${name(sight.view.about)}`;
    case "reorder":
      return sight.view.about === 0 ? (ja ? `${one}を一番上に` : `${one} on top`) : ja ? `次に${one}` : `Then ${one}`;
    case "discard":
      return ja ? `${one}を捨てる` : `Discard ${one}`;
    default:
      return ja ? `${one}を取る` : `Take ${one}`;
  }
}

/** The rules on one page. */
export const RULES: { title: Both; text: Both }[] = [
  {
    title: ["Goal", "目的"],
    text: [
      "Three rounds. Shurikens (✶) on the cards you had to take count against you: whoever has the fewest at the end wins; with as many, whoever has more coins.",
      "3回戦。取らされた札の手裏剣(✶)は失点です。最後に一番少ない人の勝ち。同じならコインの多い人。",
    ],
  },
  {
    title: ["Cards", "札"],
    text: [
      "52 cards: 1 to 13 in four colours, each with its letter and shape. With 2, 3, 4, 5 or 6 players everybody is dealt 14, 12, 10, 8 or 6; two more are turned up and begin the two piles. The rest is not used in this round.",
      "52枚:4色に1から13。色ごとに文字と形があります。2・3・4・5・6人で14・12・10・8・6枚ずつ配り、2枚を表にして2つの山を始めます。残りはこの回では使いません。",
    ],
  },
  {
    title: ["The Yin-Yang card", "陰陽札"],
    text: [
      "It lies between the piles. On its white side (+) cards go up, on its black side (−) they go down. A Samurai can turn it round.",
      "山の間に置きます。白(+)の側は増え、黒(−)の側は減ります。侍が回せます。",
    ],
  },
  {
    title: ["Your turn", "自分の番"],
    text: [
      "Put one card on each pile, in either order. It must have the top card's colour and be higher (+) or lower (−), by as much as you like; or it has the same number, in any colour. Round the corner: on + a 1 follows a 13, on − a 13 follows a 1, in the same colour.",
      "両方の山に1枚ずつ、好きな順に置きます。一番上と同じ色で、+なら大きく、−なら小さい数(いくつでも)。または同じ数ならどの色でも。+では13の次に同じ色の1、−では1の次に同じ色の13が置けます。",
    ],
  },
  {
    title: ["Taking a pile", "山を取る"],
    text: [
      "If nothing in your hand fits on a pile, you must take it as trick cards. You get the coins on its cards at once, and begin it anew with any card: that is its card of this turn. Piles may not be looked through.",
      "置ける札がなければ、その山を取り札にします。札のコインをすぐ得て、好きな札で新しく始めます(その札がこの番の1枚)。山を見返すことはできません。",
    ],
  },
  {
    title: ["Characters", "人物"],
    text: [
      "Everybody begins with 5 coins. At any time in your turn, also after both cards, you may hire characters from the row: the one next to the draw pile costs 5, the furthest 1. Each is used at once. When the turn ends the row moves towards the cheap end and is filled.",
      "5コインで始めます。自分の番ならいつでも(2枚置いた後でも)列の人物を雇えます。山札に近いほど高く5、一番遠いと1。すぐに使います。番が終わると列を詰めて補充します。",
    ],
  },
  {
    title: ["Renewing the row", "入れ替え"],
    text: [
      "For 6 coins all five characters are replaced. You may use one of the new ones for nothing, and hire others at their price.",
      "6コインで5人全部を入れ替えます。新しい1人を無料で使えます。他は値段どおり雇えます。",
    ],
  },
  {
    title: ["The vote", "投票"],
    text: [
      "One Daimyo lets everybody choose a side of their Yin-Yang token in secret. It is the only decision outside your own turn, and nobody sees it before all have chosen.",
      "大名の1人は全員に印の面を秘密に選ばせます。自分の番以外で決めるのはこれだけ。全員が選ぶまで誰にも見えません。",
    ],
  },
  {
    title: ["End of a round", "回の終わり"],
    text: [
      "When everybody has two cards left the round ends; these are not played. Shurikens on trick cards are written down, all cards are dealt anew, coins stay. The player to the left of whoever began begins.",
      "全員が残り2枚になったら終わり。その2枚は使いません。取り札の手裏剣を記録し、全部配り直します。コインは残ります。次は最初の人の左隣から。",
    ],
  },
];

export const GLOSSARY: { name: Both; text: Both }[] = [
  { name: ["Pile", "山"], text: ["One of the two stacks that everybody plays on.", "みんなが置く2つの束の1つ。"] },
  { name: ["Trick cards", "取り札"], text: ["What you have taken in this round. They lie open.", "この回に取った札。公開です。"] },
  { name: ["Shuriken ✶", "手裏剣 ✶"], text: ["A penalty point on a card.", "札にある失点。"] },
  { name: ["Coin ◎", "コイン ◎"], text: ["Pays for characters; you get it when you take the card.", "人物を雇うお金。札を取った時に得ます。"] },
  { name: ["Served", "置き済み"], text: ["A pile that has its card of this turn.", "この番の札がもう置かれた山。"] },
  { name: ["Row", "列"], text: ["The five characters that can be hired.", "雇える5人。"] },
  { name: ["Memory aid", "記憶の助け"], text: ["A setting that adds up what everybody saw being played on a pile. Off unless you switch it on.", "山に置かれるのを見た札の合計を示す設定。初めは切ってあります。"] },
];

/** What computers at the table are called. */
export const NAMES: Both[] = [["Ume", "梅"], ["Kiku", "菊"], ["Kaede", "楓"], ["Ren", "蓮"], ["Sumire", "菫"]];
