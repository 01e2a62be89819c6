import { brasiliaInstant, statusDays } from "contracts";
import { describe, expect, it } from "vitest";
import { affectedTimes, historyOf, presentStates, type RecordedIncident } from "./timeline.ts";

const today = "2026-11-22";
const at = brasiliaInstant;
const now = at("2026-11-22T12:00");
const server = { id: "server", since: at("2026-11-18T15:00") };

function incident(...updates: RecordedIncident["updates"]): RecordedIncident {
  return { kind: "incident", updates };
}

function history(incidents: RecordedIncident[], recordedDays: string[] = [], component = server) {
  return historyOf(component, {
    affected: affectedTimes(incidents, now),
    recordedDays: new Set(recordedDays),
    today,
  });
}

/** Down for two hours on the 20th, degraded for an hour before. */
const outage = incident(
  { state: "investigating", impacts: { server: "degraded" }, at: at("2026-11-20T08:00") },
  { state: "identified", impacts: { server: "major" }, at: at("2026-11-20T09:00") },
  { state: "resolved", impacts: {}, at: at("2026-11-20T11:00") },
);

describe("recorded days of a component", () => {
  it("are unknown, and have no uptime, without any record", () => {
    const { days, recorded } = history([]);
    expect(days).toEqual(Array(statusDays).fill("unknown"));
    expect(recorded).toEqual({ days: 0, uptime: null });
  });

  it("are operational only if staff recorded them and the component existed", () => {
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

  it("have the worst state of a day; only outages reduce the uptime", () => {
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

  it("continue over midnight in Brazil, up to now for an open incident", () => {
    const open = incident({
      state: "investigating",
      impacts: { server: "partial" },
      at: at("2026-11-20T23:00"),
    });
    const { days, recorded } = history([open]);
    expect(days.slice(-4)).toEqual(["unknown", "partial", "partial", "partial"]);
    // Today is excluded. Of the two days before, one hour and a whole day were affected.
    expect(recorded).toEqual({ days: 2, uptime: Math.floor((1 - 25 / 48) * 100_000) / 100_000 });
  });

  it("exclude the day that begins at the moment when an incident ends", () => {
    const evening = incident(
      { state: "investigating", impacts: { server: "major" }, at: at("2026-11-19T23:00") },
      { state: "resolved", impacts: {}, at: at("2026-11-20T00:00") },
    );
    expect(history([evening]).days.slice(-4)).toEqual(["major", "unknown", "unknown", "unknown"]);
  });

  it("ignore planned incidents, and do not count announced maintenance as an outage", () => {
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

  it("include the day of an incident without duration", () => {
    const brief = incident(
      { state: "investigating", impacts: { server: "degraded" }, at: at("2026-11-20T08:00") },
      { state: "resolved", impacts: {}, at: at("2026-11-20T08:00") },
    );
    expect(history([brief]).days.at(-3)).toBe("degraded");
  });

  it("ignore incidents of other components", () => {
    expect(history([outage], [], { ...server, id: "backup" }).recorded.days).toBe(0);
  });
});

describe("current state of a component", () => {
  it("is the worst state in the newest updates of all open incidents", () => {
    const slow = incident({ state: "monitoring", impacts: { server: "degraded" }, at: now });
    const down = incident(
      { state: "investigating", impacts: { server: "major" }, at: now },
      { state: "identified", impacts: { server: "partial" }, at: now },
    );
    expect(presentStates([outage])("server")).toBe("operational");
    expect(presentStates([outage, slow])("server")).toBe("degraded");
    expect(presentStates([slow, down])("server")).toBe("partial");
    expect(presentStates([slow, down])("backup")).toBe("operational");
  });
});
