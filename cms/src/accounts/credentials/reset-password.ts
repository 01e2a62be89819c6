import { sql } from "@payloadcms/db-postgres";
import type { AccountKind, Locale } from "contracts";
import type { Payload } from "payload";
import { recordAct } from "../../audit/audit.ts";
import { database, inTransaction } from "../../ground/database.ts";
import { createRateLimit } from "../../ground/rate-limit.ts";
import { resetMessage } from "../account-messages.ts";
import { accountKinds } from "./account-kinds.ts";
import { createAccountLink, takeAccountLink } from "./account-links.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { hashPassword } from "./password-hash.ts";
import { setPassword } from "./passwords.ts";

/** More messages than these to one address are of no use to its owner. */
const limitMessages = createRateLimit({ name: "reset-message", points: 5, seconds: 60 * 60 });

type AccountRow = { id: string; name: string; locale: Locale };

/**
 * Sends a link to a new password, where the address has an account. The caller does not wait for
 * it, so that the answer takes the same time either way.
 */
export async function sendResetLink(
  payload: Payload,
  { kind, email }: { kind: AccountKind; email: string },
): Promise<void> {
  const { table, isOpen } = accountKinds[kind];
  const name = kind === "customer" ? sql`a.fullname` : sql`a.name`;
  const db = database(payload);
  const { rows } = await db.execute<AccountRow>(sql`
    select a.id, ${name} as name, a.locale from ${table} a
    where a.email = ${email} and ${isOpen}`);
  const [account] = rows;
  if (!account || !(await limitMessages(payload, `${kind} ${email}`)).ok) {
    return;
  }
  const screen = kind === "customer" ? "customerReset" : "staffReset";
  const link = await createAccountLink(db, { ...account, kind, screen });
  await payload.sendEmail(resetMessage({ ...account, email }, link));
}

export type SetPasswordResult =
  | { ok: true }
  | { ok: false; code: "invalid-token" }
  | { ok: false; code: "invalid"; fields: { password: "too-common" } };

/** Sets a password by the token of a link: a reset, or the first password of an invitation. */
export async function setPasswordByLink(
  payload: Payload,
  { kind, token, password }: { kind: AccountKind; token: string; password: string },
): Promise<SetPasswordResult> {
  if (isCommonPassword(password)) {
    return { ok: false, code: "invalid", fields: { password: "too-common" } };
  }
  const hash = await hashPassword(password);
  return inTransaction(payload, async (transaction) => {
    const id = await takeAccountLink(transaction, kind, token);
    if (id === undefined) {
      return { ok: false, code: "invalid-token" } as const;
    }
    if (kind === "staff") {
      await recordStaffPassword(transaction, id);
    }
    await setPassword(transaction, { kind, id, hash });
    return { ok: true } as const;
  });
}

type StaffRow = { email: string; has_password: boolean };

async function recordStaffPassword(
  transaction: Parameters<typeof recordAct>[0],
  id: string,
): Promise<void> {
  const { rows } = await transaction.execute<StaffRow>(sql`
    select email, exists(select 1 from passwords where staff_id = ${id}) as has_password
    from staff where id = ${id}`);
  const [account] = rows;
  await recordAct(transaction, {
    actor: { id, email: account?.email ?? "" },
    action: account?.has_password ? "staff.password" : "staff.accept-invite",
    target: { kind: "staff", id },
  });
}
