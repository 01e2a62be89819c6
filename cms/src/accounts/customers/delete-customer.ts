import { sql } from "@payloadcms/db-postgres";
import type { Locale } from "contracts";
import type { Payload } from "payload";
import { type Actor, recordAct } from "../../audit/audit.ts";
import { inTransaction } from "../../ground/database.ts";
import { env } from "../../ground/env.ts";
import { queueMails } from "../../ground/mail/mail-queue.ts";
import { accountKinds } from "../credentials/account-kinds.ts";
import { accountLetter, screenUrl } from "../letters/account-letters.ts";

type Person = { name: string | null; email: string; locale: Locale };

export type DeleteCustomerResult = { ok: true } | { ok: false; code: "not-found" };

type DeletedRow = {
  subscriptions: string[] | null;
};

/**
 * Removes a customer with password, sessions and subscriptions: nothing personal stays. The audit
 * log keeps that it happened, and the ids; the customer is told by e-mail.
 */
export async function deleteCustomer(
  payload: Payload,
  actor: Actor,
  id: string,
): Promise<DeleteCustomerResult> {
  const { mailName } = accountKinds.customer;
  const isDeleted = await inTransaction(payload, async (transaction) => {
    // Locked first, so that no subscription is added in between.
    const { rows: found } = await transaction.execute<Person>(
      sql`select ${mailName} as name, email, locale from customers a where id = ${id} for update`,
    );
    const [person] = found;
    if (!person) {
      return false;
    }
    const { rows } = await transaction.execute<DeletedRow>(sql`
      with gone as (
        delete from subscriptions where customer_id = ${id} returning plan_id, former_plan_id)
      select jsonb_agg(coalesce(plan_id, former_plan_id)) as subscriptions from gone`);
    // With what others registered with the same address.
    await transaction.execute(sql`
      delete from customers a where id = ${id}
        or (is_duplicate and email = (select email from customers where id = ${id}))`);
    await recordAct(transaction, {
      actor,
      action: "user.delete",
      target: { kind: "customer", id },
      before: { plans: rows[0]?.subscriptions ?? [] },
    });
    const { name, email, locale } = person;
    const recipient = { email, locale, ...(name === null ? {} : { name }) };
    const site = screenUrl(env.PUBLIC_URL, locale);
    await queueMails(transaction, [accountLetter(recipient, "deletion", site)]);
    return true;
  });
  return isDeleted ? { ok: true } : { ok: false, code: "not-found" };
}
