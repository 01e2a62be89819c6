import { z } from "zod";

/**
 * Codes of API failures with their HTTP status. A code never changes, because clients and screens map it to a message.
 */
export const apiErrorStatuses = {
  /** `fields` names the invalid fields and their problems. */
  invalid: 400,
  /** A reset or invitation link that is wrong, used or expired. */
  "invalid-token": 400,
  /** No active plan has the requested id. */
  "invalid-plan": 400,
  /** No session and no Basic header, or an expired session. */
  unauthenticated: 401,
  /** Wrong e-mail or password. Unknown and locked accounts get the same response. */
  "invalid-credentials": 401,
  /**
   * The passkey's answer fails verification, was used before, or came more than five minutes after its challenge. Also
   * for an unknown passkey, and for a passkey of another account.
   */
  "passkey-rejected": 401,
  /** The second step of a login came without the first step, or more than ten minutes after it. */
  "login-expired": 401,
  /**
   * The password is right, but the request lacks a code of the account's second factor. A Basic header cannot contain a
   * code.
   */
  "second-factor-required": 403,
  /**
   * Staff need a second factor (STAFF_SECOND_FACTOR_FROM), and the account has none. Such an account can still add a
   * second factor, and manage its sessions and tokens.
   */
  "second-factor-missing": 403,
  /** The customer's e-mail address is not verified, so the account cannot have a passkey. */
  "email-unverified": 403,
  /** The call needs a session that was confirmed by password or passkey in the last ten minutes. */
  "confirmation-required": 403,
  /** The call rejects personal access tokens: it needs a session or the password. */
  "token-not-accepted": 403,
  /** The personal access token has only the right to read. */
  "token-read-only": 403,
  /** The account may not make this call: for example, an editor calls an administrators' endpoint. */
  forbidden: 403,
  /** A request from another site with a session cookie. */
  "cross-site": 403,
  /** An administrator was created before, so the setup is closed. */
  "setup-closed": 403,
  /** SETUP_TOKEN is set, and the request does not contain the token. */
  "setup-token": 403,
  "not-found": 404,
  "email-taken": 409,
  /** The account already has a second factor; it must be removed before another one is added. */
  "second-factor-exists": 409,
  /** The account has the maximum number of personal access tokens (`maxAccessTokens`). */
  "too-many-tokens": 409,
  /** The account has the maximum number of passkeys (`maxPasskeys`). */
  "too-many-passkeys": 409,
  "plan-id-taken": 409,
  /**
   * Customers have the plan that would be deleted. The response contains the number of `subscriptions`, which the
   * client sends back to confirm.
   */
  "plan-in-use": 409,
  /** The plan has changed since the client read it; nothing was saved. */
  "plan-changed": 409,
  /** No plan is active, so staff cannot add one to a customer. */
  "no-active-plans": 409,
  /** The request would remove the last administrator. */
  "last-administrator": 409,
  /** The subscription was cancelled before. */
  "already-cancelled": 409,
  /** The customer has an open request of this kind for the plan, or made such a request less than a day ago. */
  "already-requested": 409,
  /** An earlier request with other content had the same Idempotency-Key. */
  conflict: 409,
  /** The version of the published prices differs from the version in the request. */
  "prices-changed": 409,
  "too-large": 413,
  "not-json": 415,
  /** The body is compressed, or its charset is not UTF-8. */
  "not-utf-8": 415,
  /** Too many requests. Sent with Retry-After, in seconds. */
  "rate-limited": 429,
  internal: 500,
  /** The database is unavailable, or the service is overloaded. Sent with Retry-After, in seconds. */
  unavailable: 503,
} as const;
export type ApiErrorCode = keyof typeof apiErrorStatuses;
export const apiErrorCodes = Object.keys(apiErrorStatuses) as ApiErrorCode[];

/** Reasons why the value of a field is rejected. */
export const fieldProblems = [
  "required",
  "invalid",
  "too-short",
  "too-long",
  /** The password is in the list of the most used passwords. */
  "too-common",
  /** The current password or the code of the second factor, which the change requires, is wrong. */
  "wrong",
  /** The day is in the past; screens ask for confirmation before they save it. */
  "past",
] as const;
export type FieldProblem = (typeof fieldProblems)[number];

/**
 * Returns the options of a zod check that reports this problem. The compiler checks the problem's name by the type of
 * the parameter.
 */
export function fieldProblem(error: FieldProblem): { error: FieldProblem } {
  return { error };
}

/** Body of the response of every failed call. `error` is the Portuguese text (apiErrorText). */
export const apiErrorResponse = z.object({
  error: z.string(),
  code: z.enum(apiErrorCodes),
  /** Problems of the invalid fields by field name; present with the code `invalid`. */
  fields: z.record(z.string(), z.enum(fieldProblems)).optional(),
  /** Number of the plan's subscriptions; present with the code `plan-in-use`. */
  subscriptions: z.number().int().optional(),
});
export type ApiErrorResponse = z.infer<typeof apiErrorResponse>;

/**
 * Returns the first problem of each field that a schema rejected. Schemas of this package use a FieldProblem as their
 * message, so that forms can validate with the same schema as the API.
 */
export function groupProblemsByField({ issues }: z.ZodError): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {};
  for (const { path, message, ...issue } of issues) {
    const unknownKeys = issue.code === "unrecognized_keys" ? issue.keys : [];
    const paths = unknownKeys.length > 0 ? unknownKeys.map((key) => [...path, key]) : [path];
    const problem = fieldProblems.find((known) => known === message) ?? "invalid";
    // Skips issues without a path, which are about the request as a whole.
    for (const field of paths.map((names) => names.map(String).join(".")).filter(Boolean)) {
      problems[field] ??= problem;
    }
  }
  return problems;
}
