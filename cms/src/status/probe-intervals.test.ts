import { describe, expect, it } from "vitest";
import { calculateNextIntervals, type ProbeInterval } from "./probe-intervals.ts";

/** Returns the intervals after probes at the given minutes. A probe with `+` succeeds, a probe with `-` fails. */
function record(...probes: `${"+" | "-"}${number}`[]): string[] {
  const intervals = new Map<string, ProbeInterval>();
  for (const probe of probes) {
    const at = Number(probe.slice(1)) * 60_000;
    const measurement = {
      componentId: "server",
      target: "tcp://host:1",
      isUp: probe[0] === "+",
      at,
    };
    for (const interval of calculateNextIntervals([...intervals.values()].at(-1), measurement)) {
      intervals.set(interval.id, interval);
    }
  }
  return [...intervals.values()].map(
    ({ isUp, from, to }) => `${isUp ? "up" : "down"} ${from / 60_000}-${to / 60_000}`,
  );
}

describe("the recorded intervals of a probed address", () => {
  it("extend while the result stays the same", () => {
    expect(record("+1", "+2", "+3")).toEqual(["up 1-3"]);
  });

  it("count a single failed probe between two successes as up", () => {
    expect(record("+1", "+2", "-3", "+4")).toEqual(["up 1-4"]);
  });

  it("are down from the first of two consecutive failures to the next success", () => {
    expect(record("+1", "+2", "-3", "-4", "-5", "+6", "+7")).toEqual([
      "up 1-3",
      "down 3-6",
      "up 6-7",
    ]);
  });

  it("stay up after failures that are not consecutive", () => {
    expect(record("+1", "-2", "+3", "-4", "+5")).toEqual(["up 1-5"]);
  });

  it("begin as down after two consecutive failures, but not after a single failure", () => {
    expect(record("-1")).toEqual(["up 1-1"]);
    expect(record("-1", "-2", "-3")).toEqual(["up 1-1", "down 1-3"]);
    expect(record("-1", "+2", "+3")).toEqual(["up 2-3"]);
  });

  it("leave a gap of more than three minutes without probes unknown", () => {
    expect(record("+1", "+4")).toEqual(["up 1-4"]);
    expect(record("+1", "+2", "+5.1", "+6")).toEqual(["up 1-2", "up 5.1-6"]);
    expect(record("-1", "-2", "-6", "-7")).toEqual(["up 1-1", "down 1-2", "up 6-6", "down 6-7"]);
    expect(record("+1", "-2", "-6")).toEqual(["up 1-1", "up 6-6"]);
  });

  it("ignore the results of a round that ended after a later round", () => {
    expect(record("+1", "+3", "-2", "-3")).toEqual(["up 1-3"]);
  });
});
