import type { AccountKind, AuditAction, EnrolledSecondFactor, SecondFactorState } from "contracts";
import { and, eq, gt, gte, isNull, type SQL, sql } from "drizzle-orm";
import type { Payload } from "payload";
import { v7 as createId } from "uuid";
import { type Actor, recordAuditEntry } from "../../audit/audit.ts";
import { passkeys, secondFactors } from "../../platform/app-tables.ts";
import { type Database, database, inTransaction } from "../../platform/database.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { forgotPasswordPaths, securityPagePaths } from "../emails/account-emails.ts";
import { deleteAccessTokens } from "./access-tokens.ts";
import { type AccountRef, accountKinds, isOwnedBy, toOwnerColumns } from "./account-kinds.ts";
import { notifyAccountOwner } from "./account-notices.ts";
import { readBrandName } from "./brand-name.ts";
import { type CodeCheckResult, wrongCodeFailure } from "./check-code.ts";
import {
  type AccountChange,
  checkPassword,
  confirmIdentity,
  type IdentityCheckResult,
  type IdentityConfirmedChange,
  type PasswordCheckResult,
  type PasswordConfirmedChange,
} from "./confirm-identity.ts";
import { findSecondFactors, isConfirmedAuthenticatorApp } from "./has-second-factor.ts";
import { clearSecondFactorMarks, markSecondFactorPassed } from "./known-devices.ts";
import { lockAccountRow } from "./lock-account.ts";
import { recordOwnAccountAction } from "./record-own-account-action.ts";
import { countRecoveryCodes, deleteRecoveryCodes, replaceRecoveryCodes } from "./recovery-codes.ts";
import { sealSecret, unsealSecret } from "./sealed-secret.ts";
import { endAllSessions } from "./sessions.ts";
import { createTotpSecret, createTotpUri, findMatchingTimeStep } from "./totp.ts";

/** Returns data about an account's authenticator app, without its secret, and the number of unused recovery codes. */
export async function readSecondFactor(
  db: Database,
  owned: AccountRef,
): Promise<Pick<SecondFactorState, "secondFactor" | "recoveryCodesLeft">> {
  const [factor] = await db
    .select({
      confirmedAt: sql<string>`${isoTime(secondFactors.confirmedAt)}`,
      lastUsedAt: sql<string>`${isoTime(secondFactors.lastUsedAt)}`,
    })
    .from(secondFactors)
    .where(isConfirmedAuthenticatorApp(owned));
  return {
    secondFactor: factor ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, owned),
  };
}

export type EnrolResult =
  | { ok: true; enrolled: EnrolledSecondFactor }
  | Exclude<PasswordCheckResult, { ok: true }>
  | { ok: false; code: "second-factor-exists" };

/** Starts the enrolment of an authenticator app. Replaces an enrolment that was not confirmed. */
export async function enrolSecondFactor(
  payload: Payload,
  change: PasswordConfirmedChange,
): Promise<EnrolResult> {
  const check = await checkPassword(payload, change);
  if (!check.ok) {
    return check;
  }
  const { kind, account } = change;
  const secret = createTotpSecret();
  const row = { id: createId(), sealedSecret: sealSecret(secret) };
  const started = await database(payload)
    .insert(secondFactors)
    .values({ ...row, ...toOwnerColumns(kind, account.id) })
    .onConflictDoUpdate({
      target: secondFactors[accountKinds[kind].owner],
      set: { ...row, startedAt: sql`now()` },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ id: secondFactors.id });
  if (started.length === 0) {
    return { ok: false, code: "second-factor-exists" };
  }
  const brandName = await readBrandName(payload);
  const uri = createTotpUri({ issuer: brandName, label: account.email, secret });
  return { ok: true, enrolled: { secret, uri } };
}

export type RecoveryCodesResult =
  | { ok: true; recoveryCodes: string[] }
  | Exclude<IdentityCheckResult, { ok: true }>
  | { ok: false; code: "not-found" };

export type ConfirmSecondFactorResult =
  | { ok: true; recoveryCodes: string[] | undefined }
  | Extract<CodeCheckResult, { code: "invalid" }>
  | { ok: false; code: "not-found" };

/**
 * Activates the authenticator app if the code is valid, and marks the code as used. Returns recovery codes if the app
 * is the account's first second factor.
 */
export async function confirmSecondFactor(
  payload: Payload,
  change: AccountChange & { code: string },
): Promise<ConfirmSecondFactorResult> {
  const { kind, account, sender, code } = change;
  const { id } = account;
  const isPending = and(
    eq(secondFactors[accountKinds[kind].owner], id),
    isNull(secondFactors.confirmedAt),
    gt(secondFactors.startedAt, sql`now() - interval '1 hour'`),
  );
  const [pending] = await database(payload)
    .select({ id: secondFactors.id, sealedSecret: secondFactors.sealedSecret })
    .from(secondFactors)
    .where(isPending);
  if (!pending) {
    return { ok: false, code: "not-found" };
  }
  const step = await findMatchingTimeStep(unsealSecret(pending.sealedSecret), code);
  if (step === undefined) {
    return wrongCodeFailure;
  }
  const owned = { kind, id };
  return inTransaction(payload, async (transaction) => {
    await lockAccountRow(transaction, owned);
    const { hasSecondFactor: hadFactor } = await findSecondFactors(transaction, owned);
    const [confirmed] = await transaction
      .update(secondFactors)
      .set({ confirmedAt: sql`now()`, lastUsedAt: sql`now()`, lastUsedStep: step })
      .where(and(isPending, eq(secondFactors.id, pending.id)))
      .returning({ id: secondFactors.id });
    if (!confirmed) {
      return { ok: false, code: "not-found" } as const;
    }
    const codes = hadFactor ? undefined : await replaceRecoveryCodes(transaction, owned);
    await markSecondFactorPassed(transaction, owned, sender);
    await recordOwnAccountAction(transaction, change, { action: "staff.second-factor-add" });
    const notice = { email: "secondFactorAdded", screen: securityPagePaths[kind] } as const;
    await notifyAccountOwner(transaction, owned, notice);
    return { ok: true, recoveryCodes: codes } as const;
  });
}

