/** Time zone of the company. Screens and e-mails show days and times in this zone. */
export const brasiliaZone = "America/Sao_Paulo";

const dayMs = 24 * 60 * 60 * 1_000;
/** Created on first use, because a browser takes tens of milliseconds to load its locale data. */
let formatter: Intl.DateTimeFormat | undefined;

/** Formats an instant in Brasília's time, as "2026-11-21 10:00:00". */
function formatInBrasilia(instant: number): string {
  formatter ??= new Intl.DateTimeFormat("sv-SE", {
    timeZone: brasiliaZone,
    dateStyle: "short",
    timeStyle: "medium",
  });
  return formatter.format(instant);
}

/** Returns the offset of Brasília's time from UTC, in ms (negative). */
function utcOffsetAt(instant: number): number {
  const seconds = Math.floor(instant / 1_000) * 1_000;
  return Date.parse(`${formatInBrasilia(seconds).replace(" ", "T")}Z`) - seconds;
}

/**
 * Returns the instant, in ms, of a time in Brasília ("2026-11-21T10:00"). At the end of daylight saving time a time
 * occurs twice: returns the first instant. At its start a time is skipped: returns the next existing instant.
 */
export function parseBrasiliaTime(time: string): number {
  const asUtc = Date.parse(`${time}Z`);
  const [before, after] = [asUtc - utcOffsetAt(asUtc - dayMs), asUtc - utcOffsetAt(asUtc + dayMs)];
  const matching = [before, after].filter((instant) => instant + utcOffsetAt(instant) === asUtc);
  return matching.length > 0 ? Math.min(...matching) : before;
}

/** Returns the day in Brasília ("2026-11-21") of an instant in ms. */
export function getBrasiliaDay(instant: number): string {
  return formatInBrasilia(instant).slice(0, 10);
}

/** Returns the instant at which a day begins in Brasília, in ms. */
export function getBrasiliaMidnight(day: string): number {
  return parseBrasiliaTime(`${day}T00:00`);
}

/** Returns the day that is `count` days after `day`; a negative count goes back. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + count * dayMs).toISOString().slice(0, 10);
}
