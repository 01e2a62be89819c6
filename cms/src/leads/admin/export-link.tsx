"use client";
import { useTranslation } from "@payloadcms/ui";
import { useSearchParams } from "next/navigation";
import { ActionLink } from "../../platform/admin/action-button.tsx";
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
      <ActionLink href={`/api/leads/export?${filters}`} isDownload>
        {leadTexts.exportCsv[textLanguage(i18n.language)]}
      </ActionLink>
    </p>
  );
}
