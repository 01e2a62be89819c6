import type { AccountKind } from "contracts";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Payload } from "payload";
import { passwords } from "../../platform/app-tables.ts";
import { database, prepareQuery } from "../../platform/database.ts";
import { countRefusal } from "../../platform/request/refusal-alerts.ts";
import { accountKinds, toSqlInterval } from "./account-kinds.ts";
import { notifyOfPasswordGuesses } from "./account-notices.ts";
import { hasSecondFactor } from "./has-second-factor.ts";
import {
  type ClientRecognition,
  hashLoginClient,
  isKnownClient,
  knownDeviceAliases,
  type LoginClient,
} from "./known-devices.ts";
import {
  checkLoginLimits,
  countLoginFailure,
  type RecognizedLoginAttempt,
} from "./login-limits.ts";
import { findMatchingHash } from "./password-hash.ts";
import { markNetworkAsSuspect, runInPasswordSlot } from "./password-work.ts";
import { cacheVerifiedCredentials, wereRecentlyVerified } from "./verified-credentials.ts";

export interface LoginCredentials {
  email: string;
  password: string;
}

export interface CheckedAccount {
  id: string;
  passwordHash: string;
  /** True if a login also needs a code. */
  hasSecondFactor: boolean;
  /**
   * True if the last use of the client's IP address must be recorded: the address is unknown, or its last use was
   * recorded over a day ago.
   */
  isAddressDue: boolean;
}

export type CredentialCheckResult =
  | { ok: true; account: CheckedAccount }
  | { ok: false; code: "invalid-credentials" }
  | { ok: false; code: "rate-limited"; retryAfterSeconds: number }
  | { ok: false; code: "unavailable" };

export interface LoginAttempt extends LoginCredentials {
  kind: AccountKind;
  /** Id of the only account to check; without it, all accounts with the e-mail address are checked. */
  id?: string;
  sender: LoginClient;
}

/** Minimum time in ms between two writes of an IP address's last use. */
const addressResolutionMs = 24 * 60 * 60 * 1_000;

function findBy(kind: AccountKind) {
  const { accounts, owner, isOpen, holdsEmail, isVerified } = accountKinds[kind];
  const lately = sql`now() - ${toSqlInterval(addressResolutionMs)}`;
  return prepareQuery((db) =>
    db
      .select({
        id: accounts.id,
        hash: passwords.hash,
        knowsDevice: sql<boolean>`${knownDeviceAliases.device.seenAt} is not null`,
        knowsAddress: sql<boolean>`${knownDeviceAliases.address.seenAt} is not null`,
        isVerified,
        hasSecondFactor: hasSecondFactor(kind),
        isAddressDue: sql<boolean>`coalesce(${knownDeviceAliases.address.seenAt} < ${lately}, true)`,
      })
      .from(accounts)
      .innerJoin(passwords, eq(passwords[owner], accounts.id))
      .leftJoin(knownDeviceAliases.device, isKnownClient(kind, "device"))
      .leftJoin(knownDeviceAliases.address, isKnownClient(kind, "address"))
      .where(and(eq(accounts.email, sql.placeholder("email")), isOpen))
      .orderBy(desc(holdsEmail), asc(accounts.id))
      .prepare(`${kind}-credentials`),
  );
}

const find = { customer: findBy("customer"), staff: findBy("staff") };

type StoredRow = Awaited<ReturnType<ReturnType<(typeof find)["customer"]>["execute"]>>[number];

interface Candidate extends CheckedAccount {
  knowsSender: boolean;
}

interface Found {
  /**
   * The account that owns the e-mail address, and duplicates: other accounts that were registered with the same
   * address.
   */
  candidates: Candidate[];
  recognition: ClientRecognition;
  isUnknownClient: boolean;
}

function recognitionOf(rows: readonly StoredRow[]): ClientRecognition {
  if (rows.some(({ knowsDevice }) => knowsDevice)) {
    return "device";
  }
  return rows.some(({ knowsAddress }) => knowsAddress) ? "address" : undefined;
}

