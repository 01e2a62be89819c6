import { parseBrasiliaTime, statusDays } from "contracts";
import { describe, expect, it } from "vitest";
import type { ProbeInterval } from "./probe-intervals.ts";
import {
  createComponentHistory,
  createStateLookup,
  findMeasuredOutage,
  listAffectedTimes,
  type RecordedIncident,
} from "./timeline.ts";

const today = "2026-11-22";
const at = parseBrasiliaTime;
const now = at("2026-11-22T12:00");
const server = { id: "server", since: at("2026-11-18T15:00") };

function incident(...updates: RecordedIncident["updates"]): RecordedIncident {
  return { kind: "incident", updates };
}

function history(incidents: RecordedIncident[], recordedDays: string[] = [], component = server) {
  return createComponentHistory(component, {
    affected: listAffectedTimes(incidents, now),
    recordedDays: new Set(recordedDays),
    measured: [],
    today,
    now,
  });
}

/** Returns a measurement of an address. Times are on the 20th unless they contain a date. */
const measurement = (from: string, to: string, isUp = true) => ({
  from: at(from.includes("T") ? from : `2026-11-20T${from}`),
  to: at(to.includes("T") ? to : `2026-11-20T${to}`),
  isUp,
});

interface MeasuredHistory {
  measured: ReturnType<typeof measurement>[];
  incidents?: RecordedIncident[];
  recordedDays?: string[];
}

function measuredHistory({ measured, incidents = [], recordedDays = [] }: MeasuredHistory) {
  return createComponentHistory(server, {
    affected: listAffectedTimes(incidents, now),
    recordedDays: new Set(recordedDays),
    measured,
    today,
    now,
  });
}

/** An incident on the 20th: degraded for an hour, then down for two hours. */
const outage = incident(
  { state: "investigating", impacts: { server: "degraded" }, at: at("2026-11-20T08:00") },
  { state: "identified", impacts: { server: "major" }, at: at("2026-11-20T09:00") },
  { state: "resolved", impacts: {}, at: at("2026-11-20T11:00") },
);

describe("a component's days recorded by staff", () => {
  it("are unknown and have no uptime without any record", () => {
    const { days, recorded } = history([]);
    expect(days).toEqual(Array(statusDays).fill("unknown"));
    expect(recorded).toEqual({ days: 0, uptime: null });
  });

  it("are operational only if staff recorded the day and the component existed", () => {
    const { days, recorded } = history(
      [],
      ["2026-11-16", "2026-11-17", "2026-11-18", "2026-11-20"],
    );
    expect(days.slice(-7)).toEqual([
      "unknown",
      "unknown",
      "operational",
      "unknown",
      "operational",
      "unknown",
      "unknown",
    ]);
    expect(recorded).toEqual({ days: 2, uptime: 1 });
  });

  it("have the worst state of the day, and only outages reduce the uptime", () => {
    const { days, recorded } = history([outage], ["2026-11-19", "2026-11-20", "2026-11-21"]);
    expect(days.slice(-4)).toEqual(["operational", "major", "operational", "unknown"]);
    expect(recorded.days).toBe(3);
    expect(recorded.uptime).toBeCloseTo(1 - 2 / 72, 4);
    expect(recorded.uptime).toBeLessThanOrEqual(1 - 2 / 72);
  });

  it("count the time of two overlapping incidents once", () => {
    const other = incident(
      { state: "investigating", impacts: { server: "partial" }, at: at("2026-11-20T10:00") },
      { state: "resolved", impacts: {}, at: at("2026-11-20T12:00") },
    );
    expect(history([outage, other]).recorded).toEqual({
      days: 1,
      uptime: Math.floor((1 - 3 / 24) * 100_000) / 100_000,
    });
  });

  it("contain an open incident from its start until now, across midnight in Brazil", () => {
    const open = incident({
      state: "investigating",
      impacts: { server: "partial" },
      at: at("2026-11-20T23:00"),
    });
    const { days, recorded } = history([open]);
    expect(days.slice(-4)).toEqual(["unknown", "partial", "partial", "partial"]);
    // 25 of 48 hours: one hour of one day and the whole of another day were affected. Today is excluded.
    expect(recorded).toEqual({ days: 2, uptime: Math.floor((1 - 25 / 48) * 100_000) / 100_000 });
  });

  it("do not contain an incident that ends exactly when the day begins", () => {
    const evening = incident(
      { state: "investigating", impacts: { server: "major" }, at: at("2026-11-19T23:00") },
      { state: "resolved", impacts: {}, at: at("2026-11-20T00:00") },
    );
    expect(history([evening]).days.slice(-4)).toEqual(["major", "unknown", "unknown", "unknown"]);
  });

  it("do not count announced maintenance as an outage", () => {
    const planned: RecordedIncident = {
      kind: "maintenance",
      updates: [{ state: "planned", impacts: { server: "major" }, at: at("2026-11-19T09:00") }],
    };
    expect(history([planned]).recorded.days).toBe(0);
    const done: RecordedIncident = {
      kind: "maintenance",
      updates: [
        { state: "in-progress", impacts: { server: "major" }, at: at("2026-11-20T01:00") },
        { state: "done", impacts: {}, at: at("2026-11-20T03:00") },
      ],
    };
    expect(history([done]).days.at(-3)).toBe("major");
    expect(history([done]).recorded).toEqual({ days: 1, uptime: 1 });
  });

  it("contain an incident without duration", () => {
    const brief = incident(
      { state: "investigating", impacts: { server: "degraded" }, at: at("2026-11-20T08:00") },
      { state: "resolved", impacts: {}, at: at("2026-11-20T08:00") },
    );
    expect(history([brief]).days.at(-3)).toBe("degraded");
  });

  it("do not contain incidents of other components", () => {
    expect(history([outage], [], { ...server, id: "backup" }).recorded.days).toBe(0);
  });
});

