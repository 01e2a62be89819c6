import type { Locale } from "contracts";
import { createIntl } from "react-intl";
import { messagesOf } from "./messages.ts";
import { perLanguage } from "./per-language.ts";

/** The messages and formats of a language: the same for each drawing, which would make them anew. */
export const intlOf = perLanguage((locale: Locale) =>
  createIntl({ locale, messages: messagesOf(locale) }),
);
