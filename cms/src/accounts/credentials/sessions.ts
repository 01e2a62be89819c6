import type { AccountKind, AccountSession } from "contracts";
import {
  and,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  lt,
  lte,
  not,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { passwords, sessions } from "../../platform/app-tables.ts";
import { type Database, prepareQuery } from "../../platform/database.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { createSecretToken, hashToken } from "../../platform/secret-token.ts";
import { type AccountRef, accountKinds, isOwnedBy, toSqlInterval } from "./account-kinds.ts";
import type { LoginClient } from "./known-devices.ts";
import { describeLoginDevice } from "./login-device.ts";

/** Maximum number of sessions per account; another login ends the oldest session. */
const maxSessions = 20;

/** Minimum time in ms between two writes of a session's last use, so that most requests write nothing. */
const lastUseResolutionMs = 5 * 60_000;

/** Time in ms for which a login or a proof of identity permits sensitive requests. */
const confirmationMs = 10 * 60_000;

const now = sql`now()`;

/** SQL condition: the session is not expired and was used recently. The limits depend on the kind of account. */
export function isLiveSession(kind: AccountKind): SQL {
  const idleSince = sql`now() - ${toSqlInterval(accountKinds[kind].idleMs)}`;
  return sql`(${gt(sessions.expiresAt, now)} and ${gt(sessions.lastUsedAt, idleSince)})`;
}

/** SQL condition: the stored last use of a session is so old that touchSession must write it again. */
export const isLastUseOutdated = sql<boolean>`${lt(
  sessions.lastUsedAt,
  sql`now() - ${toSqlInterval(lastUseResolutionMs)}`,
)}`;

export async function touchSession(db: Database, token: string): Promise<void> {
  await db
    .update(sessions)
    .set({ lastUsedAt: now })
    .where(eq(sessions.tokenHash, hashToken(token)));
}

interface NewSession {
  kind: AccountKind;
  id: string;
  /**
   * Password hash that was stored when the password was checked. No session starts if the stored hash has changed
   * since.
   */
  passwordHash: string;
  /** Token of the browser's former session, which this login ends. */
  formerSession?: string | undefined;
  sender: LoginClient;
}

function insertFor(kind: AccountKind) {
  const { accounts, owner, isOpen, absoluteMs } = accountKinds[kind];
  const id = sql.placeholder("id");
  const own = eq(sessions[owner], id);
  const { tokenHash: token } = sessions;
  return prepareQuery((db) => {
    const account = db.$with("account").as(
      db
        .select({ id: accounts.id })
        .from(accounts)
        .innerJoin(passwords, eq(passwords[owner], accounts.id))
        .where(
          and(eq(accounts.id, id), eq(passwords.hash, sql.placeholder("passwordHash")), isOpen),
        )
        .for("share"),
    );
    const over = db
      .select({ token })
      .from(sessions)
      .where(or(lte(sessions.expiresAt, now), and(own, not(isLiveSession(kind)))))
      .limit(100)
      .for("update", { skipLocked: true });
    const formerToken = sql.placeholder("formerToken");
    const surplus = db
      .select({ token })
      .from(sessions)
      // Excludes the browser's former session, because it ends in any case (`isFormer`).
      .where(and(own, sql`${token} is distinct from ${formerToken}`))
      .orderBy(desc(sessions.createdAt))
      .offset(maxSessions - 1);
    // Requires that the new session can start, so that a rejected login does not end the former session.
    const isFormer = and(
      eq(token, formerToken),
      isNotNull(sessions[owner]),
      exists(db.select({ id: account.id }).from(account)),
    );
    const swept = db
      .$with("swept")
      .as(db.delete(sessions).where(inArray(token, over)).returning({ token }));
    const ended = db.$with("ended").as(
      db
        .delete(sessions)
        .where(or(inArray(token, surplus), isFormer))
        .returning({ token }),
    );
    const ofKind = (column: typeof owner) => (column === owner ? account.id : sql`null::uuid`);
    return db
      .with(account, swept, ended)
      .insert(sessions)
      .select(
        db
          .select({
            tokenHash: sql`${sql.placeholder("token")}::text`.as("token_hash"),
            customerId: sql`${ofKind("customerId")}`.as("customer_id"),
            staffId: sql`${ofKind("staffId")}`.as("staff_id"),
            createdAt: sql`now()`.as("created_at"),
            lastUsedAt: sql`now()`.as("last_used_at"),
            expiresAt: sql`now() + ${toSqlInterval(absoluteMs)}`.as("expires_at"),
            id: sql`gen_random_uuid()`.as("id"),
            browser: sql`${sql.placeholder("browser")}::text`.as("browser"),
            system: sql`${sql.placeholder("system")}::text`.as("system"),
            network: sql`${sql.placeholder("network")}::text`.as("network"),
            confirmedAt: sql`now()`.as("confirmed_at"),
          })
          .from(account),
      )
      .returning({ token })
      .prepare(`start-${kind}-session`);
  });
}

const insert = { customer: insertFor("customer"), staff: insertFor("staff") };

/**
 * Starts a session and ends the browser's former session in one statement. Returns the new token; undefined if the
 * password changed or the account was closed meanwhile. Also deletes expired sessions of all accounts. The share locks
 * make a login wait for a concurrent change of the account, but not for other logins.
 */
export async function startSession(
  db: Database,
  { kind, formerSession, sender, ...session }: NewSession,
): Promise<string | undefined> {
  const token = createSecretToken();
  const started = await insert[kind](db).execute({
    ...session,
    ...describeLoginDevice(sender),
    token: hashToken(token),
    formerToken: formerSession === undefined ? null : hashToken(formerSession),
  });
  return started.length === 1 ? token : undefined;
}

export async function endSession(db: Database, kind: AccountKind, token: string): Promise<void> {
  const isOfKind = isNotNull(sessions[accountKinds[kind].owner]);
  await db.delete(sessions).where(and(eq(sessions.tokenHash, hashToken(token)), isOfKind));
}

/** SQL condition: the session has this token. Matches no session if there is no token. */
const isCurrent = (token = "") => eq(sessions.tokenHash, hashToken(token));

/** Returns true if the owner proved their identity in this session in the last ten minutes. */
export async function isSessionConfirmed(
  db: Database,
  kind: AccountKind,
  token: string,
): Promise<boolean> {
  const since = sql`now() - ${toSqlInterval(confirmationMs)}`;
  const confirmed = and(
    isCurrent(token),
    isNotNull(sessions[accountKinds[kind].owner]),
    gt(sessions.confirmedAt, since),
  );
  return (await db.$count(sessions, confirmed)) > 0;
}

/** Records that the owner has proved their identity in this session. */
export async function confirmSession(
  db: Database,
  owned: AccountRef,
  token: string,
): Promise<void> {
  await db
    .update(sessions)
    .set({ confirmedAt: now })
    .where(and(isOwnedBy(sessions, owned), isCurrent(token)));
}

/** Returns the live sessions of an account, the most recently used first. `token` identifies the current session. */
export async function listSessions(
  db: Database,
  owned: AccountRef,
  token: string | undefined,
): Promise<AccountSession[]> {
  return db
    .select({
      id: sessions.id,
      browser: sessions.browser,
      system: sessions.system,
      network: sessions.network,
      createdAt: isoTime(sessions.createdAt),
      lastUsedAt: isoTime(sessions.lastUsedAt),
      isCurrent: sql<boolean>`${isCurrent(token)}`,
    })
    .from(sessions)
    .where(and(isOwnedBy(sessions, owned), isLiveSession(owned.kind)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt));
}

/** Ends one session of an account; returns false if the account has no such session. */
export async function endSessionById(
  db: Database,
  owned: AccountRef,
  sessionId: string,
): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(isOwnedBy(sessions, owned), eq(sessions.id, sessionId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends all sessions of an account, except the one with the token `except`. */
export async function endAllSessions(
  db: Database,
  owned: AccountRef,
  except?: string,
): Promise<void> {
  await db.delete(sessions).where(and(isOwnedBy(sessions, owned), not(isCurrent(except))));
}
