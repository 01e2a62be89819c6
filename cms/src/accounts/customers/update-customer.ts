import type { FieldProblem, ProfileResponse, UpdateProfileRequest } from "contracts";
import { eq, sql } from "drizzle-orm";
import type { Payload } from "payload";
import { customers } from "../../payload-schema.ts";
import { database } from "../../platform/database.ts";
import { checkCredentials } from "../credentials/check-credentials.ts";
import type { LoginClient } from "../credentials/known-devices.ts";
import { parseChangedPhone } from "./customer-phone.ts";
import { profileColumns } from "./customer-rows.ts";
import { requestEmailChange } from "./verify-email.ts";

interface ProfileChange {
  user: ProfileResponse;
  changes: UpdateProfileRequest;
  sender: LoginClient;
}

export type UpdateProfileResult =
  | { ok: true; user: ProfileResponse }
  | { ok: false; code: "unauthenticated" }
  | { ok: false; code: "invalid"; fields: Record<string, FieldProblem> }
  | { ok: false; code: "rate-limited"; retryAfterSeconds: number }
  | { ok: false; code: "unavailable" };

/**
 * Updates a customer's own details. A new e-mail address requires the password, because reset links are sent to the
 * address. It takes effect once it is verified.
 */
export async function updateProfile(
  payload: Payload,
  {
    user,
    changes: { currentPassword, email, phone: typedPhone, ...others },
    sender,
  }: ProfileChange,
): Promise<UpdateProfileResult> {
  const phone = parseChangedPhone(typedPhone, user.phone);
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
    // Updates only the given fields, so that concurrent changes of other fields survive.
    .set({ ...others, ...phone.number, updatedAt: sql`now()` })
    .where(eq(customers.id, user.id))
    .returning(profileColumns);
  if (!updated) {
    // The account was deleted after the request was authenticated.
    return { ok: false, code: "unauthenticated" };
  }
  if (newEmail !== undefined) {
    const { id, locale } = updated;
    const asked = await requestEmailChange(payload, { id, email: newEmail, locale });
    if (!asked.ok) {
      return { code: "rate-limited", ...asked };
    }
    return { ok: true, user: { ...updated, pendingEmail: newEmail } };
  }
  return { ok: true, user: updated };
}
