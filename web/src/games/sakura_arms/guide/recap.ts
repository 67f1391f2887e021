/** What the foe has done since one's own last decision, and what it came of: for somebody who learns. */

import type { Game } from "../../../app/net/server";
import { text, type Message } from "../../../app/i18n/index.svelte";
import type { Event, View } from "../../../app/net/view";
import { legendOf } from "../cards/metadata";
import * as P from "../constants";
import { seen } from "../board/view_facts";
import { damage, range, unbroken } from "../cards/number_format";

interface Played {
  card: number;
  distance: number;
  aura: number;
  life: number;
}

/** The Distance before each event, reckoned backwards from how it is. */
function distances(news: Event[], now: number): number[] {
  const found = new Array<number>(news.length);
  for (let at = news.length - 1; at >= 0; at--) {
    const [, verb, where, subject, amount] = news[at];
    if (verb === "shift") now += (where === P.DISTANCE ? amount : 0) - (subject === P.DISTANCE ? amount : 0);
    else if (verb === "lay" && where === P.DISTANCE) now += amount;
    else if (verb === "lift" && where === P.DISTANCE) now -= amount;
    found[at] = now;
  }
  return found;
}

export function explained(news: Event[], view: View, rules: Game): Message[] {
  const me = view.seat;
  if (me === null) return [];
  const foe = 1 - me;
  const { distance, attack } = seen(view);
  const before = distances(news, distance);
  const deeds: (Played | { action: number; times: number })[] = [];
  let playing: Played[] = [];
  news.forEach(([, verb, where, subject, amount], at) => {
    const last = deeds.at(-1);
    if ((verb === "play" || verb === "attack") && where === foe && subject >= 0) {
      const one = { card: subject, distance: before[at], aura: 0, life: 0 };
      deeds.push(one);
      playing.push(one);
    } else if (verb === "basic" && where === foe) {
      if (last && "action" in last && last.action === subject) last.times++;
      else deeds.push({ action: subject, times: 1 });
    } else if (verb === "place" && where === P.LIMBO + foe) playing = playing.filter((one) => one.card !== subject);
    else if (verb === "hurt_aura" && where === me && playing.length) playing.at(-1)!.aura += amount;
    else if (verb === "hurt_life" && where === me && playing.length) playing.at(-1)!.life += amount;
  });
  const messages = deeds.map((deed): Message => {
    if ("action" in deed) return ["coach-basic", { action: ["action", deed.action], times: deed.times }];
    return played(deed, rules, attack?.card === deed.card && attack.by === foe ? attack : null, distance);
  });
  const first = before[0] ?? distance;
  if (first !== distance && deeds.length) messages.push(["coach-moved", { distance, before: first }]);
  return messages;
}

function played(
  { card, distance, aura, life }: Played,
  rules: Game,
  coming: { reach: number; damage: [number, number] } | null,
  now: number,
): Message {
  const printed = legendOf(rules).cards[card];
  const words = text("card", card);
  if (coming) {
    const given = { damage: damage(coming.damage), range: unbroken(range(coming.reach)), distance: now };
    return ["coach-coming", { card: ["card", card], ...given }];
  }
  if (printed.type === "attack") {
    const given = { aura, life, range: unbroken(range(printed.reach)), distance };
    return [aura || life ? "coach-hit" : "coach-harmless", { card: ["card", card], ...given }];
  }
  const key = printed.type === "enchantment" ? "coach-enchantment" : "coach-card";
  return [key, { card: ["card", card], text: words, aura, life, charge: printed.charge }];
}
