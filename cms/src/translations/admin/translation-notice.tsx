"use client";
import { useTranslation } from "@payloadcms/ui";
import { useState } from "react";
import { ActionButton } from "../../platform/admin/action-button.tsx";
import { textLanguage } from "../../platform/i18n/text-language.ts";
import { clearSourceTexts, useSourceTexts, useTranslationUrl } from "./source-texts.ts";
import { translationTexts } from "./texts.ts";
import "./translations.css";

/**
 * Notice above the form that the translation is older than its source, with a button that marks the translation as
 * current.
 */
export function TranslationNotice() {
  const { i18n } = useTranslation();
  const address = useTranslationUrl();
  const source = useSourceTexts();
  const [state, setState] = useState<"idle" | "done" | "failed">("idle");
  if (!address || !source || source.outdated.length === 0) {
    return null;
  }
  const language = textLanguage(i18n.language);
  const approveAddress = address.replace("?", "/approve?");

  async function approve(): Promise<void> {
    const response = await fetch(approveAddress, {
      method: "POST",
      credentials: "same-origin",
    }).catch(() => undefined);
    clearSourceTexts();
    setState(response?.ok ? "done" : "failed");
  }

  return (
    <div className="translation-notice" role="status">
      {state === "done" ? (
        translationTexts.approved[language]
      ) : (
        <>
          <span>
            {translationTexts.outdatedHere[language].replace(
              "{count}",
              String(source.outdated.length),
            )}
          </span>
          <ActionButton onClick={() => void approve()}>
            {translationTexts.approve[language]}
          </ActionButton>
        </>
      )}
      {state === "failed" ? translationTexts.failed[language] : null}
    </div>
  );
}
