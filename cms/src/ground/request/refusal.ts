import {
  type ApiErrorCode,
  type ApiErrorResponse,
  apiErrorStatuses,
  apiErrorText,
  type FieldProblem,
} from "contracts";

/** An answer belongs to who asks: nobody keeps it. */
const notKept = { "cache-control": "private, no-store" };

export interface Refusal {
  ok: false;
  code: ApiErrorCode;
  fields?: Record<string, FieldProblem>;
  subscriptions?: number;
  retryAfterSeconds?: number;
}

export const notFound = { ok: false, code: "not-found" } as const satisfies Refusal;

interface AnswerInit {
  status?: number;
  headers?: Record<string, string>;
  /** Each a Set-Cookie. */
  cookies?: string[];
}

/** An answer that nobody keeps. */
export function answer(
  body: unknown,
  { status = 200, headers = {}, cookies = [] }: AnswerInit = {},
): Response {
  const response = Response.json(body, { status, headers: { ...notKept, ...headers } });
  for (const cookie of cookies) {
    response.headers.append("set-cookie", cookie);
  }
  return response;
}

/** The one place where a failure becomes a status and words; `extra` is added to these, or wins. */
export function refuse(refusal: Refusal, extra: object = {}): Response {
  const { code, fields, subscriptions, retryAfterSeconds } = refusal;
  const body: ApiErrorResponse = {
    error: apiErrorText(refusal),
    code,
    ...(fields ? { fields } : {}),
    ...(subscriptions === undefined ? {} : { subscriptions }),
  };
  const headers: Record<string, string> =
    retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) };
  return answer({ ...body, ...extra }, { status: apiErrorStatuses[code], headers });
}
