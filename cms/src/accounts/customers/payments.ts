import type {
  RecordPaymentsRequest,
  RecordPaymentsResponse,
  UndoPaymentsResponse,
} from "contracts";
import { and, asc, eq, exists, inArray, isNull, sql } from "drizzle-orm";
import type { Payload } from "payload";
import { v7 as createId } from "uuid";
import { type Actor, recordAuditEntry } from "../../audit/audit.ts";
import { plans, subscriptions } from "../../payload-schema.ts";
import { subscriptionPayments } from "../../platform/app-tables.ts";
import { type Database, inTransaction } from "../../platform/database.ts";
import { deleteQueuedMails } from "../../platform/mail/mail-queue.ts";
import { queuePaymentReceipt } from "./notify-plans.ts";
import { calculateNextDueDate } from "./payment-day.ts";

/**
 * Records payments that staff received. Each payment moves the due date of its subscription by a month (decision 0099).
 */

type Payment = RecordPaymentsRequest["payments"][number];

const nextDay = sql<
  string | null
>`to_char(${subscriptions.nextPayment} at time zone 'UTC', 'YYYY-MM-DD')`;

/** Locks subscriptions in the order of their ids, so that two concurrent calls cannot deadlock. */
function lockActive(transaction: Database, ids: string[]) {
  return transaction
    .select({
      id: subscriptions.id,
      customer: subscriptions.customer,
      plan: subscriptions.plan,
      nextDay,
      paymentDay: subscriptions.paymentDay,
    })
    .from(subscriptions)
    .where(
      and(
        inArray(subscriptions.id, ids),
        isNull(subscriptions.cancelledAt),
        exists(
          transaction
            .select({ id: plans.id })
            .from(plans)
            .where(and(eq(plans.id, subscriptions.plan), eq(plans.status, "ativo"))),
        ),
      ),
    )
    .orderBy(asc(subscriptions.id))
    .for("update");
}

type Locked = Awaited<ReturnType<typeof lockActive>>[number];

async function setNextDay(
  transaction: Database,
  id: string,
  { day, paymentDay }: { day: string; paymentDay?: number },
): Promise<void> {
  await transaction
    .update(subscriptions)
    .set({
      nextPayment: `${day}T00:00:00.000Z`,
      ...(paymentDay === undefined ? {} : { paymentDay }),
      updatedAt: sql`now()`,
    })
    .where(eq(subscriptions.id, id));
}

/** Returns true if another request recorded the same payment and thereby moved the due date. */
async function isRecorded(
  transaction: Database,
  { subscriptionId, day }: Payment,
  found: Locked,
): Promise<boolean> {
  const same = and(
    eq(subscriptionPayments.subscriptionId, subscriptionId),
    eq(subscriptionPayments.paidDay, day),
    eq(subscriptionPayments.nextDay, found.nextDay ?? ""),
    isNull(subscriptionPayments.undoneAt),
  );
  return found.nextDay !== null && (await transaction.$count(subscriptionPayments, same)) > 0;
}

interface Recording extends Required<RecordPaymentsRequest> {
  actor: Actor;
}

export async function recordPayments(
  payload: Payload,
  { actor, payments, receipt }: Recording,
): Promise<RecordPaymentsResponse> {
  const batchId = createId();
  const requested = new Map(payments.map((payment) => [payment.subscriptionId, payment]));
  const counts = { recorded: 0, repeated: 0, changed: 0 };
  await inTransaction(payload, async (transaction) => {
    const found = await lockActive(transaction, [...requested.keys()]);
    counts.changed = requested.size - found.length;
    for (const subscription of found) {
      const payment = requested.get(subscription.id);
      if (payment && subscription.nextDay === payment.day) {
        await recordPayment(transaction, { actor, batchId, receipt, subscription, payment });
        counts.recorded += 1;
      } else if (payment && (await isRecorded(transaction, payment, subscription))) {
        counts.repeated += 1;
      } else {
        counts.changed += 1;
      }
    }
  });
  return { batch: counts.recorded > 0 ? batchId : null, ...counts };
}

interface OnePayment extends Pick<Recording, "actor" | "receipt"> {
  batchId: string;
  subscription: Locked;
  payment: Payment;
}

async function recordPayment(
  transaction: Database,
  { actor, batchId, receipt, subscription, payment: { day } }: OnePayment,
): Promise<void> {
  const { id, customer, plan, paymentDay } = subscription;
  const next = calculateNextDueDate(day, paymentDay === null ? null : Number(paymentDay));
  const paymentId = createId();
  await setNextDay(transaction, id, next);
  await transaction.insert(subscriptionPayments).values({
    id: paymentId,
    batchId,
    subscriptionId: id,
    paidDay: day,
    nextDay: next.day,
  });
  await recordAuditEntry(transaction, {
    actor,
    action: "subscription.payment",
    target: { kind: "subscription", id },
    before: { customer, plan, nextPayment: day },
    after: { customer, plan, nextPayment: next.day },
  });
  if (receipt) {
    await queuePaymentReceipt(transaction, id, { paidDay: day, about: receiptOf(paymentId) });
  }
}

/** Key of a receipt in the e-mail queue; undoing a payment deletes the e-mails with this key. */
const receiptOf = (paymentId: string) => `payment ${paymentId}`;

/** Undoes the payments of one batch. Skips subscriptions that were cancelled or whose due date has changed since. */
export async function undoPayments(
  payload: Payload,
  { actor, batch }: { actor: Actor; batch: string },
): Promise<UndoPaymentsResponse> {
  return inTransaction(payload, async (transaction) => {
    const rows = await transaction
      .select({
        paymentId: subscriptionPayments.id,
        paidDay: subscriptionPayments.paidDay,
        movedTo: subscriptionPayments.nextDay,
        undoneAt: subscriptionPayments.undoneAt,
        id: subscriptions.id,
        customer: subscriptions.customer,
        plan: subscriptions.plan,
        cancelledAt: subscriptions.cancelledAt,
        nextDay,
      })
      .from(subscriptionPayments)
      .innerJoin(subscriptions, eq(subscriptions.id, subscriptionPayments.subscriptionId))
      .where(eq(subscriptionPayments.batchId, batch))
      .orderBy(asc(subscriptions.id))
      .for("update");
    const undone = rows.filter(
      ({ undoneAt, cancelledAt, nextDay: day, movedTo }) =>
        undoneAt === null && cancelledAt === null && day === movedTo,
    );
    for (const { paymentId, paidDay, movedTo, id, customer, plan } of undone) {
      await setNextDay(transaction, id, { day: paidDay });
      await transaction
        .update(subscriptionPayments)
        .set({ undoneAt: sql`now()` })
        .where(eq(subscriptionPayments.id, paymentId));
      await deleteQueuedMails(transaction, receiptOf(paymentId));
      await recordAuditEntry(transaction, {
        actor,
        action: "subscription.payment-undo",
        target: { kind: "subscription", id },
        before: { customer, plan, nextPayment: movedTo },
        after: { customer, plan, nextPayment: paidDay },
      });
    }
    return { undone: undone.length, kept: rows.length - undone.length };
  });
}
