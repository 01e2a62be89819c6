import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../ground/database.ts";
import { env } from "../../ground/env.ts";
import { isoTime } from "../../ground/iso-time.ts";
import { queueMails, takeMailsBack } from "../../ground/mail/mail-queue.ts";
import { customers, plans, subscriptions } from "../../payload-schema.ts";
import { accountKinds } from "../credentials/account-kinds.ts";
import { type PlanFacts, type PlanLetterKind, planLetter } from "../letters/account-letters.ts";
import { agreedPrice } from "./customer-rows.ts";

/** Minutes before customers are mailed of a plan that is switched off or a payment: it can be undone until then. */
const undoMinutes = 10;

/** Reads the subscriptions that `which` says, as their customers see them. */
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

/** Subscriptions by id, as their customers saw them before a change. */
export type FormerPlans = ReadonlyMap<string, PlanFacts>;

async function formerPlans(transaction: Database, which: SQL | undefined): Promise<FormerPlans> {
  return new Map((await readPlans(transaction, which)).map(({ id, plan }) => [id, plan]));
}

interface Posting {
  which: SQL | undefined;
  before?: FormerPlans;
  /** The day that was paid, in a receipt. */
  paidDay?: string;
  /** The kind of request, in a mail about one. */
  request?: PlanFacts["request"];
  about?: string;
  delayMinutes?: number;
}

/** Queues a mail to the customer of each subscription that `which` says. */
async function tellCustomers(
  transaction: Database,
  kind: PlanLetterKind,
  { which, before, paidDay, request, ...posting }: Posting,
): Promise<void> {
  const { PUBLIC_URL: publicUrl } = env;
  const letters = (await readPlans(transaction, which)).map(({ id, recipient, plan }) => {
    const former = before?.get(id);
    return planLetter(recipient, kind, {
      plan: { ...plan, ...(paidDay ? { paidDay } : {}), ...(request ? { request } : {}) },
      publicUrl,
      ...(former ? { before: former } : {}),
    });
  });
  await queueMails(transaction, letters, posting);
}

/** Reads the state that the email about a changed subscription shows as the former one; call it before the change. */
export function formerSubscription(transaction: Database, id: string): Promise<FormerPlans> {
  return formerPlans(transaction, eq(subscriptions.id, id));
}

export function tellOfSubscription(
  transaction: Database,
  kind: PlanLetterKind,
  { id, before }: { id: string; before?: FormerPlans },
): Promise<void> {
  const which = eq(subscriptions.id, id);
  return tellCustomers(transaction, kind, { which, ...(before ? { before } : {}) });
}

/** Queues a receipt, which waits while the payment can be undone. */
export function queuePaymentReceipt(
  transaction: Database,
  id: string,
  payment: { paidDay: string; about: string },
): Promise<void> {
  const which = eq(subscriptions.id, id);
  return tellCustomers(transaction, "paymentReceived", {
    which,
    ...payment,
    delayMinutes: undoMinutes,
  });
}

/** Queues the mail that says that a request about a plan has reached the team. */
export function queuePlanRequestMail(
  transaction: Database,
  id: string,
  request: NonNullable<PlanFacts["request"]>,
): Promise<void> {
  return tellCustomers(transaction, "planRequested", { which: eq(subscriptions.id, id), request });
}

const ofPlan = (id: string) => and(eq(subscriptions.plan, id), isNull(subscriptions.cancelledAt));

/** Reads the same as formerSubscription for every customer of a plan. */
export function formerSubscriptions(transaction: Database, planId: string): Promise<FormerPlans> {
  return formerPlans(transaction, ofPlan(planId));
}

/** Queues the mails about a price that is for all of the plan's customers. */
export function tellOfNewPrice(
  transaction: Database,
  planId: string,
  before: FormerPlans,
): Promise<void> {
  return tellCustomers(transaction, "planChanged", { which: ofPlan(planId), before });
}

const endOf = (planId: string) => `end of plan ${planId}`;

/** Of a plan that was switched off: not at once, since that can be undone by a click. */
export function tellOfPlanOff(transaction: Database, planId: string): Promise<void> {
  return tellCustomers(transaction, "planEnded", {
    which: ofPlan(planId),
    about: endOf(planId),
    delayMinutes: undoMinutes,
  });
}

/** The plan is on again: whoever was not told yet need not know. */
export function tellNothingOfPlanOff(transaction: Database, planId: string): Promise<void> {
  return takeMailsBack(transaction, endOf(planId));
}

/** Before a plan is deleted, which ends the subscriptions that have it. */
export function tellOfPlanDeletion(transaction: Database, planId: string): Promise<void> {
  // Those of a plan that was off have been told, or are about to be.
  const which = and(ofPlan(planId), isNull(plans.inactiveSince));
  return tellCustomers(transaction, "planEnded", { which });
}
