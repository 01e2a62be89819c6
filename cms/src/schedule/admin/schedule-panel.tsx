"use client";
import { useDocumentInfo, useTranslation } from "@payloadcms/ui";
import { plannedSchedule, previewGlobals, type Schedule, scheduleApi } from "contracts";
import { useId, useState } from "react";
import { ActionButton } from "../../platform/admin/action-button.tsx";
import { formatInputTime } from "../../platform/admin/brasilia-time.ts";
import { callApi } from "../../platform/admin/call.ts";
import { useExpandedPanelGroup } from "../../platform/admin/collapsible-panel-group.tsx";
import { ConfirmButton } from "../../platform/admin/confirm-button.tsx";
import type { Label } from "../../platform/i18n/label.ts";
import { textLanguage } from "../../platform/i18n/text-language.ts";
import { RollBackButton } from "./roll-back.tsx";
import { ScheduleRow } from "./schedule-row.tsx";
import { ScheduleTargetFields, useScheduleTarget } from "./target-fields.tsx";
import { describeTimeFailure, scheduleTexts } from "./texts.ts";
import { useDocumentSchedules } from "./use-schedule.ts";
import "../../platform/admin/side-panel.css";
import { useStaffRole } from "../../platform/admin/screen-state.ts";

/** Maps the response of a call to a message next to the form. */
async function outcomeOf(
  response: Response | undefined,
): Promise<{ said: Label; isDone: boolean }> {
  if (!response?.ok) {
    return { said: describeTimeFailure(response, scheduleTexts.failed), isDone: false };
  }
  const { data } = plannedSchedule.safeParse(await response.json());
  const problem = data?.problem;
  return {
    isDone: true,
    said: problem
      ? {
          pt: `${scheduleTexts.planned.pt} ${scheduleTexts.problem.pt}\n${problem.pt}`,
          en: `${scheduleTexts.planned.en} ${scheduleTexts.problem.en}\n${problem.en}`,
          es: `${scheduleTexts.planned.es} ${scheduleTexts.problem.es}\n${problem.es}`,
        }
      : scheduleTexts.planned,
  };
}

/** Panel next to a document: its schedules, and the button to roll back. */
export function SchedulePanel() {
  const { id, collectionSlug, globalSlug, isTrashed } = useDocumentInfo();
  const role = useStaffRole();
  const kind = collectionSlug ?? globalSlug ?? "";
  const isGlobal = previewGlobals.some((slug) => slug === kind);
  if ((!id && !isGlobal) || isTrashed) {
    return null;
  }
  if (role === "writer") {
    return <PlansForWriter kind={kind} id={isGlobal ? undefined : String(id)} />;
  }
  return <Panel kind={kind} id={isGlobal ? undefined : String(id)} />;
}

const doNothing = async () => undefined;

/** Informs a writer that the schedule does not publish the writer's changes. */
function PlansForWriter({ kind, id }: { kind: string; id: string | undefined }) {
  const { i18n } = useTranslation();
  const language = textLanguage(i18n.language);
  const titleId = useId();
  const { schedule } = useDocumentSchedules({ kind, id });
  const waiting = schedule?.schedules.filter(({ state }) => state === "waiting") ?? [];
  useExpandedPanelGroup(waiting.length > 0);
  if (waiting.length === 0) {
    return null;
  }
  return (
    <section className="side-panel" aria-labelledby={titleId}>
      <h3 id={titleId}>{scheduleTexts.title[language]}</h3>
      <p>{scheduleTexts.aboutForWriters[language]}</p>
      <ul>
        {waiting.map((row) => (
          <ScheduleRow
            key={row.id}
            row={row}
            isEditor={false}
            onMove={async () => false}
            onRemove={doNothing}
            onApproved={doNothing}
          />
        ))}
      </ul>
    </section>
  );
}

function Panel({ kind, id }: { kind: string; id: string | undefined }) {
  const { i18n } = useTranslation();
  const language = textLanguage(i18n.language);
  const titleId = useId();
  const { schedule, load } = useDocumentSchedules({ kind, id });
  useExpandedPanelGroup(schedule?.schedules.some(({ state }) => state !== "done") ?? false);
  const target = useScheduleTarget({ kind, id });
  const { action, locale } = target;
  const [time, setTime] = useState("");
  const [message, setMessage] = useState<Label>();
  async function plan(at: string | null): Promise<void> {
    const body = { kind, ...(id ? { id } : {}), action, locale, time: at };
    const outcome = await outcomeOf(await callApi(scheduleApi.schedules, "POST", body));
    setMessage(outcome.isDone && at === null ? scheduleTexts.goes : outcome.said);
    if (outcome.isDone) {
      setTime("");
    }
    await load();
  }

  async function move(row: Schedule, newTime: string): Promise<boolean> {
    const response = await callApi(scheduleApi.schedule(row.id), "PATCH", { time: newTime });
    const outcome = await outcomeOf(response);
    setMessage(outcome.said);
    await load();
    return outcome.isDone;
  }

  async function remove(row: Schedule): Promise<void> {
    const response = await callApi(scheduleApi.schedule(row.id), "DELETE");
    setMessage(response?.ok ? scheduleTexts.removed : scheduleTexts.failed);
    await load();
  }

  return (
    <section className="side-panel" aria-labelledby={titleId}>
      <h3 id={titleId}>{scheduleTexts.title[language]}</h3>
      <p>{scheduleTexts.about[language]}</p>
      {schedule?.isWorkerSilent ? (
        <p className="side-panel__alarm" role="alert">
          {scheduleTexts.silent[language]}
        </p>
      ) : null}
      <div className="side-panel__new">
        <ScheduleTargetFields target={target} canUnpublish={id !== undefined} />
        <label>
          {scheduleTexts.time[language]}
          <input
            type="datetime-local"
            value={time}
            min={formatInputTime(new Date())}
            onChange={({ target }) => setTime(target.value)}
          />
        </label>
        <ActionButton isMain disabled={time === ""} onClick={() => void plan(time)}>
          {scheduleTexts.plan[language]}
        </ActionButton>
        {action === "unpublish" && time === "" ? (
          <ConfirmButton
            text={scheduleTexts.unpublishNow[language]}
            confirm={scheduleTexts.confirmUnpublish[language]}
            onPress={() => plan(null)}
          />
        ) : null}
      </div>
      <p className="side-panel__said" role="status">
        {message?.[language]}
      </p>
      {schedule && schedule.schedules.length > 0 ? (
        <ul>
          {schedule.schedules.map((row) => (
            <ScheduleRow
              key={row.id}
              row={row}
              onMove={(newTime) => move(row, newTime)}
              onRemove={() => remove(row)}
              onApproved={() => void load()}
              isEditor
            />
          ))}
        </ul>
      ) : null}
      {schedule?.previous ? (
        <RollBackButton kind={kind} id={id} previous={schedule.previous} onDone={load} />
      ) : null}
    </section>
  );
}
