import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import type { ApiErrorCode, FieldProblem } from "./api-error.ts";
import { apiErrorText } from "./api-error-text.ts";

const catalogue: Record<string, string> = JSON.parse(
  readFileSync(path.join(import.meta.dirname, "../../web/app/i18n/messages/pt-BR.json"), "utf8"),
);

it.each<[ApiErrorCode, string]>([
  ["invalid-token", "failure.invalidToken"],
  ["invalid-plan", "problem.plan.invalid"],
  ["unauthenticated", "failure.unauthenticated"],
  ["invalid-credentials", "failure.invalidCredentials"],
  ["passkey-rejected", "passkeys.rejected"],
  ["email-unverified", "passkeys.emailUnverified"],
  ["too-many-passkeys", "passkeys.tooMany"],
  ["forbidden", "failure.forbidden"],
  ["second-factor-missing", "failure.secondFactorMissing"],
  ["setup-closed", "failure.setupClosed"],
  ["setup-token", "failure.setupToken"],
  ["email-taken", "failure.emailTaken"],
  ["too-many-tokens", "failure.tooManyTokens"],
  ["plan-id-taken", "failure.planIdTaken"],
  ["no-active-plans", "failure.noActivePlans"],
  ["last-administrator", "failure.lastAdministrator"],
  ["already-cancelled", "failure.alreadyCancelled"],
  ["rate-limited", "failure.rateLimited"],
  ["internal", "admin.failed.server"],
  ["unavailable", "failure.unavailable"],
])('apiErrorText returns for the error code "%s" the text of the message %s', (code, message) => {
  expect(apiErrorText({ code })).toBe(catalogue[message]);
});

it.each<[string, FieldProblem, string]>([
  ["fullname", "required", "problem.fullname.required"],
  ["fullname", "too-short", "problem.fullname.tooShort"],
  ["fullname", "too-long", "problem.tooLong"],
  ["fullname", "invalid", "problem.invalid"],
  ["email", "required", "problem.email.required"],
  ["email", "invalid", "problem.email.invalid"],
  ["phone", "required", "problem.phone.required"],
  ["phone", "too-short", "problem.phone.invalid"],
  ["phone", "invalid", "problem.phone.invalid"],
  ["password", "required", "problem.password.required"],
  ["password", "too-short", "problem.password.tooShort"],
  ["password", "too-common", "problem.password.tooCommon"],
  ["currentPassword", "required", "problem.password.required"],
  ["currentPassword", "wrong", "problem.password.wrong"],
  ["price", "invalid", "problem.price.invalid"],
  ["status", "invalid", "problem.status.invalid"],
  ["planId", "invalid", "problem.plan.invalid"],
  ["description", "required", "problem.required"],
])(
  "returns for the field %s with the problem %s the message that screens show (%s)",
  (field, problem, message) => {
    expect(apiErrorText({ code: "invalid", fields: { [field]: problem } })).toBe(
      catalogue[message],
    );
  },
);
