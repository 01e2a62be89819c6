import type { Locale } from "contracts";
import { createIntl } from "react-intl";
import { messagesOf } from "./messages.ts";
import { perLanguage } from "./per-language.ts";

/**
 * Messages and formatters of a language, shared by all renders, which would otherwise create them
 * each time.
 */
export const intlOf = perLanguage((locale: Locale) =>
  createIntl({ locale, messages: messagesOf(locale) }),
);
