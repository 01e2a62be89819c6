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
  "{count} caracteres acima do limite. O texto não pode ser publicado assim.",
  "{count} characters over the limit. The text cannot be published like this.",
  "{count} caracteres por encima del límite. El texto no se puede publicar así.",
);

/** Shows the number of remaining characters below a text with a maximum length. */
export function RemainingCharacters({ path, max }: { path: string; max: number }) {
  const { value } = useField<string | null>({ path });
  const { i18n } = useTranslation();
  const left = max - (value ?? "").length;
  const text = left < 0 ? over : fits;
  return (
    <p className="field-description">
      {text[textLanguage(i18n.language)].replace("{count}", String(Math.abs(left)))}
    </p>
  );
}
