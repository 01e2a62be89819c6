import { and, eq, or } from "drizzle-orm";
import type { Payload } from "payload";
import { type Actor, recordAuditEntry } from "../../audit/audit.ts";
import { customers, subscriptions } from "../../payload-schema.ts";
import { inTransaction } from "../../platform/database.ts";
import { env } from "../../platform/env.ts";
import { queueMails } from "../../platform/mail/mail-queue.ts";
import { accountKinds } from "../credentials/account-kinds.ts";
import { createAccountEmail, createPageUrl } from "../emails/account-emails.ts";

export type DeleteCustomerResult = { ok: true } | { ok: false; code: "not-found" };

/**
 * Deletes a customer with password, sessions, subscriptions and all other personal data. Records the deletion and the
 * ids in the audit log, and notifies the customer by e-mail.
 */
export async function deleteCustomer(
  payload: Payload,
  actor: Actor,
  id: string,
): Promise<DeleteCustomerResult> {
  const { mailName } = accountKinds.customer;
  const isDeleted = await inTransaction(payload, async (transaction) => {
    // Locks the customer's row, so that nobody can add a subscription during the deletion.
    const [found] = await transaction
      .select({ name: mailName, email: customers.email, locale: customers.locale })
      .from(customers)
      .where(eq(customers.id, id))
      .for("update");
    if (!found) {
      return false;
    }
    const ended = await transaction
      .delete(subscriptions)
      .where(eq(subscriptions.customer, id))
      .returning({ plan: subscriptions.plan, formerPlan: subscriptions.former_planId });
    // Also deletes duplicates that other people registered with the same e-mail address.
    await transaction
      .delete(customers)
      .where(
        or(eq(customers.id, id), and(customers.isDuplicate, eq(customers.email, found.email))),
      );
    await recordAuditEntry(transaction, {
      actor,
      action: "user.delete",
      target: { kind: "customer", id },
      before: { plans: ended.map(({ plan, formerPlan }) => plan ?? formerPlan) },
    });
    const { name, email, locale } = found;
    const recipient = { email, locale, ...(name === null ? {} : { name }) };
    const site = createPageUrl(env.PUBLIC_URL, locale);
    await queueMails(transaction, [createAccountEmail(recipient, "deletion", site)]);
    return true;
  });
  return isDeleted ? { ok: true } : { ok: false, code: "not-found" };
}
