import type { AccountKind, AuditAction, EnrolledSecondFactor, SecondFactorState } from "contracts";
import { and, count, eq, gt, isNull, sql } from "drizzle-orm";
import type { Payload } from "payload";
import { v7 as createId } from "uuid";
import { type Actor, recordAct } from "../../audit/audit.ts";
import { recoveryCodes, secondFactors } from "../../platform/app-tables.ts";
import { type Database, database, inTransaction } from "../../platform/database.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { tokenHash } from "../../platform/secret-token.ts";
import { forgotScreens, securityScreens } from "../emails/account-emails.ts";
import { deleteAccessTokens } from "./access-tokens.ts";
import { type AccountRef, accountKinds, ownedBy } from "./account-kinds.ts";
import { notifyOwner } from "./account-notices.ts";
import { wrongCode } from "./check-code.ts";
import {
  type ConfirmedChange,
  checkPassword,
  confirmIdentity,
  type IdentityCheck,
  type OwnChange,
  type PasswordCheck,
} from "./confirm-identity.ts";
import { isInForce } from "./has-second-factor.ts";
import { forgetPassedDevices, markPassedDevice } from "./known-devices.ts";
import { recordOwnAct } from "./record-own-act.ts";
import { createRecoveryCodes, normalizedRecoveryCode } from "./recovery-codes.ts";
import { openSecret, sealSecret } from "./sealed-secret.ts";
import { endAllSessions } from "./sessions.ts";
import { createTotpSecret, matchingStep, totpUri } from "./totp.ts";

/** Returns the facts of an account's second factor, without its secret. */
export async function readSecondFactor(
  db: Database,
  owned: AccountRef,
): Promise<SecondFactorState["secondFactor"]> {
  const [factor] = await db
    .select({
      confirmedAt: sql<string>`${isoTime(secondFactors.confirmedAt)}`,
      lastUsedAt: sql<string>`${isoTime(secondFactors.lastUsedAt)}`,
      recoveryCodesLeft: count(recoveryCodes.codeHash),
    })
    .from(secondFactors)
    .leftJoin(recoveryCodes, eq(recoveryCodes.secondFactorId, secondFactors.id))
    .where(isInForce(owned))
    .groupBy(secondFactors.id);
  return factor ?? null;
}

export type EnrolResult =
  | { ok: true; enrolled: EnrolledSecondFactor }
  | Exclude<PasswordCheck, { ok: true }>
  | { ok: false; code: "second-factor-exists" };

/** Starts an enrolment, which replaces one that was not confirmed. */
export async function enrolSecondFactor(
  payload: Payload,
  change: ConfirmedChange,
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
    .values({ ...row, ...ownedBy(kind, account.id) })
    .onConflictDoUpdate({
      target: secondFactors[accountKinds[kind].owner],
      set: { ...row, startedAt: sql`now()` },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ id: secondFactors.id });
  if (started.length === 0) {
    return { ok: false, code: "second-factor-exists" };
  }
  const { brandName } = await payload.findGlobal({
    slug: "site-settings",
    depth: 0,
    select: { brandName: true },
  });
  const uri = totpUri({ issuer: brandName, label: account.email, secret });
  return { ok: true, enrolled: { secret, uri } };
}

/** Replaces the recovery codes of a second factor; returns the new ones. */
async function replaceRecoveryCodes(transaction: Database, id: string): Promise<string[]> {
  const codes = createRecoveryCodes();
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.secondFactorId, id));
  await transaction.insert(recoveryCodes).values(
    codes.map((code) => ({
      secondFactorId: id,
      codeHash: tokenHash(normalizedRecoveryCode(code)),
    })),
  );
  return codes;
}

export type RecoveryCodesResult =
  | { ok: true; recoveryCodes: string[] }
  | Exclude<IdentityCheck, { ok: true }>
  | { ok: false; code: "not-found" };

