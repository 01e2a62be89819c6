"use client";
import { useTranslation } from "@payloadcms/ui";
import { useSearchParams } from "next/navigation";
import { textLanguage } from "../../platform/i18n/text-language.ts";
import { leadTexts } from "./texts.ts";

/** Link that downloads the list as CSV, with the filters of the list's URL. */
export function ExportLink() {
  const { i18n } = useTranslation();
  const filters = new URLSearchParams(
    [...(useSearchParams() ?? [])].filter(([name]) => name.startsWith("where[")),
  );
  return (
    <p>
      <a className="leads-action" href={`/api/leads/export?${filters}`} download>
        {leadTexts.exportCsv[textLanguage(i18n.language)]}
      </a>
    </p>
  );
}
