import { describe, expect, it } from "vitest";
import { span, clockReading } from "../src/app/table/time";

describe("times", () => {
  it("are said as short as they can be", () => {
    expect(span(598)).toBe("9:58");
    expect(span(0.2)).toBe("0:01");
    expect(span(-3)).toBe("0:00");
    expect(span(3723)).toBe("1:02:03");
    expect(span(3 * 86400 - 1)).toBe("2 d 23 h");
  });
});

describe("a clock", () => {
  const clock = { seconds: 600, free: 10, left: [600, 580], running: 0, ran: 4, spare: 10.5 };
  it("uses up the free seconds first", () => {
    expect(clockReading(clock, 0, 0)).toEqual({ left: 600, free: 6.5, runs: true });
    expect(clockReading(clock, 0, 16.5)).toEqual({ left: 590, free: 0, runs: true });
    expect(clockReading(clock, 0, 10_000).left).toBe(0);
  });
  it("shows no more free seconds than there are, whatever is allowed for the way", () => {
    expect(clockReading({ ...clock, ran: 0 }, 0, 0).free).toBe(10);
  });
  it("stands still where nobody is seen to decide", () => {
    expect(clockReading(clock, 1, 100)).toEqual({ left: 580, free: 0, runs: false });
    expect(clockReading({ ...clock, running: null }, 0, 100).left).toBe(600);
  });
});
