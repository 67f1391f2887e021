/** A recap of the opponent's last turns for a learner. */

import { text, type Message } from "../../../app/i18n/index.svelte";
import { faceOf, legendOf } from "../metadata";
import * as P from "../constants";
import { BoardModel } from "../board/board_model";
import { seatAt } from "../board/spots";
import type { Event, GameInfo, View } from "../../../app/net/wire.gen";

/** Returns the part of a message key for the row of a spot. */
function rowOf(where: number): "garden" | "alley" {
  return where % P.SPOTS < P.GARDEN + P.ROW ? "garden" : "alley";
}

export function recap(news: Event[], view: View, rules: GameInfo): Message[] {
  const viewer = view.seat;
  if (viewer === null) return [];
  const opponent = 1 - viewer;
  const model = new BoardModel(view, legendOf(rules));
  const messages: Message[] = [];
  /** The attack under way, and the index of its message. */
  let attack: { card: number; target: number; messageIndex: number } | null = null;
  for (const [, verb, where, subject, amount] of news) {
    if (verb === "play" && seatAt(where) === opponent && subject >= 0) messages.push(playedMessage(subject, where, rules));
    else if (verb === "attack" && seatAt(where) === opponent) {
      attack = { card: subject, target: amount, messageIndex: messages.length };
      messages.push(["coach-attack", { card: ["card", subject], target: ["card", amount], attack: attackOf(model, subject) }]);
    } else if ((verb === "defend" || verb === "retarget") && attack) attack.target = subject;
    else if (verb === "hurt" && seatAt(where) === viewer) {
      const isLeader = where % P.SPOTS === P.LEADER;
      if (attack && attack.target === subject) {
        messages[attack.messageIndex] = [
          isLeader ? "coach-hit-leader" : "coach-hit",
          { card: ["card", attack.card], target: ["card", subject], amount },
        ];
        attack = null;
      } else if (isLeader) messages.push(["coach-leader-hurt", { amount }]);
    } else if (verb === "destroyed" && seatAt(where) === viewer) messages.push(["coach-fell", { card: ["card", subject] }]);
  }
  return messages;
}

/** Returns a unit's attack now, or as printed once it has left. */
function attackOf(model: BoardModel, card: number): number {
  const spot = model.spotOf(card);
  return (spot >= 0 ? model.unit(spot)?.attack : undefined) ?? model.printed(card).attack;
}

function playedMessage(card: number, where: number, rules: GameInfo): Message {
  const printed = legendOf(rules).faces[faceOf(card)];
  const effect = text("card", card);
  if (printed.kind === "entity" && where >= 0)
    return [`coach-${rowOf(where)}`, { card: ["card", card], attack: printed.attack, health: printed.health, text: effect }];
  return [
    printed.kind === "weapon" ? "coach-weapon" : "coach-card",
    { card: ["card", card], attack: printed.attack, text: effect },
  ];
}
