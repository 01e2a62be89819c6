import type { IncomingMessage } from "node:http";

/** Far more than any form of ours can hold, in bytes. */
const maxFormBytes = 256 * 1024;

/** What browsers send forms as. */
const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

export interface FormRefusal {
  status: 403 | 411 | 413 | 415;
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
  const length = Number(headers["content-length"]);
  if (length > maxFormBytes) {
    return { status: 413, text: "The form is too large" };
  }
  return length > 0 && !formTypes.test(headers["content-type"] ?? "")
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
