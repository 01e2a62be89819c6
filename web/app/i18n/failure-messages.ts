import type { ApiErrorCode } from "contracts";
import type { MessageId } from "./messages.ts";

/** Why a call came to nothing: what the API says; `unavailable` also where it did not answer. */
export type FailureCode = ApiErrorCode;

const messages: Partial<Record<FailureCode, MessageId>> = {
  "invalid-token": "failure.invalidToken",
  "invalid-plan": "problem.plan.invalid",
  unauthenticated: "failure.unauthenticated",
  "invalid-credentials": "failure.invalidCredentials",
  forbidden: "failure.forbidden",
  "setup-closed": "failure.setupClosed",
  "setup-token": "failure.setupToken",
  "email-taken": "failure.emailTaken",
  "plan-id-taken": "failure.planIdTaken",
  "no-active-plans": "failure.noActivePlans",
  "last-administrator": "failure.lastAdministrator",
  "already-cancelled": "failure.alreadyCancelled",
  "rate-limited": "failure.rateLimited",
};

/**
 * What to say of a failure that has a cause one can name. Where there was no answer, or no reason in
 * it, the screen says what came to nothing (specification, section 8).
 */
export function failureMessage(code: FailureCode): MessageId | undefined {
  return messages[code];
}
