import { label } from "../platform/i18n/label.ts";
import { contentLocales } from "../platform/i18n/locales.ts";
import { textLanguage } from "../platform/i18n/text-language.ts";
import type { FieldChange, FieldPathStep } from "./field-values.ts";

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

function formatStep({ label: name, number, isSection }: FieldPathStep, language: string): string {
  const textsLanguage = textLanguage(language);
  const text = typeof name === "string" ? name : (name[textsLanguage] ?? name.pt ?? "");
  if (isSection) {
    return `${texts.section[textsLanguage]} ${number}, ${text}`;
  }
  return number === undefined ? text : `${text} ${number}`;
}

/** Formats a path of labels: "Seção 2, Abertura: Título". */
export function formatFieldPath(steps: readonly FieldPathStep[], language: string): string {
  return steps.map((step) => formatStep(step, language)).join(": ");
}

/** Formats a change: "Seção 2, Abertura: Título · English (US)", "Seção 3, Texto: nova". */
export function formatChange({ kind, locale, steps }: FieldChange, language: string): string {
  const textsLanguage = textLanguage(language);
  const fieldPath = formatFieldPath(steps, language);
  if (kind !== "changed") {
    return [fieldPath, texts[kind][textsLanguage]].filter(Boolean).join(": ");
  }
  const name = contentLocales.find(({ code }) => code === locale)?.label;
  return name ? `${fieldPath} · ${name}` : fieldPath;
}
