import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Heartbeat, PATIENCE } from "../src/app/net/heartbeat";
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
    heart.begin();
  });
  afterEach(() => {
    heart.end();
    vi.useRealTimers();
  });

  it("gives up a connection that nobody answers", () => {
    vi.advanceTimersByTime(PATIENCE.enter);
    expect([pings, lost]).toEqual([0, 1]);
  });
  it("asks after a while of nothing, and no sooner where there is news", () => {
    heart.welcomed();
    for (let at = 0; at < 10; at++) {
      vi.advanceTimersByTime(PATIENCE.quiet - 1);
      heart.heard();
    }
    expect(pings).toBe(0);
    vi.advanceTimersByTime(PATIENCE.quiet);
    expect(pings).toBe(1);
    heart.heard();
    heart.answered(1001);
    vi.advanceTimersByTime(PATIENCE.quiet - 1);
    expect([pings, lost]).toEqual([1, 0]);
  });
  it("notices that a question is not answered", () => {
    heart.welcomed();
    vi.advanceTimersByTime(PATIENCE.quiet + PATIENCE.answer);
    expect([pings, lost]).toEqual([1, 1]);
  });
  it("notices that what was sent is not answered, whatever else is heard", () => {
    heart.welcomed();
    heart.sent(7);
    for (let at = 0; at < 5; at++) {
      vi.advanceTimersByTime(PATIENCE.answer / 5);
      heart.heard();
    }
    expect([pings, lost]).toEqual([0, 1]);
  });
  it("asks at once, and waits for less, when somebody looks again", () => {
    heart.welcomed();
    heart.look();
    heart.look();
    expect(pings).toBe(1);
    vi.advanceTimersByTime(PATIENCE.glance);
    expect(lost).toBe(1);
  });
  it("asks nothing more where an answer is waited for already", () => {
    heart.welcomed();
    heart.sent(7);
    heart.look();
    vi.advanceTimersByTime(PATIENCE.glance);
    expect([pings, lost]).toEqual([0, 1]);
  });
  it("is more patient with every connection that was given up in vain, until one answers", () => {
    vi.advanceTimersByTime(PATIENCE.enter);
    heart.begin();
    vi.advanceTimersByTime(PATIENCE.enter * 2 - 1);
    expect(lost).toBe(1);
    heart.welcomed();
    heart.sent(1);
    heart.answered(1);
    heart.sent(2);
    vi.advanceTimersByTime(PATIENCE.answer);
    expect(lost).toBe(2);
  });
  it("stops with its connection", () => {
    heart.welcomed();
    heart.sent(7);
    heart.end();
    vi.advanceTimersByTime(1e6);
    expect([pings, lost]).toEqual([0, 0]);
  });
});

describe("an outbox", () => {
  it("is of one tab alone", () => {
    const [one, two] = [new Outbox("t", new Kept()), new Outbox("t", new Kept())];
    expect(one.client).not.toBe(two.client);
    expect([one.add("undo", {}).number, two.add("undo", {}).number, one.add("undo", {}).number]).toEqual([1, 1, 2]);
  });
  it("goes on in a tab that is loaded anew, once", () => {
    const storage = new Kept();
    const before = new Outbox("t", storage);
    before.add("undo", {});
    before.answered(1);
    before.add("act", { expected: 3, option: 5 });
    before.add("hint", {});
    before.leave();
    const after = new Outbox("t", storage);
    expect(after.client).toBe(before.client);
    expect(after.unanswered).toEqual([{ type: "act", number: 2, expected: 3, option: 5 }]);
    expect(after.add("undo", {}).number).toBe(4);
    expect(new Outbox("t", storage).client).not.toBe(before.client);
    expect(new Outbox("other", storage).unanswered).toEqual([]);
  });
  it("is another one in a tab that was duplicated", () => {
    const storage = new Kept();
    const first = new Outbox("t", storage);
    first.add("act", { expected: 3, option: 5 });
    const second = new Outbox("t", storage.copy());
    expect(second.client).not.toBe(first.client);
    expect(second.unanswered).toEqual([]);
  });
  it("is not what somebody meant yesterday", () => {
    vi.useFakeTimers();
    const storage = new Kept();
    const before = new Outbox("t", storage);
    before.add("claim", {});
    before.leave();
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
    page.add("undo", {});
    page.leave();
    page.stay();
    expect([page.client, page.unanswered.length, storage.length]).toEqual([client, 1, 0]);
    page.leave();
    const other = new Outbox("t", storage);
    page.stay();
    expect(other.client).toBe(client);
    expect(page.client).not.toBe(client);
    expect(page.unanswered).toEqual([]);
  });
});
