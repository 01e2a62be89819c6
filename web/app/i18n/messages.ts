import type { Locale } from "contracts";
import type { MessageFormatElement } from "react-intl";
import enUS from "./messages/en-US.json";
import esES from "./messages/es-ES.json";
import ptBR from "./messages/pt-BR.json";

/** A dotted id of an interface text; all three catalogues have it. */
export type MessageId = keyof typeof ptBR;

/** The build replaces each message by its syntax tree (web/vite/precompile-messages.ts). */
export type Catalogue = Record<MessageId, MessageFormatElement[]>;

/** The server has all languages; a page's script has what `provideMessages` gave it. */
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

/** Throws when the language's texts are not there: nothing could be drawn. */
export function messagesOf(locale: Locale): Catalogue {
  const catalogue = catalogues.get(locale);
  if (!catalogue) {
    throw new Error(`No messages for ${locale}`);
  }
  return catalogue;
}

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}
