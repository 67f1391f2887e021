/** Where the server has too much to do, the page waits and asks again. */

import { describe, expect, it } from "vitest";
import { retries, fetchWithRetry } from "../src/app/net/retry.svelte";

function answers(...found: [number, string][]): { asked: string[]; fetching: (path: string) => Promise<Response> } {
  const asked: string[] = [];
  const fetching = async (path: string): Promise<Response> => {
    const [status, wait] = found[Math.min(asked.length, found.length - 1)];
    asked.push(path);
    return new Response("{}", { status, headers: wait ? { "Retry-After": wait } : {} });
  };
  return { asked, fetching };
}

describe("patience", () => {
  it("asks again after the time that the server says, and the page says so meanwhile", async () => {
    const { asked, fetching } = answers([429, "3"], [503, "2"], [200, ""]);
    const slept: number[] = [];
    const waiting: boolean[] = [];
    const answer = await fetchWithRetry("/api/games", undefined, fetching, async (seconds) => {
      slept.push(seconds);
      waiting.push(retries.isWaiting);
    });
    expect(answer.status).toBe(200);
    expect(asked.length).toBe(3);
    expect(waiting).toEqual([true, true]);
    expect(slept[0]).toBeGreaterThanOrEqual(3);
    expect(slept[1]).toBeGreaterThanOrEqual(2);
    expect(retries.isWaiting).toBe(false);
  });

  it("does not ask for ever, nor wait for long, nor ask again what was refused otherwise", async () => {
    const never = answers([429, "1"]);
    expect((await fetchWithRetry("/", undefined, never.fetching, async () => {})).status).toBe(429);
    expect(never.asked.length).toBe(5);
    for (const one of [
      [429, "3000"],
      [429, ""],
      [409, "1"],
      [500, "1"],
      [200, "1"],
    ] as [number, string][]) {
      const found = answers(one);
      expect((await fetchWithRetry("/", undefined, found.fetching, async () => {})).status).toBe(one[0]);
      expect(found.asked.length).toBe(1);
    }
  });
});
