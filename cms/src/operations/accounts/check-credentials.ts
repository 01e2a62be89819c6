import { sql } from "@payloadcms/db-postgres";
import type { AccountKind } from "contracts";
import type { Payload } from "payload";
import { database, prepared } from "../../database.ts";
import { accountKinds, interval } from "./account-kinds.ts";
import { tellOfAttack } from "./attack-notice.ts";
import {
  type Familiarity,
  rememberSender,
  type Sender,
  seenAt,
  senderKeys,
} from "./familiar-senders.ts";
import { countLoginFailure, type LimitedAttempt, loginAllowance } from "./login-limits.ts";
import { isPassword } from "./password-hash.ts";
import { passwordWork } from "./password-work.ts";
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
  | { ok: false; code: "rate-limited" | "unavailable"; retryAfterSeconds: number };

export interface Attempt extends Credentials {
  kind: AccountKind;
  sender: Sender;
}

type StoredRow = {
  id: string;
  hash: string;
  knowsDevice: boolean;
  knowsAddress: boolean;
  /** Whether the account should be told that the address was used once more. */
  isAddressDue: boolean;
};

/** That an address is still used is written once a day. */
const addressResolutionMs = 24 * 60 * 60 * 1_000;

function findBy(kind: AccountKind) {
  const { table, column, isOpen } = accountKinds[kind];
  return prepared<StoredRow>(
    `${kind}-credentials`,
    sql`
      select a.id, p.hash, ${seenAt(kind, "device")} is not null as "knowsDevice",
        s.seen_at is not null as "knowsAddress",
        coalesce(s.seen_at < now() - ${interval(addressResolutionMs)}, true) as "isAddressDue"
      from ${table} a join passwords p on p.${column} = a.id
        cross join lateral (select ${seenAt(kind, "address")} as seen_at) s
      where a.email = ${sql.placeholder("email")} and ${isOpen}`,
  );
}

const find = { customer: findBy("customer"), staff: findBy("staff") };

interface Found {
  account?: CheckedAccount;
  familiarity: Familiarity;
  isAddressDue: boolean;
}

async function findAccount(payload: Payload, { kind, email, sender }: Attempt): Promise<Found> {
  const [row] = await find[kind](payload, { email, ...senderKeys(payload, sender) });
  if (!row) {
    return { familiarity: undefined, isAddressDue: false };
  }
  const { id, hash, knowsDevice, knowsAddress, isAddressDue } = row;
  const byAddress = knowsAddress ? "address" : undefined;
  return {
    account: { id, passwordHash: hash },
    familiarity: knowsDevice ? "device" : byAddress,
    isAddressDue,
  };
}

interface Trial {
  attempt: Attempt & LimitedAttempt;
  found: Found;
}

/**
 * Hashes the given password and compares. The limit is read before, so that a burst of guesses costs
 * no more hashes than guesses one by one, and again after: the right guess of a burst must not be
 * told from wrong ones beside it by what became of it.
 */
async function tryPassword(
  payload: Payload,
  { attempt, found: { account, isAddressDue } }: Trial,
): Promise<CredentialCheck> {
  const before = await loginAllowance(payload, attempt);
  if (!before.own.ok) {
    return { code: "rate-limited", ...before.own };
  }
  const isRight = await isPassword(attempt.password, account?.passwordHash);
  if (!isRight || !account || before.isUnderAttack) {
    return refuse(payload, attempt, account);
  }
  const { own } = await loginAllowance(payload, attempt);
  if (!own.ok) {
    return { code: "rate-limited", ...own };
  }
  rememberVerified({ ...attempt, visitor: attempt.sender.address }, account.passwordHash);
  if (isAddressDue) {
    const { kind, sender } = attempt;
    const welcome = { kind, ...account, sender, isBrowser: false };
    await rememberSender(database(payload), payload, welcome);
  }
  return { ok: true, account };
}

async function refuse(
  payload: Payload,
  attempt: LimitedAttempt,
  account: CheckedAccount | undefined,
): Promise<CredentialCheck> {
  const { own, beginsAttack } = await countLoginFailure(payload, attempt);
  if (beginsAttack && account) {
    tellOfAttack(payload, { kind: attempt.kind, id: account.id });
  }
  return own.ok ? { ok: false, code: "invalid-credentials" } : { code: "rate-limited", ...own };
}

/**
 * Whose e-mail and password these are. An unknown e-mail, a wrong password and a closed account
 * take the same time and answer the same.
 */
export async function checkCredentials(payload: Payload, given: Attempt): Promise<CredentialCheck> {
  const found = await findAccount(payload, given);
  const { account, familiarity } = found;
  const attempt = { ...given, familiarity };
  const { own } = await loginAllowance(payload, attempt);
  if (!own.ok) {
    return { code: "rate-limited", ...own };
  }
  const { sender } = given;
  if (account && wereVerified({ ...given, visitor: sender.address }, account.passwordHash)) {
    return { ok: true, account };
  }
  const turn = { ...sender, isFamiliar: familiarity !== undefined };
  const tried = await passwordWork.run(turn, () => tryPassword(payload, { attempt, found }));
  return tried.ok ? tried.value : tried;
}
