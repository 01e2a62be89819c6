import type { I18n } from "@payloadcms/translations";
import { textLanguage } from "../../platform/i18n/text-language.ts";
import { deliverySettings } from "../delivery/delivery-settings.ts";
import { listUnconfiguredKinds } from "../lead-figures.ts";
import { leadTexts } from "./texts.ts";
import "./leads.css";

export interface DeliveryNoticeProps {
  i18n: I18n;
}

/** Warns about leads that stay in the CMS because no destination is configured. */
export function DeliveryNotice({ i18n }: DeliveryNoticeProps) {
  const language = textLanguage(i18n.language);
  return listUnconfiguredKinds(deliverySettings).map((name) => (
    <p key={name} className="leads-notice" role="status">
      {leadTexts.notConfigured[name][language]}
    </p>
  ));
}
