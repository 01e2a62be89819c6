import type { Label } from "./label.ts";
import { label } from "./label.ts";

/**
 * Payload's own words where they mislead, are wrong or are not the language's, by its keys
 * (`group:key`), in the three languages of the admin screens.
 */
const texts: Record<string, Label> = {
  "version:restoredSuccessfully": label(
    "Versão restaurada como rascunho. O site não mudou: publique para pôr no ar.",
    "Version restored as a draft. The site has not changed: publish it to go live.",
    "Versión restaurada como borrador. El sitio no cambió: publíquela para que se vea.",
  ),
  "version:aboutToRestore": label(
    "A versão de {{versionDate}} volta como rascunho. O que está no site fica como está até você publicar.",
    "The version of {{versionDate}} comes back as a draft. The site stays as it is until you publish.",
    "La versión del {{versionDate}} vuelve como borrador. El sitio queda como está hasta que usted publique.",
  ),
  "version:aboutToRestoreGlobal": label(
    "A versão de {{versionDate}} volta como rascunho. O que está no site fica como está até você publicar.",
    "The version of {{versionDate}} comes back as a draft. The site stays as it is until you publish.",
    "La versión del {{versionDate}} vuelve como borrador. El sitio queda como está hasta que usted publique.",
  ),
  "version:unpublishedSuccessfully": label(
    "Tirado do site.",
    "Taken off the site.",
    "Retirado del sitio.",
  ),
  "version:publishAllLocales": label(
    "Publicar em todos os idiomas",
    "Publish in all languages",
    "Publicar en todos los idiomas",
  ),
  "general:successfullyCreated": label(
    "{{label}}: criação concluída.",
    "{{label}} created.",
    "{{label}}: creación completada.",
  ),
  "general:successfullyDuplicated": label(
    "{{label}}: cópia pronta, ainda sem endereço.",
    "{{label}} duplicated, without an address yet.",
    "{{label}}: copia lista, todavía sin dirección.",
  ),
  "general:locale": label("Idioma", "Language", "Idioma"),
  "general:locales": label("Idiomas", "Languages", "Idiomas"),
  "product:checks": label("Conferir", "Check", "Revisar"),
  "product:history": label("Histórico", "History", "Historial"),
  "upload:crop": label("Recorte", "Crop", "Recorte"),
};

type Translations = Record<string, Record<string, string>>;

function inLanguage(language: keyof Label): Translations {
  const translations: Translations = {};
  for (const [path, text] of Object.entries(texts)) {
    const [group = "", key = ""] = path.split(":");
    translations[group] = { ...translations[group], [key]: text[language] };
  }
  return translations;
}

export const payloadTexts = {
  pt: inLanguage("pt"),
  en: inLanguage("en"),
  es: inLanguage("es"),
};
