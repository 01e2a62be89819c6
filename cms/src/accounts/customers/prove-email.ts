import type { Locale, ProfileResponse } from "contracts";
import { and, eq, isNull, ne, not, notExists, sql } from "drizzle-orm";
import type { Payload } from "payload";
import { type Database, database, inTransaction } from "../../ground/database.ts";
import { accountLinks, customerCount, passwords } from "../../ground/own-tables.ts";
import { createRateLimit, type RateLimitResult } from "../../ground/rate-limit.ts";
import { customers, subscriptions } from "../../payload-schema.ts";
import {
  emailChangedMessage,
  existingAccountMessage,
  verificationMessage,
} from "../account-messages.ts";
import { createAccountLink, takeAccountLink } from "../credentials/account-links.ts";
import { sendUnwaited } from "../credentials/account-notices.ts";
import { forgetSenders } from "../credentials/familiar-senders.ts";
import { markEmailProven, removeDuplicates } from "../credentials/proven-email.ts";
import { findRecipient } from "../credentials/recipient.ts";
import { sendResetLink } from "../credentials/reset-password.ts";
import { endAllSessions } from "../credentials/sessions.ts";

/** More messages than these to one mailbox are of no use to its owner. */
const limitMessages = createRateLimit({ name: "prove-email", points: 5, seconds: 60 * 60 });

/** Changes of mind about one account's address. */
const limitChanges = createRateLimit({ name: "email-change", points: 10, seconds: 60 * 60 });

interface Claim {
  /** Of the customer who says that the address is theirs. */
  id: string;
  email: string;
  locale: Locale;
}

/** A link that proves an address, in the place of an earlier one. */
async function newProofLink(db: Database, claim: Claim): Promise<string> {
  await db
    .delete(accountLinks)
    .where(and(eq(accountLinks.customerId, claim.id), eq(accountLinks.purpose, "prove-email")));
  return createAccountLink(db, { ...claim, kind: "customer", screen: "proveEmail" });
}

/** SQL: who has the address, but for this customer. */
function otherHolder({ id, email }: Pick<Claim, "id" | "email">) {
  return and(eq(customers.email, email), not(customers.isDuplicate), ne(customers.id, id));
}

/** Sends the link; where the address is another account's, its owner learns that they have one. */
async function mailProofLink(payload: Payload, claim: Claim, link: string): Promise<void> {
  const holder = await findRecipient(database(payload), "customer", otherHolder(claim));
  await payload.sendEmail(
    holder ? existingAccountMessage(holder) : verificationMessage(claim, link),
  );
}

/** Sends a customer the link that proves the address. */
export async function askToProve(payload: Payload, claim: Claim): Promise<void> {
  if ((await limitMessages(payload, claim.email)).ok) {
    await mailProofLink(payload, claim, await newProofLink(database(payload), claim));
  }
}

/**
 * Begins a change of address. Nothing tells whether another account has the new one: then its owner
 * gets a message, and the link is sent to nobody.
 */
export async function askForNewEmail(payload: Payload, claim: Claim): Promise<RateLimitResult> {
  const allowance = await limitChanges(payload, claim.id);
  if (!allowance.ok) {
    return allowance;
  }
  const link = await newProofLink(database(payload), claim);
  if ((await limitMessages(payload, claim.email)).ok) {
    sendUnwaited(payload, mailProofLink(payload, claim, link));
  }
  return allowance;
}

/** Sends the link once more: to the address that is to be proven. */
export function sendVerification(payload: Payload, user: ProfileResponse): void {
  const { id, locale, pendingEmail, emailVerifiedAt } = user;
  const email = pendingEmail ?? (emailVerifiedAt === null ? user.email : undefined);
  if (email !== undefined) {
    sendUnwaited(payload, askToProve(payload, { id, email, locale }));
  }
}

export type ProveEmailResult = { ok: true } | { ok: false; code: "invalid-token" | "email-taken" };

type Former = Pick<typeof customers.$inferSelect, "email" | "isDuplicate" | "locale">;

/**
 * Gives a customer the address that they hold, having followed the link that was sent there; an
 * account that nobody proved, and that has no plans, gives way. Undefined where another keeps it.
 */
async function giveEmail(
  transaction: Database,
  { id, email }: Pick<Claim, "id" | "email">,
): Promise<Former | undefined> {
  const other = otherHolder({ id, email });
  const plansOfHolder = transaction
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.customer, customers.id));
  await transaction
    .delete(customers)
    .where(and(other, isNull(customers.emailVerifiedAt), notExists(plansOfHolder)));
  if ((await transaction.$count(customers, other)) > 0) {
    return undefined;
  }
  const [former] = await transaction
    .select({
      email: customers.email,
      isDuplicate: customers.isDuplicate,
      locale: customers.locale,
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
      // The trigger counts accounts that come and go, not this.
      await transaction.update(customerCount).set({ total: sql`${customerCount.total} + 1` });
    }
    await removeDuplicates(transaction, id, [former.email]);
    await markEmailProven(transaction, id);
  }
  return former;
}

/** Tells the former address of a change, with a link that takes it back. */
async function tellFormerAddress(payload: Payload, { id, email, locale }: Claim): Promise<void> {
  const link = await createAccountLink(database(payload), {
    kind: "customer",
    id,
    screen: "undoEmail",
    locale,
    email,
  });
  await payload.sendEmail(emailChangedMessage({ email, locale }, link));
}

/** Takes the token of a link that was sent to an address: it is the account's from now on. */
export async function proveEmail(payload: Payload, token: string): Promise<ProveEmailResult> {
  const link = { kind: "customer", token, purpose: "prove-email" } as const;
  const proven = await inTransaction(payload, async (transaction) => {
    const taken = await takeAccountLink(transaction, link);
    if (!taken) {
      return { ok: false, code: "invalid-token" } as const;
    }
    const former = await giveEmail(transaction, taken);
    return former
      ? ({ ok: true, id: taken.id, email: taken.email, former } as const)
      : ({ ok: false, code: "email-taken" } as const);
  });
  if (!proven.ok) {
    return proven;
  }
  const { id, email, former } = proven;
  // A duplicate's former address is somebody else's.
  if (former.email !== email && !former.isDuplicate) {
    const { email: formerEmail, locale } = former;
    sendUnwaited(payload, tellFormerAddress(payload, { id, email: formerEmail, locale }));
  }
  return { ok: true };
}

/**
 * Brings a former address back, for whoever still reads what is sent there: every session ends, the
 * password too, and a link to a new one is sent.
 */
export async function undoEmail(payload: Payload, token: string): Promise<ProveEmailResult> {
  const link = { kind: "customer", token, purpose: "undo-email" } as const;
  const undone = await inTransaction(payload, async (transaction) => {
    const taken = await takeAccountLink(transaction, link);
    if (!taken) {
      return { ok: false, code: "invalid-token" } as const;
    }
    if (!(await giveEmail(transaction, taken))) {
      return { ok: false, code: "email-taken" } as const;
    }
    const { id, email } = taken;
    await transaction.delete(passwords).where(eq(passwords.customerId, id));
    await endAllSessions(transaction, "customer", id);
    await forgetSenders(transaction, "customer", id);
    return { ok: true, email } as const;
  });
  if (undone.ok) {
    sendUnwaited(payload, sendResetLink(payload, { kind: "customer", email: undone.email }));
  }
  return undone;
}
