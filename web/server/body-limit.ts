import type { IncomingMessage, ServerResponse } from "node:http";
import { maxLeadRequestBytes, sessionCookieName } from "contracts";
import { sendText } from "./send-text.ts";

/** Name of the staff session cookie on http. On https, the name has a prefix and ends with this text. */
const staffCookie = sessionCookieName("staff", "http:");

/**
 * Returns true if the CMS would reject the body because of its declared length, so that this process need not transfer
 * the body. Applies the maximum for requests without a staff session. Returns false for requests with a staff cookie,
 * because the CMS checks their session and size itself (cms/src/http/body-limit.ts).
 */
export function isBodyTooLarge({ headers }: IncomingMessage): boolean {
  const declared = Number(headers["content-length"] ?? 0);
  return declared > maxLeadRequestBytes && !headers.cookie?.includes(`${staffCookie}=`);
}

/** Responds with 413 before the body has been read. */
export function rejectLargeBody(response: ServerResponse): void {
  const error = "The request is too large";
  const body = JSON.stringify({ error, code: "too-large", errors: [{ message: error }] });
  sendText(response, 413, body, "application/json");
}
