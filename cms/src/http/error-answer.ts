import type { ServerResponse } from "node:http";
import { type ApiErrorCode, apiErrorText } from "contracts";
import { type Refusal, refuse } from "../ground/request/refusal.ts";

const retryAfterSeconds = 5;

/**
 * The answer to what fails before, beside or below an endpoint. The CMS screens read `said`, beside what
 * programs do, and put it into their language (ground/i18n/payload-literals.ts).
 */
export function errorAnswer(code: ApiErrorCode, said: ApiErrorCode = code): Response {
  const refusal: Refusal = { ok: false, code };
  const errors = [{ message: apiErrorText({ code: said }) }];
  return refuse(code === "unavailable" ? { ...refusal, retryAfterSeconds } : refusal, { errors });
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
