import type { IncomingMessage, ServerResponse } from "node:http";
import { maxLeadRequestBytes } from "contracts";
import { getPayload } from "payload";
import { readSessionToken } from "../accounts/endpoints/session-cookie.ts";
import { findStaffBySession } from "../accounts/staff/staff-session.ts";
import config from "../payload.config.ts";
import { mayUseCookie } from "../platform/request/same-site.ts";
import { errorResponse, sendShortResponse } from "./error-response.ts";

/** Maximum size of an upload in bytes: Payload's limit of 20 MiB for the file, and 1 MiB for the rest of the form. */
const maxUploadBytes = 21 * 1024 * 1024;
/** Maximum size of other request bodies by staff in bytes: a document with all its blocks and rich text. */
const maxDocumentBytes = 8 * 1024 * 1024;
/** Maximum size of request bodies by other clients in bytes: the size of the largest form on the site. */
const maxPublicBytes = maxLeadRequestBytes;

/**
 * Maximum size of request bodies by staff, by path. The first matching path applies; without a match, maxPublicBytes
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

/** Returns true if the request has a valid staff session and comes from our own site. */
export async function isStaffRequest(request: IncomingMessage): Promise<boolean> {
  const headers = toHeaders(request);
  const token = readSessionToken("staff", headers);
  const { method } = request;
  if (token === undefined || !mayUseCookie({ headers, ...(method ? { method } : {}) })) {
    return false;
  }
  return (await findStaffBySession(await getPayload({ config }), token)) !== undefined;
}

async function bodyLimitOf(request: IncomingMessage): Promise<number> {
  const [, bytes = maxPublicBytes] =
    staffLimits.find(([path]) => path.test(request.url ?? "/")) ?? [];
  return (await isStaffRequest(request)) ? bytes : maxPublicBytes;
}

function sendTooLarge(response: ServerResponse): void {
  // Does nothing if a response has been sent already.
  if (!response.headersSent) {
    void sendShortResponse(response, errorResponse("too-large"));
  }
}

/** Limits the body of a request without Content-Length. Rejects the request once more than `bytes` have arrived. */
function limitStream(request: IncomingMessage, response: ServerResponse, bytes: number): void {
  const push = request.push.bind(request);
  let size = request.readableLength;
  // Node's HTTP parser calls `push` for each chunk of the body, even before anything reads the body.
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
 * Limits the size of a request's body before the body is read. Returns false if the request was rejected. Looks up the
 * session only if the body is larger than maxPublicBytes.
 */
export async function limitBodySize(
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
