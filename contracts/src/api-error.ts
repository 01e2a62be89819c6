import { z } from "zod";

/**
 * Why a call to the account APIs failed: stable, and what a screen maps to its words. The status is
 * named beside each.
 */
export const apiErrorCodes = [
  /** 400: `fields` says which and why. */
  "invalid",
  /** 400: a reset or invitation link that is wrong, used or expired. */
  "invalid-token",
  /** 400: no active plan has this id. */
  "invalid-plan",
  /** 401: no session and no Basic header, or a session that has ended. */
  "unauthenticated",
  /** 401: wrong e-mail or password; unknown and locked accounts answer the same. */
  "invalid-credentials",
  /** 403: logged in, without the right; an editor at the administrators' calls. */
  "forbidden",
  /** 403: a cookie sent from another site. */
  "cross-site",
  /** 403: the first administrator exists, or once existed. */
  "setup-closed",
  /** 403: SETUP_TOKEN is set and the call does not carry it. */
  "setup-token",
  /** 404 */
  "not-found",
  /** 409 */
  "email-taken",
  /** 409 */
  "plan-id-taken",
  /** 409: customers have the plan; `subscriptions` says how many, and is sent back to confirm. */
  "plan-in-use",
  /** 409: the plan is not as it was when it was read; nothing was saved. */
  "plan-changed",
  /** 409: no plan is active, so none can be added to a customer. */
  "no-active-plans",
  /** 409: the last administrator stays one. */
  "last-administrator",
  /** 409: the subscription is already cancelled. */
  "already-cancelled",
  /** 413 */
  "too-large",
  /** 415 */
  "not-json",
  /** 429, with Retry-After in seconds. */
  "rate-limited",
  /** 500 */
  "internal",
  /** 503, with Retry-After in seconds: the database is away, or more is asked for than can be done. */
  "unavailable",
] as const;
export type ApiErrorCode = (typeof apiErrorCodes)[number];

/** What is wrong with one field. */
export const fieldProblems = [
  "required",
  "invalid",
  "too-short",
  "too-long",
  /** One of the most used passwords. */
  "too-common",
  /** The current password that was given is not it. */
  "wrong",
] as const;
export type FieldProblem = (typeof fieldProblems)[number];

/** Every failure of /api/auth and /api/admin. `error` is Portuguese, the specification's text. */
export const apiErrorResponse = z.object({
  error: z.string(),
  code: z.enum(apiErrorCodes),
  /** By field name, with code `invalid`. */
  fields: z.record(z.string(), z.enum(fieldProblems)).optional(),
  /** With code `plan-in-use`. */
  subscriptions: z.number().int().optional(),
});
export type ApiErrorResponse = z.infer<typeof apiErrorResponse>;

/**
 * The first problem of each field of a refused request. The schemas of this package carry a
 * FieldProblem as their message, so a form can check itself with the schema the API uses.
 */
export function problemsByField({ issues }: z.ZodError): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {};
  for (const { path, message } of issues) {
    const field = path.map(String).join(".");
    if (field === "") {
      // The request as a whole is not of the shape.
      continue;
    }
    const problem = fieldProblems.find((known) => known === message) ?? "invalid";
    problems[field] ??= problem;
  }
  return problems;
}
