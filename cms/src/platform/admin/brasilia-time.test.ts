import { expect, it } from "vitest";
import {
  formatInputTime,
  formatTime,
  reformatLockTime,
  showInBrasiliaTime,
} from "./brasilia-time.ts";

it("times are shown in Brasília's time zone, whatever the machine's time zone", () => {
  const midnight = "2026-12-01T03:00:00.000Z";
  expect(formatInputTime(midnight)).toBe("2026-12-01T00:00");
  expect(formatInputTime(new Date("2026-12-01T02:59:59.000Z"))).toBe("2026-11-30T23:59");
  for (const language of ["pt", "en", "en-US", "es"]) {
    expect(formatTime(language, midnight)).toBe("01/12/2026, 00:00");
  }
});

it("times that Payload rendered in the machine's time zone are converted to Brasília's time zone", () => {
  const instant = new Date(2026, 10, 22, 0, 25).toISOString();
  for (const written of ["Nov 22, 2026, 12:25 AM", "Nov 22, 2026, 12:25\u202fAM"]) {
    expect(reformatLockTime("pt", written)).toBe(formatTime("pt", instant));
  }
  expect(showInBrasiliaTime("pt", "22/11/2026 00:25")).toBe(formatTime("pt", instant));
  expect(reformatLockTime("pt", formatTime("en", instant))).toBeUndefined();
  for (const other of ["Nov 22, 2026", "22/11/2026", "99/99/2026 00:25", "às 22/11/2026 00:25"]) {
    expect(reformatLockTime("pt", other)).toBeUndefined();
    expect(showInBrasiliaTime("pt", other)).toBeUndefined();
  }
});
