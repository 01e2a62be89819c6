import type { I18n } from "@payloadcms/translations";
import type { Lead } from "../../payload-types.ts";
import { textLanguage } from "../../platform/i18n/text-language.ts";
import { createUnsubscribePageUrl } from "../unsubscribe-url.ts";
import { leadTexts } from "./texts.ts";

export interface UnsubscribeLinkProps {
  data: Lead;
  i18n: I18n;
}

/** Unsubscribe link of a newsletter lead, which staff can send to the subscriber. */
export function UnsubscribeLink({ data, i18n }: UnsubscribeLinkProps) {
  if (data?.kind !== "newsletter" || !data.email) {
    return null;
  }
  const { email, locale } = data;
  const url = createUnsubscribePageUrl({ email, locale });
  return (
    <p className="leads-link">
      {leadTexts.unsubscribeLink[textLanguage(i18n.language)]}: <a href={url}>{url}</a>
    </p>
  );
}
