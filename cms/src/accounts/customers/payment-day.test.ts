import { expect, it } from "vitest";
import { calculateNextDueDate } from "./payment-day.ts";

/** Returns the due dates after each of `count` consecutive payments. */
function follow(day: string, paymentDay: number | null, count: number): string[] {
  const days: string[] = [];
  let due = { day, paymentDay };
  for (let each = 0; each < count; each += 1) {
    due = calculateNextDueDate(due.day, due.paymentDay);
    days.push(due.day);
  }
  return days;
}

it("calculateNextDueDate returns the same day of the next month, or the last day of a shorter month", () => {
  expect(follow("2026-11-10", null, 2)).toEqual(["2026-12-10", "2027-01-10"]);
  expect(follow("2026-12-31", null, 4)).toEqual([
    "2027-01-31",
    "2027-02-28",
    "2027-03-31",
    "2027-04-30",
  ]);
  expect(follow("2027-12-30", null, 3)).toEqual(["2028-01-30", "2028-02-29", "2028-03-30"]);
});

it("calculateNextDueDate returns to the payment day after a shorter month", () => {
  expect(follow("2026-02-28", 31, 2)).toEqual(["2026-03-31", "2026-04-30"]);
  expect(follow("2026-02-28", 30, 1)).toEqual(["2026-03-30"]);
  expect(follow("2026-02-28", 28, 1)).toEqual(["2026-03-28"]);
  expect(follow("2026-02-28", null, 1)).toEqual(["2026-03-28"]);
});

it("calculateNextDueDate replaces a payment day that differs from the day of the due date", () => {
  expect(calculateNextDueDate("2026-04-15", 31)).toEqual({ day: "2026-05-15", paymentDay: 15 });
  expect(calculateNextDueDate("2026-02-27", 31)).toEqual({ day: "2026-03-27", paymentDay: 27 });
});
