import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { customers, plans, subscriptions } from "../../payload-schema.ts";
import type { Database } from "../../platform/database.ts";
import { env } from "../../platform/env.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { deleteQueuedMails, queueMails } from "../../platform/mail/mail-queue.ts";
import { accountKinds } from "../credentials/account-kinds.ts";
import { createPlanEmail, type PlanDetails, type PlanEmailKind } from "../emails/account-emails.ts";
import { subscriptionPrice } from "./customer-rows.ts";

/**
 * Delay in minutes before e-mails about payments and deactivated plans are sent. Staff can undo the change meanwhile.
 */
const undoMinutes = 10;

/** Reads the subscriptions that match the condition `which`, in the form shown to customers. */
async function readPlans(transaction: Database, which: SQL | undefined) {
  const { label, former_planName } = subscriptions;
  const rows = await transaction
    .select({
      id: subscriptions.id,
      name: sql<string>`coalesce(${label}, ${plans.name}, ${former_planName})`,
      price: subscriptionPrice,
      nextPayment: isoTime(subscriptions.nextPayment),
      email: customers.email,
      locale: customers.locale,
      customer: accountKinds.customer.mailName,
    })
    .from(subscriptions)
    .leftJoin(plans, eq(plans.id, subscriptions.plan))
    .innerJoin(customers, eq(customers.id, subscriptions.customer))
    .where(which);
  return rows.map(({ id, name, price, nextPayment, customer, ...rest }) => ({
    id,
    plan: { name, price: Number(price), nextPayment },
    recipient: { ...rest, ...(customer === null ? {} : { name: customer }) },
  }));
}

/** Subscriptions by id, with the values before a change. */
export type SubscriptionsBeforeChange = ReadonlyMap<string, PlanDetails>;

async function readPlanFacts(
  transaction: Database,
  which: SQL | undefined,
): Promise<SubscriptionsBeforeChange> {
  return new Map((await readPlans(transaction, which)).map(({ id, plan }) => [id, plan]));
}

interface Posting {
  which: SQL | undefined;
  before?: SubscriptionsBeforeChange;
  /** Due date of the payment, for a receipt. */
  paidDay?: string;
  /** Kind of the customer's request, for the e-mail that confirms the request. */
  request?: PlanDetails["request"];
  about?: string;
  delayMinutes?: number;
}

/** Queues an e-mail to the customer of each subscription that matches `which`. */
async function notifyCustomers(
  transaction: Database,
  kind: PlanEmailKind,
  { which, before, paidDay, request, ...posting }: Posting,
): Promise<void> {
  const { PUBLIC_URL: publicUrl } = env;
  const emails = (await readPlans(transaction, which)).map(({ id, recipient, plan }) => {
    const former = before?.get(id);
    return createPlanEmail(recipient, kind, {
      plan: { ...plan, ...(paidDay ? { paidDay } : {}), ...(request ? { request } : {}) },
      publicUrl,
      ...(former ? { before: former } : {}),
    });
  });
  await queueMails(transaction, emails, posting);
}

/** Reads a subscription before a change, because the e-mail about the change contains the former values. */
export function readSubscriptionBeforeChange(
  transaction: Database,
  id: string,
): Promise<SubscriptionsBeforeChange> {
  return readPlanFacts(transaction, eq(subscriptions.id, id));
}

export function notifyOfSubscriptionChange(
  transaction: Database,
  kind: PlanEmailKind,
  { id, before }: { id: string; before?: SubscriptionsBeforeChange },
): Promise<void> {
  const which = eq(subscriptions.id, id);
  return notifyCustomers(transaction, kind, { which, ...(before ? { before } : {}) });
}

/** Queues a receipt. It is sent only after the time in which staff can undo the payment. */
export function queuePaymentReceipt(
  transaction: Database,
  id: string,
  payment: { paidDay: string; about: string },
): Promise<void> {
  const which = eq(subscriptions.id, id);
  return notifyCustomers(transaction, "paymentReceived", {
    which,
    ...payment,
    delayMinutes: undoMinutes,
  });
}

/** Queues an e-mail to the customer that confirms a request about a plan. */
export function queuePlanRequestMail(
  transaction: Database,
  id: string,
  request: NonNullable<PlanDetails["request"]>,
): Promise<void> {
  return notifyCustomers(transaction, "planRequested", {
    which: eq(subscriptions.id, id),
    request,
  });
}

const ofPlan = (id: string) => and(eq(subscriptions.plan, id), isNull(subscriptions.cancelledAt));

/** Reads all subscriptions to a plan before a change, like readSubscriptionBeforeChange. */
export function readPlanSubscriptionsBeforeChange(
  transaction: Database,
  planId: string,
): Promise<SubscriptionsBeforeChange> {
  return readPlanFacts(transaction, ofPlan(planId));
}

/** Queues e-mails about a new price of a plan that applies to all its customers. */
export function notifyOfNewPrice(
  transaction: Database,
  planId: string,
  before: SubscriptionsBeforeChange,
): Promise<void> {
  return notifyCustomers(transaction, "planChanged", { which: ofPlan(planId), before });
}

const endOf = (planId: string) => `end of plan ${planId}`;

/**
 * Queues e-mails about a deactivated plan. They are sent only after the time in which staff can undo the deactivation.
 */
export function notifyOfInactivePlan(transaction: Database, planId: string): Promise<void> {
  return notifyCustomers(transaction, "planEnded", {
    which: ofPlan(planId),
    about: endOf(planId),
    delayMinutes: undoMinutes,
  });
}

/** Deletes the queued e-mails about a plan that was activated again. */
export function cancelInactivePlanEmails(transaction: Database, planId: string): Promise<void> {
  return deleteQueuedMails(transaction, endOf(planId));
}

/**
 * Queues e-mails about the deletion of a plan. Must run before the deletion, because the deletion ends the
 * subscriptions.
 */
export function notifyOfPlanDeletion(transaction: Database, planId: string): Promise<void> {
  // Skips customers of an inactive plan, because they were notified when the plan was deactivated.
  const which = and(ofPlan(planId), isNull(plans.inactiveSince));
  return notifyCustomers(transaction, "planEnded", { which });
}
