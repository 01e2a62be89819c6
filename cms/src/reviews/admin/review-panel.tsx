"use client";
import { toast, useDocumentInfo, useTranslation } from "@payloadcms/ui";
import { maxReviewNoteLength, type Review, review, reviewsApi } from "contracts";
import { useCallback, useEffect, useId, useState } from "react";
import { ActionButton } from "../../platform/admin/action-button.tsx";
import { formatTime } from "../../platform/admin/brasilia-time.ts";
import { callApi } from "../../platform/admin/call.ts";
import type { Label } from "../../platform/i18n/label.ts";
import { contentLocales } from "../../platform/i18n/locales.ts";
import { textLanguage } from "../../platform/i18n/text-language.ts";
import { reviewTexts } from "./texts.ts";
import "../../platform/admin/side-panel.css";
import { useContentLocale, useStaffRole } from "../../platform/admin/screen-state.ts";

function useReviews(kind: string, id: string) {
  const [reviews, setReviews] = useState<Review[]>([]);
  const load = useCallback(async () => {
    const response = await callApi(`${reviewsApi.reviews}?${new URLSearchParams({ kind, id })}`);
    const read = response?.ok ? review.array().safeParse(await response.json()) : undefined;
    if (read?.success) {
      setReviews(read.data);
    }
  }, [kind, id]);
  useEffect(() => void load(), [load]);
  return { reviews, load };
}

const nameOf = (locale: string) => contentLocales.find(({ code }) => code === locale)?.label ?? "";

/** Panel next to a document, in which writers request a review and editors return the draft. */
export function ReviewPanel() {
  const { id, collectionSlug, isTrashed } = useDocumentInfo();
  const role = useStaffRole();
  return id && collectionSlug && role && !isTrashed ? (
    <Panel kind={collectionSlug} id={String(id)} isWriter={role === "writer"} />
  ) : null;
}

function Panel({ kind, id, isWriter }: { kind: string; id: string; isWriter: boolean }) {
  const locale = useContentLocale();
  const { i18n } = useTranslation();
  const language = textLanguage(i18n.language);
  const titleId = useId();
  const { reviews, load } = useReviews(kind, id);
  const [note, setNote] = useState("");
  const waiting = reviews.filter(({ state }) => state === "waiting");
  const returned = reviews.filter(({ state }) => state === "returned");
  const [first] = waiting;
  if (!isWriter && !first) {
    return null;
  }

  async function send(path: string, body: object, done: Label): Promise<void> {
    const response = await callApi(path, "POST", body);
    if (response?.ok) {
      // A toast, because the panel of an editor disappears with the last request for a review.
      toast.success(done[language]);
      setNote("");
    } else {
      toast.error(reviewTexts.failed[language]);
    }
    await load();
  }

  const press = () =>
    isWriter || !first
      ? send(reviewsApi.reviews, { kind, id, locale, note }, reviewTexts.asked)
      : send(reviewsApi.return(first.id), { note }, reviewTexts.gaveBack);

  return (
    <section className="side-panel" aria-labelledby={titleId}>
      <h3 id={titleId}>{reviewTexts.title[language]}</h3>
      {isWriter ? <p>{reviewTexts.about[language].replace("{language}", nameOf(locale))}</p> : null}
      <ul>
        {waiting.map((each) => (
          <li key={each.id} className="side-panel__row side-panel__row--waiting">
            <strong>
              {reviewTexts.waiting[language]
                .replace("{name}", each.askedBy ?? "?")
                .replace("{language}", nameOf(each.locale))
                .replace("{time}", formatTime(i18n.language, each.askedAt))}
            </strong>
            {each.note ? <span>{each.note}</span> : null}
            {isWriter ? null : <span>{reviewTexts.howToEnd[language]}</span>}
          </li>
        ))}
        {returned.map((each) => (
          <li key={each.id} className="side-panel__row side-panel__row--failed">
            <strong>
              {reviewTexts.returned[language].replace("{language}", nameOf(each.locale))}
            </strong>
            <span>{each.answer}</span>
          </li>
        ))}
      </ul>
      <label>
        {(isWriter ? reviewTexts.note : reviewTexts.answer)[language]}
        <textarea
          rows={3}
          maxLength={maxReviewNoteLength}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </label>
      <ActionButton isMain disabled={!isWriter && note.trim() === ""} onClick={() => void press()}>
        {(isWriter ? reviewTexts.ask : reviewTexts.giveBack)[language]}
      </ActionButton>
    </section>
  );
}
