/** How games and tables are called. */

import type { Player } from "./server";
import type { Language } from "./words";

export interface About {
  title: [string, string];
  edition: [string, string];
  what: [string, string];
  minutes: string;
  players: string;
}

export const GAMES: Record<string, About> = {
  "sakura-arms/level99": {
    title: ["Sakura Arms", "桜降る代に決闘を"],
    edition: ["Level 99 edition", "Level 99版"],
    what: [
      "A duel of two, each with two goddesses. Petals are distance, shield, life and power at once: every step moves one from here to there.",
      "二柱のメガミを宿した二人の決闘。桜花結晶が間合にも盾にも命にもなる。",
    ],
    minutes: "15–25",
    players: "2",
  },
  "sakura-arms/aeg": {
    title: ["Sakura Arms", "桜降る代に決闘を"],
    edition: ["AEG edition", "AEG版"],
    what: ["The first English edition of the duel of goddesses.", "最初の英語版。"],
    minutes: "15–25",
    players: "2",
  },
  "sakura-arms/beta": {
    title: ["Sakura Arms", "桜降る代に決闘を"],
    edition: ["Beta", "ベータ版"],
    what: ["The duel as it was first printed.", "最初期の版。"],
    minutes: "15–25",
    players: "2",
  },
  azuki: { title: ["Azuki TCG", "Azuki TCG"], edition: ["", ""], what: ["A trading card game of leaders, gardens and alleys.", "リーダーと庭のカードゲーム。"], minutes: "20–30", players: "2" },
  oka: {
    title: ["Sakura 桜花伝説", "桜花伝説"],
    edition: ["", ""],
    what: ["A quick card game of two piles, coins and hired characters.", "二つの山札とコインの軽快なカードゲーム。"],
    minutes: "20–40",
    players: "2–6",
  },
};

export function about(name: string): About {
  return GAMES[name] ?? GAMES[name.split("/")[0]] ?? { title: [name, name], edition: ["", ""], what: ["", ""], minutes: "?", players: "2" };
}

export function gameTitle(name: string, language: Language): string {
  const found = about(name);
  const at = language === "ja" ? 1 : 0;
  return found.edition[at] ? `${found.title[at]} · ${found.edition[at]}` : found.title[at];
}

/** "against Greedy" */
export function tableTitle(_game: string, players: Player[], seats: number[]): string {
  const others = players.filter((one) => !seats.includes(one.seat));
  if (!others.length) return players.map((one) => one.name).filter(Boolean).join(" – ");
  return others.map((one) => one.name || (one.kind === "bot" ? "computer" : "…")).join(", ");
}
