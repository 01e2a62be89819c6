import type { ComponentState, PublicText } from "contracts";
import { useIntl } from "react-intl";
import { useFormatMoment } from "#app/i18n/dates.ts";
import type { IconName } from "#app/ui/index.ts";

/** A text by staff. Without a translation, the text is shown in another language, with its `lang` attribute. */
export function LocalizedStatusText({ text: { text, locale } }: { text: PublicText }) {
  const intl = useIntl();
  return locale === intl.locale ? text : <span lang={locale}>{text}</span>;
}

/** Day and time in Brasília. */
export function DateAndTime({ at }: { at: string }) {
  const moment = useFormatMoment();
  return <time dateTime={at}>{moment(at, true)}</time>;
}

export const stateIcons: Record<ComponentState, IconName> = {
  operational: "circle-check",
  maintenance: "wrench",
  degraded: "gauge",
  partial: "circle-alert",
  major: "x",
};
