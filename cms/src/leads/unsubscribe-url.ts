import { type Locale, leadsApi, localePrefix, unsubscribeSegments } from "contracts";
import { env } from "../ground/env.ts";
import { unsubscribeToken } from "./unsubscribe-token.ts";

/** For the List-Unsubscribe header of a mail: one POST ends the subscription. */
export function unsubscribeUrl(email: string): string {
  return `${env.PUBLIC_URL}${leadsApi.unsubscribe}/${unsubscribeToken(email)}`;
}

/** For the text of a mail: the page that asks whether to end the subscription. */
export function unsubscribePageUrl({ email, locale }: { email: string; locale: Locale }): string {
  const path = `${localePrefix(locale)}/${unsubscribeSegments[locale]}`;
  return `${env.PUBLIC_URL}${path}/${unsubscribeToken(email)}`;
}
