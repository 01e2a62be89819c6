import type { AccountKind } from "contracts";
import { eq } from "drizzle-orm";
import type { Payload } from "payload";
import { type Database, database } from "../../platform/database.ts";
import { env } from "../../platform/env.ts";
import { queueMails } from "../../platform/mail/mail-queue.ts";
import { createRateLimit } from "../../platform/rate-limit.ts";
import {
  accountEmail,
  type EmailKind,
  forgotScreens,
  screenUrl,
} from "../emails/account-emails.ts";
import { accountKinds } from "./account-kinds.ts";
import { findRecipient } from "./recipient.ts";

/** At most one notice a day, so that an attacker cannot flood the owner's mailbox. */
const limitNotices = createRateLimit({ name: "attack-notice", points: 1, seconds: 24 * 60 * 60 });

interface Account {
  kind: AccountKind;
  id: string;
}

/** Queues an e-mail to an account's owner, with a link to a page of the site. */
export async function notifyOwner(
  transaction: Database,
  { kind, id }: Account,
  { email, screen }: { email: EmailKind; screen: string },
): Promise<void> {
  const recipient = await findRecipient(transaction, kind, eq(accountKinds[kind].accounts.id, id));
  if (recipient) {
    const url = screenUrl(env.PUBLIC_URL, recipient.locale, screen);
    await queueMails(transaction, [accountEmail(recipient, email, url)]);
  }
}

/** Logs a failure of `sending` without awaiting it, so that response times do not reveal whether a message is sent. */
export function sendInBackground(payload: Payload, sending: Promise<void>): void {
  void sending.catch((error) =>
    payload.logger.error({ err: error, msg: "A message to an account's owner was not queued" }),
  );
}

async function queueAttackNotice(payload: Payload, account: Account): Promise<void> {
  const { kind, id } = account;
  if ((await limitNotices(payload, `${kind} ${id}`)).ok) {
    const screen = forgotScreens[kind];
    await notifyOwner(database(payload), account, { email: "attack", screen });
  }
}

/** Notifies the owner of an account that unknown clients are trying passwords. */
export function notifyOfAttack(payload: Payload, account: Account): void {
  sendInBackground(payload, queueAttackNotice(payload, account));
}

/** Notifies the owner of an account that its password was changed. */
export function notifyOfNewPassword(transaction: Database, account: Account): Promise<void> {
  const screen = forgotScreens[account.kind];
  return notifyOwner(transaction, account, { email: "passwordChanged", screen });
}
