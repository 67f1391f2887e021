/** The rules of Sakura Arms on one page, for each edition in its own words. */

export type Sheet = [title: string, text: string][];

const LEVEL_99: [Sheet, Sheet] = [
  [
    ["Goal", "Bring the foe's Life to 0. You begin with 10 Life, 3 Aura, no Flare, at Distance 10."],
    ["Petals", "Sakura never leave the game: they move between Distance, Shadow, and each duellist's Life, Aura and Flare, and lie on Enchantments as their Charge."],
    ["Your deck", "Two goddesses; seven Normal cards and three Ultimates, chosen in secret from theirs."],
    ["Start Phase", "Gain 1 Vigor (at most 2). One Sakura leaves every Enchantment; empty ones are destroyed. You may reshuffle your discards into your deck for 1 Life damage. Draw 2 cards; for each card that is not there, take 1 damage. Both first turns skip this phase."],
    ["Main Phase", "In any order, as often as you can: play cards from hand, play Ultimates by paying their Flare to Shadow, and take Basic Actions. Or, instead of everything else, play one Full Power card."],
    ["Basic Actions", "Each costs 1 Vigor or a hand card laid face-down. Advance: Distance → your Aura. Retreat: your Aura → Distance. Recover: Shadow → your Aura. Focus: your Aura → your Flare. Breakaway: Shadow → Distance. Aura holds at most 5. No Advance at Distance 2 or less, Breakaway only there."],
    ["Attacks", "Only when the Distance is within the Range. The foe may play one Reaction. If the Attack still stands and is in Range, the foe takes the left number to Aura (to Shadow) or the right number to Life (to their Flare). They choose, but Aura only if it has enough."],
    ["Enchantments", "Charge them with Sakura from your Aura or Shadow. Their effect holds while they are in play."],
    ["End Phase", "Keep at most 2 cards in hand; discard the rest face-down. Then it is the foe's turn."],
  ],
  [
    ["目的", "相手のライフを0にすれば勝ち。ライフ10、オーラ3、フレア0、間合10で始めます。"],
    ["桜花結晶", "間合、ダスト、それぞれのライフ・オーラ・フレア、付与札の上を行き来し、なくなりません。"],
    ["デッキ", "二柱のメガミから通常札7枚と切札3枚を秘密に選びます。"],
    ["開始フェイズ", "集中力+1(最大2)。付与札から結晶を1つずつダストへ。再構成(ライフに1ダメージ)をしてもよい。2枚引く。引けない分は焦燥で1ダメージ。互いの最初のターンは行いません。"],
    ["メインフェイズ", "手札の使用、切札の使用(フレアをダストへ)、基本動作を好きな順に何度でも。または全力札を1枚だけ。"],
    ["基本動作", "集中力1か手札1枚を伏せて行う。前進:間合→オーラ、後退:オーラ→間合、纏い:ダスト→オーラ、宿し:オーラ→フレア、離脱:ダスト→間合。オーラは最大5。間合2以下では前進できず、離脱は間合2以下でのみ。"],
    ["攻撃", "適正距離でのみ使えます。相手は対応を1枚使えます。命中すると左の数をオーラ(ダストへ)か右の数をライフ(フレアへ)で受けます。オーラは足りる時だけ選べます。"],
    ["付与札", "オーラかダストから結晶を納めます。展開中は効果が続きます。"],
    ["終了フェイズ", "手札は2枚まで。余りは伏せます。"],
  ],
];

