import { sql } from "@payloadcms/db-postgres";
import type { Locale } from "contracts";
import type { Database, SQL } from "../../ground/database.ts";
import { env } from "../../ground/env.ts";
import { isoTime } from "../../ground/iso-time.ts";
import { queueMails, takeMailsBack } from "../../ground/mail/mail-queue.ts";
import { accountKinds } from "../credentials/account-kinds.ts";
import { type PlanFacts, type PlanLetterKind, planLetter } from "../letters/account-letters.ts";
import { agreedPrice } from "./customer-rows.ts";

/** How long switching a plan off can be taken back before its customers are told. */
const undoMinutes = 10;

type Row = Omit<PlanFacts, "price"> & {
  price: string;
  email: string;
  locale: Locale;
  customer: string | null;
};

/** Tells the customers of the subscriptions `s`, with their plans `p`, that `which` says. */
async function tellCustomers(
  transaction: Database,
  kind: PlanLetterKind,
  { which, ...posting }: { which: SQL; about?: string; delayMinutes?: number },
): Promise<void> {
  const { mailName } = accountKinds.customer;
  const { rows } = await transaction.execute<Row>(sql`
    select coalesce(s.label, p.name, s.former_plan_name) as name, ${agreedPrice} as price,
      ${isoTime(sql`s.next_payment`)} as "nextPayment", a.email, a.locale, ${mailName} as customer
    from subscriptions s left join plans p on p.id = s.plan_id join customers a on a.id = s.customer_id
    where ${which}`);
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
  return tellCustomers(transaction, kind, { which: sql`s.id = ${id}` });
}

const ofPlan = (id: string) => sql`s.plan_id = ${id} and s.cancelled_at is null`;

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
  const which = sql`${ofPlan(planId)} and p.inactive_since is null`;
  return tellCustomers(transaction, "planEnded", { which });
}
