import type { IncomingMessage, ServerResponse } from "node:http";
import { maxLeadRequestBytes, sessionCookieName } from "contracts";

/** Its name, or on https the end of it. */
const staffCookie = sessionCookieName("staff", "http:");

/** How long a refused sender has to read the answer before the connection is cut. */
const farewellMs = 1_000;

/**
 * Refuses, by its length, a body that the CMS would refuse in any case, so that this process does not
 * carry it: all that the CMS takes from anybody without a staff session. Whether a session is one,
 * and what it may send, the CMS alone can tell (cms/src/http/body-bound.ts).
 */
export function isBodyRefused({ headers }: IncomingMessage): boolean {
  const declared = Number(headers["content-length"] ?? 0);
  return declared > maxLeadRequestBytes && !headers.cookie?.includes(`${staffCookie}=`);
}

/** Answers 413 in the middle of a body; a connection that is cut at once takes the answer with it. */
export function refuseBody(response: ServerResponse): void {
  const error = "The request is too large";
  const body = JSON.stringify({ error, code: "too-large", errors: [{ message: error }] });
  response.writeHead(413, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
    connection: "close",
  });
  response.write(body);
  const timer = setTimeout(() => response.end(), farewellMs);
  response.once("close", () => clearTimeout(timer));
}
