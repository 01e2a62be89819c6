import type { Locale, ProfileResponse } from "contracts";
import { and, eq, isNull, ne, not, notExists, sql } from "drizzle-orm";
import type { Payload } from "payload";
import { customers, subscriptions } from "../../payload-schema.ts";
import { accountLinks, customerCount, passwords } from "../../platform/app-tables.ts";
import { type Database, database, inTransaction } from "../../platform/database.ts";
import { env } from "../../platform/env.ts";
import { queueMails } from "../../platform/mail/mail-queue.ts";
import { createRateLimit, type RateLimitResult } from "../../platform/rate-limit.ts";
import { deleteAccessTokens } from "../credentials/access-tokens.ts";
import {
  consumeAccountLink,
  createAccountLink,
  findUndoLinkTime,
  markLinksAsFormer,
} from "../credentials/account-links.ts";
import { notifyAccountOwner, sendInBackground } from "../credentials/account-notices.ts";
import { deleteKnownDevices } from "../credentials/known-devices.ts";
import { deletePasskeysAddedSince } from "../credentials/manage-second-factor.ts";
import { findEmailRecipient } from "../credentials/recipient.ts";
import { sendResetLink } from "../credentials/reset-password.ts";
import { endAllSessions } from "../credentials/sessions.ts";
import {
  deleteReplacedAccounts,
  markEmailVerified,
  removeDuplicateAccounts,
} from "../credentials/verified-email.ts";
import { createAccountEmail, createPageUrl } from "../emails/account-emails.ts";

/** Limits verification e-mails per mailbox, so that nobody can flood a mailbox. */
const limitMessages = createRateLimit({ name: "prove-email", points: 5, seconds: 60 * 60 });

/** Limits changes of the e-mail address per account. */
const limitChanges = createRateLimit({ name: "email-change", points: 10, seconds: 60 * 60 });

interface Claim {
  /** Id of the customer who enters the e-mail address. */
  id: string;
  email: string;
  locale: Locale;
  /** True if staff created the account. */
  isByStaff?: boolean;
}

/** Creates a link that verifies an e-mail address. Replaces an earlier link of the customer. */
async function newProofLink(db: Database, claim: Claim): Promise<string> {
  await markLinksAsFormer(db, "prove-email", eq(accountLinks.customerId, claim.id));
  return createAccountLink(db, { ...claim, kind: "customer", screen: "proveEmail" });
}

/** SQL condition: the row is another customer who owns the e-mail address. */
function otherHolder({ id, email }: Pick<Claim, "id" | "email">) {
  return and(eq(customers.email, email), not(customers.isDuplicate), ne(customers.id, id));
}

/**
 * E-mails the verification link. If the e-mail address belongs to another account, e-mails a notice to the owner of
 * that account instead.
 */
async function mailProofLink(payload: Payload, claim: Claim, link: string): Promise<void> {
  const { email, locale, isByStaff } = claim;
  const holder = await findEmailRecipient(database(payload), "customer", otherHolder(claim));
  const message = holder
    ? createAccountEmail(
        holder,
        "existingAccount",
        createPageUrl(env.PUBLIC_URL, holder.locale, "/auth"),
      )
    : createAccountEmail({ email, locale }, isByStaff ? "accountCreated" : "verification", link);
  await queueMails(database(payload), [message]);
}

/** Creates and e-mails a verification link, unless the mailbox's limit is used up. */
export async function sendVerificationLink(payload: Payload, claim: Claim): Promise<void> {
  if ((await limitMessages(payload, claim.email)).ok) {
    await mailProofLink(payload, claim, await newProofLink(database(payload), claim));
  }
}

/**
 * Requests a change of the e-mail address. The response does not reveal whether another account has the new address. If
 * there is one, its owner gets a notice and no link is sent.
 */
export async function requestEmailChange(payload: Payload, claim: Claim): Promise<RateLimitResult> {
  const allowance = await limitChanges(payload, claim.id);
  if (!allowance.ok) {
    return allowance;
  }
  const link = await newProofLink(database(payload), claim);
  if ((await limitMessages(payload, claim.email)).ok) {
    sendInBackground(payload, mailProofLink(payload, claim, link));
  }
  return allowance;
}

/** Sends the verification link again, to the customer's unverified e-mail address. */
export function resendVerificationLink(payload: Payload, user: ProfileResponse): void {
  const { id, locale, pendingEmail, emailVerifiedAt } = user;
  const email = pendingEmail ?? (emailVerifiedAt === null ? user.email : undefined);
  if (email !== undefined) {
    sendInBackground(payload, sendVerificationLink(payload, { id, email, locale }));
  }
}

export type VerifyEmailResult = { ok: true } | { ok: false; code: "invalid-token" | "email-taken" };

type Former = Pick<
  typeof customers.$inferSelect,
  "email" | "isDuplicate" | "locale" | "emailVerifiedAt"
