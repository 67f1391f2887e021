/** Animations of cards: flying between zones, turning, tearing, sweeping a pile. */

import { animateElement, hideFor, removeAfter } from "./petal_flights";
import { centreOf, findOnScreen } from "./screen_positions";
import type { Event } from "../net/wire.gen";

export { hideFor } from "./petal_flights";

const FLIGHT_TIME = 340; // milliseconds
const SWEEP_TIME = 360;
const TURN_TIME = 110;
const TEAR_TIME = 300;
const EASING = "cubic-bezier(.2, .8, .2, 1)";
/** Custom properties with the width of a card, in the games' style sheets. */
const WIDTH_PROPERTIES = ["--held-width", "--small-width", "--card-width", "--hand-card", "--large-width"];
const BACK_SIZE = [54, 76]; // pixels

/** The element that flying cards are added to: it has the styles of the board and clips nothing. */
export function flightLayer(): Element {
  return document.querySelector(".board-room > *") ?? document.body;
}

function addToLayer(element: HTMLElement, width: number, height: number): HTMLElement {
  element.classList.add("carried");
  element.setAttribute("aria-hidden", "true");
  element.inert = true;
  element.style.cssText += `; inset: 0 auto auto 0; margin: 0; translate: none; rotate: none; width: ${width}px; height: ${height}px`;
  for (const name of WIDTH_PROPERTIES) element.style.setProperty(name, `${width}px`);
  for (const withMarks of [
    element,
    ...element.querySelectorAll<HTMLElement>("[data-card], [data-option], [data-spot], [data-zone]"),
  ])
    for (const name of ["card", "option", "spot", "zone", "count"]) delete withMarks.dataset[name];
  flightLayer().append(element);
  return element;
}

/** Copies an element into the flight layer, without what is marked as passing. */
export function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll("[data-passing]")) part.remove();
  return addToLayer(copy, element.offsetWidth, element.offsetHeight);
}

function cardBack(): HTMLElement {
  const element = document.createElement("div");
  element.className = "carried-back";
  return addToLayer(element, BACK_SIZE[0], BACK_SIZE[1]);
}

function flyBetween(element: HTMLElement, from: DOMRect, to: DOMRect, milliseconds: number, begin = 1): void {
  const scale = Math.min(1, Math.max(0.35, (begin * to.width) / from.width, (begin * to.height) / from.height));
  const [width, height] = [element.offsetWidth, element.offsetHeight];
  const transformAt = (box: DOMRect, size: number) => {
    const [left, top] = centreOf(box);
    return `translate(${left - width / 2}px, ${top - height / 2}px) scale(${size})`;
  };
  const frames = [
    { transform: transformAt(from, begin), opacity: 1 },
    { transform: transformAt(to, scale), opacity: scale < 0.6 ? 0.4 : 1 },
  ];
  const flight = animateElement(element, frames, milliseconds, { easing: EASING, fill: "both" });
  removeAfter(flight, element);
}

/**
 * Flies a card between zones, face up if it is visible. `from` is its element if it lies outside its zone, `fallbackTarget` stands
 * for a zone that is not drawn while it is empty, and `startsAt` is where it has gone meanwhile.
 */
export function flyToZone(
  [, , zone, card, toZone]: Event,
  from: HTMLElement | null = null,
  fallbackTarget: HTMLElement | null = null,
  startsAt: DOMRect | null = null,
): void {
  const visibleCard = from ?? (card >= 0 ? findOnScreen("card", card) : null);
  const source = visibleCard ?? findOnScreen("zone", zone);
  const target = findOnScreen("zone", toZone) ?? fallbackTarget;
  if (!source || !target || source === target) return;
  const [start, end] = [source.getBoundingClientRect(), target.getBoundingClientRect()];
  const flying = visibleCard ? copyOf(visibleCard) : cardBack();
  if (startsAt) flyBetween(flying, startsAt, end, FLIGHT_TIME, startsAt.width / flying.offsetWidth);
  else flyBetween(flying, start, end, FLIGHT_TIME);
  if (visibleCard) hideFor(visibleCard, FLIGHT_TIME);
}

/** Turns a card face up where it lies. */
export function turnOver(card: number): void {
  animateElement(findOnScreen("card", card), [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], TURN_TIME);
}

/** Sweeps a pile into another. */
export function sweepZone(from: number, to: number): void {
  const [source, target] = [findOnScreen("zone", from), findOnScreen("zone", to)];
  if (!source || !target) return;
  flyBetween(cardBack(), source.getBoundingClientRect(), target.getBoundingClientRect(), SWEEP_TIME);
}

/** Shakes a pile that is shuffled. */
export function riffleZone(zone: number): void {
  const unmoved = { transform: "none" };
  animateElement(findOnScreen("zone", zone), [unmoved, { transform: "translateY(-6px)" }, unmoved], TURN_TIME, { iterations: 2 });
}

/** Tears a card along a diagonal; its halves fall apart. */
export function tearCard(element: HTMLElement | null): void {
  if (!element) return;
  const box = element.getBoundingClientRect();
  const halves: [clip: string, sideways: number][] = [
    ["polygon(0 0, 68% 0, 32% 100%, 0 100%)", -15],
    ["polygon(68% 0, 100% 0, 100% 100%, 32% 100%)", 15],
  ];
  for (const [clip, sideways] of halves) {
    const half = copyOf(element);
    half.style.clipPath = clip;
    const transformAt = (left: number, top: number, turn: number) =>
      `translate(${box.left + left}px, ${box.top + top}px) rotate(${turn}deg)`;
    const frames = [
      { transform: transformAt(0, 0, 0), opacity: 1 },
      { transform: transformAt(sideways, Math.abs(sideways) / 2, sideways / 4), opacity: 0 },
    ];
    const fall = animateElement(half, frames, TEAR_TIME, { easing: "ease-in", fill: "both" });
    removeAfter(fall, half);
  }
  hideFor(element, TEAR_TIME);
}

/** Slides a band from one element to another when the turn passes; both are marked as `data-KIND`. */
export function slideBand(kind: string, from: number, to: number): void {
  const [source, target] = [findOnScreen(kind, from), findOnScreen(kind, to)];
  if (!source || !target || source === target) return;
  const [start, end] = [source.getBoundingClientRect(), target.getBoundingClientRect()];
  const band = document.createElement("div");
  band.className = "carried band";
  band.setAttribute("aria-hidden", "true");
  flightLayer().append(band);
  const transformAt = (box: DOMRect) => {
    const [left, top] = centreOf(box);
    return `translate(${left - 60}px, ${top - 4}px)`;
  };
  const frames = [
    { transform: `${transformAt(start)} scaleX(0.3)`, opacity: 0.2 },
    { transform: `${transformAt(start)} scaleX(1)`, opacity: 1, offset: 0.2 },
    { transform: `${transformAt(end)} scaleX(1)`, opacity: 1, offset: 0.8 },
    { transform: `${transformAt(end)} scaleX(0.3)`, opacity: 0.2 },
  ];
  const flight = animateElement(band, frames, 420, { easing: EASING, fill: "both" });
  removeAfter(flight, band);
}