export async function findAccounts(
  payload: Payload,
  { kind, email, sender, id: only }: LoginAttempt,
): Promise<Found> {
  const all = await find[kind](database(payload)).execute({
    email,
    ...hashLoginClient(payload, sender),
  });
  const rows = all.filter(({ id }) => only === undefined || id === only);
  const candidates = rows.map(({ hash, knowsDevice, knowsAddress, ...row }) => ({
    ...row,
    passwordHash: hash,
    knowsSender: knowsDevice || knowsAddress,
  }));
  // Ignores unverified accounts. Otherwise an attacker could register a duplicate and thereby become a known client.
  const isUnknownClient = !rows.some(
    ({ isVerified, knowsDevice, knowsAddress }) => isVerified && (knowsDevice || knowsAddress),
  );
  return { candidates, recognition: recognitionOf(rows), isUnknownClient };
}

interface Trial {
  attempt: LoginAttempt & RecognizedLoginAttempt;
  candidates: Candidate[];
}

/**
 * Hashes a password and compares the hash. Checks the limit before hashing, so that concurrent guesses cost no more
 * hashes than sequential ones. Checks it again afterwards, so that a right guess among concurrent guesses gets the same
 * response as the wrong ones.
 */
async function tryPassword(
  payload: Payload,
  { attempt, candidates }: Trial,
): Promise<CredentialCheckResult> {
  const before = await checkLoginLimits(payload, attempt);
  if (!before.own.ok) {
    return { code: "rate-limited", ...before.own };
  }
  const hashes = candidates.map(({ passwordHash }) => passwordHash);
  const hash = await findMatchingHash(attempt.password, hashes);
  const account = candidates.find(({ passwordHash }) => passwordHash === hash);
  if (!account || (before.isUnderAttack && !account.knowsSender)) {
    return rejectLoginAttempt(payload, attempt, candidates[0]);
  }
  const { own } = await checkLoginLimits(payload, attempt);
  if (!own.ok) {
    return { code: "rate-limited", ...own };
  }
  cacheVerifiedCredentials({ ...attempt, visitor: attempt.sender.address }, account.passwordHash);
  return { ok: true, account };
}

/** Counts a failed attempt and returns the response to the attempt. */
export async function rejectLoginAttempt(
  payload: Payload,
  attempt: RecognizedLoginAttempt,
  account: CheckedAccount | undefined,
): Promise<Exclude<CredentialCheckResult, { ok: true }>> {
  markNetworkAsSuspect(attempt.sender.address);
  void countRefusal(payload, "logins");
  const { own, beginsAttack } = await countLoginFailure(payload, attempt);
  if (beginsAttack && account) {
    notifyOfPasswordGuesses(payload, { kind: attempt.kind, id: account.id });
  }
  return own.ok ? { ok: false, code: "invalid-credentials" } : { code: "rate-limited", ...own };
}

/**
 * Returns the account with this e-mail address and password. For an unknown address, a wrong password and a closed
 * account, the response and the response time are the same.
 */
export async function checkCredentials(
  payload: Payload,
  given: LoginAttempt,
): Promise<CredentialCheckResult> {
  const { candidates, ...known } = await findAccounts(payload, given);
  const attempt = { ...given, ...known };
  const { own } = await checkLoginLimits(payload, attempt);
  if (!own.ok) {
    return { code: "rate-limited", ...own };
  }
  const { sender } = given;
  const remembered = candidates.find(({ passwordHash }) =>
    wereRecentlyVerified({ ...given, visitor: sender.address }, passwordHash),
  );
  if (remembered) {
    return { ok: true, account: remembered };
  }
  const claim = { ...sender, ...(known.recognition ? { priority: "known" as const } : {}) };
  const tried = await runInPasswordSlot(claim, () => tryPassword(payload, { attempt, candidates }));
  return tried.ok ? tried.value : tried;
}
