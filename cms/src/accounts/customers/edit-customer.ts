import type { AdminUserDetail, FieldProblem, UpdateUserRequest } from "contracts";
import { and, eq, sql } from "drizzle-orm";
import type { Payload } from "payload";
import { type Actor, recordAuditEntry, recordAuditedChange } from "../../audit/audit.ts";
import { customers } from "../../payload-schema.ts";
import { database, inTransaction } from "../../platform/database.ts";
import { sendInBackground } from "../credentials/account-notices.ts";
import { sendResetLink } from "../credentials/reset-password.ts";
import { parseChangedPhone } from "./customer-phone.ts";
import { findCustomer } from "./list-customers.ts";
import { requestEmailChange } from "./verify-email.ts";

export type EditCustomerResult =
  | { ok: true; user: AdminUserDetail }
  | { ok: false; code: "not-found" }
  | { ok: false; code: "invalid"; fields: Record<string, FieldProblem> }
  | { ok: false; code: "rate-limited"; retryAfterSeconds: number };

interface CustomerEdit {
  actor: Actor;
  id: string;
  changes: UpdateUserRequest;
}

/**
 * Corrects a customer's details on behalf of staff. A new e-mail address takes effect once the customer opens the link
 * that is sent to it, as with a change by the customer.
 */
export async function editCustomer(
  payload: Payload,
  { actor, id, changes: { email, notes, phone: typedPhone, ...details } }: CustomerEdit,
): Promise<EditCustomerResult> {
  const held = and(eq(customers.id, id), eq(customers.isDuplicate, false));
  const edited = await inTransaction(payload, async (transaction) => {
    const [customer] = await transaction.select().from(customers).where(held).for("update");
    if (!customer) {
      return { ok: false, code: "not-found" } as const;
    }
    const phone = parseChangedPhone(typedPhone, customer.phone);
    if (!phone.ok) {
      return phone;
    }
    const set = {
      ...details,
      ...phone.number,
      ...(notes === undefined ? {} : { notes: notes || null }),
    };
    await transaction
      .update(customers)
      .set({ ...set, updatedAt: sql`now()` })
      .where(held);
    const isChanged = (name: keyof typeof set) =>
      set[name] !== undefined && set[name] !== customer[name];
    await recordAuditedChange(transaction, {
      actor,
      action: "user.update",
      target: { kind: "customer", id },
      before: {
        fullname: false,
        phone: false,
        notes: false,
        email: false,
        locale: customer.locale,
      },
      // The audit log records which personal data changed, but not the values.
      after: {
        fullname: isChanged("fullname"),
        phone: isChanged("phone") || isChanged("phoneExtension"),
        notes: isChanged("notes"),
        email: email !== undefined && email !== customer.email,
        locale: set.locale ?? customer.locale,
      },
    });
    return { ok: true, former: { ...customer, ...set } } as const;
  });
  if (!edited.ok) {
    return edited;
  }
  const { former } = edited;
  if (email !== undefined && email !== former.email) {
    const asked = await requestEmailChange(payload, { id, email, locale: former.locale });
    if (!asked.ok) {
      return { code: "rate-limited", ...asked };
    }
  }
  const user = await findCustomer(payload, id);
  return user ? { ok: true, user } : { ok: false, code: "not-found" };
}

export type SendCustomerLinkResult = { ok: true } | { ok: false; code: "not-found" };

/** E-mails a customer the same reset link as the "forgot password" form. */
export async function sendCustomerResetLink(
  payload: Payload,
  actor: Actor,
  id: string,
): Promise<SendCustomerLinkResult> {
  const db = database(payload);
  const [customer] = await db
    .select({ email: customers.email })
    .from(customers)
    .where(and(eq(customers.id, id), eq(customers.isDuplicate, false)));
  if (!customer) {
    return { ok: false, code: "not-found" };
  }
  await recordAuditEntry(db, {
    actor,
    action: "user.reset-link",
    target: { kind: "customer", id },
  });
  sendInBackground(payload, sendResetLink(payload, { kind: "customer", email: customer.email }));
  return { ok: true };
}
