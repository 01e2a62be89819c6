import type { AccountKind } from "contracts";
import { and, desc, eq, gt, inArray, ne, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Payload } from "payload";
import { knownDevices, passwords } from "../../platform/app-tables.ts";
import type { Database } from "../../platform/database.ts";
import { visitorKey } from "../../platform/rate-limit.ts";
import { createToken, tokenHash } from "../../platform/secret-token.ts";
import { accountKinds, interval } from "./account-kinds.ts";

const dayMs = 24 * 60 * 60 * 1_000;
/** Time after the last use until a device is deleted, and the lifetime of its cookie. */
export const deviceMs = 365 * dayMs;
const addressMs = 90 * dayMs;
/** Maximum number of devices, and of IP addresses, stored per account; the oldest are deleted. */
const maxSenders = 20;

/** Client that sends credentials. */
export interface Sender {
  /** Rate-limit key, as visitorAddress returns it. */
  address: string;
  /** Value of the device cookie, which an earlier login set. */
  device?: string | undefined;
  /** Aborted when the client has disconnected. */
  signal?: AbortSignal | undefined;
}

/** Means by which an account recognises a client: its device, its IP address, or neither. */
export type Recognition = "device" | "address" | undefined;

/** Returns the hashes under which a client is stored. Without a device cookie, `device` matches no row. */
export function senderKeys(payload: Payload, { address, device }: Sender) {
  return { device: tokenHash(device ?? ""), address: visitorKey(payload, address) };
}

/** Aliases for the rows of a client's device and IP address, joined to an account by `isSeen`. */
export const seen = {
  device: alias(knownDevices, "seen_device"),
  address: alias(knownDevices, "seen_address"),
};

/** SQL: the account was logged in to from this device or IP address (placeholder of the key) within its lifetime. */
export function isSeen(kind: AccountKind, sender: keyof typeof seen): SQL | undefined {
  const { accounts, owner } = accountKinds[kind];
  const { [sender]: row } = seen;
  const countsFor = sender === "device" ? deviceMs : addressMs;
  return and(
    eq(row[owner], accounts.id),
    eq(row.isDevice, sender === "device"),
    eq(row.senderKey, sql.placeholder(sender)),
    gt(row.seenAt, sql`now() - ${interval(countsFor)}`),
  );
}

interface Welcome {
  kind: AccountKind;
  id: string;
  /** Stored hash that the client's password matched. */
  passwordHash: string;
  sender: Sender;
  /** True for browsers: the login sets the device cookie, and accepts the one that was sent. */
  isBrowser: boolean;
}

/**
 * Records the client of a login; does nothing if the password has changed since. Returns the token for the browser's
 * device cookie: the present one if the account knows it, otherwise a new one.
 */
export async function recordSender(
  db: Database,
  payload: Payload,
  { kind, id, passwordHash, sender, isBrowser }: Welcome,
): Promise<string | undefined> {
  const keys = senderKeys(payload, sender);
  await upsert(db, { kind, id, passwordHash, key: keys.address, isDevice: false });
  if (!isBrowser) {
    return undefined;
  }
  const own = eq(knownDevices[accountKinds[kind].owner], id);
  const [known] = await db
    .select({ key: knownDevices.senderKey })
    .from(knownDevices)
    .where(and(own, eq(knownDevices.senderKey, keys.device)));
  const device = known && sender.device ? sender.device : createToken();
  await upsert(db, { kind, id, passwordHash, key: tokenHash(device), isDevice: true });
  return device;
}

interface SeenSender extends Pick<Welcome, "kind" | "id" | "passwordHash"> {
  key: string;
  isDevice: boolean;
}

async function upsert(db: Database, { kind, id, passwordHash, key, isDevice }: SeenSender) {
  const { owner } = accountKinds[kind];
  const { senderKey } = knownDevices;
  // The share lock waits for a concurrent password change, which deletes all known devices, and sees its result.
  const account = db.$with("account").as(
    db
      .select({ customerId: passwords.customerId, staffId: passwords.staffId })
      .from(passwords)
      .where(and(eq(passwords[owner], id), eq(passwords.hash, passwordHash)))
      .for("share"),
  );
  const ownOfSort = and(
    eq(knownDevices[owner], id),
    eq(knownDevices.isDevice, isDevice),
    ne(senderKey, key),
  );
  const surplus = db
    .select({ senderKey })
    .from(knownDevices)
    .where(ownOfSort)
    .orderBy(desc(knownDevices.seenAt))
    .offset(maxSenders - 1);
  const deleted = db.$with("deleted").as(
    db
      .delete(knownDevices)
      .where(and(ownOfSort, inArray(senderKey, surplus)))
      .returning({ senderKey }),
  );
  await db
    .with(account, deleted)
    .insert(knownDevices)
    .select(
      db
        .select({
          customerId: account.customerId,
          staffId: account.staffId,
          senderKey: sql`${key}::text`.as("sender_key"),
          isDevice: sql`${isDevice}::boolean`.as("is_device"),
          seenAt: sql`now()`.as("seen_at"),
        })
        .from(account),
    )
    .onConflictDoUpdate({
      target: [knownDevices[owner], senderKey],
      set: { seenAt: sql`now()` },
    });
}

/** Deletes all known devices and IP addresses, so that clients that knew the former password become unknown. */
export async function deleteSenders(db: Database, kind: AccountKind, id: string): Promise<void> {
  await db.delete(knownDevices).where(eq(knownDevices[accountKinds[kind].owner], id));
}
