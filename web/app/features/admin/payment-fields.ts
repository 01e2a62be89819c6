import {
  addDays,
  getBrasiliaDay,
  type PaymentFilter,
  paymentFilterDays,
  type RecordPaymentsRequest,
} from "contracts";
import { isPastDay } from "#app/i18n/dates.ts";

/** Maps payments to flat form fields: the field `payment.ID` contains the due date of the subscription `ID`. */

const prefix = "payment.";

/** Name of the button that records the payment of a single row, even if other rows are ticked. */
export const singlePaymentField = "only";

export function paymentFieldName(subscriptionId: string): string {
  return prefix + subscriptionId;
}

/** Returns the value of the button that records the payment of one row. */
export function singlePaymentValue({ subscriptionId, day }: Payment): string {
  return `${subscriptionId} ${day}`;
}

type Payment = RecordPaymentsRequest["payments"][number];

/** Reads the payments of a form: one payment if a row's button was pressed, otherwise all ticked payments. */
export function parsePayments(fields: Record<string, string>): Payment[] {
  const [subscriptionId = "", day = ""] = (fields[singlePaymentField] ?? "").split(" ");
  if (subscriptionId !== "") {
    return [{ subscriptionId, day }];
  }
  return Object.entries(fields)
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, value]) => ({ subscriptionId: name.slice(prefix.length), day: value }));
}

/** Returns whether a payment matches a filter, with the same limits as in the API. */
export function isPaymentDue(nextPayment: string | null, due: PaymentFilter): boolean {
  const day = nextPayment?.slice(0, 10);
  if (day === undefined) {
    return false;
  }
  if (due === "overdue") {
    return isPastDay(day);
  }
  const lastDay = addDays(getBrasiliaDay(Date.now()), paymentFilterDays[due]);
  return !isPastDay(day) && day <= lastDay;
}

/** Returns whether a payment can be recorded as received: it is overdue, or due within the month. */
export function isPaymentRecordable(nextPayment: string | null): boolean {
  return isPaymentDue(nextPayment, "overdue") || isPaymentDue(nextPayment, "month");
}

interface DatedForm {
  nextPayment?: string | undefined;
  confirmedDay?: string | undefined;
}

/** Returns whether a payment date may be saved: the date is not in the past, or the user has confirmed this date. */
export function isPaymentDateConfirmed({ nextPayment, confirmedDay }: DatedForm): boolean {
  const day = nextPayment?.slice(0, 10);
  return day === undefined || !isPastDay(day) || confirmedDay === day;
}

/** Validation issue of a form with a day in the past that is not confirmed. */
export const pastDayIssue = { error: "past", path: ["nextPayment"] };
