import { brasiliaZone } from "contracts";

/** All times that staff read and choose. */
export const timeZone = brasiliaZone;

/** As `<input type="datetime-local">` takes it: 2026-12-01T00:00. */
export function inputTime(instant: string | Date): string {
  return new Date(instant)
    .toLocaleString("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" })
    .replace(" ", "T");
}

/** As people read it, in a language of the admin screens. */
export function shownTime(language: string, instant: string): string {
  return new Date(instant).toLocaleString(language, {
    dateStyle: "short",
    timeStyle: "short",
    timeZone,
  });
}

/** A day of the calendar as its noon in UTC, which is the same day wherever a screen shows it. */
export function atNoon(value: unknown): unknown {
  const date = typeof value === "string" || value instanceof Date ? new Date(value) : undefined;
  return date === undefined || Number.isNaN(date.getTime())
    ? value
    : `${date.toISOString().slice(0, 10)}T12:00:00.000Z`;
}

/** Since when a colleague edits a document, as Payload writes it in English by the browser's clock. */
const ofLock = /^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2}\s[AP]M$/;

/** When a document was made and changed, by the browser's clock too: the configuration's `dateFormat`. */
const ofDocument = /^(\d{2})\/(\d{2})\/(\d{4}) (\d{2}:\d{2})$/;

/** A lock's time as all are shown; undefined where a text is none. */
export function lockTime(language: string, text: string): string | undefined {
  return ofLock.test(text) ? shownByBrowser(language, text.replace(/\s/g, " ")) : undefined;
}

/** A document's times as all are shown; undefined where a text is none. */
export function documentTime(language: string, text: string): string | undefined {
  const [, day, month, year, time] = ofDocument.exec(text) ?? [];
  return day ? shownByBrowser(language, `${year}-${month}-${day}T${time}`) : undefined;
}

function shownByBrowser(language: string, written: string): string | undefined {
  const instant = new Date(written);
  return Number.isNaN(instant.getTime()) ? undefined : shownTime(language, instant.toISOString());
}
