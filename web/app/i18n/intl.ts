import type { Locale } from "contracts";
import { createIntl, createIntlCache, type IntlShape } from "react-intl";
import { messagesOf } from "./messages.ts";

const cache = createIntlCache();
const known = new Map<Locale, IntlShape>();

/** The messages and formats of a language: the same for each drawing, which would make them anew. */
export function intlOf(locale: Locale): IntlShape {
  const intl = known.get(locale) ?? createIntl({ locale, messages: messagesOf(locale) }, cache);
  known.set(locale, intl);
  return intl;
}
