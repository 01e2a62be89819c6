/** Time zone of the company; staff and customers read days and times in it. */
export const brasiliaZone = "America/Sao_Paulo";

const dayMs = 24 * 60 * 60 * 1_000;
/** Created at first use: the browser loads its locale data then, for tens of milliseconds. */
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
 * The instant at which Brasília's clocks show a time ("2026-11-21T10:00"), in ms. The first of two where
 * clocks were turned back, the next that there is where they were turned forward.
 */
export function brasiliaInstant(time: string): number {
  const asUtc = Date.parse(`${time}Z`);
  const [before, after] = [asUtc - offsetAt(asUtc - dayMs), asUtc - offsetAt(asUtc + dayMs)];
  const shown = [before, after].filter((instant) => instant + offsetAt(instant) === asUtc);
  return shown.length > 0 ? Math.min(...shown) : before;
}

/** The day ("2026-11-21") that an instant belongs to in Brasília. */
export function brasiliaDay(instant: number): string {
  return brasiliaTime(instant).slice(0, 10);
}

/** When a day begins in Brasília, in ms. */
export function brasiliaMidnight(day: string): number {
  return brasiliaInstant(`${day}T00:00`);
}

/** The day that comes so many days later; earlier, where `count` is negative. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + count * dayMs).toISOString().slice(0, 10);
}
