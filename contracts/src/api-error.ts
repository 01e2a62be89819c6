import { z } from "zod";

/** Codes of API failures with their HTTP status. Codes are stable: clients and screens map them to messages. */
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
  /** Authenticated, but not permitted: for example an editor who calls an administrators' endpoint. */
  forbidden: 403,
  /** A request with a session cookie that comes from another site. */
  "cross-site": 403,
  /** The first administrator exists or existed, so setup is closed. */
  "setup-closed": 403,
  /** SETUP_TOKEN is set, and the request does not carry it. */
  "setup-token": 403,
  "not-found": 404,
  "email-taken": 409,
  "plan-id-taken": 409,
  /** Customers have the plan. `subscriptions` is their number, which the client sends back to confirm. */
  "plan-in-use": 409,
  /** The plan has changed since the client read it; nothing was saved. */
  "plan-changed": 409,
  /** No plan is active, so none can be added to a customer. */
  "no-active-plans": 409,
  /** The request would remove the last administrator. */
  "last-administrator": 409,
  /** The subscription was cancelled before. */
  "already-cancelled": 409,
  /** The plan has an open request of this kind, or had one within a day. */
  "already-requested": 409,
  /** The Idempotency-Key was used with other content. */
  conflict: 409,
  /** The published prices differ from the version named in the request. */
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

/** Problems of a field. */
export const fieldProblems = [
  "required",
  "invalid",
  "too-short",
  "too-long",
  /** The password is among the most used ones. */
  "too-common",
  /** The current password does not match. */
  "wrong",
  /** The day is in the past; screens ask for confirmation before they save it. */
  "past",
] as const;
export type FieldProblem = (typeof fieldProblems)[number];

/** Options for a zod check that fails with a problem; the compiler checks the problem's name. */
export function fieldProblem(error: FieldProblem): { error: FieldProblem } {
  return { error };
}

/** Body of every API failure. `error` is the Portuguese text of apiErrorText. */
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
export function problemsByField({ issues }: z.ZodError): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {};
  for (const { path, message, ...issue } of issues) {
    const unknown = issue.code === "unrecognized_keys" ? issue.keys : [];
    const paths = unknown.length > 0 ? unknown.map((key) => [...path, key]) : [path];
    const problem = fieldProblems.find((known) => known === message) ?? "invalid";
    // An issue without a path is about the request as a whole.
    for (const field of paths.map((names) => names.map(String).join(".")).filter(Boolean)) {
      problems[field] ??= problem;
    }
  }
  return problems;
}
