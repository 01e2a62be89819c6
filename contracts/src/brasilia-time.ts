/** Time zone of the company. Screens and e-mails show days and times in this zone. */
export const brasiliaZone = "America/Sao_Paulo";

const dayMs = 24 * 60 * 60 * 1_000;
/** Created on first use, because a browser takes tens of milliseconds to load its locale data. */
let clock: Intl.DateTimeFormat | undefined;

/** Formats an instant as "2026-11-21 10:00:00" on Brasília's clocks. */
function brasiliaTime(instant: number): string {
  clock ??= new Intl.DateTimeFormat("sv-SE", {
    timeZone: brasiliaZone,
    dateStyle: "short",
    timeStyle: "medium",
  });
  return clock.format(instant);
}

/** Returns the offset of Brasília's time from UTC, in ms (negative). */
function offsetAt(instant: number): number {
  const seconds = Math.floor(instant / 1_000) * 1_000;
  return Date.parse(`${brasiliaTime(seconds).replace(" ", "T")}Z`) - seconds;
}

/**
 * Returns the instant, in ms, at which clocks in Brasília show `time` ("2026-11-21T10:00"). For a time that occurs
 * twice (clocks turned back) returns the first instant; for a skipped time, the next existing one.
 */
export function brasiliaInstant(time: string): number {
  const asUtc = Date.parse(`${time}Z`);
  const [before, after] = [asUtc - offsetAt(asUtc - dayMs), asUtc - offsetAt(asUtc + dayMs)];
  const shown = [before, after].filter((instant) => instant + offsetAt(instant) === asUtc);
  return shown.length > 0 ? Math.min(...shown) : before;
}

/** Returns the day in Brasília ("2026-11-21") of an instant in ms. */
export function brasiliaDay(instant: number): string {
  return brasiliaTime(instant).slice(0, 10);
}

/** Returns the instant at which a day begins in Brasília, in ms. */
export function brasiliaMidnight(day: string): number {
  return brasiliaInstant(`${day}T00:00`);
}

/** Returns the day `count` days after `day`; before it if `count` is negative. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + count * dayMs).toISOString().slice(0, 10);
}
