function lastDayOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Returns the day of the month of a date ("2026-02-28"). */
export function getDayOfMonth(date: string): number {
  return Number(date.slice(8, 10));
}

export interface DueDate {
  /** ISO date, such as "2026-02-28". */
  day: string;
  /** Day of the month on which payments are due; in shorter months, payments are due on the last day. */
  paymentDay: number;
}

/**
 * Returns the due date one month later: from January 31 to February 28, and from February 28 to March 31. If the date
 * is not on the payment day, the day of the date becomes the new payment day.
 */
export function calculateNextDueDate(day: string, paymentDay: number | null): DueDate {
  const year = Number(day.slice(0, 4));
  const month = Number(day.slice(5, 7));
  const ownDay = getDayOfMonth(day);
  const isOnDay = paymentDay !== null && Math.min(paymentDay, lastDayOf(year, month)) === ownDay;
  const anchor = isOnDay ? paymentDay : ownDay;
  const date = Date.UTC(year, month, Math.min(anchor, lastDayOf(year, month + 1)));
  return { day: new Date(date).toISOString().slice(0, 10), paymentDay: anchor };
}
