"use client";
import { useDocumentInfo, useTranslation } from "@payloadcms/ui";
import { plannedSchedule, previewGlobals, type Schedule, scheduleApi } from "contracts";
import { useId, useState } from "react";
import { ActionButton } from "../../platform/admin/action-button.tsx";
import { formatInputTime } from "../../platform/admin/brasilia-time.ts";
import { callApi } from "../../platform/admin/call.ts";
import { ConfirmButton } from "../../platform/admin/confirm-button.tsx";
import { useOpenFold } from "../../platform/admin/fold.tsx";
import type { Label } from "../../platform/i18n/label.ts";
import { textLanguage } from "../../platform/i18n/text-language.ts";
import { RollBack } from "./roll-back.tsx";
import { ScheduleRow } from "./schedule-row.tsx";
import { TargetFields, useTarget } from "./target-fields.tsx";
import { texts, timeFailure } from "./texts.ts";
import { useSchedule } from "./use-schedule.ts";
import "../../platform/admin/side-panel.css";
import { useStaffRole } from "../../platform/admin/screen-state.ts";

/** Maps the response of a call to a message next to the form. */
async function outcomeOf(
  response: Response | undefined,
): Promise<{ said: Label; isDone: boolean }> {
  if (!response?.ok) {
    return { said: timeFailure(response, texts.failed), isDone: false };
  }
  const { data } = plannedSchedule.safeParse(await response.json());
  const problem = data?.problem;
  return {
    isDone: true,
    said: problem
      ? {
          pt: `${texts.planned.pt} ${texts.problem.pt}\n${problem.pt}`,
          en: `${texts.planned.en} ${texts.problem.en}\n${problem.en}`,
          es: `${texts.planned.es} ${texts.problem.es}\n${problem.es}`,
        }
      : texts.planned,
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
  const { schedule } = useSchedule({ kind, id });
  const waiting = schedule?.schedules.filter(({ state }) => state === "waiting") ?? [];
  useOpenFold(waiting.length > 0);
  if (waiting.length === 0) {
    return null;
  }
  return (
    <section className="side-panel" aria-labelledby={titleId}>
      <h3 id={titleId}>{texts.title[language]}</h3>
      <p>{texts.aboutForWriters[language]}</p>
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
  const { schedule, load } = useSchedule({ kind, id });
  useOpenFold(schedule?.schedules.some(({ state }) => state !== "done") ?? false);
  const target = useTarget({ kind, id });
  const { action, locale } = target;
  const [time, setTime] = useState("");
  const [message, setMessage] = useState<Label>();
  async function plan(at: string | null): Promise<void> {
    const body = { kind, ...(id ? { id } : {}), action, locale, time: at };
    const outcome = await outcomeOf(await callApi(scheduleApi.schedules, "POST", body));
    setMessage(outcome.isDone && at === null ? texts.goes : outcome.said);
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
    setMessage(response?.ok ? texts.removed : texts.failed);
    await load();
  }

  return (
    <section className="side-panel" aria-labelledby={titleId}>
      <h3 id={titleId}>{texts.title[language]}</h3>
      <p>{texts.about[language]}</p>
      {schedule?.isWorkerSilent ? (
        <p className="side-panel__alarm" role="alert">
          {texts.silent[language]}
        </p>
      ) : null}
      <div className="side-panel__new">
        <TargetFields target={target} canUnpublish={id !== undefined} />
        <label>
          {texts.time[language]}
          <input
            type="datetime-local"
            value={time}
            min={formatInputTime(new Date())}
            onChange={({ target }) => setTime(target.value)}
          />
        </label>
        <ActionButton isMain disabled={time === ""} onClick={() => void plan(time)}>
          {texts.plan[language]}
        </ActionButton>
        {action === "unpublish" && time === "" ? (
          <ConfirmButton
            text={texts.unpublishNow[language]}
            confirm={texts.confirmUnpublish[language]}
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
        <RollBack kind={kind} id={id} previous={schedule.previous} onDone={load} />
      ) : null}
    </section>
  );
}
