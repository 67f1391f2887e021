import { describe, expect, it } from "vitest";
import { ANIMATIONS } from "../src/games/azuki/anim/animations";
import { Fight } from "../src/games/azuki/anim/fight";
import { brushArrow } from "../src/games/azuki/board/brush_arrow";
import { BoardModel } from "../src/games/azuki/board/board_model";
import { Blows, damageMarks, declaredAttack } from "../src/games/azuki/board/blows.svelte";
import { Decisions } from "../src/games/azuki/board/decisions";
import * as P from "../src/games/azuki/constants";
import { BLADE, card, chosen, FIGHT, LEGEND, MINE, RAVEN, SEAL, THEIRS, VERBS, viewOf, ZERO } from "./matching";
import type { Event } from "../src/app/net/wire.gen";

const [ATTACKER, TARGET, OTHER] = [card(RAVEN), card(SEAL, 1), card(ZERO, 1)];
const attack: Event = [1, "attack", MINE, ATTACKER, TARGET, -1];
const hurt = (clock: number, spot: number, who: number): Event => [clock, "hurt", spot, who, 2, -1];

describe("a fight", () => {
  it("lets the attacker rush with the first damage to its target, and get its blow back after that", () => {
    const fight = new Fight();
    fight.note(attack);
    const [first, back] = [hurt(2, THEIRS, TARGET), hurt(3, MINE, ATTACKER)];
    expect([fight.isRush(first), fight.isRush(back), fight.isBlowBack(back)]).toEqual([true, false, false]);
    fight.note(first);
    expect([fight.isRush(first), fight.isRush(hurt(4, THEIRS, TARGET)), fight.isBlowBack(back)]).toEqual([true, false, true]);
    expect(fight.hasFallen).toBe(true);
    fight.note(attack);
    expect(fight.hasFallen).toBe(false);
  });
  it("follows a Defender, and takes the damage of a spell for the spell's", () => {
    const fight = new Fight();
    fight.note(attack);
    fight.note([2, "play", -1, card(BLADE), 0, -1]);
    expect(fight.isRush(hurt(3, THEIRS, TARGET))).toBe(false);
    fight.note([4, "place", P.LIMBO, card(BLADE), P.DISCARD, -1]);
    expect(fight.isRush(hurt(5, THEIRS, TARGET))).toBe(true);
    fight.note([6, "defend", P.SPOTS, OTHER, 0, -1]);
    expect([fight.isRush(hurt(7, THEIRS, TARGET)), fight.isRush(hurt(7, P.SPOTS, OTHER))]).toEqual([false, true]);
  });
  it("sends through the gate only what it was opened for", () => {
    const fight = new Fight();
    const step: Event = [2, "place", P.FIELD + 14, ATTACKER, P.FIELD + 4, -1];
    expect(fight.isPortalled(step)).toBe(false);
    fight.note([1, "portal", MINE, ATTACKER, 1, -1]);
    expect(fight.isPortalled(step)).toBe(true);
    fight.note([3, "turn", 1, -1, 2, -1]);
    expect(fight.isPortalled(step)).toBe(false);
  });
  it("takes longer to show the opponent's attack than one's own", () => {
    const theirs: Event = [1, "attack", THEIRS, TARGET, ATTACKER, -1];
    expect(ANIMATIONS.time(theirs, 0)).toBeGreaterThan(ANIMATIONS.time(attack, 0));
  });
});

describe("where blows are shown", () => {
  it("marks each damage on its spot, and nothing else", () => {
    const events: Event[] = [attack, hurt(2, THEIRS, TARGET), [3, "heal", MINE, ATTACKER, 1, -1]];
    expect(damageMarks(events)).toEqual([{ clock: 2, spot: THEIRS, amount: 2, isLate: false }]);
  });
  it("counts no event as news that was there at the beginning, and none twice", () => {
    const blows = new Blows();
    expect(blows.news([attack])).toEqual([]);
    expect(blows.news([attack, hurt(2, THEIRS, TARGET)])).toHaveLength(1);
    expect(blows.news([attack, hurt(2, THEIRS, TARGET)])).toEqual([]);
  });
  it("points an arrow from the attacker to the spot of its target, as soon as it is declared", () => {
    const view = viewOf({ ...FIGHT, matters: [] });
    expect(declaredAttack(attack, view, LEGEND)).toEqual({ seat: 0, attacker: MINE, target: THEIRS });
    expect(declaredAttack([1, "attack", MINE, ATTACKER, card(BLADE, 1), -1], view, LEGEND)).toBeNull();
    expect(declaredAttack(hurt(2, THEIRS, TARGET), view, LEGEND)).toBeNull();
  });
  it("has one arrow for each target that can be chosen", () => {
    const view = viewOf({ ...FIGHT, matters: [], question: "attack", about: ATTACKER });
    const choices = chosen([["spot", P.SPOTS], ["spot", THEIRS]], view); // prettier-ignore
    const aimOf = (wish: typeof view) => new Decisions(new BoardModel(wish, LEGEND), choices, [], VERBS, [], () => {}).aim;
    expect(aimOf(view)!.attacker).toBe(MINE);
    expect(new Set(aimOf(view)!.targets)).toEqual(new Set([P.SPOTS, THEIRS]));
    expect(aimOf({ ...view, question: "main" })).toBeNull();
  });
  it("ends a brush arrow on its target, at any distance", () => {
    const box = (left: number, top: number) => ({ left, top, width: 100, height: 90 });
    for (const [left, top] of [
      [0, 300],
      [400, 0],
      [130, 20],
    ]) {
      // prettier-ignore
      const arrow = brushArrow(box(0, 0), box(left, top), { left: 0, top: 0 });
      const [reach, turn] = [arrow.shaft + arrow.head, (arrow.angle * Math.PI) / 180];
      const [x, y] = [arrow.x + reach * Math.cos(turn), arrow.y + reach * Math.sin(turn)];
      expect(Math.abs(x - left - 50)).toBeLessThan(50);
      expect(Math.abs(y - top - 45)).toBeLessThan(45);
    }
  });
});
