/** A duel in a few sentences, for players who cannot see the board. */

import type { CommandContext } from "../../../app/game_module";
import { name, say, type Argument, type Message } from "../../../app/i18n/index.svelte";
import { nearSeat } from "../../../app/net/view";
import * as P from "../constants";
import { viewFacts } from "../board/view_facts";
import { damageText, rangeText } from "../cards/number_format";
import type { View } from "../../../app/net/wire.gen";

/** Lists the choices by number. */
export function optionsInWords({ all, question }: CommandContext): string {
  return all.length ? `${question} ${all.map(({ key, label }) => `${key} ${label}`).join(", ")}.` : say("command-nothing");
}

/** Says the turn, its player and the phase. */
export function turnText(view: View): string {
  const [turns, player, phase] = [view.tokens[P.TURNS], view.tokens[P.TURN], view.tokens[P.PHASE]];
  if (view.over) return say("end-over");
  return turns ? say("page-moment", { number: turns, who: ["seat", player], phase: [`phase-${phase}`, {}] }) : say("page-before");
}

export function boardSummary(context: CommandContext): string {
  const { view, all } = context;
  const { attack, distance } = viewFacts(view);
  const me = nearSeat(view);
  const sentences = [
    turnText(view),
    say("where-table", { distance, shadow: view.tokens[P.SHADOW] }),
    sideText(view, me),
    sideText(view, 1 - me),
  ];
  if (attack)
    sentences.push(
      say("where-attack", { card: ["card", attack.card], damage: damageText(attack.damage), range: rangeText(attack.reach) }),
    );
  sentences.push(all.length ? optionsInWords(context) : view.over ? "" : say("page-waiting"));
  return sentences.filter(Boolean).join(" ");
}

function sideText(view: View, seat: number): string {
  const args: Record<string, Argument> = { who: ["seat", seat], stunned: view.tokens[P.STUN + seat] ? 1 : 0 };
  for (const [key, place] of Object.entries({ life: P.LIFE, aura: P.AURA, flare: P.FLARE, vigor: P.VIGOR }))
    args[key] = view.tokens[place + seat];
  const piles = [P.HAND, P.DECK, P.DISCARD, P.FACE_DOWN, P.READY, P.USED, P.IN_PLAY].filter(
    (kind) => kind < P.READY || view.zones[kind + seat].length,
  );
  args.piles = piles
    .map((kind) => pileMessage(view, kind + seat))
    .reduceRight<Message>(
      (others, message, index) => (index === piles.length - 1 ? message : ["listed", { one: message, others }]),
      ["verbatim", { text: "" }],
    );
  return say("where-side", args);
}

/** Describes a pile, with its visible cards. */
function pileMessage(view: View, zone: number): Message {
  const cards = view.zones[zone];
  const names = cards
    .filter((card) => card >= 0)
    .map((card) => name("card", card))
    .join(", ");
  return [names ? "where-pile-seen" : "where-pile", { zone: ["zone", zone], count: cards.length, cards: names }];
}
