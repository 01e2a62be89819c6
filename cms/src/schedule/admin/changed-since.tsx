"use client";
import { toast, useTranslation } from "@payloadcms/ui";
import type { UnapprovedSave as Change } from "contracts";
import { formatTime } from "../../platform/admin/brasilia-time.ts";
import { callApi, readRefusalMessage } from "../../platform/admin/call.ts";
import { ConfirmButton } from "../../platform/admin/confirm-button.tsx";
import { textLanguage } from "../../platform/i18n/text-language.ts";
import { scheduleTexts } from "./texts.ts";

interface ChangedSinceProps {
  changed: Change;
  /** Path of the call that approves the draft; undefined for staff who may not publish. */
  approvePath: string | undefined;
  onDone: () => void;
}

/** Shows a change that a schedule does not publish, with a button that adds the change to the schedule. */
export function UnapprovedChangeNotice({ changed, approvePath, onDone }: ChangedSinceProps) {
  const { i18n } = useTranslation();
  const language = textLanguage(i18n.language);

  async function approve(path: string): Promise<void> {
    const response = await callApi(path, "POST", { changedAt: changed.at });
    if (response?.ok) {
      toast.success(scheduleTexts.usesDraft[language]);
    } else {
      toast.error((await readRefusalMessage(response)) ?? scheduleTexts.failed[language]);
    }
    onDone();
  }

  const message = scheduleTexts.changed[language]
    .replace("{name}", () => changed.by ?? scheduleTexts.formerColleague[language])
    .replace("{time}", formatTime(i18n.language, changed.at));
  return (
    <>
      <span className="side-panel__reason">{message}</span>
      {approvePath === undefined ? null : (
        <span className="side-panel__acts">
          <ConfirmButton
            text={scheduleTexts.useDraft[language]}
            confirm={scheduleTexts.confirmUseDraft[language]}
            onPress={() => approve(approvePath)}
          />
        </span>
      )}
    </>
  );
}
