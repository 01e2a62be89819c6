import { sql } from "@payloadcms/db-postgres";
import type { AccountKind } from "contracts";
import type { Payload } from "payload";
import { type Database, prepared } from "../../ground/database.ts";
import { createToken, tokenHash } from "../../ground/secret-token.ts";
import { accountKinds, interval } from "./account-kinds.ts";

/** One more ends the oldest. */
const mostSessions = 20;

/** The last use is written once it is this old, so that reading a session seldom writes. */
const lastUseResolutionMs = 60_000;

/** SQL: session `s` of this kind has neither ended nor been left idle. */
export function isLive(kind: AccountKind) {
  return sql`s.expires_at > now() and s.last_used_at > now() - ${interval(accountKinds[kind].idleMs)}`;
}

/** SQL: whether session `s` should be told of its use (touchSession). */
export const isDueForTouch = sql`s.last_used_at < now() - ${interval(lastUseResolutionMs)}`;

export async function touchSession(db: Database, token: string): Promise<void> {
  await db.execute(
    sql`update sessions set last_used_at = now() where token_hash = ${tokenHash(token)}`,
  );
}

interface NewSession {
  kind: AccountKind;
  id: string;
  /** The stored hash that the login was checked against. */
  passwordHash: string;
}

function insertFor(kind: AccountKind) {
  const { table, column, isOpen, absoluteMs } = accountKinds[kind];
  const id = sql.placeholder("id");
  return prepared(
    `start-${kind}-session`,
    sql`
      with account as (
        select a.id from ${table} a join passwords p on p.${column} = a.id
        where a.id = ${id} and p.hash = ${sql.placeholder("passwordHash")} and ${isOpen}
        for share
      ), dead as (
        delete from sessions where token_hash in (
          select s.token_hash from sessions s
          where s.expires_at <= now() or (s.${column} = ${id} and not (${isLive(kind)}))
          limit 100 for update skip locked
        )
      ), surplus as (
        delete from sessions where token_hash in (
          select s.token_hash from sessions s where s.${column} = ${id}
          order by s.created_at desc offset ${mostSessions - 1}
        )
      )
      insert into sessions (token_hash, ${column}, expires_at)
      select ${sql.placeholder("token")}, id, now() + ${interval(absoluteMs)}
      from account
      returning 1`,
  );
}

const insert = { customer: insertFor("customer"), staff: insertFor("staff") };

/**
 * A new session's token; undefined when the password changed or the account closed meanwhile. Sweeps
 * sessions that are over, anyone's: none stays long after its end while anyone logs in.
 *
 * The share locks make this wait for such a change and see its outcome; a change that comes later
 * ends this session with the others. Logins do not wait for each other.
 */
export async function startSession(
  payload: Payload,
  { kind, ...session }: NewSession,
): Promise<string | undefined> {
  const token = createToken();
  const rows = await insert[kind](payload, { ...session, token: tokenHash(token) });
  return rows.length === 1 ? token : undefined;
}

export async function endSession(db: Database, kind: AccountKind, token: string): Promise<void> {
  const { column } = accountKinds[kind];
  await db.execute(
    sql`delete from sessions where token_hash = ${tokenHash(token)} and ${column} is not null`,
  );
}

export async function endAllSessions(db: Database, kind: AccountKind, id: string): Promise<void> {
  await db.execute(sql`delete from sessions where ${accountKinds[kind].column} = ${id}`);
}
