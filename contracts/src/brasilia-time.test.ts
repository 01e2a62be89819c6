import { expect, it } from "vitest";
import {
  addDays,
  getBrasiliaDay,
  getBrasiliaMidnight,
  parseBrasiliaTime,
} from "./brasilia-time.ts";

const toIso = (instant: number) => new Date(instant).toISOString();

it("getBrasiliaMidnight returns the start of a day in Brasília, also when daylight saving time begins or ends", () => {
  expect(toIso(getBrasiliaMidnight("2026-11-21"))).toBe("2026-11-21T03:00:00.000Z");
  expect(toIso(getBrasiliaMidnight("2018-12-01"))).toBe("2018-12-01T02:00:00.000Z");
  // At the start of daylight saving time clocks went from 0:00 to 1:00, and at its end from 24:00 back to 23:00.
  expect(toIso(getBrasiliaMidnight("2018-11-04"))).toBe("2018-11-04T03:00:00.000Z");
  expect(toIso(getBrasiliaMidnight("2019-02-17"))).toBe("2019-02-17T03:00:00.000Z");
});

it("parseBrasiliaTime returns the earlier instant if a local time occurs twice", () => {
  expect(toIso(parseBrasiliaTime("2019-02-16T23:30"))).toBe("2019-02-17T01:30:00.000Z");
});

it("getBrasiliaDay returns the day of an instant in Brasília", () => {
  expect(getBrasiliaDay(Date.parse("2026-12-02T02:59:59Z"))).toBe("2026-12-01");
  expect(getBrasiliaDay(Date.parse("2026-12-02T03:00:00Z"))).toBe("2026-12-02");
});

it("addDays works across the end of a year and the start of daylight saving time", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2018-11-05", -1)).toBe("2018-11-04");
});
