import { defaultLocale, type Locale } from "contracts";
import type { MessageFormatElement } from "react-intl";
import enUS from "./messages/en-US.json";
import esES from "./messages/es-ES.json";
import ptBR from "./messages/pt-BR.json";

/** A dotted id of an interface text; all three catalogues have it. */
export type MessageId = keyof typeof ptBR;

type Catalogue = Record<MessageId, MessageFormatElement[]>;

/** The build replaces each message by its syntax tree (web/vite/precompile-messages.ts). */
const catalogues: Record<Locale, Catalogue> = {
  "pt-BR": ptBR as unknown as Catalogue,
  "en-US": enUS as unknown as Catalogue,
  "es-ES": esES as unknown as Catalogue,
};

export function messagesOf(locale: Locale): Catalogue {
  return catalogues[locale] ?? catalogues[defaultLocale];
}

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}
