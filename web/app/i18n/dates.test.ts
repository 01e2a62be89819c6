import { expect, it } from "vitest";
import { formatMoment } from "./dates.ts";

/** Late evening in Brazil, which is the next day in UTC. */
const instant = "2026-11-02T02:30:15.000Z";

it.each([
  ["pt-BR", "01/11/2026", "01/11/2026, 23:30"],
  ["en-US", "November 1, 2026", "Nov 1, 2026, 11:30 PM"],
  ["es-ES", "1 de noviembre de 2026", "1 nov 2026, 23:30"],
])("formatMoment in %s returns day and time in Brazil", (locale, day, minutes) => {
  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
  expect(plain(formatMoment(locale, instant))).toBe(day);
  expect(plain(formatMoment(locale, instant, "minutes"))).toBe(minutes);
});
