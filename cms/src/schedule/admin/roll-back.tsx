import { toast, useTranslation } from "@payloadcms/ui";
import { type DocumentSchedule, scheduleApi } from "contracts";
import { useRouter } from "next/navigation.js";
import { useState } from "react";
import { shownTime } from "../../ground/admin/brasilia-time.ts";
import { call, refusalOf } from "../../ground/admin/call.ts";
import { textLanguage } from "../../ground/admin/money.ts";
import { texts } from "./texts.ts";

interface RollBackProps {
  kind: string;
  id: string | undefined;
  previous: NonNullable<DocumentSchedule["previous"]>;
  onDone: () => Promise<void>;
}

/** Two presses: what was on the site before is there again. */
export function RollBack({ kind, id, previous, onDone }: RollBackProps) {
  const { i18n } = useTranslation();
  const router = useRouter();
  const language = textLanguage(i18n.language);
  const [isAsked, setIsAsked] = useState(false);

  async function goBack(): Promise<void> {
    const body = { kind, ...(id ? { id } : {}), versionId: previous.versionId };
    const answer = await call(scheduleApi.rollBack, "POST", body);
    setIsAsked(false);
    if (answer?.ok) {
      toast.success(texts.wentBack[language]);
      // The form shows what is live now.
      router.refresh();
    } else {
      toast.error((await refusalOf(answer)) ?? texts.failed[language]);
    }
    await onDone();
  }

  if (!isAsked) {
    const label = texts.goBack[language].replace(
      "{time}",
      shownTime(i18n.language, previous.publishedAt),
    );
    return (
      <button type="button" className="side-panel__back" onClick={() => setIsAsked(true)}>
        {label}
      </button>
    );
  }
  return (
    <div className="side-panel__acts">
      <button type="button" className="side-panel__button" onClick={() => void goBack()}>
        {texts.confirmGoBack[language]}
      </button>
      <button type="button" onClick={() => setIsAsked(false)}>
        {texts.cancel[language]}
      </button>
    </div>
  );
}