/** Replaces the recovery codes, and notifies the owner. */
export async function renewRecoveryCodes(
  payload: Payload,
  change: IdentityConfirmedChange,
): Promise<RecoveryCodesResult> {
  const check = await confirmIdentity(payload, change);
  if (!check.ok) {
    return check;
  }
  const { kind, account } = change;
  const owned = { kind, id: account.id };
  return inTransaction(payload, async (transaction) => {
    await lockAccountRow(transaction, owned);
    if (!(await findSecondFactors(transaction, owned)).hasSecondFactor) {
      return { ok: false, code: "not-found" } as const;
    }
    const codes = await replaceRecoveryCodes(transaction, owned);
    await recordOwnAccountAction(transaction, change, { action: "staff.recovery-codes" });
    const notice = { email: "recoveryCodesRenewed", screen: securityPagePaths[kind] } as const;
    await notifyAccountOwner(transaction, owned, notice);
    return { ok: true, recoveryCodes: codes } as const;
  });
}

/** Deletes the authenticator app of an account; returns false if there is none. */
async function deleteApp(transaction: Database, owned: AccountRef): Promise<boolean> {
  const deleted = await transaction
    .delete(secondFactors)
    .where(isConfirmedAuthenticatorApp(owned))
    .returning({ id: secondFactors.id });
  return deleted.length > 0;
}

/** Deletes the passkeys of an account that match the condition; returns false if there are none. */
async function deletePasskeys(
  transaction: Database,
  owned: AccountRef,
  condition?: SQL,
): Promise<boolean> {
  const deleted = await transaction
    .delete(passkeys)
    .where(and(isOwnedBy(passkeys, owned), condition))
    .returning({ id: passkeys.id });
  return deleted.length > 0;
}

/** Deletes the passkeys that were added to an account after the given time. */
export async function deletePasskeysAddedSince(
  transaction: Database,
  owned: AccountRef,
  since: string,
): Promise<void> {
  if (await deletePasskeys(transaction, owned, gte(passkeys.createdAt, since))) {
    await deleteOrphanedRecoveryCodes(transaction, owned);
  }
}

/**
 * If an account has no second factor left, deletes its recovery codes and the marks of browsers that have passed a
 * second factor, and returns true.
 */
export async function deleteOrphanedRecoveryCodes(
  transaction: Database,
  owned: AccountRef,
): Promise<boolean> {
  if ((await findSecondFactors(transaction, owned)).hasSecondFactor) {
    return false;
  }
  await deleteRecoveryCodes(transaction, owned);
  await clearSecondFactorMarks(transaction, owned);
  return true;
}

export type RemoveSecondFactorResult =
  | { ok: true }
  | Exclude<IdentityCheckResult, { ok: true }>
  | { ok: false; code: "not-found" };

/** Removes the caller's authenticator app. */
export async function removeSecondFactor(
  payload: Payload,
  change: IdentityConfirmedChange,
): Promise<RemoveSecondFactorResult> {
  const check = await confirmIdentity(payload, change);
  if (!check.ok) {
    return check;
  }
  const { kind, account } = change;
  const owned = { kind, id: account.id };
  return inTransaction(payload, async (transaction) => {
    await lockAccountRow(transaction, owned);
    if (!(await deleteApp(transaction, owned))) {
      return { ok: false, code: "not-found" } as const;
    }
    const wasLast = await deleteOrphanedRecoveryCodes(transaction, owned);
    await recordOwnAccountAction(transaction, change, { action: "staff.second-factor-remove" });
    const email = wasLast ? "secondFactorRemoved" : "appRemoved";
    const notice = { email, screen: forgotPasswordPaths[kind] } as const;
    await notifyAccountOwner(transaction, owned, notice);
    return { ok: true } as const;
  });
}

const resetActions = {
  customer: "user.second-factor-reset",
  staff: "staff.second-factor-reset",
} as const satisfies Record<AccountKind, AuditAction>;

/**
 * Removes the authenticator app and the passkeys of a person who lost them. Also ends the account's sessions and
 * deletes its access tokens.
 *
 * @param reset `actor` is undefined if the reset is a command on the server
 */
export async function resetSecondFactor(
  payload: Payload,
  { actor, kind, id }: AccountRef & { actor: Actor | undefined },
): Promise<{ ok: true } | { ok: false; code: "not-found" | "forbidden" }> {
  if (actor?.id === id) {
    // Administrators must remove their own second factor with a proof of identity, like all other users.
    return { ok: false, code: "forbidden" };
  }
  return inTransaction(payload, async (transaction) => {
    const owned = { kind, id };
    await lockAccountRow(transaction, owned);
    const hadApp = await deleteApp(transaction, owned);
    const hadPasskeys = await deletePasskeys(transaction, owned);
    if (!hadApp && !hadPasskeys) {
      return { ok: false, code: "not-found" } as const;
    }
    await deleteOrphanedRecoveryCodes(transaction, owned);
    await endAllSessions(transaction, owned);
    await deleteAccessTokens(transaction, owned);
    await recordAuditEntry(transaction, {
      actor,
      action: resetActions[kind],
      target: { kind, id },
    });
    const notice = { email: "secondFactorReset", screen: forgotPasswordPaths[kind] } as const;
    await notifyAccountOwner(transaction, { kind, id }, notice);
    return { ok: true } as const;
  });
}
