import type { ServerResponse } from "node:http";
import type { ApiErrorCode } from "contracts";
import { refuse } from "../accounts/endpoints/refusal.ts";

/** These name what is wrong with a call in words of their own (refusal.ts). */
export const accountCall = /^\/api\/(?:auth|admin)(?=[/?]|$)/;

const retryAfterSeconds = 5;

const answers = {
  invalid: { status: 400, error: "Bad request" },
  forbidden: { status: 403, error: "Forbidden" },
  "not-found": { status: 404, error: "Not found" },
  "too-large": { status: 413, error: "The request is too large" },
  internal: { status: 500, error: "Internal error" },
  unavailable: { status: 503, error: "Not available at the moment: try again" },
} as const satisfies Partial<Record<ApiErrorCode, { status: number; error: string }>>;

export type AnsweredCode = keyof typeof answers;

/** The answer to what fails before, beside or below an endpoint. */
export function errorAnswer(target: string, code: AnsweredCode): Response {
  const isAway = code === "unavailable";
  if (accountCall.test(target)) {
    return refuse({ ok: false, code, ...(isAway ? { retryAfterSeconds } : {}) }, "staff");
  }
  const { status, error } = answers[code];
  const headers: Record<string, string> = isAway ? { "retry-after": `${retryAfterSeconds}` } : {};
  // The last is what the CMS screens read.
  return Response.json({ error, code, errors: [{ message: error }] }, { status, headers });
}

/** How long a sender who is refused in the middle has to read the answer. */
export const farewellMs = 1_000;

/**
 * Sends a short answer. While its request is still on the way no more of that is read, and the
 * connection ends a moment later: one that is cut at once takes the answer with it.
 */
export async function sendShort(response: ServerResponse, answer: Response): Promise<void> {
  const isEarly = !response.req.complete;
  const body = Buffer.from(await answer.arrayBuffer());
  response.setHeaders(answer.headers);
  response.setHeader("content-length", body.byteLength);
  if (!isEarly) {
    response.writeHead(answer.status).end(body);
    return;
  }
  response.req.pause();
  response.writeHead(answer.status, { connection: "close" });
  response.write(body);
  const timer = setTimeout(() => response.end(), farewellMs);
  response.once("close", () => clearTimeout(timer));
}