/** Puts a second factor in force if the code is right, and returns its recovery codes. The code is used up. */
export async function confirmSecondFactor(
  payload: Payload,
  change: OwnChange & { code: string },
): Promise<RecoveryCodesResult> {
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
  const step = await matchingStep(openSecret(pending.sealedSecret), code);
  if (step === undefined) {
    return wrongCode;
  }
  return inTransaction(payload, async (transaction) => {
    const [confirmed] = await transaction
      .update(secondFactors)
      .set({ confirmedAt: sql`now()`, lastUsedAt: sql`now()`, lastUsedStep: step })
      .where(and(isPending, eq(secondFactors.id, pending.id)))
      .returning({ id: secondFactors.id });
    if (!confirmed) {
      return { ok: false, code: "not-found" } as const;
    }
    const codes = await replaceRecoveryCodes(transaction, confirmed.id);
    await markPassedDevice(transaction, { kind, id }, sender);
    await recordOwnAct(transaction, change, { action: "staff.second-factor-add" });
    const notice = { email: "secondFactorAdded", screen: securityScreens[kind] } as const;
    await notifyOwner(transaction, { kind, id }, notice);
    return { ok: true, recoveryCodes: codes } as const;
  });
}

/** Replaces the recovery codes, after password and code. */
export async function renewRecoveryCodes(
  payload: Payload,
  change: ConfirmedChange & { code: string },
): Promise<RecoveryCodesResult> {
  const check = await confirmIdentity(payload, change);
  if (!check.ok) {
    return check;
  }
  const { kind, account } = change;
  return inTransaction(payload, async (transaction) => {
    const [factor] = await transaction
      .select({ id: secondFactors.id })
      .from(secondFactors)
      .where(isInForce({ kind, id: account.id }))
      .for("update");
    if (!factor) {
      return { ok: false, code: "not-found" } as const;
    }
    const codes = await replaceRecoveryCodes(transaction, factor.id);
    await recordOwnAct(transaction, change, { action: "staff.recovery-codes" });
    return { ok: true, recoveryCodes: codes } as const;
  });
}

/** Deletes the second factor of an account; returns false if there is none. */
async function deleteSecondFactor(transaction: Database, owned: AccountRef): Promise<boolean> {
  const deleted = await transaction
    .delete(secondFactors)
    .where(isInForce(owned))
    .returning({ id: secondFactors.id });
  await forgetPassedDevices(transaction, owned);
  return deleted.length > 0;
}

export type RemoveSecondFactorResult =
  | { ok: true }
  | Exclude<IdentityCheck, { ok: true }>
  | { ok: false; code: "not-found" };

/** Removes the own second factor, after password and code. */
export async function removeSecondFactor(
  payload: Payload,
  change: ConfirmedChange & { code: string },
): Promise<RemoveSecondFactorResult> {
  const check = await confirmIdentity(payload, change);
  if (!check.ok) {
    return check;
  }
  const { kind, account } = change;
  const owned = { kind, id: account.id };
  return inTransaction(payload, async (transaction) => {
    if (!(await deleteSecondFactor(transaction, owned))) {
      return { ok: false, code: "not-found" } as const;
    }
    await recordOwnAct(transaction, change, { action: "staff.second-factor-remove" });
    const notice = { email: "secondFactorRemoved", screen: forgotScreens[kind] } as const;
    await notifyOwner(transaction, owned, notice);
    return { ok: true } as const;
  });
}

const resetActions = {
  customer: "user.second-factor-reset",
  staff: "staff.second-factor-reset",
} as const satisfies Record<AccountKind, AuditAction>;

/**
 * Removes the second factor of somebody who lost it, ends the account's sessions and deletes its access tokens.
 *
 * @param reset `actor` is undefined for the command on the server
 */
export async function resetSecondFactor(
  payload: Payload,
  { actor, kind, id }: AccountRef & { actor: Actor | undefined },
): Promise<{ ok: true } | { ok: false; code: "not-found" | "forbidden" }> {
  if (actor?.id === id) {
    // One's own is removed with password and code.
    return { ok: false, code: "forbidden" };
  }
  return inTransaction(payload, async (transaction) => {
    if (!(await deleteSecondFactor(transaction, { kind, id }))) {
      return { ok: false, code: "not-found" } as const;
    }
    await endAllSessions(transaction, { kind, id });
    await deleteAccessTokens(transaction, { kind, id });
    await recordAct(transaction, { actor, action: resetActions[kind], target: { kind, id } });
    const notice = { email: "secondFactorReset", screen: forgotScreens[kind] } as const;
    await notifyOwner(transaction, { kind, id }, notice);
    return { ok: true } as const;
  });
}