>;

/**
 * Sets a customer's e-mail address to the verified one. Deletes another account that owns the address if that account
 * is unverified and has no plans. Returns undefined if any other account owns the address.
 */
export async function assignVerifiedEmail(
  transaction: Database,
  { id, email }: Pick<Claim, "id" | "email">,
): Promise<Former | undefined> {
  const other = otherHolder({ id, email });
  const plansOfHolder = transaction
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.customer, customers.id));
  await deleteReplacedAccounts(
    transaction,
    id,
    and(other, isNull(customers.emailVerifiedAt), notExists(plansOfHolder)),
  );
  if ((await transaction.$count(customers, other)) > 0) {
    return undefined;
  }
  const [former] = await transaction
    .select({
      email: customers.email,
      isDuplicate: customers.isDuplicate,
      locale: customers.locale,
      emailVerifiedAt: customers.emailVerifiedAt,
    })
    .from(customers)
    .where(eq(customers.id, id))
    .for("update");
  if (former) {
    await transaction
      .update(customers)
      .set({ email, isDuplicate: false, updatedAt: sql`now()` })
      .where(eq(customers.id, id));
    if (former.isDuplicate) {
      // Corrects the count of customers. The trigger counts inserted and deleted accounts, but not a duplicate that
      // becomes a regular account.
      await transaction.update(customerCount).set({ total: sql`${customerCount.total} + 1` });
    }
    await removeDuplicateAccounts(transaction, id, [former.email]);
    await markEmailVerified(transaction, id);
  }
  return former;
}

/** Notifies the former e-mail address of the change, with a link that undoes the change. */
async function notifyFormerAddress(
  transaction: Database,
  { id, email, locale }: Claim,
): Promise<void> {
  const undo = { kind: "customer", id, screen: "undoEmail", locale, email } as const;
  const link = await createAccountLink(transaction, undo);
  await queueMails(transaction, [createAccountEmail({ email, locale }, "emailChanged", link)]);
}

/** Welcomes a customer whose first e-mail address was verified. After a change of address, notifies both addresses. */
async function notifyOfProof(
  transaction: Database,
  { id, email }: Pick<Claim, "id" | "email">,
  former: Former,
): Promise<void> {
  const account = { kind: "customer", id } as const;
  const screen = "/client-area";
  // Skips a duplicate, because its former e-mail address belongs to somebody else.
  if (former.email !== email && !former.isDuplicate) {
    const { email: formerEmail, locale } = former;
    await notifyFormerAddress(transaction, { id, email: formerEmail, locale });
    await notifyAccountOwner(transaction, account, { email: "emailTaken", screen });
  } else if (former.emailVerifiedAt === null) {
    await notifyAccountOwner(transaction, account, { email: "welcome", screen });
  }
}

/** Marks a verification link as used and sets the e-mail address of its account. */
export async function verifyEmail(payload: Payload, token: string): Promise<VerifyEmailResult> {
  const link = { kind: "customer", token, purpose: "prove-email" } as const;
  return inTransaction(payload, async (transaction) => {
    const taken = await consumeAccountLink(transaction, link);
    if (!taken) {
      return { ok: false, code: "invalid-token" } as const;
    }
    const former = await assignVerifiedEmail(transaction, taken);
    if (!former) {
      return { ok: false, code: "email-taken" } as const;
    }
    await notifyOfProof(transaction, taken, former);
    return { ok: true } as const;
  });
}

/**
 * Restores a former e-mail address after its owner opened the link. Ends every session, deletes the password and the
 * access tokens, and sends a reset link. Also deletes the passkeys that were added since the change of address.
 */
export async function restoreFormerEmail(
  payload: Payload,
  token: string,
): Promise<VerifyEmailResult> {
  const link = { kind: "customer", token, purpose: "undo-email" } as const;
  const undone = await inTransaction(payload, async (transaction) => {
    const changedAt = await findUndoLinkTime(transaction, token);
    const taken = await consumeAccountLink(transaction, link);
    if (!taken || changedAt === undefined) {
      return { ok: false, code: "invalid-token" } as const;
    }
    if (!(await assignVerifiedEmail(transaction, taken))) {
      return { ok: false, code: "email-taken" } as const;
    }
    const { id, email } = taken;
    await transaction.delete(passwords).where(eq(passwords.customerId, id));
    await endAllSessions(transaction, { kind: "customer", id });
    await deleteAccessTokens(transaction, { kind: "customer", id });
    // Deletes these passkeys because the notices about them went to the new e-mail address.
    await deletePasskeysAddedSince(transaction, { kind: "customer", id }, changedAt);
    await deleteKnownDevices(transaction, "customer", id);
    return { ok: true, email } as const;
  });
  if (undone.ok) {
    sendInBackground(payload, sendResetLink(payload, { kind: "customer", email: undone.email }));
  }
  return undone;
}
