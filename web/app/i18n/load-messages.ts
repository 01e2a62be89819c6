import type { Locale } from "contracts";
import type { Catalogue } from "./messages.ts";

type Load = Record<Locale, () => Promise<{ default: unknown }>>;

/** Each language is a file of its own: a page's script reads one. */
const whole: Load = {
  "pt-BR": () => import("./messages/pt-BR.json"),
  "en-US": () => import("./messages/en-US.json"),
  "es-ES": () => import("./messages/es-ES.json"),
};

/** Without what the areas alone show (web/vite/precompile-messages.ts). */
const ofSite: Load = {
  "pt-BR": () => import("./messages/pt-BR.json?site"),
  "en-US": () => import("./messages/en-US.json?site"),
  "es-ES": () => import("./messages/es-ES.json?site"),
};

/**
 * The interface texts of one language, in the browser. What the areas alone show is not among the texts
 * of a part of the site.
 */
export async function loadMessages(locale: Locale, part: "site" | "areas"): Promise<Catalogue> {
  return (await (part === "site" ? ofSite : whole)[locale]()).default as Catalogue;
}
