import { expect, it } from "vitest";
import { inputTime, shownTime } from "./brasilia-time.ts";

it("shows instants by the clock in Brasília, whatever this machine's is", () => {
  const midnight = "2026-12-01T03:00:00.000Z";
  expect(inputTime(midnight)).toBe("2026-12-01T00:00");
  expect(inputTime(new Date("2026-12-01T02:59:59.000Z"))).toBe("2026-11-30T23:59");
  expect(shownTime("pt", midnight)).toBe("01/12/2026, 00:00");
  expect(shownTime("en", midnight)).toContain("12:00");
});
