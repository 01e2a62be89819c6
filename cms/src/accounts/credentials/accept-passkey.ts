import type { AccountKind, PasskeyAnswer } from "contracts";
import { and, eq, lt, lte, sql } from "drizzle-orm";
import type { Payload } from "payload";
import { passkeys, passwords } from "../../platform/app-tables.ts";
import { type Database, database, inTransaction } from "../../platform/database.ts";
import { createFailureLimit } from "../../platform/rate-limit.ts";
import { countRefusal } from "../../platform/request/refusal-alerts.ts";
import { accountKinds } from "./account-kinds.ts";
import { hasPassedSecondFactor, type LoginClient } from "./known-devices.ts";
import { lockAccountRow } from "./lock-account.ts";
import { verifyChallengeToken } from "./passkey-challenges.ts";
import { verifyPasskeyAuthentication } from "./verify-passkey.ts";

const quarterHour = 15 * 60;
/** Limits rejected passkey answers per browser that has passed the account's second factor before. */
const perDevice = createFailureLimit({ name: "passkey-device", points: 30, seconds: quarterHour });
/**
 * Limits rejected passkey answers of all other clients per IP address. Nobody can guess a signature; the limit bounds
 * the CPU time spent on verifying answers.
 */
const perAddress = createFailureLimit({
  name: "passkey-address",
  points: 100,
  seconds: quarterHour,
});

interface GivenPasskey {
  kind: AccountKind;
  /** Account that the passkey must belong to, if it is known. */
  id?: string;
  answer: PasskeyAnswer;
  sender: LoginClient;
}

export interface PasskeyAccount {
  id: string;
  email: string;
  /** Password hash at login; no session starts if it has changed. */
  passwordHash: string;
}

export type PasskeyRefusal =
  | { ok: false; code: "passkey-rejected" }
  | { ok: false; code: "rate-limited"; retryAfterSeconds: number };

const rejected = { ok: false, code: "passkey-rejected" } as const;

async function findPasskey(db: Database, { kind, id, answer }: GivenPasskey) {
  const { accounts, owner, isOpen } = accountKinds[kind];
  const [stored] = await db
    .select({
      passkeyId: passkeys.id,
      publicKey: passkeys.publicKey,
      signCount: passkeys.signCount,
      account: { id: accounts.id, email: accounts.email, passwordHash: passwords.hash },
    })
    .from(passkeys)
    .innerJoin(accounts, eq(accounts.id, passkeys[owner]))
    .innerJoin(passwords, eq(passwords[owner], accounts.id))
    .where(
      and(
        eq(passkeys.credentialId, answer.credential.id),
        isOpen,
        id === undefined ? undefined : eq(accounts.id, id),
      ),
    );
  return stored;
}

type StoredPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

/**
 * Verifies an answer and runs `run`. The update accepts only a challenge that was issued later than the last accepted
 * one, so that only one of several requests with the same answer succeeds.
 */
async function acceptStored<Result>(
  payload: Payload,
  { kind, answer }: GivenPasskey,
  { stored: { passkeyId, account, ...stored }, run }: { stored: StoredPasskey; run: Run<Result> },
): Promise<Result | undefined> {
  const issued = verifyChallengeToken({ kind, use: "login" }, answer.token);
  const use =
    issued &&
    (await verifyPasskeyAuthentication(answer.credential, {
      ...stored,
      challenge: issued.challenge,
      accountId: account.id,
    }));
  if (!use) {
    return undefined;
  }
  const issuedAt = new Date(issued.issuedAt).toISOString();
  return inTransaction(payload, async (transaction) => {
    // Locks the account before the passkey, in the same order as the removal of a passkey. A concurrent removal
    // therefore runs entirely before or entirely after this transaction.
    await lockAccountRow(transaction, { kind, id: account.id }, "share");
    const accepted = await transaction
      .update(passkeys)
      .set({ ...use, lastUsedAt: sql`now()`, lastChallengeAt: issuedAt })
      .where(
        and(
          eq(passkeys.id, passkeyId),
          lt(passkeys.lastChallengeAt, issuedAt),
          lte(passkeys.signCount, use.signCount),
        ),
      )
      .returning({ id: passkeys.id });
    return accepted.length === 1 ? run(transaction, account) : undefined;
  });
}

type Run<Result> = (transaction: Database, account: PasskeyAccount) => Promise<Result | undefined>;

/**
 * Accepts the answer of a passkey once, and calls `run` in the same transaction. If `run` returns undefined, the answer
 * is rejected.
 */
export async function acceptPasskey<Result>(
  payload: Payload,
  given: GivenPasskey,
  run: Run<Result>,
): Promise<{ ok: true; value: Result } | PasskeyRefusal> {
  const { kind, sender } = given;
  const stored = await findPasskey(database(payload), given);
  const owned = stored && { kind, id: stored.account.id };
  const isKnown = owned && (await hasPassedSecondFactor(database(payload), owned, sender));
  const limit = isKnown ? perDevice : perAddress;
  const visitor = isKnown ? `${kind} ${owned.id} ${sender.device}` : sender.address;
  // Counts the attempt before the answer is verified, so that concurrent attempts cannot exceed the limit.
  const counted = await limit.count(payload, visitor);
  if (!counted.ok) {
    return { ...counted, code: "rate-limited" };
  }
  const value = stored && (await acceptStored(payload, given, { stored, run }));
  if (value === undefined) {
    void countRefusal(payload, "logins");
    return rejected;
  }
  await limit.takeBack(payload, visitor);
  return { ok: true, value };
}
