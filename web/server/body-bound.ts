import type { IncomingMessage, ServerResponse } from "node:http";
import { maxLeadRequestBytes, sessionCookieName } from "contracts";
import { sendText } from "./send-text.ts";

/** Its name, or on https the end of it. */
const staffCookie = sessionCookieName("staff", "http:");

/**
 * Refuses, by its length, a body that the CMS would refuse in any case, so that this process does not
 * carry it: all that the CMS takes from anybody without a staff session. Whether a session is one,
 * and what it may send, the CMS alone can tell (cms/src/http/body-bound.ts).
 */
export function isBodyRefused({ headers }: IncomingMessage): boolean {
  const declared = Number(headers["content-length"] ?? 0);
  return declared > maxLeadRequestBytes && !headers.cookie?.includes(`${staffCookie}=`);
}

/** Answers 413, in the middle of a body. */
export function refuseBody(response: ServerResponse): void {
  const error = "The request is too large";
  const body = JSON.stringify({ error, code: "too-large", errors: [{ message: error }] });
  sendText(response, 413, body, "application/json");
}
