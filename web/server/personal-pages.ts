import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequest } from "@remix-run/node-fetch-server";
import { personalSegments, splitLocalePath } from "contracts";
import { toDrawnPage } from "./drawn-page.ts";
import { nonceHeader } from "./nonce-header.ts";
import type { Renderer } from "./renderer.ts";
import { sendPage } from "./send-page.ts";
import { appendVisitorAddress } from "./visitor-address.ts";

/** Far more than any form of ours can hold, in bytes. */
const maxFormBytes = 256 * 1024;

/** Whether a canonical path, or React Router's data request for it, is one visitor's own page. */
export function isPersonalPath(path: string): boolean {
  const [first = ""] = splitLocalePath(path.replace(/\.data$/, ""))
    .rest.slice(1)
    .split("/");
  return (personalSegments as readonly string[]).includes(first);
}

export interface FormRefusal {
  status: 403 | 411 | 413;
  text: string;
}

/**
 * Why a form is not taken, if it is not. One that another site sends would act with the visitor's
 * cookies: a browser says where a form comes from, in one header or the other.
 */
export function refuseForm(
  { headers }: Pick<IncomingMessage, "headers">,
  publicOrigin: string,
): FormRefusal | undefined {
  if (!isOwnForm(headers, publicOrigin)) {
    return { status: 403, text: "The form must be sent from this site" };
  }
  if (headers["content-length"] === undefined) {
    return { status: 411, text: "The form must say its length" };
  }
  return Number(headers["content-length"]) > maxFormBytes
    ? { status: 413, text: "The form is too large" }
    : undefined;
}

function isOwnForm(headers: IncomingMessage["headers"], publicOrigin: string): boolean {
  const fetchSite = headers["sec-fetch-site"];
  if (fetchSite !== undefined) {
    return fetchSite === "same-origin";
  }
  const { origin, host } = headers;
  return origin === publicOrigin || origin === `http://${host}` || origin === `https://${host}`;
}

interface PersonalPageOptions {
  renderer: Renderer;
  publicOrigin: string;
  /** The canonical path, and the query with its "?". */
  path: string;
  search: string;
  nonce: string;
}

/** Draws a page with what the request carries, cookies and form, for this visitor alone. */
export async function answerPersonally(
  request: IncomingMessage,
  response: ServerResponse,
  { renderer, publicOrigin, path, search, nonce }: PersonalPageOptions,
): Promise<void> {
  appendVisitorAddress(request);
  request.headers[nonceHeader] = nonce;
  request.url = path + search;
  // React Router compares a form's Origin with its address; refuseForm has seen to it already.
  const { origin = "" } = request.headers;
  const { protocol, host } = new URL(URL.canParse(origin) ? origin : publicOrigin);
  const drawn = await renderer.draw(createRequest(request, response, { protocol, host }));
  drawn.headers.set("cache-control", "private, no-store");
  sendPage(request, response, await toDrawnPage(drawn, "passing"));
}
