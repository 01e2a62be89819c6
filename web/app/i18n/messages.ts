import type { Locale } from "contracts";
import type { MessageFormatElement } from "react-intl";
import enUS from "./messages/en-US.json";
import esES from "./messages/es-ES.json";
import ptBR from "./messages/pt-BR.json";

/** Dotted id of an interface text, such as `contact.error.name`. Each id exists in all three catalogues. */
export type MessageId = keyof typeof ptBR;

/** The build replaces each message by its syntax tree (web/vite/precompile-messages.ts). */
export type MessageCatalogue = Record<MessageId, MessageFormatElement[]>;

/** The server has all languages. A browser has only the languages passed to `registerMessages`. */
const catalogues = new Map<Locale, MessageCatalogue>(
  import.meta.env.SSR
    ? [
        ["pt-BR", ptBR as unknown as MessageCatalogue],
        ["en-US", enUS as unknown as MessageCatalogue],
        ["es-ES", esES as unknown as MessageCatalogue],
      ]
    : [],
);

export function registerMessages(locale: Locale, catalogue: MessageCatalogue): void {
  catalogues.set(locale, catalogue);
}

/** Throws if the language's messages are not loaded. */
export function getMessages(locale: Locale): MessageCatalogue {
  const catalogue = catalogues.get(locale);
  if (!catalogue) {
    throw new Error(`No messages for ${locale}`);
  }
  return catalogue;
}
