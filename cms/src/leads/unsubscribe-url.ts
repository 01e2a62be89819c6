import { type Locale, leadsApi, localePrefix, unsubscribeSegments } from "contracts";
import { env } from "../platform/env.ts";
import { createUnsubscribeToken } from "./unsubscribe-token.ts";

/** Returns the URL for the List-Unsubscribe header. A POST to the URL ends the subscription. */
export function createUnsubscribeUrl(email: string): string {
  return `${env.PUBLIC_URL}${leadsApi.unsubscribe}/${createUnsubscribeToken(email)}`;
}

/** Returns the URL for links in an e-mail's text. The page has a button that confirms the end of the subscription. */
export function createUnsubscribePageUrl({
  email,
  locale,
}: {
  email: string;
  locale: Locale;
}): string {
  const path = `${localePrefix(locale)}/${unsubscribeSegments[locale]}`;
  return `${env.PUBLIC_URL}${path}/${createUnsubscribeToken(email)}`;
}
