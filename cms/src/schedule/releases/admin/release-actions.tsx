"use client";
import { useTranslation } from "@payloadcms/ui";
import {
  publishedRelease,
  releasesApi,
  scheduleApi,
  type UndoReleaseRequest,
  undoneRelease,
} from "contracts";
import { useRouter } from "next/navigation.js";
import { useState } from "react";
import { ActionButton } from "../../../platform/admin/action-button.tsx";
import { formatInputTime } from "../../../platform/admin/brasilia-time.ts";
import { callApi, readRefusalMessage } from "../../../platform/admin/call.ts";
import { ConfirmButton } from "../../../platform/admin/confirm-button.tsx";
import { textLanguage } from "../../../platform/i18n/text-language.ts";
import { describeTimeFailure } from "../../admin/texts.ts";
import { releasesPath } from "../release-path.ts";
import { releaseTexts as texts } from "./texts.ts";

interface ReleaseActsProps {
  id: string;
  isOut: boolean;
  /** Schedule of the release that is waiting or failed. */
  plan?: { id: string; dueAt: string } | undefined;
}

/** Buttons with which editors publish, schedule, undo or delete a release. */
export function ReleaseActions({ id, isOut, plan }: ReleaseActsProps) {
  const { i18n } = useTranslation();
  const router = useRouter();
  const language = textLanguage(i18n.language);
  const [time, setTime] = useState(plan ? formatInputTime(plan.dueAt) : "");
  const [message, setMessage] = useState("");
  const [newer, setNewer] = useState<string[]>([]);

  async function publish(at: string | null): Promise<void> {
    const response = await callApi(releasesApi.publish(id), "POST", { time: at });
    const read = response?.ok ? publishedRelease.safeParse(await response.json()) : undefined;
    const problem = read?.data?.problem?.[language];
    const why = (at === null ? texts.refused : texts.wouldRefuse)[language];
    const failed = describeTimeFailure(response, texts.failed)[language];
    setMessage(read?.success ? (problem ? `${why}\n${problem}` : "") : failed);
    router.refresh();
  }

  async function unplan(planId: string): Promise<void> {
    const response = await callApi(scheduleApi.schedule(planId), "DELETE");
    setMessage(response?.ok ? "" : texts.failed[language]);
    setTime("");
    router.refresh();
  }

  async function undo(mode: UndoReleaseRequest["newer"]): Promise<void> {
    const response = await callApi(releasesApi.undo(id), "POST", { newer: mode });
    const read = response?.ok ? undoneRelease.safeParse(await response.json()) : undefined;
    setNewer(read?.data?.newer ?? []);
    setMessage(
      read?.success ? "" : ((await readRefusalMessage(response)) ?? texts.failed[language]),
    );
    router.refresh();
  }

  async function remove(): Promise<void> {
    const response = await callApi(releasesApi.release(id), "DELETE");
    if (response?.ok) {
      router.push(releasesPath);
    } else {
      setMessage(texts.failed[language]);
    }
  }

  return (
    <div className="side-panel">
      {isOut ? (
        <div className="side-panel__acts">
          <ConfirmButton
            text={texts.undo[language]}
            confirm={texts.confirmUndo[language]}
            onPress={() => undo("ask")}
          />
        </div>
      ) : (
        <>
          <form
            className="staff-view__filters"
            onSubmit={(event) => {
              event.preventDefault();
              void publish(time);
            }}
          >
            <label>
              {texts.time[language]}
              <input
                type="datetime-local"
                required
                value={time}
                min={formatInputTime(new Date())}
                onChange={({ target }) => setTime(target.value)}
              />
            </label>
            <ActionButton type="submit" isMain>
              {texts.plan[language]}
            </ActionButton>
          </form>
          <div className="side-panel__acts">
            {plan ? (
              <ActionButton onClick={() => void unplan(plan.id)}>
                {texts.unplan[language]}
              </ActionButton>
            ) : null}
            <ConfirmButton
              text={texts.now[language]}
              confirm={texts.confirmNow[language]}
              onPress={() => publish(null)}
            />
            <ConfirmButton
              text={texts.remove[language]}
              confirm={texts.confirmRemove[language]}
              onPress={remove}
            />
          </div>
        </>
      )}
      {newer.length > 0 ? (
        <div className="side-panel__row side-panel__row--waiting" role="alert">
          <strong>{texts.newer[language]}</strong>
          <span>{newer.join(", ")}</span>
          <span className="side-panel__acts">
            <ActionButton onClick={() => void undo("keep")}>
              {texts.keepNewer[language]}
            </ActionButton>
            <ActionButton onClick={() => void undo("undo")}>
              {texts.undoNewer[language]}
            </ActionButton>
          </span>
        </div>
      ) : null}
      <p className="side-panel__said side-panel__reason" role="status">
        {message}
      </p>
    </div>
  );
}
