/** How the events of a match are shown. */

import type { Stage } from "../../app/lib/playback.svelte";
import { spot } from "../../app/lib/spots";
import { play } from "../../app/lib/sound";
import type { Event, View } from "../../app/lib/view";
import * as P from "./places";

const TIMES: Record<string, number> = {
  play: 800,
  attack: 850,
  portal: 700,
  use: 600,
  defend: 650,
  retarget: 650,
  take: 900,
  resolve: 450,
  hurt: 450,
  destroyed: 400,
  sacrificed: 400,
  discard: 350,
  turn: 450,
};
const SHOWN = ["play", "take", "use"];

/** One's own deeds need no explanation. */
function time([, verb, where]: Event, seat: number | null): number {
  const length = TIMES[verb] ?? 20;
  const own = where < 0 ? -1 - where === seat : Math.floor(where / P.SPOTS) === seat;
  return own && (verb === "play" || verb === "use" || verb === "portal") ? length / 2 : length;
}

/** Where a card stands in a view; -1: nowhere. */
function standing(view: View, card: number): number {
  for (let at = 0; at < P.FIELD_SPOTS; at++) if (view.zones[zoneOf(at)][0] === card) return at;
  return -1;
}

function zoneOf(at: number): number {
  return P.FIELD + 2 * (at % P.SPOTS) + Math.floor(at / P.SPOTS);
}

function arrivalAt(view: View, at: number): number {
  return at < 0 ? 0 : view.tokens[P.BLOCKS + P.WIDTH * at + P.ARRIVAL];
}

/** The view after one more event, as far as the eye can follow; the rest comes with the next state. */
export function stepped(view: View, event: Event): View {
  const [, verb, where, subject, amount] = event;
  if (verb === "turn") {
    const tokens = view.tokens.slice();
    [tokens[P.TURN], tokens[P.TURNS]] = [where, amount];
    return { ...view, tokens, matters: [] };
  }
  if (verb === "attack") {
    const matter = [
      P.IN_ATTACK,
      Math.floor(where / P.SPOTS),
      arrivalAt(view, where),
      arrivalAt(view, standing(view, amount)),
      0,
      0,
    ];
    const tokens = view.tokens.slice();
    tokens[P.BLOCKS + P.WIDTH * where + P.FLAGS] |= P.TAPPED;
    return { ...view, tokens, matters: [matter] };
  }
  if (verb === "defend" || verb === "retarget") {
    const at = standing(view, subject);
    const matters = view.matters.map((one) => one.map((number, place) => (place === P.M_TARGET ? arrivalAt(view, at) : number)));
    return at < 0 ? view : { ...view, matters };
  }
  if (verb === "hurt") return hurt(view, where, amount);
  if (verb === "place") return placed(view, where, subject, amount);
  return view;
}

function hurt(view: View, at: number, amount: number): View {
  const spots = view.public.spots as number[][] | undefined;
  if (!spots?.[at]?.length) return view;
  const changed = spots.map((one, place) => (place === at ? [one[0], Math.max(0, one[1] - amount), ...one.slice(2)] : one));
  return { ...view, public: { ...view.public, spots: changed } };
}

/** A card goes from one zone to another; one that cannot be seen is any that cannot. */
function placed(view: View, from: number, card: number, to: number): View {
  if (!view.zones[from] || !view.zones[to]) return view;
  const at =
    card >= 0 && view.zones[from].includes(card) ? view.zones[from].indexOf(card) : view.zones[from].findIndex((one) => one < 0);
  if (at < 0) return view;
  const moved = card >= 0 ? card : view.zones[from][at];
  const zones = view.zones.slice();
  zones[from] = zones[from].filter((_, place) => place !== at);
  zones[to] = [...zones[to], moved];
  return { ...view, zones };
}

/** A blow is seen where it lands. */
function shake(at: number): void {
  spot("spot", at)?.animate?.([{ transform: "translateX(-6px)" }, { transform: "translateX(6px)" }, { transform: "none" }], {
    duration: 180,
    iterations: 2,
  });
}

/** The attacks of the foe that `seat` is not asked to answer, because no answer is possible. */
export function unasked(news: Event[], next: View, seat: number | null): Event[] {
  if (seat === null) return [];
  const attacks = news.filter(([, verb, where]) => verb === "attack" && Math.floor(where / P.SPOTS) !== seat);
  return next.question === "respond" || next.question === "defend" ? attacks.slice(0, -1) : attacks;
}

export const STAGE: Stage = {
  time,
  stepped,
  unasked: (news, next, seat) => unasked(news, next, seat),
  enact: ([, verb, where, subject], _view, seat, isStill) => {
    if (SHOWN.includes(verb)) {
      play("card");
      return subject;
    }
    if (verb === "hurt") {
      if (!isStill) shake(where);
      if (where === (seat ?? -1) * P.SPOTS + P.LEADER) play("harm");
    }
    return verb === "turn" || verb === "attack" ? -1 : undefined;
  },
};
