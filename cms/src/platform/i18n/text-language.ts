import type { Label } from "./label.ts";

/** Language tags of the admin screens' languages. */
export const languageTags: Record<keyof Label, string> = { pt: "pt-BR", en: "en-US", es: "es-ES" };

/** Returns the language if our texts exist in it, otherwise Portuguese. */
export function textLanguage(language: string): keyof Label {
  return language in languageTags ? (language as keyof Label) : "pt";
}
