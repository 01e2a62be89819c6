import { availableParallelism } from "node:os";
import { sql } from "@payloadcms/db-postgres";
import type { AccountKind } from "contracts";
import pLimit from "p-limit";
import type { Payload } from "payload";
import { database, prepared } from "../../ground/database.ts";
import { visitorKey } from "../../ground/rate-limit.ts";
import { accountKinds } from "./account-kinds.ts";
import { countLoginFailure, loginAllowance } from "./login-limits.ts";
import { isPassword } from "./password-hash.ts";
import { hasSessionFrom } from "./sessions.ts";
import { rememberVerified, wereVerified } from "./verified-credentials.ts";

export interface Credentials {
  email: string;
  password: string;
}

interface CheckedAccount {
  id: string;
  passwordHash: string;
}

export type CredentialCheck =
  | { ok: true; account: CheckedAccount }
  | { ok: false; code: "invalid-credentials" }
  | { ok: false; code: "rate-limited"; retryAfterSeconds: number };

interface Attempt extends Credentials {
  kind: AccountKind;
  /** Who tries (visitorAddress). */
  visitor: string;
}

type StoredRow = { id: string; hash: string };

function findBy(kind: AccountKind) {
  const { table, column, isOpen } = accountKinds[kind];
  return prepared<StoredRow>(
    `${kind}-credentials`,
    sql`
      select a.id, p.hash from ${table} a join passwords p on p.${column} = a.id
      where a.email = ${sql.placeholder("email")} and ${isOpen}`,
  );
}

const find = { customer: findBy("customer"), staff: findBy("staff") };

async function findAccount(
  payload: Payload,
  { kind, email }: Pick<Attempt, "kind" | "email">,
): Promise<CheckedAccount | undefined> {
  const [row] = await find[kind](payload, { email });
  return row && { id: row.id, passwordHash: row.hash };
}

/** Of an account under attack: whether its owner is logged in from there already. */
async function isFamiliar(
  payload: Payload,
  { kind, visitor }: Attempt,
  account: CheckedAccount | undefined,
): Promise<boolean> {
  const addressKey = visitorKey(payload, visitor);
  return (
    account !== undefined &&
    (await hasSessionFrom(database(payload), { kind, id: account.id, addressKey }))
  );
}

/**
 * So many passwords are tried at once: enough to keep every core busy with hashing, few enough that
 * guesses sent all at once are not all under way before the first is counted.
 */
const underWay = pLimit(2 * availableParallelism());

interface Trial {
  attempt: Attempt;
  account: CheckedAccount | undefined;
}

/**
 * Hashes the given password and compares. The limit is read before, so that a burst of guesses costs
 * no more hashes than guesses one by one, and again after: the right guess of a burst must not be
 * told from wrong ones beside it by what became of it.
 */
async function tryPassword(
  payload: Payload,
  { attempt, account }: Trial,
): Promise<CredentialCheck> {
  const before = await loginAllowance(payload, attempt);
  if (!before.visitor.ok) {
    return { code: "rate-limited", ...before.visitor };
  }
  const isRefused = before.isUnderAttack && !(await isFamiliar(payload, attempt, account));
  const isRight = await isPassword(attempt.password, account?.passwordHash);
  if (!isRight || !account || isRefused) {
    const counted = await countLoginFailure(payload, attempt);
    return counted.ok
      ? { ok: false, code: "invalid-credentials" }
      : { code: "rate-limited", ...counted };
  }
  const { visitor } = await loginAllowance(payload, attempt);
  if (!visitor.ok) {
    return { code: "rate-limited", ...visitor };
  }
  rememberVerified(attempt, account.passwordHash);
  return { ok: true, account };
}

/**
 * Whose e-mail and password these are. An unknown e-mail, a wrong password and a closed account
 * take the same time and answer the same.
 */
export async function checkCredentials(
  payload: Payload,
  attempt: Attempt,
): Promise<CredentialCheck> {
  const [account, { visitor }] = await Promise.all([
    findAccount(payload, attempt),
    loginAllowance(payload, attempt),
  ]);
  if (!visitor.ok) {
    return { code: "rate-limited", ...visitor };
  }
  if (account && wereVerified(attempt, account.passwordHash)) {
    return { ok: true, account };
  }
  return underWay(() => tryPassword(payload, { attempt, account }));
}
