import {
  addDays,
  brasiliaDay,
  type PaymentFilter,
  paymentFilterDays,
  type RecordPaymentsRequest,
} from "contracts";
import { isPastDay } from "#app/i18n/dates.ts";

/** Maps payments to flat form fields: `payment.ID` holds the due date of that subscription. */

const prefix = "payment.";

/**
 * Name of a row's own button, which records the payment of that row alone, even if others are
 * ticked.
 */
export const singlePaymentField = "only";

export function paymentField(subscriptionId: string): string {
  return prefix + subscriptionId;
}

/** Returns the value of the button that records the payment of one row. */
export function singlePaymentValue({ subscriptionId, day }: Payment): string {
  return `${subscriptionId} ${day}`;
}

type Payment = RecordPaymentsRequest["payments"][number];

/** Reads the payments of a form: a single row when its button was pressed, otherwise all that are ticked. */
export function parsePayments(fields: Record<string, string>): Payment[] {
  const [subscriptionId = "", day = ""] = (fields[singlePaymentField] ?? "").split(" ");
  if (subscriptionId !== "") {
    return [{ subscriptionId, day }];
  }
  return Object.entries(fields)
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, value]) => ({ subscriptionId: name.slice(prefix.length), day: value }));
}

/** Returns whether a payment matches a filter, by the same bounds as the API. */
export function isDue(nextPayment: string | null, due: PaymentFilter): boolean {
  const day = nextPayment?.slice(0, 10);
  if (day === undefined) {
    return false;
  }
  if (due === "overdue") {
    return isPastDay(day);
  }
  const lastDay = addDays(brasiliaDay(Date.now()), paymentFilterDays[due]);
  return !isPastDay(day) && day <= lastDay;
}

/** Returns whether a payment can be recorded as received: it is overdue, or due within the month. */
export function isPayable(nextPayment: string | null): boolean {
  return isDue(nextPayment, "overdue") || isDue(nextPayment, "month");
}

interface DatedForm {
  nextPayment?: string | undefined;
  confirmedDay?: string | undefined;
}

/** Returns whether a day may be saved: it is not in the past, or the form confirms that very day. */
export function isPaymentDateConfirmed({ nextPayment, confirmedDay }: DatedForm): boolean {
  const day = nextPayment?.slice(0, 10);
  return day === undefined || !isPastDay(day) || confirmedDay === day;
}

/** Validation issue of a form with a day in the past that is not confirmed. */
export const pastDayIssue = { error: "past", path: ["nextPayment"] };
