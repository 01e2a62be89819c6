import { defaultLocale, type Locale, type StaffRole } from "contracts";
import type { Payload } from "payload";
import { v7 as createId } from "uuid";
import { recordAuditEntry } from "../../audit/audit.ts";
import { staff } from "../../payload-schema.ts";
import { type Database, inTransaction } from "../../platform/database.ts";
import { hashPassword } from "../credentials/password-hash.ts";
import { setPassword } from "../credentials/passwords.ts";
import { isWeakPassword } from "../credentials/weak-password.ts";

export interface NewStaff {
  email: string;
  name: string;
  role: StaffRole;
  locale?: Locale | undefined;
}

/** Inserts an account without a password; returns undefined if the e-mail address already has an account. */
export async function insertStaff(
  transaction: Database,
  { email, name, role, locale = defaultLocale }: NewStaff,
): Promise<string | undefined> {
  const id = createId();
  const [created] = await transaction
    .insert(staff)
    .values({ id, email, name, role, locale })
    .onConflictDoNothing({ target: staff.email })
    .returning({ id: staff.id });
  return created?.id;
}

export type CreateStaffResult =
  | { ok: true; id: string }
  | { ok: false; code: "email-taken" | "too-common" };

/** Creates an account with a password; used by the command `staff:create`. */
export async function createStaff(
  payload: Payload,
  { password, ...account }: NewStaff & { password: string },
): Promise<CreateStaffResult> {
  if (await isWeakPassword(payload, { password, email: account.email })) {
    return { ok: false, code: "too-common" };
  }
  const hash = await hashPassword(password);
  return inTransaction(payload, async (transaction) => {
    const id = await insertStaff(transaction, account);
    if (id === undefined) {
      return { ok: false, code: "email-taken" } as const;
    }
    await setPassword(transaction, { kind: "staff", id, hash });
    const { email, role } = account;
    await recordAuditEntry(transaction, {
      actor: undefined,
      action: "staff.create",
      target: { kind: "staff", id },
      after: { email, role },
    });
    return { ok: true, id } as const;
  });
}
