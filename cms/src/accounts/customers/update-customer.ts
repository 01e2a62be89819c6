import type { FieldProblem, ProfileResponse, UpdateProfileRequest } from "contracts";
import { and, eq, not, sql } from "drizzle-orm";
import type { Payload } from "payload";
import { type Database, database, inTransaction } from "../../ground/database.ts";
import { addDeletionLead } from "../../leads/deletion-lead.ts";
import { customers } from "../../payload-schema.ts";
import { checkCredentials } from "../credentials/check-credentials.ts";
import type { Sender } from "../credentials/familiar-senders.ts";
import { changedPhone } from "./customer-phone.ts";
import { profileColumns } from "./customer-rows.ts";
import { askForNewEmail } from "./prove-email.ts";

interface ProfileChange {
  user: ProfileResponse;
  changes: UpdateProfileRequest;
  sender: Sender;
}

export type UpdateProfileResult =
  | { ok: true; user: ProfileResponse }
  | { ok: false; code: "unauthenticated" }
  | { ok: false; code: "invalid"; fields: Record<string, FieldProblem> }
  | { ok: false; code: "rate-limited" | "unavailable"; retryAfterSeconds: number };

/**
 * A customer's own details. The e-mail leads to the password, so its change needs the password, and
 * comes about once the new address is proven.
 */
export async function updateProfile(
  payload: Payload,
  {
    user,
    changes: { currentPassword, email, phone: typedPhone, ...others },
    sender,
  }: ProfileChange,
): Promise<UpdateProfileResult> {
  const phone = changedPhone(typedPhone, user.phone);
  if (!phone.ok) {
    return phone;
  }
  const newEmail = email === user.email ? undefined : email;
  if (newEmail !== undefined) {
    if (currentPassword === undefined) {
      return { ok: false, code: "invalid", fields: { currentPassword: "required" } };
    }
    const attempt = { id: user.id, email: user.email, password: currentPassword, sender };
    const check = await checkCredentials(payload, { kind: "customer", ...attempt });
    if (!check.ok) {
      return check.code === "invalid-credentials"
        ? { ok: false, code: "invalid", fields: { currentPassword: "wrong" } }
        : check;
    }
  }
  const [updated] = await database(payload)
    .update(customers)
    // What was not sent is left to whoever else is changing it.
    .set({ ...others, ...phone.number, updatedAt: sql`now()` })
    .where(eq(customers.id, user.id))
    .returning(profileColumns);
  if (!updated) {
    // Deleted since the call was let in.
    return { ok: false, code: "unauthenticated" };
  }
  if (newEmail !== undefined) {
    const { id, locale } = updated;
    const asked = await askForNewEmail(payload, { id, email: newEmail, locale });
    if (!asked.ok) {
      return { code: "rate-limited", ...asked };
    }
    return { ok: true, user: { ...updated, pendingEmail: newEmail } };
  }
  return { ok: true, user: updated };
}

/** A wish to be deleted (LGPD), which staff fulfil; `isWished: false` takes it back. */
export async function requestDeletion(
  payload: Payload,
  user: ProfileResponse,
  isWished: boolean,
): Promise<ProfileResponse> {
  const wish = isWished ? sql`coalesce(${customers.deletionRequestedAt}, now())` : null;
  return inTransaction(payload, async (transaction) => {
    const [row] = await transaction
      .update(customers)
      .set({ updatedAt: sql`now()`, deletionRequestedAt: wish })
      .where(eq(customers.id, user.id))
      .returning(profileColumns);
    const updated = row ?? user;
    // Of an account that holds no address staff know nothing, and there is nothing to do.
    if (await holdsEmail(transaction, user.id)) {
      await addDeletionLead(transaction, updated);
    }
    return updated;
  });
}

async function holdsEmail(transaction: Database, id: string): Promise<boolean> {
  return (
    (await transaction.$count(customers, and(eq(customers.id, id), not(customers.isDuplicate)))) > 0
  );
}
