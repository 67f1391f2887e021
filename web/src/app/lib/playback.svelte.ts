/** Shows what has happened since the last state, one thing after the other; can be skipped at any time. */

import { play } from "./sound";
import { settings } from "./settings.svelte";
import type { Event, View } from "./view";
import * as P from "../../games/sakura_arms/places";

const SVG = `<svg width="22" height="22" viewBox="0 0 24 24"><g fill="var(--petal)">${[0, 72, 144, 216, 288]
  .map((turn) => `<path transform="rotate(${turn} 12 12)" d="M12 12.300C7.900 9.700 7.500 4.200 10.300 1.600L12 3.500l1.700-1.900C16.500 4.200 16.100 9.700 12 12.300Z"/>`)
  .join("")}</g></svg>`;

/** How long an event is shown, in milliseconds. */
function time(event: Event): number {
  switch (event[1]) {
    case "play":
    case "attack":
      return 850;
    case "basic":
    case "hurt_aura":
    case "hurt_life":
    case "stun":
    case "turn":
      return 450;
    case "shift":
    case "lay":
    case "lift":
      return 420;
    default:
      return 60;
  }
}

const LONGEST = 6500;

/** The view after one more event; zones wait for the end. */
export function stepped(view: View, event: Event): View {
  const [, verb, where, subject, amount] = event;
  const tokens = view.tokens.slice();
  let cards = view.on_cards;
  if (verb === "shift") {
    tokens[where] -= amount;
    tokens[subject] += amount;
  } else if (verb === "lay" || verb === "lift") {
    const sign = verb === "lay" ? 1 : -1;
    tokens[where] -= sign * amount;
    const before = cards.find(([card]) => card === subject)?.[1] ?? 0;
    cards = [...cards.filter(([card]) => card !== subject), [subject, before + sign * amount]];
  } else if (verb === "turn") {
    tokens[P.TURN] = where & 1;
    tokens[P.TURNS] = amount;
  } else return view;
  const moved = tokens[P.DISTANCE] - view.tokens[P.DISTANCE];
  return { ...view, tokens, on_cards: cards, public: { ...view.public, distance: view.public.distance + moved } };
}

/** How a game's events are shown. */
export interface Stage {
  /** How long an event is shown, in milliseconds; up to 100 means: not at all. */
  time: (event: Event, seat: number | null) => number;
  /** The view after one more event. */
  stepped: (view: View, event: Event) => View;
  /** Moves on the screen what the event moves, unless it is to be still; the card to show large until the next one, or -1; undefined: as before. */
  enact: (event: Event, view: View, seat: number | null, isStill: boolean) => number | undefined;
}

export const DUEL_STAGE: Stage = {
  time,
  stepped,
  enact: ([, verb, where, subject, amount], _view, seat, isStill) => {
    if (verb === "play" || verb === "attack") {
      play("card");
      return subject;
    }
    if (verb === "turn") return -1;
    if (!isStill && verb === "shift" && amount) fly(`[data-place="${where}"]`, `[data-place="${subject}"]`, amount);
    else if (!isStill && verb === "lay") fly(`[data-place="${where}"]`, `[data-card="${subject}"]`, amount);
    else if (!isStill && verb === "lift") fly(`[data-card="${subject}"]`, `[data-place="${where}"]`, amount);
    else if (verb === "hurt_life" && (where & 1) === seat && amount) play("harm");
    return undefined;
  },
};

/** The events in which the foe attacks and `seat` is not asked for a Reaction, because none is possible. */
export function unasked(news: Event[], next: View, seat: number | null, isAttack: (card: number) => boolean): Event[] {
  if (seat === null) return [];
  const attacks = news.filter(([, verb, where, subject]) => (where & 1) !== seat && subject >= 0 && (verb === "attack" || (verb === "play" && isAttack(subject))));
  const isAsked = next.question === "reaction";
  return isAsked ? attacks.slice(0, -1) : attacks;
}

export class Playback {
  view = $state.raw<View | null>(null);
  event = $state.raw<Event | null>(null);
  showcase = $state(-1);
  isPlaying = $state(false);
  /** The clock of the last event that has been shown. */
  clock = $state(Infinity);
  stage: Stage = DUEL_STAGE;
  /** An attack is being shown to which no Reaction is possible: it goes on by itself, unless it is held. */
  isPassing = $state(false);
  isHeld = $state(false);
  /** The attacks since the last state to which no Reaction was possible, by card. */
  passed = $state.raw<number[]>([]);
  private run = 0;
  private goal: View | null = null;
  private onward: (() => void) | null = null;
  /** What is still to be shown: a state, and the events that led to it. */
  private waiting: { next: View; news: Event[]; alone: Event[] }[] = [];

