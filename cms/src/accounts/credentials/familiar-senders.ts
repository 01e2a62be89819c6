import { sql } from "@payloadcms/db-postgres";
import type { AccountKind } from "contracts";
import type { Payload } from "payload";
import type { Database } from "../../ground/database.ts";
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

/** SQL: when account `a` was last logged in to from there, while that counts. */
export function seenAt(kind: AccountKind, sender: "device" | "address") {
  return sql`(select f.seen_at from familiar_senders f
    where f.${accountKinds[kind].column} = a.id and f.is_device = ${sender === "device"}
      and f.sender_key = ${sql.placeholder(sender)}
      and f.seen_at > now() - ${interval(sender === "device" ? deviceMs : addressMs)})`;
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
  const { column } = accountKinds[kind];
  const keys = senderKeys(payload, sender);
  await upsert(db, { kind, id, passwordHash, key: keys.address, isDevice: false });
  if (!isBrowser) {
    return undefined;
  }
  const { rows } = await db.execute(sql`
    select 1 from familiar_senders where ${column} = ${id} and sender_key = ${keys.device}`);
  const device = rows.length > 0 && sender.device ? sender.device : createToken();
  await upsert(db, { kind, id, passwordHash, key: tokenHash(device), isDevice: true });
  return device;
}

interface SeenSender extends Pick<Welcome, "kind" | "id" | "passwordHash"> {
  key: string;
  isDevice: boolean;
}

async function upsert(db: Database, { kind, id, passwordHash, key, isDevice }: SeenSender) {
  const { column } = accountKinds[kind];
  // The share lock waits for a change of the password, which forgets all senders, and sees it.
  await db.execute(sql`
    with account as (
      select 1 from passwords where ${column} = ${id} and hash = ${passwordHash} for share
    ), surplus as (
      delete from familiar_senders where ctid in (
        select ctid from familiar_senders
        where ${column} = ${id} and is_device = ${isDevice} and sender_key <> ${key}
        order by seen_at desc offset ${mostKept - 1}
      )
    )
    insert into familiar_senders (${column}, sender_key, is_device)
    select ${id}::uuid, ${key}, ${isDevice} from account
    on conflict (${column}, sender_key) do update set seen_at = now()`);
}

/** Whoever knew the former password is a stranger from now on. */
export async function forgetSenders(db: Database, kind: AccountKind, id: string): Promise<void> {
  await db.execute(sql`delete from familiar_senders where ${accountKinds[kind].column} = ${id}`);
}
