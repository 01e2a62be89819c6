import { type Locale, leadsApi, localePrefix, unsubscribeSegments } from "contracts";
import { unsubscribeToken } from "./unsubscribe-token.ts";

interface Signer {
  publicUrl: string;
  payloadSecret: string;
}

/** For the List-Unsubscribe header of a mail: one POST ends the subscription. */
export function unsubscribeUrl(email: string, { publicUrl, payloadSecret }: Signer): string {
  return `${publicUrl}${leadsApi.unsubscribe}/${unsubscribeToken(email, payloadSecret)}`;
}

/** For the text of a mail: the page that asks whether to end the subscription. */
export function unsubscribePageUrl(
  { email, locale }: { email: string; locale: Locale },
  { publicUrl, payloadSecret }: Signer,
): string {
  const path = `${localePrefix(locale)}/${unsubscribeSegments[locale]}`;
  return `${publicUrl}${path}/${unsubscribeToken(email, payloadSecret)}`;
}
