import { brasiliaZone } from "contracts";

/** Time zone of all times that staff read and enter. */
export const staffTimeZone = brasiliaZone;

/** Formats an instant for `<input type="datetime-local">`: 2026-12-01T00:00. */
export function formatInputTime(instant: string | Date): string {
  return new Date(instant)
    .toLocaleString("sv-SE", { timeZone: staffTimeZone, dateStyle: "short", timeStyle: "short" })
    .replace(" ", "T");
}

/**
 * Formats an instant for display in a language of the admin screens. In English, the day precedes the month, as in the
 * times that Payload formats (`dateFormat` of the configuration).
 */
export function formatTime(language: string, instant: string | Date): string {
  return new Date(instant).toLocaleString(language.startsWith("en") ? "en-GB" : language, {
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: staffTimeZone,
  });
}

/** Returns noon UTC of a calendar day, which is the same day in every time zone that a screen may use. */
export function toNoonUtc(value: unknown): unknown {
  const date = typeof value === "string" || value instanceof Date ? new Date(value) : undefined;
  return date === undefined || Number.isNaN(date.getTime())
    ? value
    : `${date.toISOString().slice(0, 10)}T12:00:00.000Z`;
}

/** Matches the time at which a document was locked: Payload formats it in English and in the browser's time zone. */
const lockTimePattern = /^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2}\s[AP]M$/;

/**
 * Matches the times at which a document was created and last changed: Payload formats them with the configuration's
 * `dateFormat`, in the browser's time zone.
 */
const documentTimePattern = /^(\d{2})\/(\d{2})\/(\d{4}) (\d{2}:\d{2})$/;

/** Reformats the time of a lock in Brasília's time; returns undefined for other texts. */
export function reformatLockTime(language: string, text: string): string | undefined {
  return lockTimePattern.test(text)
    ? reformatBrowserTime(language, text.replace(/\s/g, " "))
    : undefined;
}

/** Reformats the times of a document in Brasília's time; returns undefined for other texts. */
export function showInBrasiliaTime(language: string, text: string): string | undefined {
  const [, day, month, year, time] = documentTimePattern.exec(text) ?? [];
  return day ? reformatBrowserTime(language, `${year}-${month}-${day}T${time}`) : undefined;
}

function reformatBrowserTime(language: string, written: string): string | undefined {
  const instant = new Date(written);
  return Number.isNaN(instant.getTime()) ? undefined : formatTime(language, instant);
}
