import { eq } from "drizzle-orm";
import type { Payload } from "payload";
import { type Database, database } from "../../platform/database.ts";
import { env } from "../../platform/env.ts";
import type { Envelope } from "../../platform/mail/email.ts";
import { queueMails } from "../../platform/mail/mail-queue.ts";
import { createRateLimit, type RateLimit } from "../../platform/rate-limit.ts";
import {
  type AccountEmailKind,
  createAccountEmail,
  createNewDeviceEmail,
  createPageUrl,
  createPasskeyEmail,
  createTokenEmail,
  forgotPasswordPaths,
  type PasskeyEmailKind,
  type Recipient,
  securityPagePaths,
  type TokenDetails,
} from "../emails/account-emails.ts";
import { type AccountRef, accountKinds } from "./account-kinds.ts";
import type { LoginClient } from "./known-devices.ts";
import { describeLoginDevice } from "./login-device.ts";
import { findEmailRecipient } from "./recipient.ts";

/** At most one notice a day, so that an attacker cannot flood the owner's mailbox. */
const limitNotices = createRateLimit({ name: "attack-notice", points: 1, seconds: 24 * 60 * 60 });

/**
 * At most five notices of new devices per account and day, because someone who has the password can log in from many
 * devices.
 */
const limitDeviceNotices = createRateLimit({
  name: "device-notice",
  points: 5,
  seconds: 24 * 60 * 60,
});

/** At most five notices of new tokens a day, so that nobody can flood a mailbox by creating and revoking tokens. */
const limitTokenNotices = createRateLimit({
  name: "token-notice",
  points: 5,
  seconds: 24 * 60 * 60,
});

/** At most ten notices of added and removed passkeys a day, so that nobody can flood a mailbox. */
const limitPasskeyNotices = createRateLimit({
  name: "passkey-notice",
  points: 10,
  seconds: 24 * 60 * 60,
});

/** Queues an e-mail to an account's owner, with a link to a page of the site. */
export async function notifyAccountOwner(
  transaction: Database,
  { kind, id }: AccountRef,
  { email, screen }: { email: AccountEmailKind; screen: string },
): Promise<void> {
  const recipient = await findEmailRecipient(
    transaction,
    kind,
    eq(accountKinds[kind].accounts.id, id),
  );
  if (recipient) {
    const url = createPageUrl(env.PUBLIC_URL, recipient.locale, screen);
    await queueMails(transaction, [createAccountEmail(recipient, email, url)]);
  }
}

/**
 * Logs a failure of `sending`. Does not wait for `sending`, so that response times do not reveal whether an e-mail is
 * sent.
 */
export function sendInBackground(payload: Payload, sending: Promise<void>): void {
  void sending.catch((error) =>
    payload.logger.error({ err: error, msg: "A message to an account's owner was not queued" }),
  );
}

/** Queues a notice about an attack, unless the limit for the key `visitor` is used up. */
async function queueLimitedNotice(
  payload: Payload,
  account: AccountRef,
  { email, visitor }: { email: "attack" | "codeGuesses"; visitor: string },
): Promise<void> {
  if ((await limitNotices(payload, visitor)).ok) {
    const screen = forgotPasswordPaths[account.kind];
    await notifyAccountOwner(database(payload), account, { email, screen });
  }
}

/** Notifies the owner of an account that unknown clients are trying passwords. */
export function notifyOfPasswordGuesses(payload: Payload, account: AccountRef): void {
  const notice = { email: "attack", visitor: `${account.kind} ${account.id}` } as const;
  sendInBackground(payload, queueLimitedNotice(payload, account, notice));
}

/** Notifies the owner of an account that somebody knows its password and guesses codes. */
export function notifyOfCodeGuesses(payload: Payload, account: AccountRef): void {
  const notice = { email: "codeGuesses", visitor: `code ${account.kind} ${account.id}` } as const;
  sendInBackground(payload, queueLimitedNotice(payload, account, notice));
}

/** Notifies the owner of an account of a login from a client that the account does not know, up to five times a day. */
export function notifyOfNewDevice(
  payload: Payload,
  account: AccountRef,
  sender: LoginClient,
): void {
  const at = new Date().toISOString();
  const notice: SecurityNotice = {
    limit: limitDeviceNotices,
    emailTo: (recipient, url) =>
      createNewDeviceEmail(recipient, { ...describeLoginDevice(sender), at }, url),
  };
  sendInBackground(payload, queueSecurityNotice(payload, account, notice));
}

/** Builds a security e-mail; `url` opens the screen that lists second factors, passkeys, sessions and tokens. */
type SecurityEmail = (recipient: Recipient, url: string) => Envelope;

interface SecurityNotice {
  /** Limit per account for notices of this kind. */
  limit: RateLimit;
  emailTo: SecurityEmail;
}

/** Queues a notice to the owner of an account, unless the limit is used up. */
async function queueSecurityNotice(
  payload: Payload,
  account: AccountRef,
  { limit, emailTo }: SecurityNotice,
): Promise<void> {
  if ((await limit(payload, `${account.kind} ${account.id}`)).ok) {
    await queueSecurityEmail(database(payload), account, emailTo);
  }
}

async function queueSecurityEmail(
  db: Database,
  { kind, id }: AccountRef,
  emailTo: SecurityEmail,
): Promise<void> {
  const recipient = await findEmailRecipient(db, kind, eq(accountKinds[kind].accounts.id, id));
  if (recipient) {
    const url = createPageUrl(env.PUBLIC_URL, recipient.locale, securityPagePaths[kind]);
    await queueMails(db, [emailTo(recipient, url)]);
  }
}

/** Notifies the owner of an account that its password was changed. */
export function notifyOfNewPassword(transaction: Database, account: AccountRef): Promise<void> {
  const screen = forgotPasswordPaths[account.kind];
  return notifyAccountOwner(transaction, account, { email: "passwordChanged", screen });
}

/**
 * Notifies the owner of an account that a personal access token was created, up to five times a day. Callers must
 * create the token first: rejected requests would otherwise use up the limit, and a later token would cause no notice.
 */
export function notifyOfNewToken(payload: Payload, account: AccountRef, token: TokenDetails): void {
  const notice: SecurityNotice = {
    limit: limitTokenNotices,
    emailTo: (recipient, url) => createTokenEmail(recipient, token, url),
  };
  sendInBackground(payload, queueSecurityNotice(payload, account, notice));
}

/** Notifies the owner of an account that its last second factor, a passkey, was removed. */
export function notifyOfLastPasskeyRemoval(
  transaction: Database,
  account: AccountRef,
  name: string,
): Promise<void> {
  return queueSecurityEmail(transaction, account, (recipient, url) =>
    createPasskeyEmail(recipient, "lastPasskeyRemoved", { name, url }),
  );
}

/**
 * Notifies the owner of an account that a passkey was added, or that one of several factors was removed, up to ten
 * times a day. Callers must make the change first, so that rejected requests do not use up the limit.
 */
export function notifyOfPasskeyChange(
  payload: Payload,
  account: AccountRef,
  { email, name }: { email: Exclude<PasskeyEmailKind, "lastPasskeyRemoved">; name: string },
): void {
  const notice: SecurityNotice = {
    limit: limitPasskeyNotices,
    emailTo: (recipient, url) => createPasskeyEmail(recipient, email, { name, url }),
  };
  sendInBackground(payload, queueSecurityNotice(payload, account, notice));
}
