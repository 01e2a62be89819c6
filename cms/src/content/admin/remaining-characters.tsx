"use client";
import { useField, useTranslation } from "@payloadcms/ui";
import { label } from "../../platform/i18n/label.ts";
import { textLanguage } from "../../platform/i18n/text-language.ts";

const fits = label(
  "Caracteres que ainda cabem: {count}.",
  "Characters left: {count}.",
  "Caracteres que aún caben: {count}.",
);
const over = label(
  "Caracteres a mais: {count}. Não será publicado assim.",
  "Characters too many: {count}. It will not be published like this.",
  "Caracteres de más: {count}. Así no se publicará.",
);

/** Shows the number of remaining characters below a text with a maximum length. */
export function RemainingCharacters({ path, most }: { path: string; most: number }) {
  const { value } = useField<string | null>({ path });
  const { i18n } = useTranslation();
  const left = most - (value ?? "").length;
  const text = left < 0 ? over : fits;
  return (
    <p className="field-description">
      {text[textLanguage(i18n.language)].replace("{count}", String(Math.abs(left)))}
    </p>
  );
}
