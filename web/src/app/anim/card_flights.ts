/** Cards that go over the screen from where they lie to where they will; what else cards do: turn, tear, sweep together. */

import { move } from "./petal_flights";
import { play } from "./sound";
import { middleOf, spot } from "./screen_positions";
import type { Event } from "../net/view";

const WAY = 340; // milliseconds
const SWEEP = 360;
const TURN = 110;
const TORN = 300;
const SETTLE = "cubic-bezier(.2, .8, .2, 1)";
/** What the widths of cards are called, wherever they are drawn. */
const WIDTHS = ["--held-width", "--small-width", "--card-width", "--hand-card", "--large-width"];
const BACK = [54, 76]; // pixels

/** Where drawn cards are drawn as on the board; and away from what clips them. */
function room(): Element {
  return document.querySelector(".board-room > *") ?? document.body;
}

function put(thing: HTMLElement, width: number, height: number): HTMLElement {
  thing.classList.add("carried");
  thing.setAttribute("aria-hidden", "true");
  thing.inert = true;
  thing.style.cssText += `; width: ${width}px; height: ${height}px`;
  for (const name of WIDTHS) thing.style.setProperty(name, `${width}px`);
  for (const marked of [thing, ...thing.querySelectorAll<HTMLElement>("[data-card], [data-option], [data-spot], [data-zone]")])
    for (const name of ["card", "option", "spot", "zone", "count"]) delete marked.dataset[name];
  room().append(thing);
  return thing;
}

/** The same once more, over everything. */
function twin(thing: HTMLElement): HTMLElement {
  return put(thing.cloneNode(true) as HTMLElement, thing.offsetWidth, thing.offsetHeight);
}

function back(): HTMLElement {
  const thing = document.createElement("div");
  thing.className = "carried-back";
  return put(thing, BACK[0], BACK[1]);
}

/** It is not seen while its twin is on its way; when whatever moves has landed, it is where it belongs or is gone. */
export function conceal(thing: HTMLElement | null, milliseconds: number): void {
  move(thing, [{ opacity: 0 }, { opacity: 0 }], milliseconds);
}

function travel(thing: HTMLElement, from: DOMRect, to: DOMRect, milliseconds: number, more: Keyframe[] = []): void {
  const scale = Math.min(1, Math.max(0.35, to.width / from.width, to.height / from.height));
  const [width, height] = [thing.offsetWidth, thing.offsetHeight];
  const at = (box: DOMRect, size: number) => {
    const [x, y] = middleOf(box);
    return `translate(${x - width / 2}px, ${y - height / 2}px) scale(${size})`;
  };
  const frames = [{ transform: at(from, 1), opacity: 1 }, ...more, { transform: at(to, scale), opacity: scale < 0.6 ? 0.4 : 1 }];
  const way = move(thing, frames, milliseconds, { easing: SETTLE, fill: "both" });
  void way?.finished.catch(() => {}).then(() => thing.remove());
}

/** A card goes from zone to zone, with the face that is seen, or its back; it may be shown elsewhere than in its zone, and go to a zone that is drawn only when something lies there. */
export function carry([, , zone, card, target]: Event, from: HTMLElement | null = null, beside: HTMLElement | null = null): void {
  const face = from ?? (card >= 0 ? spot("card", card) : null);
  const source = face ?? spot("zone", zone);
  const goal = spot("zone", target) ?? beside;
  if (!source || !goal || source === goal) return;
  const [begin, end] = [source.getBoundingClientRect(), goal.getBoundingClientRect()];
  travel(face ? twin(face) : back(), begin, end, WAY);
  if (face) conceal(face, WAY);
  play("card");
}

/** A card that came with its back is turned over where it lies now. */
export function turnOver(card: number): void {
  move(spot("card", card), [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], TURN);
}

/** A pile is swept into another, as one. */
export function sweep(from: number, to: number): void {
  const [source, goal] = [spot("zone", from), spot("zone", to)];
  if (!source || !goal) return;
  travel(back(), source.getBoundingClientRect(), goal.getBoundingClientRect(), SWEEP);
  play("card");
}

/** A pile is riffled, twice. */
export function riffle(zone: number): void {
  const still = { transform: "none" };
  move(spot("zone", zone), [still, { transform: "translateY(-6px)" }, still], TURN, { iterations: 2 });
  play("card");
}

/** A card tears along a diagonal, and its halves fall apart. */
export function tear(thing: HTMLElement | null): void {
  if (!thing) return;
  const box = thing.getBoundingClientRect();
  const halves: [clip: string, aside: number][] = [
    ["polygon(0 0, 68% 0, 32% 100%, 0 100%)", -15],
    ["polygon(68% 0, 100% 0, 100% 100%, 32% 100%)", 15],
  ];
  for (const [clip, aside] of halves) {
    const half = twin(thing);
    half.style.clipPath = clip;
    const at = (x: number, y: number, turn: number) => `translate(${box.left + x}px, ${box.top + y}px) rotate(${turn}deg)`;
    const frames = [
      { transform: at(0, 0, 0), opacity: 1 },
      { transform: at(aside, Math.abs(aside) / 2, aside / 4), opacity: 0 },
    ];
    const falls = move(half, frames, TORN, { easing: "ease-in", fill: "both" });
    void falls?.finished.catch(() => {}).then(() => half.remove());
  }
  conceal(thing, TORN);
}

/** The turn passes: a band slides from whose it was to whose it is; both are marked as `kind`. */
export function pass(kind: string, from: number, to: number): void {
  const [source, goal] = [spot(kind, from), spot(kind, to)];
  if (!source || !goal || source === goal) return;
  const [begin, end] = [source.getBoundingClientRect(), goal.getBoundingClientRect()];
  const band = document.createElement("div");
  band.className = "carried band";
  band.setAttribute("aria-hidden", "true");
  room().append(band);
  const at = (box: DOMRect) => {
    const [x, y] = middleOf(box);
    return `translate(${x - 60}px, ${y - 4}px)`;
  };
  const frames = [
    { transform: `${at(begin)} scaleX(0.3)`, opacity: 0.2 },
    { transform: `${at(begin)} scaleX(1)`, opacity: 1, offset: 0.2 },
    { transform: `${at(end)} scaleX(1)`, opacity: 1, offset: 0.8 },
    { transform: `${at(end)} scaleX(0.3)`, opacity: 0.2 },
  ];
  const way = move(band, frames, 420, { easing: SETTLE, fill: "both" });
  void way?.finished.catch(() => {}).then(() => band.remove());
}
