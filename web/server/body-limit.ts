import type { IncomingMessage, ServerResponse } from "node:http";
import { maxLeadRequestBytes, sessionCookieName } from "contracts";
import { sendText } from "./send-text.ts";

/** Name of the staff session cookie on http; on https it ends with the same text. */
const staffCookie = sessionCookieName("staff", "http:");

/**
 * Rejects a body by its declared length if the CMS would reject it, so that this process does not
 * transfer it. The maximum is that of requests without a staff session; with a staff cookie the CMS
 * checks session and size itself (cms/src/http/body-limit.ts).
 */
export function isBodyRefused({ headers }: IncomingMessage): boolean {
  const declared = Number(headers["content-length"] ?? 0);
  return declared > maxLeadRequestBytes && !headers.cookie?.includes(`${staffCookie}=`);
}

/** Responds with 413 before the body has been read. */
export function rejectBody(response: ServerResponse): void {
  const error = "The request is too large";
  const body = JSON.stringify({ error, code: "too-large", errors: [{ message: error }] });
  sendText(response, 413, body, "application/json");
}