const roundedDown = (uptime: number) => Math.floor(uptime * 100_000) / 100_000;

describe("a component's days measured by probes", () => {
  it("are operational if every address answered all day, and otherwise unknown", () => {
    const { days, sources, since, recorded } = measuredHistory({
      measured: [measurement("2026-11-20T00:00", "2026-11-21T00:00")],
    });
    expect(days.slice(-4)).toEqual(["unknown", "operational", "unknown", "unknown"]);
    expect(sources.slice(-4)).toEqual(["none", "measured", "none", "none"]);
    expect(since).toBe("2026-11-20");
    expect(recorded).toEqual({ days: 1, uptime: 1 });
  });

  it("have an uptime that is calculated from measured time only", () => {
    const { days, sources, recorded } = measuredHistory({
      measured: [
        measurement("06:00", "08:00"),
        measurement("08:00", "09:00", false),
        // Leaves a gap of an hour without probes before this measurement.
        measurement("10:00", "11:00"),
      ],
    });
    expect(days.at(-3)).toBe("major");
    expect(sources.at(-3)).toBe("measured-in-part");
    expect(recorded).toEqual({ days: 1, uptime: roundedDown(1 - 1 / 4) });
  });

  it("are partially down while another address answers, and count overlapping time once", () => {
    const whole = measurement("2026-11-20T00:00", "2026-11-21T00:00");
    const { days, recorded } = measuredHistory({
      measured: [whole, measurement("08:00", "10:00", false), measurement("09:00", "11:00", false)],
    });
    expect(days.at(-3)).toBe("partial");
    expect(recorded).toEqual({ days: 1, uptime: roundedDown(1 - 3 / 24) });
  });

  it("split an outage at midnight in Brazil", () => {
    const { days, recorded } = measuredHistory({
      measured: [measurement("2026-11-19T23:00", "2026-11-20T01:00", false)],
    });
    expect(days.slice(-4)).toEqual(["major", "major", "unknown", "unknown"]);
    expect(recorded).toEqual({ days: 2, uptime: 0 });
  });

  it("show an incident recorded by staff instead of measurements of the same time", () => {
    // The incident of staff: degraded from 08:00 to 09:00, down from 09:00 to 11:00.
    const { days, sources, recorded } = measuredHistory({
      incidents: [outage],
      measured: [measurement("08:00", "12:00", false)],
    });
    expect(days.at(-3)).toBe("major");
    expect(sources.at(-3)).toBe("staff-and-measured");
    expect(recorded).toEqual({ days: 1, uptime: roundedDown(1 - 3 / 24) });
    const within = measuredHistory({
      incidents: [outage],
      measured: [measurement("08:15", "08:45", false)],
    });
    expect(within.sources.at(-3)).toBe("staff");
    expect(within.recorded).toEqual({ days: 1, uptime: roundedDown(1 - 2 / 24) });
  });

  it("ignore measurements of a day that staff recorded completely", () => {
    const { days, sources, recorded } = measuredHistory({
      recordedDays: ["2026-11-20"],
      measured: [measurement("08:00", "12:00", false)],
    });
    expect(days.at(-3)).toBe("operational");
    expect(sources.at(-3)).toBe("staff");
    expect(recorded).toEqual({ days: 1, uptime: 1 });
  });

  it("require no measurements of future hours or of the last minutes", () => {
    const until = (time: string) =>
      measuredHistory({ measured: [measurement("2026-11-22T00:00", `2026-11-22T${time}`)] });
    expect(until("11:58").sources.at(-1)).toBe("measured");
    expect(until("11:56").sources.at(-1)).toBe("measured-in-part");
    expect(until("11:58").recorded).toEqual({ days: 0, uptime: null });
  });

  it("ignore a single probe, which measures no time", () => {
    expect(measuredHistory({ measured: [measurement("08:00", "08:00")] }).since).toBeNull();
  });
});

describe("the measured outage of a component", () => {
  const interval = (isUp: boolean, minutesAgo: number): ProbeInterval => ({
    id: `${isUp}${minutesAgo}`,
    componentId: server.id,
    target: "https://example.com",
    isUp,
    from: now - 60 * 60_000,
    to: now - minutesAgo * 60_000,
    failedAt: null,
  });
  const since = "2026-11-22T14:00:00.000Z";

  it("is complete if no address answers, and partial if one address answers", () => {
    expect(findMeasuredOutage([interval(false, 1)], now)).toEqual({ impact: "major", since });
    expect(findMeasuredOutage([interval(false, 1), interval(true, 1)], now)).toEqual({
      impact: "partial",
      since,
    });
    expect(findMeasuredOutage([interval(true, 1)], now)).toBeNull();
  });

  it("is unknown without a recent probe", () => {
    expect(findMeasuredOutage([interval(false, 4)], now)).toBeNull();
  });
});

describe("the current state of a component", () => {
  it("is the worst state in the newest updates of all open incidents", () => {
    const slow = incident({ state: "monitoring", impacts: { server: "degraded" }, at: now });
    const down = incident(
      { state: "investigating", impacts: { server: "major" }, at: now },
      { state: "identified", impacts: { server: "partial" }, at: now },
    );
    expect(createStateLookup([outage])("server")).toBe("operational");
    expect(createStateLookup([outage, slow])("server")).toBe("degraded");
    expect(createStateLookup([slow, down])("server")).toBe("partial");
    expect(createStateLookup([slow, down])("backup")).toBe("operational");
  });
});
