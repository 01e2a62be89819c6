import type { ApiErrorCode } from "contracts";
import type { MessageId } from "#app/i18n/messages.ts";

const messages: Partial<Record<ApiErrorCode, MessageId>> = {
  "invalid-token": "failure.invalidToken",
  "invalid-plan": "problem.plan.invalid",
  unauthenticated: "failure.unauthenticated",
  "invalid-credentials": "failure.invalidCredentials",
  "passkey-rejected": "passkeys.rejected",
  "login-expired": "failure.loginExpired",
  "second-factor-missing": "failure.secondFactorMissing",
  "second-factor-exists": "failure.secondFactorExists",
  forbidden: "failure.forbidden",
  "setup-closed": "failure.setupClosed",
  "setup-token": "failure.setupToken",
  "email-taken": "failure.emailTaken",
  "too-many-tokens": "failure.tooManyTokens",
  "email-unverified": "passkeys.emailUnverified",
  "too-many-passkeys": "passkeys.tooMany",
  "plan-changed": "failure.planChanged",
  "plan-id-taken": "failure.planIdTaken",
  "no-active-plans": "failure.noActivePlans",
  "last-administrator": "failure.lastAdministrator",
  "already-cancelled": "failure.alreadyCancelled",
  "already-requested": "failure.alreadyRequested",
  "not-found": "failure.gone",
  "rate-limited": "failure.rateLimited",
};

/** Messages of a screen by failure; `other` is for failures without a specific message. */
export type FailureTexts = { [Code in ApiErrorCode]?: MessageId } & { other: MessageId };

/** Returns the message of a failure (specification, section 8); undefined when the fields show their errors. */
export function findFailureMessage(code: ApiErrorCode, texts: FailureTexts): MessageId | undefined {
  return code === "invalid" ? undefined : (texts[code] ?? messages[code] ?? texts.other);
}
