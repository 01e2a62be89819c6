import type { Locale } from "contracts";
import type { Catalogue } from "./messages.ts";

/** Each language is a file of its own: a page's script reads one. */
const catalogues: Record<Locale, () => Promise<{ default: unknown }>> = {
  "pt-BR": () => import("./messages/pt-BR.json"),
  "en-US": () => import("./messages/en-US.json"),
  "es-ES": () => import("./messages/es-ES.json"),
};

/** The interface texts of one language, in the browser. */
export async function loadMessages(locale: Locale): Promise<Catalogue> {
  return (await catalogues[locale]()).default as Catalogue;
}
