import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { customers, plans, subscriptions } from "../../payload-schema.ts";
import type { Database } from "../../platform/database.ts";
import { env } from "../../platform/env.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { deleteQueuedMails, queueMails } from "../../platform/mail/mail-queue.ts";
import { accountKinds } from "../credentials/account-kinds.ts";
import { type PlanEmailKind, type PlanFacts, planEmail } from "../emails/account-emails.ts";
import { agreedPrice } from "./customer-rows.ts";

/** Delay in minutes of e-mails about deactivated plans and about payments, during which staff can undo the change. */
const undoMinutes = 10;

/** Reads the subscriptions that match the condition `which`, as customers see them. */
async function readPlans(transaction: Database, which: SQL | undefined) {
  const { label, former_planName } = subscriptions;
  const rows = await transaction
    .select({
      id: subscriptions.id,
      name: sql<string>`coalesce(${label}, ${plans.name}, ${former_planName})`,
      price: agreedPrice,
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

/** Subscriptions by id, as customers saw them before a change. */
export type PlansBeforeChange = ReadonlyMap<string, PlanFacts>;

async function readPlanFacts(
  transaction: Database,
  which: SQL | undefined,
): Promise<PlansBeforeChange> {
  return new Map((await readPlans(transaction, which)).map(({ id, plan }) => [id, plan]));
}

interface Posting {
  which: SQL | undefined;
  before?: PlansBeforeChange;
  /** The due date that was paid, for a receipt. */
  paidDay?: string;
  /** Kind of request, for an e-mail about one. */
  request?: PlanFacts["request"];
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
    return planEmail(recipient, kind, {
      plan: { ...plan, ...(paidDay ? { paidDay } : {}), ...(request ? { request } : {}) },
      publicUrl,
      ...(former ? { before: former } : {}),
    });
  });
  await queueMails(transaction, emails, posting);
}

/** Reads a subscription before it is changed, for the former values in the e-mail about the change. */
export function readPlanBeforeChange(
  transaction: Database,
  id: string,
): Promise<PlansBeforeChange> {
  return readPlanFacts(transaction, eq(subscriptions.id, id));
}

export function notifyOfSubscription(
  transaction: Database,
  kind: PlanEmailKind,
  { id, before }: { id: string; before?: PlansBeforeChange },
): Promise<void> {
  const which = eq(subscriptions.id, id);
  return notifyCustomers(transaction, kind, { which, ...(before ? { before } : {}) });
}

/** Queues a receipt, delayed for as long as staff can undo the payment. */
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

/** Queues the e-mail that confirms a plan request to the customer. */
export function queuePlanRequestMail(
  transaction: Database,
  id: string,
  request: NonNullable<PlanFacts["request"]>,
): Promise<void> {
  return notifyCustomers(transaction, "planRequested", {
    which: eq(subscriptions.id, id),
    request,
  });
}

const ofPlan = (id: string) => and(eq(subscriptions.plan, id), isNull(subscriptions.cancelledAt));

/** Reads the subscriptions of every customer of a plan, like readPlanBeforeChange. */
export function readPlansBeforeChange(
  transaction: Database,
  planId: string,
): Promise<PlansBeforeChange> {
  return readPlanFacts(transaction, ofPlan(planId));
}

/** Queues e-mails about a price that now applies to all customers of the plan. */
export function notifyOfNewPrice(
  transaction: Database,
  planId: string,
  before: PlansBeforeChange,
): Promise<void> {
  return notifyCustomers(transaction, "planChanged", { which: ofPlan(planId), before });
}

const endOf = (planId: string) => `end of plan ${planId}`;

/** Queues e-mails about a deactivated plan, delayed for as long as staff can undo the deactivation. */
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

/** Queues e-mails about the deletion of a plan. Must run before the deletion, which ends the subscriptions. */
export function notifyOfPlanDeletion(transaction: Database, planId: string): Promise<void> {
  // Customers of an inactive plan were notified when it was deactivated.
  const which = and(ofPlan(planId), isNull(plans.inactiveSince));
  return notifyCustomers(transaction, "planEnded", { which });
}
