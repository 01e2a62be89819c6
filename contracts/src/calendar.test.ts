import { expect, it } from "vitest";
import { calendarDay, calendarInstant } from "./calendar.ts";
import { brasiliaTime } from "./schedule.ts";

it.each(["0000-01-01", "1969-12-31", "2027-02-29", "2027-13-01", "2027-04-31"])(
  "dates, instants and Brasília times reject the impossible day %s",
  (day) => {
    expect(calendarDay.safeParse(day).success).toBe(false);
    expect(calendarInstant.safeParse(`${day}T10:00:00Z`).success).toBe(false);
    expect(brasiliaTime.safeParse(`${day}T10:00`).success).toBe(false);
  },
);

it.each(["24:00", "25:00", "10:60", "29:00"])(
  "instants and Brasília times reject the impossible time %s",
  (time) => {
    expect(calendarInstant.safeParse(`2027-01-01T${time}:00Z`).success).toBe(false);
    expect(brasiliaTime.safeParse(`2027-01-01T${time}`).success).toBe(false);
  },
);

it("calendarInstant rejects instants after the year 9999", () => {
  expect(calendarInstant.safeParse("9999-12-31T23:59:59-03:00").success).toBe(false);
  expect(calendarInstant.safeParse("9999-12-31T20:59:59-03:00").success).toBe(true);
});

it("calendarDay and brasiliaTime accept an existing day", () => {
  expect(calendarDay.safeParse("2028-02-29").success).toBe(true);
  expect(brasiliaTime.safeParse("2028-02-29T23:59").success).toBe(true);
});
