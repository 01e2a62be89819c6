import type { IncomingMessage, ServerResponse } from "node:http";
import { createHeaders } from "@remix-run/node-fetch-server";
import { splitLocalePath, uncachedSegments } from "contracts";
import type { FairQueue, SlotResult } from "contracts/fair-queue";
import { toRenderedPage } from "./cache/rendered-page.ts";
import { createDisconnectSignal } from "./disconnect-signal.ts";
import { waitForNextIteration } from "./render-in-slot.ts";
import type { Renderer } from "./renderer.ts";
import { sendPage } from "./send-page.ts";
import { sendText, sendUnavailable } from "./send-text.ts";
import { readSmallBody } from "./small-body.ts";
import { appendVisitorAddress } from "./visitor-address.ts";

/**
 * Returns true for the canonical path of an account page (/auth, /client-area, /admin), and for React Router's data
 * request for such a page.
 */
export function isAccountPath(path: string): boolean {
  const [first = ""] = splitLocalePath(path.replace(/\.data$/, ""))
    .rest.slice(1)
    .split("/");
  return (uncachedSegments as readonly string[]).includes(first);
}

interface VisitorPageOptions {
  renderer: Renderer;
  publicOrigin: string;
  /** The canonical path, and the query with its "?". */
  path: string;
  search: string;
  nonce: string;
  /** Rate-limit key, and the queues for rendering and for password checks. */
  address: string;
  renderQueue: FairQueue;
  passwords: FairQueue;
}

/** The body of a submitted form, unparsed. */
interface Form {
  body: Buffer<ArrayBuffer>;
  type: string;
}

/** Reads a form to its end; an empty body is a form without fields. */
async function readForm(request: IncomingMessage): Promise<Form> {
  const body = await readSmallBody(request);
  return body?.byteLength
    ? { body, type: request.headers["content-type"] ?? "" }
    : { body: Buffer.alloc(0), type: "application/x-www-form-urlencoded" };
}

/** Returns true if the body parses as a form. For other bodies, React Router would respond with 500. */
function isReadable({ body, type }: Form): Promise<boolean> {
  return new Response(body, { headers: { "content-type": type } }).formData().then(
    () => true,
    () => false,
  );
}

function releaseSlot(slot: SlotResult): void {
  if (slot.ok) {
    slot.end();
  }
}

/**
 * Renders a page for one visitor, with the cookies and form of the request. Reads the form before
 * it takes a slot, so that a slow form delays no other visitor. Releases the slot while the CMS
 * checks a password.
 */
export async function sendVisitorPage(
  request: IncomingMessage,
  response: ServerResponse,
  {
    renderer,
    publicOrigin,
    path,
    search,
    nonce,
    address,
    renderQueue,
    passwords,
  }: VisitorPageOptions,
): Promise<void> {
  appendVisitorAddress(request);
  const form = request.method === "POST" ? await readForm(request) : undefined;
  if (form && !(await isReadable(form))) {
    sendText(response, 400, "The form cannot be read");
    return;
  }
  const headers = createHeaders(request);
  if (form) {
    headers.set("content-type", form.type);
  }
  // Renders HEAD like GET, because the response must have the headers of GET.
  const renderRequest = new Request(new URL(path + search, publicOrigin), {
    headers,
    signal: createDisconnectSignal(response),
    ...(form ? { method: "POST", body: form.body } : {}),
  });
  const claim = { address, signal: renderRequest.signal };
  let slot = await renderQueue.enter(claim);
  if (!slot.ok) {
    sendUnavailable(response, "Too many requests at once");
    return;
  }
  // After the password check, renders the page even without a slot, because the check may have changed something.
  const waitForPassword = async <Value>(call: () => Promise<Value>): Promise<Value | undefined> => {
    releaseSlot(slot);
    const passwordSlot = await passwords.enter(claim);
    try {
      return passwordSlot.ok ? await call() : undefined;
    } finally {
      releaseSlot(passwordSlot);
      slot = await renderQueue.enter(claim);
      await waitForNextIteration();
    }
  };
  try {
    await waitForNextIteration();
    const rendered = await renderer.render(renderRequest, { nonce, waitForPassword });
    rendered.headers.set("cache-control", "private, no-store");
    if (rendered.status === 405) {
      // Adds Allow, which a 405 requires (RFC 9110, 15.5.6). React Router responds with 405 to a form for a page
      // without an action.
      rendered.headers.set("allow", "GET, HEAD");
    }
    await sendPage(request, response, await toRenderedPage(rendered));
  } finally {
    releaseSlot(slot);
  }
}
