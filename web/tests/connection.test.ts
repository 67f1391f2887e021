import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Heartbeat, TIMEOUTS } from "../src/app/net/heartbeat";
import { Outbox } from "../src/app/net/outbox";

/** What a tab keeps; copied, as a tab that is duplicated copies it. */
class Kept implements Storage {
  constructor(private readonly kept = new Map<string, string>()) {}
  get length(): number {
    return this.kept.size;
  }
  clear = (): void => this.kept.clear();
  getItem = (name: string): string | null => this.kept.get(name) ?? null;
  key = (at: number): string | null => [...this.kept.keys()][at] ?? null;
  removeItem = (name: string): void => void this.kept.delete(name);
  setItem = (name: string, value: string): void => void this.kept.set(name, value);
  copy = (): Kept => new Kept(new Map(this.kept));
}

describe("a heartbeat", () => {
  let pings = 0;
  let lost = 0;
  let heart: Heartbeat;
  beforeEach(() => {
    vi.useFakeTimers();
    pings = lost = 0;
    heart = new Heartbeat(
      () => 1000 + ++pings,
      () => (lost += 1),
    );
    heart.start();
  });
  afterEach(() => {
    heart.stop();
    vi.useRealTimers();
  });

  it("gives up a connection that nobody answers", () => {
    vi.advanceTimersByTime(TIMEOUTS.welcome);
    expect([pings, lost]).toEqual([0, 1]);
  });
  it("asks after a while of nothing, and no sooner where there is news", () => {
    heart.onWelcome();
    for (let at = 0; at < 10; at++) {
      vi.advanceTimersByTime(TIMEOUTS.quiet - 1);
      heart.onMessage();
    }
    expect(pings).toBe(0);
    vi.advanceTimersByTime(TIMEOUTS.quiet);
    expect(pings).toBe(1);
    heart.onMessage();
    heart.onAnswer(1001);
    vi.advanceTimersByTime(TIMEOUTS.quiet - 1);
    expect([pings, lost]).toEqual([1, 0]);
  });
  it("notices that a question is not answered", () => {
    heart.onWelcome();
    vi.advanceTimersByTime(TIMEOUTS.quiet + TIMEOUTS.answer);
    expect([pings, lost]).toEqual([1, 1]);
  });
  it("notices that what was sent is not answered, whatever else is heard", () => {
    heart.onWelcome();
    heart.expectAnswer(7);
    for (let at = 0; at < 5; at++) {
      vi.advanceTimersByTime(TIMEOUTS.answer / 5);
      heart.onMessage();
    }
    expect([pings, lost]).toEqual([0, 1]);
  });
  it("asks at once, and waits for less, when somebody looks again", () => {
    heart.onWelcome();
    heart.checkSoon();
    heart.checkSoon();
    expect(pings).toBe(1);
    vi.advanceTimersByTime(TIMEOUTS.wake);
    expect(lost).toBe(1);
  });
  it("asks nothing more where an answer is waited for already", () => {
    heart.onWelcome();
    heart.expectAnswer(7);
    heart.checkSoon();
    vi.advanceTimersByTime(TIMEOUTS.wake);
    expect([pings, lost]).toEqual([0, 1]);
  });
  it("is more patient with every connection that was given up in vain, until one answers", () => {
    vi.advanceTimersByTime(TIMEOUTS.welcome);
    heart.start();
    vi.advanceTimersByTime(TIMEOUTS.welcome * 2 - 1);
    expect(lost).toBe(1);
    heart.onWelcome();
    heart.expectAnswer(1);
    heart.onAnswer(1);
    heart.expectAnswer(2);
    vi.advanceTimersByTime(TIMEOUTS.answer);
    expect(lost).toBe(2);
  });
  it("stops with its connection", () => {
    heart.onWelcome();
    heart.expectAnswer(7);
    heart.stop();
    vi.advanceTimersByTime(1e6);
    expect([pings, lost]).toEqual([0, 0]);
  });
});

describe("an outbox", () => {
  it("is of one tab alone", () => {
    const [one, two] = [new Outbox("t", new Kept()), new Outbox("t", new Kept())];
    expect(one.client).not.toBe(two.client);
    expect([one.add({ type: "undo" }).number, two.add({ type: "undo" }).number, one.add({ type: "undo" }).number]).toEqual([
      1, 1, 2,
    ]);
  });
  it("goes on in a tab that is loaded anew, once", () => {
    const storage = new Kept();
    const before = new Outbox("t", storage);
    before.add({ type: "undo" });
    before.remove(1);
    before.add({ type: "act", expected: 3, option: 5 });
    before.add({ type: "hint" });
    before.save();
    const after = new Outbox("t", storage);
    expect(after.client).toBe(before.client);
    expect(after.unanswered).toEqual([{ type: "act", number: 2, expected: 3, option: 5 }]);
    expect(after.add({ type: "undo" }).number).toBe(4);
    expect(new Outbox("t", storage).client).not.toBe(before.client);
    expect(new Outbox("other", storage).unanswered).toEqual([]);
  });
  it("is another one in a tab that was duplicated", () => {
    const storage = new Kept();
    const first = new Outbox("t", storage);
    first.add({ type: "act", expected: 3, option: 5 });
    const second = new Outbox("t", storage.copy());
    expect(second.client).not.toBe(first.client);
    expect(second.unanswered).toEqual([]);
  });
  it("is not what somebody meant yesterday", () => {
    vi.useFakeTimers();
    const storage = new Kept();
    const before = new Outbox("t", storage);
    before.add({ type: "claim" });
    before.save();
    vi.advanceTimersByTime(86_400_000);
    const after = new Outbox("t", storage);
    expect(after.client).not.toBe(before.client);
    expect(after.unanswered).toEqual([]);
    vi.useRealTimers();
  });
  it("stays with a page that comes back, unless another has taken over", () => {
    const storage = new Kept();
    const page = new Outbox("t", storage);
    const client = page.client;
    page.add({ type: "undo" });
    page.save();
    page.resume();
    expect([page.client, page.unanswered.length, storage.length]).toEqual([client, 1, 0]);
    page.save();
    const other = new Outbox("t", storage);
    page.resume();
    expect(other.client).toBe(client);
    expect(page.client).not.toBe(client);
    expect(page.unanswered).toEqual([]);
  });
});
