import type { AccountKind } from "contracts";
import { and, eq } from "drizzle-orm";
import type { Payload } from "payload";
import { recordAuditEntry } from "../../audit/audit.ts";
import { staff } from "../../payload-schema.ts";
import { passwords } from "../../platform/app-tables.ts";
import { type Database, database, inTransaction } from "../../platform/database.ts";
import { queueMails } from "../../platform/mail/mail-queue.ts";
import { createRateLimit } from "../../platform/rate-limit.ts";
import { createAccountEmail } from "../emails/account-emails.ts";
import { deleteAccessTokens } from "./access-tokens.ts";
import { accountKinds } from "./account-kinds.ts";
import { consumeAccountLink, createAccountLink, findLinkEmail } from "./account-links.ts";
import { notifyOfNewPassword } from "./account-notices.ts";
import { hasPassedSecondFactor, type LoginClient, recordLoginClient } from "./known-devices.ts";
import { hashPassword } from "./password-hash.ts";
import { runInPasswordSlot } from "./password-work.ts";
import { setPassword } from "./passwords.ts";
import { findEmailRecipient } from "./recipient.ts";
import { markEmailVerified } from "./verified-email.ts";
import { isWeakPassword } from "./weak-password.ts";

/** Limits reset e-mails per e-mail address, so that nobody can flood a mailbox. */
const limitMessages = createRateLimit({ name: "reset-message", points: 5, seconds: 60 * 60 });

/**
 * Sends a reset link if the e-mail address has an account. Callers must not await the promise: the response must take
 * the same time whether or not there is an account.
 */
export async function sendResetLink(
  payload: Payload,
  { kind, email }: { kind: AccountKind; email: string },
): Promise<void> {
  const db = database(payload);
  const { accounts, holdsEmail } = accountKinds[kind];
  const account = await findEmailRecipient(db, kind, and(eq(accounts.email, email), holdsEmail));
  if (!account || !(await limitMessages(payload, `${kind} ${email}`)).ok) {
    return;
  }
  const screen = kind === "customer" ? "customerReset" : "staffReset";
  const { id, locale } = account;
  const link = await createAccountLink(db, { kind, id, locale, screen });
  await queueMails(db, [createAccountEmail(account, "reset", link)]);
}

export type SetPasswordResult =
  | { ok: true; id: string; device: string | undefined }
  | { ok: false; code: "unavailable" }
  | { ok: false; code: "invalid-token" }
  | { ok: false; code: "invalid"; fields: { password: "too-common" } };

interface NewPassword {
  kind: AccountKind;
  token: string;
  password: string;
  sender: LoginClient;
}

/**
 * Sets a password by a reset link or an invitation. Records the client as a known device, so that it can log in even
 * while the account is under attack.
 */
export async function setPasswordByLink(
  payload: Payload,
  { kind, token, password, sender }: NewPassword,
): Promise<SetPasswordResult> {
  const email = (await findLinkEmail(database(payload), { kind, token })) ?? "";
  if (await isWeakPassword(payload, { password, email })) {
    return { ok: false, code: "invalid", fields: { password: "too-common" } };
  }
  const hashed = await runInPasswordSlot(sender, () => hashPassword(password));
  if (!hashed.ok) {
    return hashed;
  }
  const hash = hashed.value;
  const result: SetPasswordResult = await inTransaction(payload, async (transaction) => {
    const link = await consumeAccountLink(transaction, { kind, token, purpose: "password" });
    if (!link) {
      return { ok: false, code: "invalid-token" } as const;
    }
    const { id } = link;
    await notifyOfReplacedPassword(transaction, { kind, id });
    if (kind === "staff") {
      await recordStaffPassword(transaction, id);
    } else {
      // Following the link proves that the customer reads mail sent to the e-mail address.
      await markEmailVerified(transaction, id);
    }
    // Must be read before setPassword, which deletes the known devices. The second factor itself remains.
    const passedSecondFactor = await hasPassedSecondFactor(transaction, { kind, id }, sender);
    await setPassword(transaction, { kind, id, hash });
    await deleteAccessTokens(transaction, { kind, id });
    const welcome = {
      kind,
      id,
      passwordHash: hash,
      sender,
      isBrowser: true,
      passedSecondFactor,
    };
    const device = await recordLoginClient(transaction, payload, welcome);
    return { ok: true, id, device } as const;
  });
  return result;
}

/**
 * Notifies the owner that the password was replaced. Sends no notice for the first password of an invited staff member.
 */
async function notifyOfReplacedPassword(
  transaction: Database,
  account: { kind: AccountKind; id: string },
): Promise<void> {
  const isFirst =
    account.kind === "staff" &&
    (await transaction.$count(passwords, eq(passwords.staffId, account.id))) === 0;
  if (!isFirst) {
    await notifyOfNewPassword(transaction, account);
  }
}

async function recordStaffPassword(transaction: Database, id: string): Promise<void> {
  const [account] = await transaction
    .select({ email: staff.email, hash: passwords.hash })
    .from(staff)
    .leftJoin(passwords, eq(passwords.staffId, staff.id))
    .where(eq(staff.id, id));
  await recordAuditEntry(transaction, {
    actor: { id, email: account?.email ?? "" },
    action: account?.hash ? "staff.password" : "staff.accept-invite",
    target: { kind: "staff", id },
  });
}
