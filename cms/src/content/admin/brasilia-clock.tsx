"use client";
import { useField, useTranslation } from "@payloadcms/ui";
import { formatTime } from "../../platform/admin/brasilia-time.ts";
import { label } from "../../platform/i18n/label.ts";
import { textLanguage } from "../../platform/i18n/text-language.ts";

const inBrasilia = label("{time} em Brasília", "{time} in Brasília", "{time} en Brasilia");

/** Shows a date field's time in Brasília below the field, because the field uses the browser's time zone. */
export function BrasiliaClock({ path }: { path: string }) {
  const { value } = useField<string | Date | null>({ path });
  const { i18n } = useTranslation();
  if (!value) {
    return null;
  }
  const time = formatTime(i18n.language, new Date(value).toISOString());
  return (
    <p className="field-description">
      {inBrasilia[textLanguage(i18n.language)].replace("{time}", time)}
    </p>
  );
}
