"use client";
import { toast, useTranslation } from "@payloadcms/ui";
import { releasesApi } from "contracts";
import { useRouter } from "next/navigation.js";
import { ActionButton } from "../../../platform/admin/action-button.tsx";
import { callApi } from "../../../platform/admin/call.ts";
import { textLanguage } from "../../../platform/i18n/text-language.ts";
import { releaseTexts as texts } from "./texts.ts";

/** Button that removes a document from a release. */
export function RemoveFromReleaseButton({
  releaseId,
  memberId,
}: {
  releaseId: string;
  memberId: string;
}) {
  const { i18n } = useTranslation();
  const router = useRouter();
  const language = textLanguage(i18n.language);
  async function takeOut(): Promise<void> {
    const response = await callApi(releasesApi.document(releaseId, memberId), "DELETE");
    if (!response?.ok) {
      toast.error(texts.failed[language]);
    }
    router.refresh();
  }
  return <ActionButton onClick={() => void takeOut()}>{texts.takeOut[language]}</ActionButton>;
}
