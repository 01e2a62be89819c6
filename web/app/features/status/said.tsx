import type { ShownText } from "contracts";
import { useIntl } from "react-intl";
import { useFormatMoment } from "#app/i18n/dates.ts";

/** A text by staff. If it is missing in the page's language, it is labelled with its own. */
export function Said({ said: { text, locale } }: { said: ShownText }) {
  const intl = useIntl();
  return locale === intl.locale ? text : <span lang={locale}>{text}</span>;
}

/** Day and time in Brasília. */
export function Moment({ at }: { at: string }) {
  const moment = useFormatMoment();
  return <time dateTime={at}>{moment(at, true)}</time>;
}
