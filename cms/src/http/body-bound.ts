import type { IncomingMessage, ServerResponse } from "node:http";
import { maxLeadRequestBytes } from "contracts";
import { getPayload } from "payload";
import { sessionToken } from "../accounts/endpoints/session-cookie.ts";
import { staffBySession } from "../accounts/staff/staff-session.ts";
import { mayUseCookie } from "../ground/request/same-site.ts";
import config from "../payload.config.ts";
import { errorAnswer, sendShort } from "./error-answer.ts";

/** Longest body of an upload: Payload takes files of 20 MiB, and a form is around it. */
const maxUploadBytes = 21 * 1024 * 1024;
/** Longest body of what staff send else: a document with all of its blocks and rich text. */
const maxDocumentBytes = 8 * 1024 * 1024;
/** Longest body of anybody else; the longest that one of the site's forms sends. */
const maxPublicBytes = maxLeadRequestBytes;

/** What a staff session may send where; the first that fits counts. Anybody else: maxPublicBytes. */
const staffBounds: readonly [path: RegExp, bytes: number][] = [
  [/^\/api\/media(?:[/?]|$)/, maxUploadBytes],
  [/^\//, maxDocumentBytes],
];

function webHeaders({ headers }: IncomingMessage): Headers {
  const given = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] satisfies [string, string]] : [],
  );
  return new Headers(given);
}

/** Whether a living staff session sends this, from our own pages. */
export async function isFromStaff(request: IncomingMessage): Promise<boolean> {
  const headers = webHeaders(request);
  const token = sessionToken("staff", headers);
  const { method } = request;
  if (token === undefined || !mayUseCookie({ headers, ...(method ? { method } : {}) })) {
    return false;
  }
  return (await staffBySession(await getPayload({ config }), token)) !== undefined;
}

async function boundOf(request: IncomingMessage): Promise<number> {
  const [, bytes = maxPublicBytes] =
    staffBounds.find(([path]) => path.test(request.url ?? "/")) ?? [];
  return (await isFromStaff(request)) ? bytes : maxPublicBytes;
}

function refuse(response: ServerResponse): void {
  // Whoever answered already does not wait for more.
  if (!response.headersSent) {
    void sendShort(response, errorAnswer("too-large"));
  }
}

/** Refuses what arrives beyond `bytes` of a body whose length was not declared. */
function boundStream(request: IncomingMessage, response: ServerResponse, bytes: number): void {
  const push = request.push.bind(request);
  let size = request.readableLength;
  // What the parser calls with each piece of the body, whoever reads it in the end.
  request.push = (chunk: Buffer | null): boolean => {
    size += chunk?.byteLength ?? 0;
    if (size <= bytes) {
      return push(chunk);
    }
    if (size - (chunk?.byteLength ?? 0) <= bytes) {
      refuse(response);
    }
    return false;
  };
}

/**
 * Holds a request's body to what its sender may send there, before anything reads it; false when it
 * was refused. Only for longer bodies than everybody's does it look who sends.
 */
export async function boundBody(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const isStreamed = request.headers["transfer-encoding"] !== undefined;
  const declared = Number(request.headers["content-length"] ?? 0);
  if (!isStreamed && declared <= maxPublicBytes) {
    return true;
  }
  const bytes = await boundOf(request);
  if (!isStreamed && declared > bytes) {
    refuse(response);
    return false;
  }
  if (isStreamed) {
    boundStream(request, response, bytes);
  }
  return true;
}
