/** Interface words as an edition says them: the words are Level 99's, and other editions call some things otherwise. */

import type { Legend } from "./cards";
import type { Language } from "../../app/lib/words";

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "Enhance" is an Enhance card, "Enhancement" is one already. */
function several(type: string): string {
  return type === "Enhance" ? "Enhance cards" : `${type}s`;
}

export function inEdition(text: string, legend: Legend, language: Language): string {
  const said = legend.words;
  if (language !== "en" || !said || said.foe === "foe") return text;
  const paid = legend.zones[3];
  const swaps: [RegExp, string][] = [
    [/\bdiscard a card face-down\b/g, `put a card on your ${paid}`],
    [/\bDiscard one face-down\b/g, `Put one on your ${paid}`],
    [/\bdiscarded face-down\b/g, `put on the ${paid}`],
    [/\bgoddesses\b/g, said.goddesses],
    [/\bGoddesses\b/g, capital(said.goddesses)],
    [/\bUltimates\b/g, capital(said.ultimates)],
    [/\bUltimate\b/g, capital(said.ultimates.replace(/s$/, ""))],
    [/\bNormal cards\b/g, capital(said.normals)],
    [/\bEnchantments\b/g, several(said.enchantment)],
    [/\bEnchantment\b/g, said.enchantment],
    [/\bFull Power\b/g, said["full power"]],
    [/\bFoe\b/g, capital(said.foe)],
    [/\bfoe\b/g, said.foe],
    [/\bReshuffle your discards into your deck\b/g, capital(said.reshuffle === "reshuffle" ? "reshuffle your deck" : said.reshuffle)],
    [/\breshuffle\b/g, said.reshuffle],
  ];
  return swaps.reduce((line, [from, to]) => line.replace(from, to), text);
}

/** The names of the two piles that played and paid cards go to, where an edition tells them apart: "played", "discard". */
export function piles(legend: Legend): [string, string] | null {
  if (!legend.words || legend.words.foe === "foe") return null;
  return [legend.zones[2], legend.zones[3]].map((name) => capital(name.replace(/ pile$/, ""))) as [string, string];
}