const AEG: [Sheet, Sheet] = [
  [
    ["Goal", "Bring the opponent's Life to 0. You begin with 8 Life, 3 Aura, no Flare, at Distance 10: 32 Sakura tokens in all."],
    ["Tokens", "Sakura tokens move between Distance, Shadow, and each player's Life, Aura and Flare, and lie on Enhancements as their Charge. Distance holds at most 10, Aura at most 5."],
    ["Your deck", "Two Megami; seven Normal cards and three Special cards, chosen in secret once you have seen the opponent's Megami."],
    ["Two piles", "Cards you have played go face-up on your played pile; cards you have paid with go face-down on your discard pile."],
    ["Beginning phase", "Gain 1 Vigor (at most 2). One token leaves every Enhancement, yours and theirs; empty ones go to the played pile. You may reshuffle deck, played pile and discard pile together for 1 Damage to your Life. Draw two cards; Burnout: for each card that is not there, take 1 Damage to Aura or Life. Both first turns skip this phase."],
    ["Main phase", "Either normal actions, any number in any order: Normal cards from hand, available Special cards by paying their Cost from Flare to Shadow, and basic actions. Or one Throughout card and nothing else."],
    ["Basic actions", "Each costs 1 Vigor or a card from hand to the discard pile. Forward Movement: Distance → your Aura. Backward Movement: your Aura → Distance. Recover: Shadow → your Aura. Focus: your Aura → your Flare. For experienced players: no Forward Movement at Distance 2 or less."],
    ["Attacks", "Only when the Distance is within the Range. The opponent may play one Reaction. If the Distance is still right, they take the left number to Aura (to Shadow) or the right number to Life (to their Flare); Aura only if it has enough."],
    ["Enhancements", "Put tokens equal to the Charge on the card, from Shadow or your Aura, then its Initialize happens. Ongoing holds while tokens are there. Without any it goes to the played pile, and then its Disenchant happens."],
    ["Special cards", "Face-down they are available; once played they lie face-up and are Devoted."],
    ["End phase", "Put cards on your discard pile until you hold 2 or fewer."],
  ],
  [
    ["目的", "相手のライフを0にすれば勝ち。ライフ8、オーラ3、フレア0、間合10で始めます(桜花結晶は全部で32)。"],
    ["桜花結晶", "間合、ダスト、それぞれのライフ・オーラ・フレア、付与札の上を行き来します。間合は最大10、オーラは最大5。"],
    ["デッキ", "二柱のメガミ。相手のメガミを見てから、通常札7枚と切札3枚を秘密に選びます。"],
    ["二つの山", "使った札は表向きで「played pile(捨て札)」へ、支払いに使った札は裏向きで「discard pile(伏せ札)」へ。"],
    ["開始フェイズ", "集中力+1(最大2)。両者の付与札から結晶を1つずつダストへ。再構成(ライフに1ダメージ)をしてもよい。2枚引く。引けない分はオーラかライフに1ダメージ。互いの最初のターンは行いません。"],
    ["メインフェイズ", "通常の行動(手札・切札の使用、基本動作)を何度でも。または全力(Throughout)札を1枚だけ。"],
    ["基本動作", "集中力1か手札1枚を伏せて行う。前進:間合→オーラ、後退:オーラ→間合、纏い:ダスト→オーラ、宿し:オーラ→フレア。離脱はありません。慣れた人は間合2以下で前進できません。"],
    ["攻撃", "適正距離でのみ使えます。相手は対応を1枚使えます。まだ距離が合っていれば、左の数をオーラ(ダストへ)か右の数をライフ(フレアへ)で受けます。オーラは足りる時だけ。"],
    ["付与札", "納の数だけダストかオーラから結晶を置き、展開時効果を解決。結晶がある間は展開中。なくなると捨て札になり、その後で破棄時効果。"],
    ["切札", "裏向きは未使用、使うと表向きで使用済(Devoted)になります。"],
    ["終了フェイズ", "手札が2枚以下になるまで伏せます。"],
  ],
];

