import type { IncomingMessage } from "node:http";
import { hasBody, maxSmallBodyBytes } from "./small-body.ts";

/** Content types that browsers use for forms. */
const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

export interface FormRefusal {
  status: 403 | 413 | 415;
  text: string;
}

/**
 * Returns the reason to reject a form because of its headers; undefined for an accepted form. Protects against
 * cross-site request forgery: browsers state a form's origin in Sec-Fetch-Site or Origin.
 */
export function findFormRefusal(
  request: Pick<IncomingMessage, "headers">,
  publicOrigin: string,
): FormRefusal | undefined {
  const { headers } = request;
  if (!isOwnForm(headers, publicOrigin)) {
    return { status: 403, text: "The form must be sent from this site" };
  }
  if (Number(headers["content-length"] ?? 0) > maxSmallBodyBytes) {
    return { status: 413, text: "The form is too large" };
  }
  return hasBody(request) && !formTypes.test(headers["content-type"] ?? "")
    ? { status: 415, text: "The form must be sent as browsers send forms" }
    : undefined;
}

function isOwnForm(headers: IncomingMessage["headers"], publicOrigin: string): boolean {
  const fetchSite = headers["sec-fetch-site"];
  if (fetchSite !== undefined) {
    return fetchSite === "same-origin";
  }
  const { origin, host } = headers;
  const isPlain = publicOrigin.startsWith("http:") && origin === `http://${host}`;
  return origin === publicOrigin || origin === `https://${host}` || isPlain;
}
