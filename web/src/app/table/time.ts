/** Times as text: clocks, absences, delays. */

import { t } from "../i18n/index.svelte";
import type { ClockState, PlayerInfo } from "../net/wire.gen";

/** Seconds as "9:58", "1:02:03" or "2 d 23 h". */
export function span(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const days = Math.floor(whole / 86400);
  const hours = Math.floor((whole % 86400) / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  if (days) return t("days-and-hours", { days, hours });
  const last = `${hours ? String(minutes).padStart(2, "0") : minutes}:${String(whole % 60).padStart(2, "0")}`;
  return hours ? `${hours}:${last}` : last;
}

/** The time of day, of seconds since 1970. */
export function timeOfDay(seconds: number): string {
  return new Date(seconds * 1000).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
}

/** Returns the text of a person's absence; empty if they are present. */
export function awaySince(player: PlayerInfo | undefined): string {
  return player?.kind === "person" && player.away_since ? timeOfDay(player.away_since) : "";
}

/** Describes the clock of a table. */
export function clockInWords(clock: { seconds: number; free: number } | null): string {
  if (!clock) return t("clock-none");
  const free = span(clock.free);
  if (!clock.seconds) return t("clock-free-only", { free });
  return clock.free ? t("clock-said", { time: span(clock.seconds), free }) : t("clock-plain", { time: span(clock.seconds) });
}

export interface ClockReading {
  left: number;
  /** Free seconds of the decision under way that are left. */
  free: number;
  runs: boolean;
}

/** Returns a seat's clock `since` seconds after the state came. */
export function clockReading(clock: ClockState, seat: number, since: number): ClockReading {
  if (clock.running !== seat) return { left: clock.left[seat], free: 0, runs: false };
  const thought = clock.ran + Math.max(0, since);
  return {
    left: Math.max(0, clock.left[seat] - Math.max(0, thought - clock.spare)),
    free: Math.max(0, Math.min(clock.free, clock.spare - thought)),
    runs: true,
  };
}
