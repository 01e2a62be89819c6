import { z } from "zod";

/** Why a call to our APIs failed: a stable code, which screens map to their words, and its status. */
export const apiErrorStatuses = {
  /** `fields` says which and why. */
  invalid: 400,
  /** A reset or invitation link that is wrong, used or expired. */
  "invalid-token": 400,
  /** No active plan has this id. */
  "invalid-plan": 400,
  /** No session and no Basic header, or a session that has ended. */
  unauthenticated: 401,
  /** Wrong e-mail or password; unknown and locked accounts answer the same. */
  "invalid-credentials": 401,
  /** Logged in, without the right; an editor at the administrators' calls. */
  forbidden: 403,
  /** A cookie sent from another site. */
  "cross-site": 403,
  /** The first administrator exists, or once existed. */
  "setup-closed": 403,
  /** SETUP_TOKEN is set and the call does not carry it. */
  "setup-token": 403,
  "not-found": 404,
  "email-taken": 409,
  "plan-id-taken": 409,
  /** Customers have the plan; `subscriptions` says how many, and is sent back to confirm. */
  "plan-in-use": 409,
  /** The plan is not as it was when it was read; nothing was saved. */
  "plan-changed": 409,
  /** No plan is active, so none can be added to a customer. */
  "no-active-plans": 409,
  /** The last administrator stays one. */
  "last-administrator": 409,
  /** The subscription is already cancelled. */
  "already-cancelled": 409,
  /** The plan has an open request of this kind, or had one today. */
  "already-requested": 409,
  /** The Idempotency-Key belongs to another content. */
  conflict: 409,
  /** Other prices are published than those that the call names. */
  "prices-changed": 409,
  "too-large": 413,
  "not-json": 415,
  /** The body is compressed, or in another charset than UTF-8. */
  "not-utf-8": 415,
  /** With Retry-After in seconds. */
  "rate-limited": 429,
  internal: 500,
  /** With Retry-After in seconds: the database is away, or more is asked for than can be done. */
  unavailable: 503,
} as const;
export type ApiErrorCode = keyof typeof apiErrorStatuses;
export const apiErrorCodes = Object.keys(apiErrorStatuses) as ApiErrorCode[];

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
  /** The day is in the past: a screen asks for confirmation before it saves it. */
  "past",
] as const;
export type FieldProblem = (typeof fieldProblems)[number];

/** Every failure of our APIs. `error` is Portuguese: apiErrorText. */
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
  for (const { path, message, ...issue } of issues) {
    const unknown = issue.code === "unrecognized_keys" ? issue.keys : [];
    const paths = unknown.length > 0 ? unknown.map((key) => [...path, key]) : [path];
    const problem = fieldProblems.find((known) => known === message) ?? "invalid";
    // Without a path the request as a whole is not of the shape.
    for (const field of paths.map((names) => names.map(String).join(".")).filter(Boolean)) {
      problems[field] ??= problem;
    }
  }
  return problems;
}
