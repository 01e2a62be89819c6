"use client";
import { toast, useTranslation } from "@payloadcms/ui";
import { previewApi } from "contracts";
import { useRouter } from "next/navigation.js";
import { ActionButton } from "../../platform/admin/action-button.tsx";
import { callApi } from "../../platform/admin/call.ts";
import { textLanguage } from "../../platform/i18n/text-language.ts";
import { previewLinkTexts as texts } from "./texts.ts";

/** Button that revokes a preview link. */
export function RevokeLinkButton({ id }: { id: string }) {
  const { i18n } = useTranslation();
  const router = useRouter();
  const language = textLanguage(i18n.language);
  async function end(): Promise<void> {
    const response = await callApi(previewApi.link(id), "DELETE");
    if (!response?.ok) {
      toast.error(texts.failed[language]);
    }
    router.refresh();
  }
  return <ActionButton onClick={() => void end()}>{texts.revoke[language]}</ActionButton>;
}
