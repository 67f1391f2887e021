/** What the opponent has done since one's own last decision, and what it came of: for somebody who learns. */

import type { Game } from "../../../app/net/server";
import { text, type Message } from "../../../app/i18n/index.svelte";
import type { Event, View } from "../../../app/net/view";
import { faceOf, legendOf } from "../metadata";
import * as P from "../constants";
import { Sight } from "../board/board_model";

const seatAt = (where: number) => (where < 0 ? -1 - where : Math.floor(where / P.SPOTS));

/** Where in the field a spot is, as the catalogue calls it. */
function rowOf(where: number): "garden" | "alley" {
  return where % P.SPOTS < P.GARDEN + P.ROW ? "garden" : "alley";
}

export function explained(news: Event[], view: View, rules: Game): Message[] {
  const me = view.seat;
  if (me === null) return [];
  const foe = 1 - me;
  const sight = new Sight(view, legendOf(rules));
  const messages: Message[] = [];
  /** The attack that is being told, and where its message stands. */
  let attack: { card: number; target: number; at: number } | null = null;
  for (const [, verb, where, subject, amount] of news) {
    if (verb === "play" && seatAt(where) === foe && subject >= 0) messages.push(played(subject, where, rules));
    else if (verb === "attack" && seatAt(where) === foe) {
      attack = { card: subject, target: amount, at: messages.length };
      messages.push(["coach-attack", { card: ["card", subject], target: ["card", amount], attack: attackOf(sight, subject) }]);
    } else if ((verb === "defend" || verb === "retarget") && attack) attack.target = subject;
    else if (verb === "hurt" && seatAt(where) === me) {
      const isLeader = where % P.SPOTS === P.LEADER;
      if (attack && attack.target === subject) {
        const given = { card: ["card", attack.card], target: ["card", subject], amount } as const;
        messages[attack.at] = [
          isLeader ? "coach-hit-leader" : "coach-hit",
          { ...given, card: [...given.card], target: [...given.target] },
        ];
        attack = null;
      } else if (isLeader) messages.push(["coach-leader-hurt", { amount }]);
    } else if (verb === "destroyed" && seatAt(where) === me) messages.push(["coach-fell", { card: ["card", subject] }]);
  }
  return messages;
}

/** What it deals now, or as it is printed where it stands nowhere any more. */
function attackOf(sight: Sight, card: number): number {
  const spot = sight.spotOf(card);
  return (spot >= 0 ? sight.unit(spot)?.attack : undefined) ?? sight.printed(card).attack;
}

function played(card: number, where: number, rules: Game): Message {
  const printed = legendOf(rules).faces[faceOf(card)];
  const words = text("card", card);
  if (printed.kind === "entity" && where >= 0)
    return [`coach-${rowOf(where)}`, { card: ["card", card], attack: printed.attack, health: printed.health, text: words }];
  return [
    printed.kind === "weapon" ? "coach-weapon" : "coach-card",
    { card: ["card", card], attack: printed.attack, text: words },
  ];
}
