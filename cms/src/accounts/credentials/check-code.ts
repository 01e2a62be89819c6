import type { AccountKind, FieldProblem } from "contracts";
import { and, eq, lt, sql } from "drizzle-orm";
import type { Payload } from "payload";
import { recordAuditEntry } from "../../audit/audit.ts";
import { staff } from "../../payload-schema.ts";
import { secondFactors } from "../../platform/app-tables.ts";
import { type Database, database, inTransaction } from "../../platform/database.ts";
import { countRefusal } from "../../platform/request/refusal-alerts.ts";
import { securityPagePaths } from "../emails/account-emails.ts";
import { notifyAccountOwner, notifyOfCodeGuesses } from "./account-notices.ts";
import { countCodeAttempt, uncountCodeAttempt } from "./code-limits.ts";
import { isConfirmedAuthenticatorApp } from "./has-second-factor.ts";
import { hasPassedSecondFactor, type LoginClient } from "./known-devices.ts";
import { consumeRecoveryCode } from "./recovery-codes.ts";
import { unsealSecret } from "./sealed-secret.ts";
import { findMatchingTimeStep, isTotpCode } from "./totp.ts";

interface GivenCode {
  kind: AccountKind;
  id: string;
  code: string;
  sender: LoginClient;
}

export type CodeCheckResult =
  | { ok: true }
  | { ok: false; code: "invalid"; fields: { secondFactorCode: FieldProblem } }
  | { ok: false; code: "rate-limited"; retryAfterSeconds: number };

export const wrongCodeFailure = {
  ok: false,
  code: "invalid",
  fields: { secondFactorCode: "wrong" },
} as const satisfies CodeCheckResult;

type Owned = Pick<GivenCode, "kind" | "id">;

/**
 * Accepts a code of the authenticator app. The update accepts only a time step after the last accepted one, so that
 * only one of several requests with the same code succeeds.
 */
async function acceptTotpCode(db: Database, { code, ...owned }: Owned & { code: string }) {
  const [factor] = await db
    .select({ id: secondFactors.id, sealedSecret: secondFactors.sealedSecret })
    .from(secondFactors)
    .where(isConfirmedAuthenticatorApp(owned));
  const step = factor && (await findMatchingTimeStep(unsealSecret(factor.sealedSecret), code));
  if (!factor || step === undefined) {
    return false;
  }
  const used = await db
    .update(secondFactors)
    .set({ lastUsedStep: step, lastUsedAt: sql`now()` })
    .where(and(eq(secondFactors.id, factor.id), lt(secondFactors.lastUsedStep, step)))
    .returning({ id: secondFactors.id });
  return used.length === 1;
}

/** Accepts a recovery code once, and notifies the owner. */
async function acceptRecoveryCode(
  transaction: Database,
  { code, ...owned }: Owned & { code: string },
) {
  if (!(await consumeRecoveryCode(transaction, owned, code))) {
    return false;
  }
  const { kind, id } = owned;
  if (kind === "staff") {
    const [actor] = await transaction
      .select({ id: staff.id, email: staff.email })
      .from(staff)
      .where(eq(staff.id, id));
    const target = { kind: "staff", id } as const;
    await recordAuditEntry(transaction, { actor, action: "staff.recovery-code-used", target });
  }
  const email = { email: "recoveryCodeUsed", screen: securityPagePaths[kind] } as const;
  await notifyAccountOwner(transaction, owned, email);
  return true;
}

/**
 * Checks a code of an account's second factor, after a right password. Each browser that has passed the second factor
 * before has its own limit of wrong codes; all other clients share one limit. Attackers therefore cannot lock out the
 * owner.
 */
export async function checkSecondFactorCode(
  payload: Payload,
  { kind, id, code, sender }: GivenCode,
): Promise<CodeCheckResult> {
  const owned = { kind, id };
  const isRecoveryCode = !isTotpCode(code);
  const hasPassed = await hasPassedSecondFactor(database(payload), owned, sender);
  const attempt = {
    ...owned,
    address: sender.address,
    passedDevice: hasPassed ? sender.device : undefined,
    isRecoveryCode,
  };
  const counted = await countCodeAttempt(payload, attempt);
  if (!counted.ok) {
    return { ...counted, code: "rate-limited" };
  }
  const isRight = isRecoveryCode
    ? await inTransaction(payload, (transaction) =>
        acceptRecoveryCode(transaction, { ...owned, code }),
      )
    : await acceptTotpCode(database(payload), { ...owned, code });
  if (isRight) {
    await uncountCodeAttempt(payload, attempt);
    return { ok: true };
  }
  void countRefusal(payload, "logins");
  if (counted.isLastOfUnknown) {
    notifyOfCodeGuesses(payload, owned);
  }
  return wrongCodeFailure;
}
