/** The keys of a table. */

import { board } from "./pointed_card.svelte";
import { spot } from "../anim/screen_positions";
import { mainChoice } from "../net/view";
import type { Sitting } from "./session.svelte";

export type Opened = "" | "log" | "keys" | "concede" | "share" | "since" | "command";

const FIELDS = ["INPUT", "SELECT", "TEXTAREA"];
const CONTROLS = ["BUTTON", "A"];

/** Whether a dialog lies over the page: one that is closed no longer does, though whoever opened it is told only later. */
function isCovered(): boolean {
  return document.querySelector("dialog[open]") !== null;
}

/** Whether a key is for the page, not for a field, a dialog or the browser. */
export function isForPage(key: KeyboardEvent): boolean {
  return !(key.ctrlKey || key.metaKey || key.altKey || isCovered()) && !FIELDS.includes((key.target as HTMLElement).tagName);
}

/** What a key does at a table; `press` is a digit, of which several may make one number. */
export function pressed(
  key: KeyboardEvent,
  sitting: Sitting,
  open: (what: Opened) => void,
  press: (digit: string) => void,
): void {
  if (!isForPage(key)) return;
  const { all, playback, connection, face } = sitting;
  const isOnControl = CONTROLS.includes((key.target as HTMLElement).tagName);
  const name = key.key.toLowerCase();
  const isEnter = name === "enter" || name === " ";
  if (playback.isPlaying && name !== "tab") {
    if (name === "w") playback.hold();
    else if (playback.isHeld && !isOnControl) playback.resume();
    else if (!isOnControl || !isEnter) playback.skip();
  } else if (sitting.isAwaited && isEnter && !isOnControl) sitting.goOn();
  else if (/^\d$/.test(name) && all.length) press(name);
  else if (isEnter && !isOnControl) {
    const main = mainChoice(all);
    if (!main) return;
    key.preventDefault();
    sitting.choose(main);
  } else if (name === "u") sitting.undo();
  else if (name === "r") sitting.redo();
  else if (name === "h") connection.askHint();
  else if (name === "l") open("log");
  else if (name === "s") open("since");
  else if (name === "?") open("keys");
  else if (name === "g") sitting.understand();
  else if (name === "i" && board.inspected >= 0) board.sheet = board.inspected;
  else if (name === "/" && face?.understood) {
    key.preventDefault();
    open("command");
  } else if (name.startsWith("arrow") && all.length) {
    key.preventDefault();
    move(name === "arrowright" || name === "arrowdown" ? 1 : -1, sitting);
  }
}

/** The next or the last of what can be chosen gets the focus. */
function move(step: 1 | -1, { all }: Sitting): void {
  const spots = all.flatMap((one) => spot("option", one.option) ?? []);
  const at = spots.indexOf(document.activeElement as HTMLElement);
  spots[(at + step + spots.length) % spots.length]?.focus();
}
