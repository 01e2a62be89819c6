import { useTranslation } from "@payloadcms/ui";
import { type Schedule, scheduleApi } from "contracts";
import { useState } from "react";
import { ActionButton } from "../../platform/admin/action-button.tsx";
import { formatInputTime, formatTime } from "../../platform/admin/brasilia-time.ts";
import { contentLocales } from "../../platform/i18n/locales.ts";
import { textLanguage } from "../../platform/i18n/text-language.ts";
import { UnapprovedChangeNotice } from "./changed-since.tsx";
import { scheduleTexts } from "./texts.ts";

interface ScheduleRowProps {
  row: Schedule;
  /** Resolves to true if the schedule was moved. */
  onMove: (time: string) => Promise<boolean>;
  onRemove: () => Promise<void>;
  onApproved: () => void;
  /** True if the user may publish. */
  isEditor: boolean;
}

/** One schedule: either waiting, or finished with its outcome. */
export function ScheduleRow({ row, onMove, onRemove, onApproved, isEditor }: ScheduleRowProps) {
  const { i18n } = useTranslation();
  const language = textLanguage(i18n.language);
  const [time, setTime] = useState<string>();
  const name = contentLocales.find(({ code }) => code === row.locale)?.label;
  return (
    <li className={`side-panel__row side-panel__row--${row.state}`}>
      <strong>
        {scheduleTexts.states[row.state][language]}: {scheduleTexts[row.action][language]},{" "}
        {name ?? scheduleTexts.allLanguages[language]}
      </strong>
      <span>
        <time dateTime={row.dueAt}>{formatTime(i18n.language, row.dueAt)}</time>
        {row.plannedBy ? ` ${scheduleTexts.by[language].replace("{name}", row.plannedBy)}` : null}
      </span>
      {row.reason ? <span className="side-panel__reason">{row.reason[language]}</span> : null}
      {row.changed ? (
        <UnapprovedChangeNotice
          changed={row.changed}
          approvePath={isEditor ? scheduleApi.approve(row.id) : undefined}
          onDone={onApproved}
        />
      ) : null}
      {isEditor && row.state !== "done" && !row.isOfVersion && time === undefined ? (
        <span className="side-panel__acts">
          <ActionButton onClick={() => setTime(formatInputTime(row.dueAt))}>
            {scheduleTexts.change[language]}
          </ActionButton>
          <ActionButton onClick={() => void onRemove()}>
            {scheduleTexts.remove[language]}
          </ActionButton>
        </span>
      ) : null}
      {time === undefined ? null : (
        <span className="side-panel__acts">
          <input
            type="datetime-local"
            aria-label={scheduleTexts.time[language]}
            value={time}
            onChange={({ target }) => setTime(target.value)}
          />
          <ActionButton
            onClick={async () => {
              if (await onMove(time)) {
                setTime(undefined);
              }
            }}
          >
            {scheduleTexts.save[language]}
          </ActionButton>
          <ActionButton onClick={() => setTime(undefined)}>
            {scheduleTexts.cancel[language]}
          </ActionButton>
        </span>
      )}
    </li>
  );
}
