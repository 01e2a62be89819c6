import type { Locale } from "contracts";
import type { MessageCatalogue } from "./messages.ts";

type MessageLoaders = Record<Locale, () => Promise<{ default: unknown }>>;

/** Loads each language from a separate file, so that a page loads only one language. */
const allMessages: MessageLoaders = {
  "pt-BR": () => import("./messages/pt-BR.json"),
  "en-US": () => import("./messages/en-US.json"),
  "es-ES": () => import("./messages/es-ES.json"),
};

/** Catalogues without the messages of account pages (web/vite/precompile-messages.ts). */
const siteMessages: MessageLoaders = {
  "pt-BR": () => import("./messages/pt-BR.json?site"),
  "en-US": () => import("./messages/en-US.json?site"),
  "es-ES": () => import("./messages/es-ES.json?site"),
};

/**
 * Loads the messages of one language in the browser: all messages (`areas`), or the messages of content pages (`site`).
 */
export async function loadMessages(
  locale: Locale,
  part: "site" | "areas",
): Promise<MessageCatalogue> {
  return (await (part === "site" ? siteMessages : allMessages)[locale]())
    .default as MessageCatalogue;
}
