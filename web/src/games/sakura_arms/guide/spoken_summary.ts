/** How things stand in a duel, in a few sentences for whoever cannot see the board. */

import type { Situation } from "../../../app/game_module";
import { name, say, type Argument, type Message } from "../../../app/i18n/index.svelte";
import { near, type View } from "../../../app/net/view";
import * as P from "../constants";
import { seen } from "../board/view_facts";
import { damage, range } from "../cards/number_format";

/** What can be chosen, by number. */
export function offered({ all, asked }: Situation): string {
  return all.length ? `${asked} ${all.map((one) => `${one.key} ${one.label}`).join(", ")}.` : say("command-nothing");
}

/** When it is: the turn, whose it is, and the phase. */
export function moment(view: View): string {
  const [turns, whose, phase] = [view.tokens[P.TURNS], view.tokens[P.TURN], view.tokens[P.PHASE]];
  if (view.over) return say("end-over");
  return turns ? say("page-moment", { number: turns, who: ["seat", whose], phase: [`phase-${phase}`, {}] }) : say("page-before");
}

export function where(now: Situation): string {
  const { view, all } = now;
  const { attack, distance } = seen(view);
  const me = near(view);
  const sentences = [
    moment(view),
    say("where-table", { distance, shadow: view.tokens[P.SHADOW] }),
    side(view, me),
    side(view, 1 - me),
  ];
  if (attack)
    sentences.push(
      say("where-attack", { card: ["card", attack.card], damage: damage(attack.damage), range: range(attack.reach) }),
    );
  sentences.push(all.length ? offered(now) : view.over ? "" : say("page-waiting"));
  return sentences.filter(Boolean).join(" ");
}

function side(view: View, seat: number): string {
  const given: Record<string, Argument> = { who: ["seat", seat], stunned: view.tokens[P.STUN + seat] ? 1 : 0 };
  for (const [what, place] of Object.entries({ life: P.LIFE, aura: P.AURA, flare: P.FLARE, vigor: P.VIGOR }))
    given[what] = view.tokens[place + seat];
  const piles = [P.HAND, P.DECK, P.DISCARD, P.FACE_DOWN, P.READY, P.USED, P.IN_PLAY].filter(
    (kind) => kind < P.READY || view.zones[kind + seat].length,
  );
  given.piles = piles
    .map((kind) => pile(view, kind + seat))
    .reduceRight<Message>(
      (others, one, at) => (at === piles.length - 1 ? one : ["listed", { one, others }]),
      ["verbatim", { text: "" }],
    );
  return say("where-side", given);
}

/** A pile with the cards in it that can be seen. */
function pile(view: View, zone: number): Message {
  const cards = view.zones[zone];
  const names = cards
    .filter((card) => card >= 0)
    .map((card) => name("card", card))
    .join(", ");
  return [names ? "where-pile-seen" : "where-pile", { zone: ["zone", zone], count: cards.length, cards: names }];
}
