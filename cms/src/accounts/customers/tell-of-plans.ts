import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../ground/database.ts";
import { env } from "../../ground/env.ts";
import { isoTime } from "../../ground/iso-time.ts";
import { queueMails, takeMailsBack } from "../../ground/mail/mail-queue.ts";
import { customers, plans, subscriptions } from "../../payload-schema.ts";
import { accountKinds } from "../credentials/account-kinds.ts";
import { type PlanLetterKind, planLetter } from "../letters/account-letters.ts";
import { agreedPrice } from "./customer-rows.ts";

/** How long switching a plan off can be taken back before its customers are told. */
const undoMinutes = 10;

/** Tells the customers of the subscriptions, with their plans, that `which` says. */
async function tellCustomers(
  transaction: Database,
  kind: PlanLetterKind,
  { which, ...posting }: { which: SQL | undefined; about?: string; delayMinutes?: number },
): Promise<void> {
  const { label, former_planName } = subscriptions;
  const rows = await transaction
    .select({
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
  const { PUBLIC_URL: publicUrl } = env;
  const letters = rows.map(({ customer, email, locale, price, ...plan }) => {
    const recipient = { email, locale, ...(customer === null ? {} : { name: customer }) };
    return planLetter(recipient, kind, { plan: { ...plan, price: Number(price) }, publicUrl });
  });
  await queueMails(transaction, letters, posting);
}

export function tellOfSubscription(
  transaction: Database,
  kind: PlanLetterKind,
  id: string,
): Promise<void> {
  return tellCustomers(transaction, kind, { which: eq(subscriptions.id, id) });
}

const ofPlan = (id: string) => and(eq(subscriptions.plan, id), isNull(subscriptions.cancelledAt));

/** Of a price that is for all of the plan's customers. */
export function tellOfNewPrice(transaction: Database, planId: string): Promise<void> {
  return tellCustomers(transaction, "planChanged", { which: ofPlan(planId) });
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
