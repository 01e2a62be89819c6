import { label } from "../platform/i18n/label.ts";
import { contentLocales } from "../platform/i18n/locales.ts";
import { textLanguage } from "../platform/i18n/text-language.ts";
import type { PlaceChange, Step } from "./places.ts";

const texts = {
  section: label("Seção", "Section", "Sección"),
  added: label("nova", "new", "nueva"),
  removed: label("removida", "removed", "eliminada"),
  moved: label(
    "ordem das seções ou itens",
    "order of sections or items",
    "orden de secciones o elementos",
  ),
};

function stepInWords({ label: name, number, isSection }: Step, language: string): string {
  const known = textLanguage(language);
  const text = typeof name === "string" ? name : (name[known] ?? name.pt ?? "");
  if (isSection) {
    return `${texts.section[known]} ${number}, ${text}`;
  }
  return number === undefined ? text : `${text} ${number}`;
}

/** Formats a path of labels: "Seção 2, Abertura: Título". */
export function placeInWords(steps: readonly Step[], language: string): string {
  return steps.map((step) => stepInWords(step, language)).join(": ");
}

/** Formats a change: "Seção 2, Abertura: Título (English)", "Seção 3, Texto: nova". */
export function changeInWords({ kind, locale, steps }: PlaceChange, language: string): string {
  const known = textLanguage(language);
  const place = placeInWords(steps, language);
  if (kind !== "changed") {
    return [place, texts[kind][known]].filter(Boolean).join(": ");
  }
  const name = contentLocales.find(({ code }) => code === locale)?.label;
  return name ? `${place} (${name})` : place;
}
