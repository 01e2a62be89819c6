import type { Locale } from "contracts";
import { createIntl } from "react-intl";
import { memoizeByLocale } from "./memoize-by-locale.ts";
import { getMessages } from "./messages.ts";

/** Messages and formatters of a language. Shared by all renders, because creating these objects takes long. */
export const getIntl = memoizeByLocale((locale: Locale) =>
  createIntl({ locale, messages: getMessages(locale) }),
);