  /** Show what led to `next`, after all that is still being shown. */
  async show(next: View, news: Event[], seat: number | null, isAttack: (card: number) => boolean = () => false): Promise<void> {
    const before = this.goal;
    this.goal = next;
    const isOneStory = before !== null && before.seat === next.seat && news.length > 0;
    const alone = isOneStory ? unasked(news, next, seat, isAttack) : [];
    this.passed = [...(isOneStory && !before.decides ? this.passed : []), ...alone.map((one) => one[3])];
    const isStill = !settings.motion || document.hidden;
    const isWorth = news.some((one) => this.stage.time(one, seat) > 100) && !(isStill && (settings.autoPass || !alone.length));
    if (!isOneStory || !(isWorth || this.isPlaying)) {
      this.run++;
      this.waiting = [];
      this.resume();
      this.finish();
      return;
    }
    this.waiting.push({ next, news, alone });
    if (this.isPlaying) return;
    this.isPlaying = true;
    this.view = before;
    const run = ++this.run;
    while (this.waiting.length) {
      const part = this.waiting.shift()!;
      const total = [part, ...this.waiting].reduce((sum, one) => sum + one.news.reduce((all, event) => all + this.stage.time(event, seat), 0), 0);
      const factor = isStill ? 0 : Math.min(1, LONGEST / total);
      for (const event of part.news) {
        await this.shown(event, part.alone.includes(event), factor, seat, run);
        if (run !== this.run) return;
        this.view = this.stage.stepped(this.view!, event);
      }
      this.view = part.next;
    }
    this.finish();
  }

  private async shown(event: Event, isAlone: boolean, factor: number, seat: number | null, run: number): Promise<void> {
    const length = this.stage.time(event, seat);
    this.clock = event[0];
    if (length > 100) this.event = event;
    const large = this.stage.enact(event, this.view!, seat, !factor);
    if (large !== undefined) this.showcase = large;
    this.isPassing = isAlone;
    if (isAlone && !settings.autoPass) this.isHeld = true;
    if (factor) await new Promise((done) => setTimeout(done, length * factor));
    if (this.isHeld && run === this.run) await new Promise<void>((done) => (this.onward = done));
    if (run === this.run) this.isPassing = false;
  }

  private finish(): void {
    this.view = this.goal;
    this.event = null;
    this.showcase = -1;
    this.isPlaying = false;
    this.clock = Infinity;
    this.isPassing = false;
    this.isHeld = false;
  }

  /** Stay at the attack that is shown. */
  hold(): void {
    if (this.isPassing) this.isHeld = true;
  }

  resume(): void {
    this.isHeld = false;
    this.onward?.();
    this.onward = null;
  }

  skip(): void {
    if (!this.isPlaying) return;
    this.run++;
    this.waiting = [];
    this.resume();
    this.finish();
  }
}

export function fly(from: string, to: string, amount: number): void {
  const [source, target] = [document.querySelector(from), document.querySelector(to)];
  if (!source || !target || amount <= 0) return;
  const [begin, end] = [source.getBoundingClientRect(), target.getBoundingClientRect()];
  for (let number = 0; number < Math.min(amount, 6); number++) {
    const petal = document.createElement("div");
    petal.className = "flying-petal";
    petal.innerHTML = SVG;
    petal.setAttribute("aria-hidden", "true");
    document.body.append(petal);
    const [x1, y1] = [begin.left + begin.width / 2 - 11 + number * 7, begin.top + begin.height / 2 - 11];
    const [x2, y2] = [end.left + end.width / 2 - 11 + number * 7, end.top + end.height / 2 - 11];
    const lift = Math.min(60, Math.hypot(x2 - x1, y2 - y1) / 4);
    const flight = petal.animate(
      [
        { transform: `translate(${x1}px, ${y1}px) rotate(0deg)`, opacity: 1 },
        { transform: `translate(${(x1 + x2) / 2 + lift}px, ${(y1 + y2) / 2 - lift / 2}px) rotate(140deg)`, opacity: 1, offset: 0.5 },
        { transform: `translate(${x2}px, ${y2}px) rotate(300deg)`, opacity: 0.9 },
      ],
      { duration: 430, delay: number * 35, easing: "ease-in-out", fill: "both" },
    );
    flight.onfinish = () => petal.remove();
    flight.oncancel = () => petal.remove();
    setTimeout(() => petal.remove(), 1500);
  }
  play("petal");
}
