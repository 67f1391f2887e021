/** The keys of a table. */

import { focus } from "../board_focus.svelte";
import { toggleSound } from "../../anim/sound";
import { findOnScreen } from "../../anim/screen_positions";
import { mainChoice } from "../../net/view";
import type { Session } from "../session.svelte";

export type TableDialog = "" | "log" | "keys" | "concede" | "share" | "since" | "command";

const FIELDS = ["INPUT", "SELECT", "TEXTAREA"];
const CONTROLS = ["BUTTON", "A"];

/** Tells whether a dialog lies over the page. A dialog just closed does not count, even before its opener knows. */
function isCovered(): boolean {
  return document.querySelector("dialog[open]") !== null;
}

/** True if a key is for the page, not for a field, a dialog or the browser. */
export function isForPage(key: KeyboardEvent): boolean {
  return !(key.ctrlKey || key.metaKey || key.altKey || isCovered()) && !FIELDS.includes((key.target as HTMLElement).tagName);
}

/** Handles a key at a table; `pressDigit` takes a digit, of which several may make one number. */
export function handleKey(
  key: KeyboardEvent,
  session: Session,
  openDialog: (what: TableDialog) => void,
  pressDigit: (digit: string) => void,
): void {
  if (!isForPage(key)) return;
  const { all, playback, connection, ui } = session;
  const isOnControl = CONTROLS.includes((key.target as HTMLElement).tagName);
  const name = key.key.toLowerCase();
  const isEnter = name === "enter" || name === " ";
  if (name === "m") toggleSound();
  else if (playback.isPlaying && name !== "tab") {
    if (name === "w") playback.hold();
    else if (playback.isHeld && !isOnControl) playback.resume();
    else if (!isOnControl || !isEnter) playback.skip();
  } else if (session.isAwaited && isEnter && !isOnControl) session.goOn();
  else if (/^\d$/.test(name) && all.length) pressDigit(name);
  else if (isEnter && !isOnControl) {
    const main = mainChoice(all);
    if (!main) return;
    key.preventDefault();
    session.choose(main);
  } else if (name === "u") session.undo();
  else if (name === "r") session.redo();
  else if (name === "h") connection.askHint();
  else if (name === "l") openDialog("log");
  else if (name === "s") openDialog("since");
  else if (name === "?") openDialog("keys");
  else if (name === "g") session.understand();
  else if (name === "i" && focus.inspected >= 0) focus.sheet = focus.inspected;
  else if (name === "/" && ui?.parseCommand) {
    key.preventDefault();
    openDialog("command");
  } else if (name.startsWith("arrow") && all.length) {
    key.preventDefault();
    moveFocus(name === "arrowright" || name === "arrowdown" ? 1 : -1, session);
  }
}

/** Moves the focus to the next or the previous choice. */
function moveFocus(step: 1 | -1, { all }: Session): void {
  const elements = all.flatMap((one) => findOnScreen("option", one.option) ?? []);
  const index = elements.indexOf(document.activeElement as HTMLElement);
  elements[(index + step + elements.length) % elements.length]?.focus();
}
