import type { AccountKind } from "contracts";
import { and, desc, eq, gt, inArray, ne, not, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Payload } from "payload";
import { knownDevices, passwords } from "../../platform/app-tables.ts";
import type { Database } from "../../platform/database.ts";
import { hashVisitorKey } from "../../platform/rate-limit.ts";
import { createSecretToken, hashToken } from "../../platform/secret-token.ts";
import { type AccountRef, accountKinds, toSqlInterval } from "./account-kinds.ts";

const dayMs = 24 * 60 * 60 * 1_000;
/** Time in ms after a device's last use until the device is deleted; also the lifetime of the device cookie. */
export const deviceLifetimeMs = 365 * dayMs;
const addressMs = 90 * dayMs;
/** Maximum number of devices stored per account, and of IP addresses; the least recently used are deleted. */
const maxSenders = 20;

/** Client that sends credentials. */
export interface LoginClient {
  /** Rate-limit key, as readVisitorAddress returns it. */
  address: string;
  /** Value of the device cookie that an earlier login set. */
  device?: string | undefined;
  /** User-Agent header; absent for clients that get no session. */
  userAgent?: string | undefined;
  /** Aborted when the client has disconnected. */
  signal?: AbortSignal | undefined;
}

/** Means by which an account recognises a client: its device, its IP address, or neither. */
export type ClientRecognition = "device" | "address" | undefined;

/**
 * Returns the hashes under which a client's device and IP address are stored. Without a device cookie, the hash
 * `device` matches no row.
 */
export function hashLoginClient(payload: Payload, { address, device }: LoginClient) {
  return { device: hashToken(device ?? ""), address: hashVisitorKey(payload, address) };
}

/** Aliases for the rows of a client's device and IP address, joined to an account by `isKnownClient`. */
export const knownDeviceAliases = {
  device: alias(knownDevices, "seen_device"),
  address: alias(knownDevices, "seen_address"),
};

/**
 * SQL condition: somebody logged in to the account from this device in the last 365 days, or from this IP address in
 * the last 90 days. The placeholder `device` or `address` is a hash from `hashLoginClient`.
 */
export function isKnownClient(
  kind: AccountKind,
  sender: keyof typeof knownDeviceAliases,
): SQL | undefined {
  const { accounts, owner } = accountKinds[kind];
  const { [sender]: row } = knownDeviceAliases;
  const countsFor = sender === "device" ? deviceLifetimeMs : addressMs;
  return and(
    eq(row[owner], accounts.id),
    eq(row.isDevice, sender === "device"),
    eq(row.senderKey, sql.placeholder(sender)),
    gt(row.seenAt, sql`now() - ${toSqlInterval(countsFor)}`),
  );
}

interface Welcome {
  kind: AccountKind;
  id: string;
  /** Stored hash that the client's password matched. */
  passwordHash: string;
  sender: LoginClient;
  /**
   * True for browsers, which send the device cookie and get a new one. Other clients are known by their IP address
   * only.
   */
  isBrowser: boolean;
  /** True if the browser has passed the account's second factor. */
  passedSecondFactor?: boolean;
}

/**
 * Records the client of a login; does nothing if the password has changed since. Returns the token for the browser's
 * device cookie. Keeps the token of a device that the account knows, and creates one for a new device.
 */
export async function recordLoginClient(
  db: Database,
  payload: Payload,
  { kind, id, passwordHash, sender, isBrowser, passedSecondFactor = false }: Welcome,
): Promise<string | undefined> {
  const keys = hashLoginClient(payload, sender);
  const account = { kind, id, passwordHash };
  await upsert(db, {
    ...account,
    key: keys.address,
    isDevice: false,
    passedSecondFactor: false,
  });
  if (!isBrowser) {
    return undefined;
  }
  const own = eq(knownDevices[accountKinds[kind].owner], id);
  const [known] = await db
    .select({ key: knownDevices.senderKey })
    .from(knownDevices)
    .where(and(own, eq(knownDevices.senderKey, keys.device)));
  const device = known && sender.device ? sender.device : createSecretToken();
  await upsert(db, { ...account, key: hashToken(device), isDevice: true, passedSecondFactor });
  return device;
}

