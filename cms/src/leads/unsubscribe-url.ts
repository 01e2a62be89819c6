import { type Locale, leadsApi, localePrefix, unsubscribeSegments } from "contracts";
import { env } from "../platform/env.ts";
import { createUnsubscribeToken } from "./unsubscribe-token.ts";

/** Returns the URL for the List-Unsubscribe header: a POST ends the subscription. */
export function unsubscribeUrl(email: string): string {
  return `${env.PUBLIC_URL}${leadsApi.unsubscribe}/${createUnsubscribeToken(email)}`;
}

/** Returns the URL for the text of an e-mail: a page with a confirmation button. */
export function unsubscribePageUrl({ email, locale }: { email: string; locale: Locale }): string {
  const path = `${localePrefix(locale)}/${unsubscribeSegments[locale]}`;
  return `${env.PUBLIC_URL}${path}/${createUnsubscribeToken(email)}`;
}
