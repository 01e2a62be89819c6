import { type Locale, type StatusAlertAction, statusAlertActionPath, statusApi } from "contracts";
import { env } from "../platform/env.ts";
import { sealText, unsealText } from "../platform/sealed-text.ts";

/** Returns the purpose of a token, which permits one action on one subscription. */
function purposeOf(act: StatusAlertAction): string {
  return `status-${act}`;
}

function alertToken(subscriberId: string, act: StatusAlertAction): string {
  // Uses hexadecimal, because the token is part of a path, and paths are normalised to lower case.
  return sealText(subscriberId, purposeOf(act)).toString("hex");
}

/** Returns the id of the subscriber to whom a token belongs; undefined for a token that we did not issue. */
export function readSubscriberId(token: string, act: StatusAlertAction): string | undefined {
  const bytes = Buffer.from(token, "hex");
  return bytes.length * 2 === token.length ? unsealText(bytes, purposeOf(act)) : undefined;
}

interface Subscriber {
  id: string;
  locale: Locale;
}

/** Returns the URL of the page with the confirmation button. */
export function createAlertPageUrl({ id, locale }: Subscriber, act: StatusAlertAction): string {
  return env.PUBLIC_URL + statusAlertActionPath(locale, act, alertToken(id, act));
}

/** Returns the URL for the List-Unsubscribe header. A POST request to this URL ends the subscription. */
export function createUnsubscribeUrl({ id }: Pick<Subscriber, "id">): string {
  return `${env.PUBLIC_URL}${statusApi.leave}/${alertToken(id, "leave")}`;
}
