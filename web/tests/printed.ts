/** A small game to test with: three goddesses, their decks and one Poison. */

import type { Legend, PrintedCard } from "../src/games/sakura_arms/cards";

export function card(name: string, goddess: string, numbers = "", type = "Attack", text = ""): PrintedCard {
  return { name, japanese: `「${name}」`, goddess, type, figures: numbers, text, provenance: "" };
}

export const L99_WORDS = { goddesses: "goddesses", normals: "Normal cards", ultimates: "Ultimates", enchantment: "Enchantment", "full power": "Full Power", foe: "foe", reshuffle: "reshuffle" };
export const AEG_WORDS = { goddesses: "Megami", normals: "Normal cards", ultimates: "Special cards", enchantment: "Enhancement", "full power": "Throughout", foe: "opponent", reshuffle: "reshuffle" };

export function legendOf(game = "sakura-arms/level99"): Legend {
  const own: PrintedCard[] = [];
  for (const goddess of ["Yurina", "Himika", "Tokoyo"]) {
    for (let at = 0; at < 7; at++) own.push(card(`${goddess} ${at}`, goddess, "Range 3-4  3/1"));
    for (let at = 0; at < 4; at++) own.push(card(`${goddess} Ultimate ${at}`, goddess, `Flare ${at}  Range 1, 3  2/2`));
  }
  own.push(card("Toxin", "", "", "Utility"), card("Form: X", "Tokoyo", "", "TransForm"));
  const goddesses = ["Yurina", "Himika", "Tokoyo"].map((name) => ({
    name,
    japanese: name,
    weapon: "",
    mechanics: "",
    provenance: "",
    blue: [`${name} 0`, `${name} 1`, `${name} 2`, `${name} Ultimate 0`],
    red: [`${name} 3`, `${name} 4`, `${name} 5`, `${name} 6`, `${name} Ultimate 1`, `${name} Ultimate 2`],
  }));
  const caps = { distance: 10, aura: 5, vigor: 2, hand: 2, normals: 7, ultimates: 3 };
  const isFirst = game !== "sakura-arms/level99";
  return {
    game,
    caps,
    words: isFirst ? AEG_WORDS : L99_WORDS,
    zones: isFirst ? ["hand", "deck", "played pile", "discard pile"] : ["hand", "deck", "discard pile", "face-down discards"],
    actions: isFirst ? ["Forward Movement", "Backward Movement", "Recover", "Focus"] : ["Advance", "Retreat", "Recover", "Focus", "Breakaway"],
    goddesses,
    cards: [...own, ...own],
  };
}
