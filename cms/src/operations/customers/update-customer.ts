import { sql } from "@payloadcms/db-postgres";
import type { FieldProblem, ProfileResponse, UpdateProfileRequest } from "contracts";
import type { Payload } from "payload";
import { inTransaction, isUniqueViolation } from "../../database.ts";
import { leadStore } from "../../lead-store.ts";
import { checkCredentials } from "../accounts/check-credentials.ts";
import { isoTime } from "../iso-time.ts";
import { addDeletionLead } from "../leads/deletion-lead.ts";

interface ProfileChange {
  user: ProfileResponse;
  changes: UpdateProfileRequest;
  visitor: string;
}

export type UpdateProfileResult =
  | { ok: true; user: ProfileResponse }
  | { ok: false; code: "email-taken" }
  | { ok: false; code: "invalid"; fields: Record<string, FieldProblem> }
  | { ok: false; code: "rate-limited"; retryAfterSeconds: number };

/** A customer's own details. The e-mail leads to the password, so its change needs the password. */
export async function updateProfile(
  payload: Payload,
  { user, changes: { currentPassword, ...changes }, visitor }: ProfileChange,
): Promise<UpdateProfileResult> {
  const updated = { ...user, ...changes };
  if (updated.email !== user.email) {
    if (currentPassword === undefined) {
      return { ok: false, code: "invalid", fields: { currentPassword: "required" } };
    }
    const attempt = { email: user.email, password: currentPassword, visitor };
    const check = await checkCredentials(payload, { kind: "customer", ...attempt });
    if (!check.ok) {
      return check.code === "rate-limited"
        ? check
        : { ok: false, code: "invalid", fields: { currentPassword: "wrong" } };
    }
  }
  const { fullname, email, phone, locale } = updated;
  try {
    await inTransaction(payload, async (transaction) => {
      await transaction.execute(sql`
        update customers set fullname = ${fullname}, email = ${email}, phone = ${phone},
          locale = ${locale}, updated_at = now()
        where id = ${user.id}`);
      if (email !== user.email) {
        // What went to the former address leads nowhere any more.
        await transaction.execute(sql`delete from account_links where customer_id = ${user.id}`);
      }
    });
  } catch (error) {
    if (isUniqueViolation(error)) {
      return { ok: false, code: "email-taken" };
    }
    throw error;
  }
  return { ok: true, user: updated };
}

/** A wish to be deleted (LGPD), which staff fulfil; `isWished: false` takes it back. */
export async function requestDeletion(
  payload: Payload,
  user: ProfileResponse,
  isWished: boolean,
): Promise<ProfileResponse> {
  const store = await leadStore(payload);
  return inTransaction(payload, async (transaction, client) => {
    const { rows } = await transaction.execute<Pick<ProfileResponse, "deletionRequestedAt">>(sql`
      update customers set updated_at = now(),
        deletion_requested_at = ${isWished ? sql`coalesce(deletion_requested_at, now())` : sql`null`}
      where id = ${user.id}
      returning ${isoTime(sql`deletion_requested_at`)} as "deletionRequestedAt"`);
    const updated = { ...user, deletionRequestedAt: rows[0]?.deletionRequestedAt ?? null };
    await addDeletionLead({ ...store, client, customer: updated });
    return updated;
  });
}
