"use client";
import { useDocumentInfo, useModal, useTranslation } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { Label } from "../../platform/i18n/label.ts";
import { textLanguage } from "../../platform/i18n/text-language.ts";
import type { Use } from "../find-uses.ts";
import { referenceName, useTexts as texts } from "./texts.ts";
import "./uses.css";

function useReferences(): Use[] | undefined {
  const { id, collectionSlug } = useDocumentInfo();
  const [uses, setUses] = useState<Use[]>();
  useEffect(() => {
    if (!id) {
      return;
    }
    const stopping = new AbortController();
    fetch(`/api/uses/${collectionSlug}/${id}`, {
      credentials: "same-origin",
      signal: stopping.signal,
    })
      .then(async (answer) => {
        if (answer.ok) {
          setUses(((await answer.json()) as { uses: Use[] }).uses);
        }
      })
      // On an error, or when the screen was left, nothing is shown.
      .catch(() => undefined);
    return () => stopping.abort();
  }, [id, collectionSlug]);
  return uses;
}

function UseList({ uses, language }: { uses: Use[]; language: keyof Label }) {
  return (
    <ul>
      {uses.map((use) => (
        <li key={use.document}>
          <a
            href={`/cms/${use.document.includes("/") ? "collections" : "globals"}/${use.document}`}
          >
            {referenceName(use, language)}
          </a>
          {use.isLive ? null : <small>{texts.draft[language]}</small>}
          {use.places.map((place) => (
            <small key={place}>{place}</small>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Adds to Payload's delete dialog which documents the deletion would break. */
function DeleteWarning({ uses, language }: { uses: Use[]; language: keyof Label }) {
  const { id } = useDocumentInfo();
  const { isModalOpen } = useModal();
  const isAsked = isModalOpen(`delete-${id}`);
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => {
    setPlace(isAsked ? document.querySelector(`#delete-${id} .confirmation-modal__content`) : null);
  }, [isAsked, id]);
  return place
    ? createPortal(
        <div className="uses uses--warning" role="alert">
          <p>{texts.breaks[language]}</p>
          <UseList uses={uses} language={language} />
        </div>,
        place,
      )
    : null;
}

/** Panel that lists the documents which link to or show this one, and warns what its deletion would break. */
export function Uses() {
  const { id } = useDocumentInfo();
  const { i18n } = useTranslation();
  const uses = useReferences();
  if (!id || !uses) {
    return null;
  }
  const language = textLanguage(i18n.language);
  const live = uses.filter(({ isLive }) => isLive);
  return (
    <section className="uses field-type" aria-label={texts.heading[language]}>
      <h4>{texts.heading[language]}</h4>
      {uses.length > 0 ? (
        <UseList uses={uses} language={language} />
      ) : (
        <small>{texts.nowhere[language]}</small>
      )}
      {live.length > 0 ? <DeleteWarning uses={live} language={language} /> : null}
    </section>
  );
}
