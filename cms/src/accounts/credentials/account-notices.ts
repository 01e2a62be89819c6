import type { AccountKind } from "contracts";
import { eq } from "drizzle-orm";
import type { Payload } from "payload";
import { database } from "../../ground/database.ts";
import { createRateLimit } from "../../ground/rate-limit.ts";
import { attackMessage, passwordChangedMessage } from "../account-messages.ts";
import { accountKinds } from "./account-kinds.ts";
import { findRecipient } from "./recipient.ts";

/** Once a day is news; more would be a way to flood its owner. */
const limitNotices = createRateLimit({ name: "attack-notice", points: 1, seconds: 24 * 60 * 60 });

interface Account {
  kind: AccountKind;
  id: string;
}

async function sendOfAttack(payload: Payload, { kind, id }: Account): Promise<void> {
  const recipient = await findRecipient(
    database(payload),
    kind,
    eq(accountKinds[kind].accounts.id, id),
  );
  if (recipient && (await limitNotices(payload, `${kind} ${id}`)).ok) {
    await payload.sendEmail(attackMessage(recipient, kind));
  }
}

/** Nobody waits for a message: the answer must not tell by its time whether one is sent. */
export function sendUnwaited(payload: Payload, sending: Promise<void>): void {
  void sending.catch((error) =>
    payload.logger.error({ err: error, msg: "A message to an account's owner could not be sent" }),
  );
}

/**
 * Tells the owner of an account that strangers try its password.
 */
export function tellOfAttack(payload: Payload, account: Account): void {
  sendUnwaited(payload, sendOfAttack(payload, account));
}

async function sendOfNewPassword(payload: Payload, { kind, id }: Account): Promise<void> {
  const recipient = await findRecipient(
    database(payload),
    kind,
    eq(accountKinds[kind].accounts.id, id),
  );
  if (recipient) {
    await payload.sendEmail(passwordChangedMessage(recipient, kind));
  }
}

/** Tells the owner of an account that it has a new password. */
export function tellOfNewPassword(payload: Payload, account: Account): void {
  sendUnwaited(payload, sendOfNewPassword(payload, account));
}
