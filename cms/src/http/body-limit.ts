import type { IncomingMessage, ServerResponse } from "node:http";
import { maxLeadRequestBytes } from "contracts";
import { getPayload } from "payload";
import { sessionToken } from "../accounts/endpoints/session-cookie.ts";
import { findStaffBySession } from "../accounts/staff/staff-session.ts";
import config from "../payload.config.ts";
import { mayUseCookie } from "../platform/request/same-site.ts";
import { errorResponse, sendShortResponse } from "./error-response.ts";

/** Maximum size of an upload in bytes: 20 MiB for the file, as in Payload, and the form around it. */
const maxUploadBytes = 21 * 1024 * 1024;
/** Maximum body of other requests by staff, in bytes: a document with all its blocks and rich text. */
const maxDocumentBytes = 8 * 1024 * 1024;
/** Maximum body of requests by other clients, in bytes: that of the largest form on the site. */
const maxPublicBytes = maxLeadRequestBytes;

/**
 * Maximum bodies of requests with a staff session, by path; the first match applies. Without a match, maxPublicBytes
 * applies.
 */
const staffLimits: readonly [path: RegExp, bytes: number][] = [
  [/^\/api\/media(?:[/?]|$)/, maxUploadBytes],
  [/^\//, maxDocumentBytes],
];

function toHeaders({ headers }: IncomingMessage): Headers {
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] satisfies [string, string]] : [],
  );
  return new Headers(entries);
}

/** Returns true if the request has a valid staff session and comes from our own pages. */
export async function isFromStaff(request: IncomingMessage): Promise<boolean> {
  const headers = toHeaders(request);
  const token = sessionToken("staff", headers);
  const { method } = request;
  if (token === undefined || !mayUseCookie({ headers, ...(method ? { method } : {}) })) {
    return false;
  }
  return (await findStaffBySession(await getPayload({ config }), token)) !== undefined;
}

async function bodyLimitOf(request: IncomingMessage): Promise<number> {
  const [, bytes = maxPublicBytes] =
    staffLimits.find(([path]) => path.test(request.url ?? "/")) ?? [];
  return (await isFromStaff(request)) ? bytes : maxPublicBytes;
}

function sendTooLarge(response: ServerResponse): void {
  // Does nothing if a response has been sent already.
  if (!response.headersSent) {
    void sendShortResponse(response, errorResponse("too-large"));
  }
}

/** Rejects a request without Content-Length once more than `bytes` of its body have arrived. */
function limitStream(request: IncomingMessage, response: ServerResponse, bytes: number): void {
  const push = request.push.bind(request);
  let size = request.readableLength;
  // Node's HTTP parser calls this with each chunk of the body, even if nobody has read it yet.
  request.push = (chunk: Buffer | null): boolean => {
    size += chunk?.byteLength ?? 0;
    if (size <= bytes) {
      return push(chunk);
    }
    if (size - (chunk?.byteLength ?? 0) <= bytes) {
      sendTooLarge(response);
    }
    return false;
  };
}

/**
 * Limits a request's body before it is read; returns false if the request was rejected. Looks up the session only if
 * the body exceeds the maximum for other clients.
 */
export async function limitBody(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const isStreamed = request.headers["transfer-encoding"] !== undefined;
  const declared = Number(request.headers["content-length"] ?? 0);
  if (!isStreamed && declared <= maxPublicBytes) {
    return true;
  }
  const bytes = await bodyLimitOf(request);
  if (!isStreamed && declared > bytes) {
    sendTooLarge(response);
    return false;
  }
  if (isStreamed) {
    limitStream(request, response, bytes);
  }
  return true;
}
