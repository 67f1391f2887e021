/** Shows what has happened since the last state, one thing after the other; can be skipped at any time. */

import { play } from "./sound";
import { settings } from "./settings.svelte";
import type { Event, View } from "./view";
import * as P from "./places";

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

export class Playback {
  view = $state.raw<View | null>(null);
  event = $state.raw<Event | null>(null);
  showcase = $state(-1);
  isPlaying = $state(false);
  private run = 0;
  private goal: View | null = null;

  async show(next: View, news: Event[], seat: number | null): Promise<void> {
    const run = ++this.run;
    const before = this.goal;
    this.goal = next;
    this.event = null;
    this.showcase = -1;
    const worth = news.filter((one) => time(one) > 100);
    if (!settings.motion || !before || before.seat !== next.seat || !worth.length || document.hidden) {
      this.view = next;
      this.isPlaying = false;
      return;
    }
    this.isPlaying = true;
    this.view = before;
    const total = news.reduce((sum, one) => sum + time(one), 0);
    const factor = Math.min(1, LONGEST / total);
    for (const event of news) {
      const [, verb, where, subject, amount] = event;
      this.event = time(event) > 100 ? event : this.event;
      if (verb === "play" || verb === "attack") {
        this.showcase = subject;
        play("card");
      } else if (verb === "shift" && amount) fly(`[data-place="${where}"]`, `[data-place="${subject}"]`, amount);
      else if (verb === "lay") fly(`[data-place="${where}"]`, `[data-card="${subject}"]`, amount);
      else if (verb === "lift") fly(`[data-card="${subject}"]`, `[data-place="${where}"]`, amount);
      else if (verb === "hurt_life" && (where & 1) === seat && amount) play("harm");
      await new Promise((done) => setTimeout(done, time(event) * factor));
      if (run !== this.run) return;
      this.view = stepped(this.view!, event);
    }
    this.finish();
  }

  private finish(): void {
    this.view = this.goal;
    this.event = null;
    this.showcase = -1;
    this.isPlaying = false;
  }

  skip(): void {
    if (!this.isPlaying) return;
    this.run++;
    this.finish();
  }
}

function fly(from: string, to: string, amount: number): void {
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
