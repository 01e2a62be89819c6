"use client";
import { useField, useTranslation } from "@payloadcms/ui";
import { label } from "../../platform/i18n/label.ts";
import { textLanguage } from "../../platform/i18n/text-language.ts";

const remainingText = label(
  "Caracteres que ainda cabem: {count}.",
  "Characters left: {count}.",
  "Caracteres que aún caben: {count}.",
);
const excessText = label(
  "Caracteres acima do limite: {count}. O texto não pode ser publicado assim.",
  "Characters over the limit: {count}. The text cannot be published like this.",
  "Caracteres por encima del límite: {count}. El texto no se puede publicar así.",
);

/** Shows the number of remaining characters below a text with a maximum length. */
export function RemainingCharacters({ path, max }: { path: string; max: number }) {
  const { value } = useField<string | null>({ path });
  const { i18n } = useTranslation();
  const remaining = max - (value ?? "").length;
  const text = remaining < 0 ? excessText : remainingText;
  return (
    <p className="field-description">
      {text[textLanguage(i18n.language)].replace("{count}", String(Math.abs(remaining)))}
    </p>
  );
}
