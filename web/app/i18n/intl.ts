import type { Locale } from "contracts";
import { createIntl } from "react-intl";
import { memoizeByLocale } from "./memoize-by-locale.ts";
import { messagesOf } from "./messages.ts";

/**
 * Messages and formatters of a language, shared by all renders, which would otherwise create them
 * each time.
 */
export const intlOf = memoizeByLocale((locale: Locale) =>
  createIntl({ locale, messages: messagesOf(locale) }),
);