const BETA: [Sheet, Sheet] = [
  [
    ["Goal", "Bring the opponent's Life to 0. You begin with 8 Life, 3 Aura, no Flare, at Distance 10: 32 Sakura tokens in all."],
    ["Tokens", "They move between Distance, Shadow, and each player's Life, Aura and Flare, and lie on Enhance cards as their charge. Distance holds at most 10, Aura at most 5."],
    ["Your deck", "Two Megamis, chosen in secret: there are two sets, so both may have the same. Seven normal cards, your stock, and three special cards."],
    ["Two piles", "Played cards lie lengthways and face up: the upcard pile. Cards paid for something lie sideways and face down: the downcard pile."],
    ["Beginning phase", "Gain 1 vigor (at most 2). One token leaves every Enhance card. You may regain your stock: shuffle stock, upcard and downcard pile together for 1 damage to Life. Draw 2 cards. Irritation: for each card that is not there, take 1 damage to Aura or Life. Both first turns skip this phase."],
    ["Main phase", "Either any number of cards and basic actions in any order, or one Throughout card and nothing else. A special card's cost goes from Flare to Shadow."],
    ["Basic actions", "Each costs 1 vigor or a card to the downcard pile. Forward movement: Distance → your Aura. Backward movement: your Aura → Distance. Dressing: Shadow → your Aura. Holding: your Aura → your Flare. Nothing forbids going closer at a short Distance."],
    ["Attacks", "Only in well distance: the Distance is within the Range. The opponent may react once. If the distance is still right, what is written “before attack” happens, then the opponent takes the left number to Aura (to Shadow) or the right number to Life (to their Flare); Aura only if it has enough."],
    ["Enhance cards", "Place as many tokens as the charge says; the card is effective as long as it has any. Then it goes to the upcard pile, and its disenchant happens."],
    ["Special cards", "Face down they are available; once used they lie face up and are devoted."],
    ["Ending phase", "Put cards on your downcard pile until you hold 2 or fewer."],
  ],
  [
    ["目的", "相手のライフを0にすれば勝ち。ライフ8、オーラ3、フレア0、間合10で始めます(桜花結晶は全部で32)。"],
    ["桜花結晶", "間合、ダスト、それぞれのライフ・オーラ・フレア、付与札の上を行き来します。間合は最大10、オーラは最大5。"],
    ["デッキ", "二柱のメガミを秘密に選びます。カードは二組あるので同じメガミも選べます。通常札7枚の山札(stock)と切札3枚。"],
    ["二つの山", "使った札は縦・表向き(upcard pile)、支払いに使った札は横・裏向き(downcard pile)に置きます。"],
    ["開始フェイズ", "集中力+1(最大2)。付与札から結晶を1つずつ取る。再構成(ライフに1ダメージ)をしてもよい。2枚引く。焦燥:引けない分はオーラかライフに1ダメージ。互いの最初のターンは行いません。"],
    ["メインフェイズ", "札の使用と基本動作を好きな順に何度でも。または全力(Throughout)札を1枚だけ。切札の消費はフレアからダストへ。"],
    ["基本動作", "集中力1か手札1枚を伏せて行う。前進:間合→オーラ、後退:オーラ→間合、纏い(Dressing):ダスト→オーラ、宿し(Holding):オーラ→フレア。離脱も達人の間合もありません。"],
    ["攻撃", "適正距離でのみ使えます。相手は対応を1枚使えます。まだ距離が合っていれば「攻撃前」を解決し、左の数をオーラ(ダストへ)か右の数をライフ(フレアへ)で受けます。オーラは足りる時だけ。"],
    ["付与札", "納の数だけ結晶を置き、ある間は有効。なくなると捨て札になり、その後で破棄時効果。"],
    ["切札", "裏向きは未使用、使うと表向きで使用済になります。"],
    ["終了フェイズ", "手札が2枚以下になるまで伏せます。"],
  ],
];

const BY_GAME: Record<string, [Sheet, Sheet]> = { "sakura-arms/level99": LEVEL_99, "sakura-arms/aeg": AEG, "sakura-arms/beta": BETA };

export const SHEETS = Object.keys(BY_GAME);

export function sheet(game: string, language: string): Sheet {
  return (BY_GAME[game] ?? LEVEL_99)[language === "ja" ? 1 : 0];
}
