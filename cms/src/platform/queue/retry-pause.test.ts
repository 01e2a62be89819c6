import { describe, expect, it } from "vitest";
import { calculateRetryPauseMs, readRetryAfter } from "./retry-pause.ts";

const hourMs = 60 * 60 * 1_000;

describe("calculateRetryPauseMs", () => {
  it.each([
    [1, 2_000],
    [2, 4_000],
    [5, 32_000],
    [24, 4 * hourMs],
    [1_000, 4 * hourMs],
  ])("returns, after %i failures, at least half and at most all of %i ms", (failed, full) => {
    const pause = (random: number) =>
      calculateRetryPauseMs({ failed, firstPauseMs: 2_000, random: () => random });
    expect(pause(0)).toBe(full / 2);
    expect(pause(1)).toBe(full);
  });

  it("returns 59 pauses that add up to at least four days for 60 attempts", () => {
    const pauses = Array.from({ length: 59 }, (_, index) =>
      calculateRetryPauseMs({ failed: index + 1, firstPauseMs: 2_000, random: () => 0 }),
    );
    const total = pauses.reduce((sum, pause) => sum + pause, 0);
    expect(total / hourMs).toBeGreaterThan(93.9);
    expect(total / hourMs).toBeLessThan(96);
  });

  it("returns at least the pause that the receiver requested, up to a day", () => {
    const pauseFor = (retryAfterMs: number) =>
      calculateRetryPauseMs({ failed: 1, firstPauseMs: 2_000, retryAfterMs });
    expect(pauseFor(60_000)).toBe(60_000);
    expect(pauseFor(999 * hourMs)).toBe(24 * hourMs);
  });
});

describe("readRetryAfter", () => {
  const now = Date.parse("2026-11-21T12:00:00Z");
  it.each([
    ["120", 120_000],
    [" 3 ", 3_000],
    ["Sat, 21 Nov 2026 12:01:00 GMT", 60_000],
    ["Sat, 21 Nov 2026 11:00:00 GMT", 0],
    ["soon", undefined],
    [undefined, undefined],
  ])("parses %s as %s ms", (value, expected) => {
    expect(readRetryAfter(value, now)).toBe(expected);
  });
});
