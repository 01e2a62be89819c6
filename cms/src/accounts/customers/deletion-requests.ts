import type { ProfileResponse } from "contracts";
import { and, eq, isNotNull, not, sql } from "drizzle-orm";
import type { Payload } from "payload";
import { addDeletionLead, closeDeletionLead } from "../../leads/deletion-lead.ts";
import { customers } from "../../payload-schema.ts";
import { accountLinks } from "../../platform/app-tables.ts";
import { type Database, inTransaction } from "../../platform/database.ts";
import { queueMails } from "../../platform/mail/mail-queue.ts";
import { createRateLimit } from "../../platform/rate-limit.ts";
import { hashToken } from "../../platform/secret-token.ts";
import { consumeAccountLink, createAccountLink } from "../credentials/account-links.ts";
import { notifyAccountOwner } from "../credentials/account-notices.ts";
import { createAccountEmail } from "../emails/account-emails.ts";
import { profileColumns } from "./customer-rows.ts";
import { assignVerifiedEmail, type VerifyEmailResult } from "./verify-email.ts";

/**
 * Stores requests of customers to delete their account (LGPD, art. 18), which staff carry out. A customer whose e-mail
 * address is not verified must confirm the request by an e-mailed link. The request then applies to the account that
 * owns the address (decision 0098).
 */

/**
 * Limits deletion requests per account, because a customer can withdraw and repeat a request and staff see each one.
 */
const limitRequests = createRateLimit({
  name: "deletion-request",
  points: 3,
  seconds: 24 * 60 * 60,
});

/** Limits confirmation links per account. */
const limitLinks = createRateLimit({ name: "deletion-link", points: 3, seconds: 60 * 60 });

/**
 * Limits confirmation links per mailbox. High enough that the owner still gets a link while other people register
 * accounts with the same e-mail address.
 */
const limitMessages = createRateLimit({
  name: "deletion-link-email",
  points: 20,
  seconds: 60 * 60,
});

export type DeletionRequestResult =
  | { ok: true; user: ProfileResponse }
  | { ok: false; code: "rate-limited"; retryAfterSeconds: number };

/** Records a deletion request. If the e-mail address is not verified, only e-mails a confirmation link. */
export async function requestDeletion(
  payload: Payload,
  user: ProfileResponse,
): Promise<DeletionRequestResult> {
  const { id, email, emailVerifiedAt, deletionRequestedAt } = user;
  if (deletionRequestedAt !== null) {
    return { ok: true, user };
  }
  const limits =
    emailVerifiedAt === null
      ? [await limitLinks(payload, id), await limitMessages(payload, email)]
      : [await limitRequests(payload, id)];
  for (const allowance of limits) {
    if (!allowance.ok) {
      return { code: "rate-limited", ...allowance };
    }
  }
  const requested = await inTransaction(payload, (transaction) =>
    emailVerifiedAt === null ? mailConfirmation(transaction, user) : recordRequest(transaction, id),
  );
  return { ok: true, user: requested ?? user };
}

/** Queues the confirmation e-mail. Its text does not depend on whether the mailbox has another account. */
async function mailConfirmation(
  transaction: Database,
  { id, email, locale }: ProfileResponse,
): Promise<ProfileResponse | undefined> {
  const to = { kind: "customer", id, screen: "confirmDeletion", locale, email } as const;
  const link = await createAccountLink(transaction, to);
  await queueMails(transaction, [createAccountEmail({ email, locale }, "confirmDeletion", link)]);
  const [user] = await transaction
    .select(profileColumns)
    .from(customers)
    .where(eq(customers.id, id));
  return user;
}

async function recordRequest(
  transaction: Database,
  id: string,
): Promise<ProfileResponse | undefined> {
  const [user] = await transaction
    .update(customers)
    .set({
      updatedAt: sql`now()`,
      deletionRequestedAt: sql`coalesce(${customers.deletionRequestedAt}, now())`,
    })
    .where(eq(customers.id, id))
    .returning(profileColumns);
  if (user?.deletionRequestedAt) {
    const { deletionRequestedAt } = user;
    await addDeletionLead(transaction, { ...user, deletionRequestedAt });
  }
  return user;
}

/**
 * Records a deletion request whose confirmation link was opened, because only the mailbox's owner can open the link.
 * The request applies to the account that owns the e-mail address, even if another account sent the request.
 */
export async function confirmDeletion(payload: Payload, token: string): Promise<VerifyEmailResult> {
  const link = { kind: "customer", token, purpose: "confirm-deletion" } as const;
  return inTransaction(payload, async (transaction) => {
    const taken = await consumeAccountLink(transaction, link);
    if (!taken) {
      return { ok: false, code: "invalid-token" } as const;
    }
    const { id, email } = taken;
    const ofAddress = eq(customers.email, email);
    // Skips an account whose e-mail address has changed since the request, because the account keeps the new address.
    if ((await transaction.$count(customers, and(eq(customers.id, id), ofAddress))) > 0) {
      await assignVerifiedEmail(transaction, taken);
    }
    const [holder] = await transaction
      .select({ id: customers.id })
      .from(customers)
      .where(and(ofAddress, not(customers.isDuplicate)));
    const accountId = holder?.id ?? id;
    await transaction
      .update(accountLinks)
      .set({ customerId: accountId })
      .where(eq(accountLinks.tokenHash, hashToken(token)));
    await recordRequest(transaction, accountId);
    return { ok: true } as const;
  });
}

/**
 * Withdraws a deletion request. Closes the request's lead, and notifies the customer and each system that got the lead.
 */
export async function withdrawDeletion(
  payload: Payload,
  user: ProfileResponse,
): Promise<ProfileResponse> {
  const { id } = user;
  return inTransaction(payload, async (transaction) => {
    await transaction
      .delete(accountLinks)
      .where(and(eq(accountLinks.customerId, id), eq(accountLinks.purpose, "confirm-deletion")));
    const isOpen = and(eq(customers.id, id), isNotNull(customers.deletionRequestedAt));
    // Locks the row, so that the second of two concurrent withdrawals finds no open request.
    const [before] = await transaction
      .select({ requestedAt: profileColumns.deletionRequestedAt })
      .from(customers)
      .where(isOpen)
      .for("update");
    if (before?.requestedAt) {
      await transaction
        .update(customers)
        .set({
          updatedAt: sql`now()`,
          deletionRequestedAt: null,
          deletionWithdrawnAt: sql`now()`,
        })
        .where(isOpen);
      await closeDeletionLead(transaction, { id, requestedAt: before.requestedAt });
      const notice = { email: "deletionWithdrawn", screen: "/client-area/account" } as const;
      await notifyAccountOwner(transaction, { kind: "customer", id }, notice);
    }
    const [withdrawn] = await transaction
      .select(profileColumns)
      .from(customers)
      .where(eq(customers.id, id));
    return withdrawn ?? user;
  });
}
