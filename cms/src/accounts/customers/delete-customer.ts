import { and, eq, or } from "drizzle-orm";
import type { Payload } from "payload";
import { type Actor, recordAct } from "../../audit/audit.ts";
import { inTransaction } from "../../ground/database.ts";
import { customers, subscriptions } from "../../payload-schema.ts";
import { deletionMessage } from "../account-messages.ts";
import { accountKinds } from "../credentials/account-kinds.ts";

export type DeleteCustomerResult = { ok: true } | { ok: false; code: "not-found" };

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
  const person = await inTransaction(payload, async (transaction) => {
    // Locked first, so that no subscription is added in between.
    const [found] = await transaction
      .select({ name: mailName, email: customers.email, locale: customers.locale })
      .from(customers)
      .where(eq(customers.id, id))
      .for("update");
    if (!found) {
      return undefined;
    }
    const ended = await transaction
      .delete(subscriptions)
      .where(eq(subscriptions.customer, id))
      .returning({ plan: subscriptions.plan, formerPlan: subscriptions.former_planId });
    // With what others registered with the same address.
    await transaction
      .delete(customers)
      .where(
        or(eq(customers.id, id), and(customers.isDuplicate, eq(customers.email, found.email))),
      );
    await recordAct(transaction, {
      actor,
      action: "user.delete",
      target: { kind: "customer", id },
      before: { plans: ended.map(({ plan, formerPlan }) => plan ?? formerPlan) },
    });
    return found;
  });
  if (!person) {
    return { ok: false, code: "not-found" };
  }
  const { name, email, locale } = person;
  // The account is gone whether or not the message gets there.
  await payload
    .sendEmail(deletionMessage({ email, locale, ...(name === null ? {} : { name }) }))
    .catch((error) => payload.logger.error({ err: error, msg: `Customer ${id} was not told` }));
  return { ok: true };
}