interface SeenSender extends Pick<Welcome, "kind" | "id" | "passwordHash"> {
  key: string;
  isDevice: boolean;
  passedSecondFactor: boolean;
}

async function upsert(
  db: Database,
  { kind, id, passwordHash, key, isDevice, passedSecondFactor }: SeenSender,
) {
  const { owner } = accountKinds[kind];
  const { senderKey } = knownDevices;
  // Waits for a concurrent password change and uses its result, because a password change deletes all known devices.
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
          passedSecondFactor: sql`${passedSecondFactor}::boolean`.as("passed_second_factor"),
          seenAt: sql`now()`.as("seen_at"),
        })
        .from(account),
    )
    .onConflictDoUpdate({
      target: [knownDevices[owner], senderKey],
      set: {
        seenAt: sql`now()`,
        ...(passedSecondFactor ? { passedSecondFactor } : {}),
      },
    });
}

/**
 * Returns true if an account knows other clients, but not the device or IP address of this client. Returns false for an
 * account that knows no clients, because nobody has logged in to the account within a year.
 */
export async function isNewDevice(
  db: Database,
  payload: Payload,
  { kind, id, sender }: AccountRef & { sender: LoginClient },
): Promise<boolean> {
  const { device, address } = hashLoginClient(payload, sender);
  const { senderKey, isDevice, seenAt } = knownDevices;
  const isFresh = (forMs: number) => gt(seenAt, sql`now() - ${toSqlInterval(forMs)}`);
  const isClient = or(
    and(isDevice, eq(senderKey, device), isFresh(deviceLifetimeMs)),
    and(not(isDevice), eq(senderKey, address), isFresh(addressMs)),
  );
  const [known] = await db
    .select({ isNew: sql<boolean>`not bool_or(${isClient})` })
    .from(knownDevices)
    .where(eq(knownDevices[accountKinds[kind].owner], id))
    .having(sql`count(*) > 0`);
  return known?.isNew ?? false;
}

/**
 * Deletes all known devices and IP addresses of an account, because clients that used the former password must not
 * remain known.
 */
export async function deleteKnownDevices(
  db: Database,
  kind: AccountKind,
  id: string,
): Promise<void> {
  await db.delete(knownDevices).where(eq(knownDevices[accountKinds[kind].owner], id));
}

/** SQL condition: the row is the known device of the account that the browser's device cookie identifies. */
function isBrowserOf({ kind, id }: AccountRef, { device }: LoginClient): SQL | undefined {
  return and(
    eq(knownDevices[accountKinds[kind].owner], id),
    knownDevices.isDevice,
    eq(knownDevices.senderKey, hashToken(device ?? "")),
  );
}

/** Returns true for a browser that has passed the account's second factor before. */
export async function hasPassedSecondFactor(
  db: Database,
  owned: AccountRef,
  sender: LoginClient,
): Promise<boolean> {
  const hasPassed = and(isBrowserOf(owned, sender), knownDevices.passedSecondFactor);
  return (await db.$count(knownDevices, hasPassed)) > 0;
}

/** Records that a known browser has passed the account's second factor. */
export async function markSecondFactorPassed(
  db: Database,
  owned: AccountRef,
  sender: LoginClient,
): Promise<void> {
  await db.update(knownDevices).set({ passedSecondFactor: true }).where(isBrowserOf(owned, sender));
}

/**
 * Deletes the marks of browsers that have passed the account's second factor, so that they are not trusted for a second
 * factor that is added later.
 */
export async function clearSecondFactorMarks(
  db: Database,
  { kind, id }: AccountRef,
): Promise<void> {
  await db
    .update(knownDevices)
    .set({ passedSecondFactor: false })
    .where(and(eq(knownDevices[accountKinds[kind].owner], id), knownDevices.passedSecondFactor));
}
