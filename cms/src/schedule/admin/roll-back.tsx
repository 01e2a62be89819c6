import { toast, useTranslation } from "@payloadcms/ui";
import { type DocumentSchedule, scheduleApi } from "contracts";
import { useRouter } from "next/navigation.js";
import { formatTime } from "../../platform/admin/brasilia-time.ts";
import { callApi, readRefusalMessage } from "../../platform/admin/call.ts";
import { ConfirmButton } from "../../platform/admin/confirm-button.tsx";
import { textLanguage } from "../../platform/i18n/text-language.ts";
import { scheduleTexts } from "./texts.ts";

interface RollBackProps {
  kind: string;
  id: string | undefined;
  previous: NonNullable<DocumentSchedule["previous"]>;
  onDone: () => Promise<void>;
}

/** Button that publishes the previous version again. A second press is required as confirmation. */
export function RollBackButton({ kind, id, previous, onDone }: RollBackProps) {
  const { i18n } = useTranslation();
  const router = useRouter();
  const language = textLanguage(i18n.language);

  async function goBack(): Promise<void> {
    const body = { kind, ...(id ? { id } : {}), versionId: previous.versionId };
    const response = await callApi(scheduleApi.rollBack, "POST", body);
    if (response?.ok) {
      toast.success(scheduleTexts.wentBack[language]);
      // Reloads the form with the published content.
      router.refresh();
    } else {
      toast.error((await readRefusalMessage(response)) ?? scheduleTexts.failed[language]);
    }
    await onDone();
  }

  const time = formatTime(i18n.language, previous.publishedAt);
  return (
    <div className="side-panel__acts">
      <ConfirmButton
        text={scheduleTexts.goBack[language].replace("{time}", time)}
        confirm={scheduleTexts.confirmGoBack[language]}
        onPress={goBack}
      />
    </div>
  );
}
