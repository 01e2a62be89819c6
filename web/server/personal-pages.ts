import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequest } from "@remix-run/node-fetch-server";
import { personalSegments, splitLocalePath } from "contracts";
import type { FairQueue, Turn } from "contracts/fair-queue";
import { toDrawnPage } from "./drawn-page.ts";
import { ownIteration } from "./event-loop.ts";
import type { Renderer } from "./renderer.ts";
import { sendPage } from "./send-page.ts";
import { sendText, sendUnavailable } from "./send-text.ts";
import { readSmallBody } from "./small-body.ts";
import { appendVisitorAddress } from "./visitor-address.ts";

/** Whether a canonical path, or React Router's data request for it, is one visitor's own page. */
export function isPersonalPath(path: string): boolean {
  const [first = ""] = splitLocalePath(path.replace(/\.data$/, ""))
    .rest.slice(1)
    .split("/");
  return (personalSegments as readonly string[]).includes(first);
}

interface PersonalPageOptions {
  renderer: Renderer;
  publicOrigin: string;
  /** The canonical path, and the query with its "?". */
  path: string;
  search: string;
  nonce: string;
  /** Who the request counts for, and the turns that they wait for: of drawing, and of passwords. */
  address: string;
  turns: FairQueue;
  passwords: FairQueue;
}

/** A form that was sent, as it was written. */
interface Form {
  body: Buffer<ArrayBuffer>;
  type: string;
}

/** Reads a form to its end; no body is a form without fields. */
async function readForm(request: IncomingMessage): Promise<Form> {
  const body = await readSmallBody(request);
  return body?.byteLength
    ? { body, type: request.headers["content-type"] ?? "" }
    : { body: Buffer.alloc(0), type: "application/x-www-form-urlencoded" };
}

/** Whether it is a form at all; React Router would take one that is none for a fault of ours. */
function isReadable({ body, type }: Form): Promise<boolean> {
  return new Response(body, { headers: { "content-type": type } }).formData().then(
    () => true,
    () => false,
  );
}

/** React Router draws nothing for HEAD, which is answered with the headers of GET. */
function asGet(request: Request): Request {
  return request.method === "HEAD" ? new Request(request, { method: "GET" }) : request;
}

function withForm({ url, headers, signal }: Request, { body, type }: Form): Request {
  headers.set("content-type", type);
  return new Request(url, { method: "POST", headers, signal, body });
}

function endTurn(turn: Turn): void {
  if (turn.ok) {
    turn.end();
  }
}

/**
 * Draws a page with what the request carries, cookies and form, for this visitor alone. A form is
 * read before it takes a turn: one that arrives slowly holds up nobody. Nor does one whose password
 * waits at the CMS: others are drawn meanwhile.
 */
export async function answerPersonally(
  request: IncomingMessage,
  response: ServerResponse,
  { renderer, publicOrigin, path, search, nonce, address, turns, passwords }: PersonalPageOptions,
): Promise<void> {
  appendVisitorAddress(request);
  request.url = path + search;
  const form = request.method === "POST" ? await readForm(request) : undefined;
  if (form && !(await isReadable(form))) {
    sendText(response, 400, "The form cannot be read");
    return;
  }
  // React Router compares a form's Origin with its address; refuseForm has seen to it already.
  const { origin = "" } = request.headers;
  const { protocol, host } = new URL(URL.canParse(origin) ? origin : publicOrigin);
  const asked = createRequest(request, response, { protocol, host });
  const claim = { address, signal: asked.signal };
  let turn = await turns.enter(claim);
  if (!turn.ok) {
    sendUnavailable(response, "Too many requests at once");
    return;
  }
  // What is left to draw after the call is drawn in any case: it may have changed something.
  const waitForPassword = async <Value>(call: () => Promise<Value>): Promise<Value | undefined> => {
    endTurn(turn);
    const inLine = await passwords.enter(claim);
    try {
      return inLine.ok ? await call() : undefined;
    } finally {
      endTurn(inLine);
      turn = await turns.enter(claim);
      await ownIteration();
    }
  };
  try {
    await ownIteration();
    const visit = { nonce, waitForPassword };
    const drawn = await renderer.draw(form ? withForm(asked, form) : asGet(asked), visit);
    drawn.headers.set("cache-control", "private, no-store");
    if (drawn.status === 405) {
      // React Router's answer to a form that is sent to a page without any (RFC 9110, 15.5.6).
      drawn.headers.set("allow", "GET, HEAD");
    }
    await sendPage(request, response, await toDrawnPage(drawn));
  } finally {
    endTurn(turn);
  }
}
