import { sql } from "@payloadcms/db-postgres";
import type { AccountKind } from "contracts";
import type { Payload } from "payload";
import { database } from "../../database.ts";
import { attackMessage } from "../../email/account-messages.ts";
import { createRateLimit } from "../rate-limit.ts";
import { findRecipient } from "./recipient.ts";

/** Once a day is news; more would be a way to flood its owner. */
const limitNotices = createRateLimit({ name: "attack-notice", points: 1, seconds: 24 * 60 * 60 });

interface Account {
  kind: AccountKind;
  id: string;
}

async function send(payload: Payload, { kind, id }: Account): Promise<void> {
  const recipient = await findRecipient(database(payload), kind, sql`a.id = ${id}`);
  if (recipient && (await limitNotices(payload, `${kind} ${id}`)).ok) {
    await payload.sendEmail(attackMessage(recipient, kind));
  }
}

/**
 * Tells the owner of an account that strangers try its password. Nobody waits for it: the answer to
 * a guess must not tell by its time whether there is such an account.
 */
export function tellOfAttack(payload: Payload, account: Account): void {
  void send(payload, account).catch((error) =>
    payload.logger.error({ err: error, msg: "An account's owner could not be told of an attack" }),
  );
}
