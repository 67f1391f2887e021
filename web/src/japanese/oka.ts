/** The fifteen characters of Sakura 桜花伝説 in Japanese, in our own words, by their English names. */

export const TEXTS: Record<string, string> = {
  "Cook 1": "次に置く札は、好きな方に、ちょうど1大きいか1小さいものとして扱う。13の次は1である。その後は元の値に戻る。",
  "Cook 2": "次に置く札は、好きな方に、ちょうど2大きいか2小さいものとして扱う。13の次は1である。その後は元の値に戻る。",
  "Cook 3": "次に置く札は、好きな方に、ちょうど3大きいか3小さいものとして扱う。13の次は1である。その後は元の値に戻る。",
  "Geisha: neighbours": "両隣のプレイヤーから見ずに札を1枚ずつ引き、その後それぞれに札を1枚渡す。ただし引いた相手にその札を返すことはできない。2人の時:1枚引き、別の札を1枚渡す。",
  "Geisha: look": "他のプレイヤー1人の手札を見る。そこから札を1枚取ってもよい。取ったならば、代わりに別の札を1枚渡す。",
  "Geisha: reorder": "山を1つ選んで中を見て、好きな順に並べ替える。その後は一番上の札に従う。",
  "Samurai: turn": "陰陽カードを回す。増える山は減る山になり、減る山は増える山になる。",
  "Samurai: lower on white": "次に置く札は増える(白の)側に置き、小さくてもよい。色はいつも通り合わなければならない。",
  "Samurai: higher on black": "次に置く札は減る(黒の)側に置き、大きくてもよい。色はいつも通り合わなければならない。",
  "Daimyo: discard": "取った札を1枚捨てる。このラウンドではそれを数えない。その札の手裏剣1つにつき、コインを2枚得る。",
  "Daimyo: take": "他のプレイヤーが取った札を1枚取り、自分の取った札に加える。その札の手裏剣1つにつき、コインを3枚得る。",
  "Daimyo: vote": "全員が陰陽トークンの面を密かに選ぶ。違う面を選んだ者があなたと同じ面を選んだ者より多くなければ、これに支払った額の2倍を得る。そうでなければ半額(端数切り捨て)を得る。2人の時は3つ目のトークンを投げ、それも数える。",
  "Konohana: coins": "山を1つ選び、そのすべての札にあるコインを得る。山はそのまま残る。",
  "Konohana: colour": "次に置く札は、山の一番上の札の色を持つものとして扱う。数はいつも通り合わなければならない。その後は元の色に戻る。",
  "Konohana: any card": "次に置く札は、一番上に何があっても、どの札でもよい。",
};

/** What the characters are called. */
export const NAMES: Record<string, string> = {
  "Cook 1": "料理人 1",
  "Cook 2": "料理人 2",
  "Cook 3": "料理人 3",
  "Geisha: neighbours": "芸者:両隣",
  "Geisha: look": "芸者:のぞき見",
  "Geisha: reorder": "芸者:並べ替え",
  "Samurai: turn": "侍:反転",
  "Samurai: lower on white": "侍:白に小",
  "Samurai: higher on black": "侍:黒に大",
  "Daimyo: discard": "大名:捨てる",
  "Daimyo: take": "大名:奪う",
  "Daimyo: vote": "大名:投票",
  "Konohana: coins": "木花咲耶姫:コイン",
  "Konohana: colour": "木花咲耶姫:色",
  "Konohana: any card": "木花咲耶姫:任意の札",
};

export const MECHANICS: Record<string, string> = {};
