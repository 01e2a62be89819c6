import type { Locale } from "contracts";
import type { MessageFormatElement } from "react-intl";
import enUS from "./messages/en-US.json";
import esES from "./messages/es-ES.json";
import ptBR from "./messages/pt-BR.json";

/** Id of an interface text, with dots; it exists in all three catalogues. */
export type MessageId = keyof typeof ptBR;

/** The build replaces each message by its syntax tree (web/vite/precompile-messages.ts). */
export type Catalogue = Record<MessageId, MessageFormatElement[]>;

/** The server has all languages. A browser has only the languages passed to `provideMessages`. */
const catalogues = new Map<Locale, Catalogue>(
  import.meta.env.SSR
    ? [
        ["pt-BR", ptBR as unknown as Catalogue],
        ["en-US", enUS as unknown as Catalogue],
        ["es-ES", esES as unknown as Catalogue],
      ]
    : [],
);

export function provideMessages(locale: Locale, catalogue: Catalogue): void {
  catalogues.set(locale, catalogue);
}

/** Throws if the language's messages are not loaded. */
export function messagesOf(locale: Locale): Catalogue {
  const catalogue = catalogues.get(locale);
  if (!catalogue) {
    throw new Error(`No messages for ${locale}`);
  }
  return catalogue;
}
