/** A recap of the foe's last turns for a learner. */

import { text, type Message } from "../../../app/i18n/index.svelte";
import { legendOf } from "../cards/metadata";
import * as P from "../constants";
import { viewFacts } from "../board/view_facts";
import { damageText, rangeText, withoutBreaks } from "../cards/number_format";
import type { Event, GameInfo, View } from "../../../app/net/wire.gen";

interface PlayedCard {
  card: number;
  distance: number;
  aura: number;
  life: number;
}

/** Lists the Distance before each event, reckoned backwards from the present. */
function distancesBefore(news: Event[], distance: number): number[] {
  const before = new Array<number>(news.length);
  for (let index = news.length - 1; index >= 0; index--) {
    const [, verb, where, subject, amount] = news[index];
    if (verb === "shift") distance += (where === P.DISTANCE ? amount : 0) - (subject === P.DISTANCE ? amount : 0);
    else if (verb === "lay" && where === P.DISTANCE) distance += amount;
    else if (verb === "lift" && where === P.DISTANCE) distance -= amount;
    before[index] = distance;
  }
  return before;
}

export function recap(news: Event[], view: View, rules: GameInfo): Message[] {
  const me = view.seat;
  if (me === null) return [];
  const foe = 1 - me;
  const { distance, attack } = viewFacts(view);
  const before = distancesBefore(news, distance);
  const actions: (PlayedCard | { action: number; times: number })[] = [];
  let cardsBeingPlayed: PlayedCard[] = [];
  news.forEach(([, verb, where, subject, amount], index) => {
    const last = actions.at(-1);
    if ((verb === "play" || verb === "attack") && where === foe && subject >= 0) {
      const card = { card: subject, distance: before[index], aura: 0, life: 0 };
      actions.push(card);
      cardsBeingPlayed.push(card);
    } else if (verb === "basic" && where === foe) {
      if (last && "action" in last && last.action === subject) last.times++;
      else actions.push({ action: subject, times: 1 });
    } else if (verb === "place" && where === P.LIMBO + foe)
      cardsBeingPlayed = cardsBeingPlayed.filter(({ card }) => card !== subject);
    else if (verb === "hurt_aura" && where === me && cardsBeingPlayed.length) cardsBeingPlayed.at(-1)!.aura += amount;
    else if (verb === "hurt_life" && where === me && cardsBeingPlayed.length) cardsBeingPlayed.at(-1)!.life += amount;
  });
  const messages = actions.map((action): Message => {
    if ("action" in action) return ["coach-basic", { action: ["action", action.action], times: action.times }];
    return playedMessage(action, rules, attack?.card === action.card && attack.by === foe ? attack : null, distance);
  });
  const first = before[0] ?? distance;
  if (first !== distance && actions.length) messages.push(["coach-moved", { distance, before: first }]);
  return messages;
}

function playedMessage(
  { card, distance, aura, life }: PlayedCard,
  rules: GameInfo,
  incoming: { reach: number; damage: [number, number] } | null,
  currentDistance: number,
): Message {
  const printed = legendOf(rules).cards[card];
  const cardText = text("card", card);
  if (incoming) {
    const args = {
      damage: damageText(incoming.damage),
      range: withoutBreaks(rangeText(incoming.reach)),
      distance: currentDistance,
    };
    return ["coach-coming", { card: ["card", card], ...args }];
  }
  if (printed.type === "attack") {
    const args = { aura, life, range: withoutBreaks(rangeText(printed.reach)), distance };
    return [aura || life ? "coach-hit" : "coach-harmless", { card: ["card", card], ...args }];
  }
  const key = printed.type === "enchantment" ? "coach-enchantment" : "coach-card";
  return [key, { card: ["card", card], text: cardText, aura, life, charge: printed.charge }];
}
