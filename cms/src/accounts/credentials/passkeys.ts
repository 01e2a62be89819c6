import {
  type AccountKind,
  type AddedPasskeyResponse,
  maxPasskeys,
  type Passkey,
  type PasskeyAnswer,
  type PasskeyChallenge,
} from "contracts";
import { and, asc, eq } from "drizzle-orm";
import type { Payload } from "payload";
import { v7 as createId } from "uuid";
import { passkeys } from "../../platform/app-tables.ts";
import { type Database, database, inTransaction } from "../../platform/database.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { type AccountRef, isOwnedBy, toOwnerColumns } from "./account-kinds.ts";
import { notifyOfLastPasskeyRemoval, notifyOfPasskeyChange } from "./account-notices.ts";
import { readBrandName } from "./brand-name.ts";
import {
  type AccountChange,
  checkPassword,
  missingPasswordFailure,
  type PasswordCheckResult,
} from "./confirm-identity.ts";
import { findSecondFactors } from "./has-second-factor.ts";
import { markSecondFactorPassed } from "./known-devices.ts";
import { lockAccountAndSession, lockAccountRow } from "./lock-account.ts";
import { deleteOrphanedRecoveryCodes } from "./manage-second-factor.ts";
import { createChallenge, verifyChallengeToken } from "./passkey-challenges.ts";
import { recordOwnAccountAction } from "./record-own-account-action.ts";
import { replaceRecoveryCodes } from "./recovery-codes.ts";
import {
  createPasskeyLoginOptions,
  createPasskeyRegistrationOptions,
  type PasskeyOwner,
  verifyPasskeyCreation,
} from "./verify-passkey.ts";

const columns = {
  id: passkeys.id,
  name: passkeys.name,
  createdAt: isoTime(passkeys.createdAt),
  lastUsedAt: isoTime(passkeys.lastUsedAt),
  isSynced: passkeys.isSynced,
};

/** Returns the passkeys of an account, the oldest first. */
export async function listPasskeys(db: Database, owned: AccountRef): Promise<Passkey[]> {
  return db
    .select(columns)
    .from(passkeys)
    .where(isOwnedBy(passkeys, owned))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

/** Returns a challenge for a login or confirmation. Any passkey of any customer (or staff member) may answer it. */
export async function createLoginChallenge(kind: AccountKind): Promise<PasskeyChallenge> {
  const { challenge, token } = createChallenge({ kind, use: "login" });
  return { token, options: { ...(await createPasskeyLoginOptions(challenge)) } };
}

/** Returns a challenge for a new passkey. */
export async function createPasskeyChallenge(
  payload: Payload,
  kind: AccountKind,
  owner: PasskeyOwner,
): Promise<PasskeyChallenge> {
  const { id } = owner;
  const existing = await database(payload)
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(isOwnedBy(passkeys, { kind, id }));
  const brandName = await readBrandName(payload);
  const { challenge, token } = createChallenge({ kind, use: "add", accountId: id });
  const options = await createPasskeyRegistrationOptions({ challenge, brandName, owner, existing });
  return { token, options: { ...options } };
}

interface NewPasskey extends AccountChange {
  /** Session token of the request that adds the passkey. */
  sessionToken: string;
  name: string;
  answer: PasskeyAnswer;
  currentPassword: string | undefined;
}

export type AddPasskeyResult =
  | { ok: true; added: AddedPasskeyResponse }
  | { ok: false; code: "unauthenticated" | "too-many-passkeys" | "passkey-rejected" }
  | Exclude<PasswordCheckResult, { ok: true }>;

/**
 * Adds a passkey and notifies the owner. If the passkey is the account's first second factor, requires the password and
 * creates recovery codes. Nobody can therefore lock out the owner with a stolen session.
 */
export async function addPasskey(payload: Payload, request: NewPasskey): Promise<AddPasskeyResult> {
  const { kind, account, sender, sessionToken, name, answer, currentPassword } = request;
  const owned = { kind, id: account.id };
  const isFirst = !(await findSecondFactors(database(payload), owned)).hasSecondFactor;
  if (isFirst) {
    const check =
      currentPassword === undefined
        ? missingPasswordFailure
        : await checkPassword(payload, { kind, account, sender, currentPassword });
    if (!check.ok) {
      return check;
    }
  }
  const issued = verifyChallengeToken({ kind, use: "add", accountId: account.id }, answer.token);
  const credential = issued && (await verifyPasskeyCreation(answer.credential, issued.challenge));
  if (!credential) {
    return { ok: false, code: "passkey-rejected" };
  }
  const result = await inTransaction<AddPasskeyResult>(payload, async (transaction) => {
    if (!(await lockAccountAndSession(transaction, owned, sessionToken))) {
      return { ok: false, code: "unauthenticated" };
    }
    if ((await transaction.$count(passkeys, isOwnedBy(passkeys, owned))) >= maxPasskeys) {
      return { ok: false, code: "too-many-passkeys" };
    }
    const { hasSecondFactor: hadFactor } = await findSecondFactors(transaction, owned);
    if (!hadFactor && !isFirst) {
      // The account's last second factor was removed during this request.
      return missingPasswordFailure;
    }
    const [passkey] = await transaction
      .insert(passkeys)
      .values({
        id: createId(),
        ...toOwnerColumns(kind, account.id),
        ...credential,
        name,
        lastChallengeAt: new Date(issued.issuedAt).toISOString(),
      })
      .onConflictDoNothing({ target: passkeys.credentialId })
      .returning(columns);
    if (!passkey) {
      return { ok: false, code: "passkey-rejected" };
    }
    const recoveryCodes = hadFactor ? undefined : await replaceRecoveryCodes(transaction, owned);
    await markSecondFactorPassed(transaction, owned, sender);
    await recordOwnAccountAction(transaction, request, {
      action: "staff.passkey-add",
      after: { name },
    });
    return { ok: true, added: { ...passkey, ...(recoveryCodes && { recoveryCodes }) } };
  });
  if (result.ok) {
    notifyOfPasskeyChange(payload, owned, { email: "passkeyAdded", name });
  }
  return result;
}

/** Removes a passkey of an account, and notifies the owner; returns false if the account has no such passkey. */
export async function removePasskey(
  payload: Payload,
  { passkeyId, ...change }: Omit<AccountChange, "sender"> & { passkeyId: string },
): Promise<boolean> {
  const { kind, account } = change;
  const owned = { kind, id: account.id };
  const removed = await inTransaction(payload, async (transaction) => {
    await lockAccountRow(transaction, owned);
    const [before] = await transaction
      .delete(passkeys)
      .where(and(isOwnedBy(passkeys, owned), eq(passkeys.id, passkeyId)))
      .returning({ name: passkeys.name });
    if (!before) {
      return undefined;
    }
    const wasLast = await deleteOrphanedRecoveryCodes(transaction, owned);
    await recordOwnAccountAction(transaction, change, { action: "staff.passkey-remove", before });
    if (wasLast) {
      await notifyOfLastPasskeyRemoval(transaction, owned, before.name);
    }
    return { ...before, wasLast };
  });
  if (removed && !removed.wasLast) {
    notifyOfPasskeyChange(payload, owned, { email: "passkeyRemoved", name: removed.name });
  }
  return removed !== undefined;
}
