import type { AccountKind } from "contracts";
import { and, desc, eq, gt, inArray, ne, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Payload } from "payload";
import type { Database } from "../../ground/database.ts";
import { familiarSenders, passwords } from "../../ground/own-tables.ts";
import { visitorKey } from "../../ground/rate-limit.ts";
import { createToken, tokenHash } from "../../ground/secret-token.ts";
import { accountKinds, interval } from "./account-kinds.ts";

const dayMs = 24 * 60 * 60 * 1_000;
/** How long after its last use each is forgotten; of a browser, also its cookie's life. */
export const deviceMs = 365 * dayMs;
const addressMs = 90 * dayMs;
/** Of browsers, and of addresses, each account keeps the latest. */
const mostKept = 20;

/** Who sends credentials. */
export interface Sender {
  /** As visitorAddress names it. */
  address: string;
  /** The device cookie of the browser, which a login gave it. */
  device?: string | undefined;
  /** Aborted once nobody waits for the answer. */
  signal?: AbortSignal | undefined;
}

/** As which an account knows a sender, if it does. */
export type Familiarity = "device" | "address" | undefined;

/** What is kept of a sender: hashes. Without a device cookie `device` is a hash of nothing known. */
export function senderKeys(payload: Payload, { address, device }: Sender) {
  return { device: tokenHash(device ?? ""), address: visitorKey(payload, address) };
}

/** Rows of the sender's browser and of its address, to join to an account by `isSeen`. */
export const seen = {
  device: alias(familiarSenders, "seen_device"),
  address: alias(familiarSenders, "seen_address"),
};

/** SQL: an account was logged in to from there (the key's placeholder), while that counts. */
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
  /** The stored hash that the sender's password matched. */
  passwordHash: string;
  sender: Sender;
  /** Of browsers: gives the cookie, and the one that was brought counts as theirs. */
  isBrowser: boolean;
}

/**
 * Remembers from where an account was logged in to; nothing, where its password has changed since.
 * Answers the browser's device token: that which it has, where the account knows it.
 */
export async function rememberSender(
  db: Database,
  payload: Payload,
  { kind, id, passwordHash, sender, isBrowser }: Welcome,
): Promise<string | undefined> {
  const keys = senderKeys(payload, sender);
  await upsert(db, { kind, id, passwordHash, key: keys.address, isDevice: false });
  if (!isBrowser) {
    return undefined;
  }
  const own = eq(familiarSenders[accountKinds[kind].owner], id);
  const [known] = await db
    .select({ key: familiarSenders.senderKey })
    .from(familiarSenders)
    .where(and(own, eq(familiarSenders.senderKey, keys.device)));
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
  const { senderKey } = familiarSenders;
  // The share lock waits for a change of the password, which forgets all senders, and sees it.
  const account = db.$with("account").as(
    db
      .select({ customerId: passwords.customerId, staffId: passwords.staffId })
      .from(passwords)
      .where(and(eq(passwords[owner], id), eq(passwords.hash, passwordHash)))
      .for("share"),
  );
  const ownOfSort = and(
    eq(familiarSenders[owner], id),
    eq(familiarSenders.isDevice, isDevice),
    ne(senderKey, key),
  );
  const surplus = db
    .select({ senderKey })
    .from(familiarSenders)
    .where(ownOfSort)
    .orderBy(desc(familiarSenders.seenAt))
    .offset(mostKept - 1);
  const forgotten = db.$with("forgotten").as(
    db
      .delete(familiarSenders)
      .where(and(ownOfSort, inArray(senderKey, surplus)))
      .returning({ senderKey }),
  );
  await db
    .with(account, forgotten)
    .insert(familiarSenders)
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
      target: [familiarSenders[owner], senderKey],
      set: { seenAt: sql`now()` },
    });
}

/** Whoever knew the former password is a stranger from now on. */
export async function forgetSenders(db: Database, kind: AccountKind, id: string): Promise<void> {
  await db.delete(familiarSenders).where(eq(familiarSenders[accountKinds[kind].owner], id));
}
