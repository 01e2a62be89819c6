import { z } from "zod";

const invalid = { error: "invalid" };

/** Limits dates to the years 1970 to 9999: PostgreSQL has no year 0, and many clients parse only four digits. */
function isInCalendar(date: Date): boolean {
  return date.getTime() >= 0 && date.getUTCFullYear() <= 9999;
}

/** A day of the calendar: "2026-11-22". */
export const calendarDay = z.iso
  .date(invalid)
  .refine((day) => isInCalendar(new Date(day)), invalid);

/** An instant with its offset: "2026-11-22T10:00:00-03:00". */
export const calendarInstant = z.iso
  .datetime({ ...invalid, offset: true })
  .refine((instant) => isInCalendar(new Date(instant)), invalid);
