"use client";
import { useDocumentInfo, useModal, useTranslation } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { Label } from "../../platform/i18n/label.ts";
import { textLanguage } from "../../platform/i18n/text-language.ts";
import type { ReferencingDocument } from "../find-references.ts";
import { formatReferenceName, referenceTexts as texts } from "./texts.ts";
import "./references.css";

function useReferences(): ReferencingDocument[] | undefined {
  const { id, collectionSlug } = useDocumentInfo();
  const [references, setReferences] = useState<ReferencingDocument[]>();
  useEffect(() => {
    if (!id) {
      return;
    }
    const stopping = new AbortController();
    fetch(`/api/uses/${collectionSlug}/${id}`, {
      credentials: "same-origin",
      signal: stopping.signal,
    })
      .then(async (response) => {
        if (response.ok) {
          setReferences(((await response.json()) as { uses: ReferencingDocument[] }).uses);
        }
      })
      // Shows no references after an error, or after the screen was closed.
      .catch(() => undefined);
    return () => stopping.abort();
  }, [id, collectionSlug]);
  return references;
}

function ReferenceList({
  references,
  language,
}: {
  references: ReferencingDocument[];
  language: keyof Label;
}) {
  return (
    <ul>
      {references.map((reference) => (
        <li key={reference.document}>
          <a
            href={`/cms/${reference.document.includes("/") ? "collections" : "globals"}/${reference.document}`}
          >
            {formatReferenceName(reference, language)}
          </a>
          {reference.isLive ? null : <small>{texts.draft[language]}</small>}
          {reference.places.map((field) => (
            <small key={field}>{field}</small>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Adds a warning to Payload's delete dialog: the documents that the deletion would break. */
function DeleteWarning({
  references,
  language,
}: {
  references: ReferencingDocument[];
  language: keyof Label;
}) {
  const { id } = useDocumentInfo();
  const { isModalOpen } = useModal();
  const isOpen = isModalOpen(`delete-${id}`);
  const [container, setContainer] = useState<Element | null>(null);
  useEffect(() => {
    setContainer(
      isOpen ? document.querySelector(`#delete-${id} .confirmation-modal__content`) : null,
    );
  }, [isOpen, id]);
  return container
    ? createPortal(
        <div className="references references--warning" role="alert">
          <p>{texts.breaks[language]}</p>
          <ReferenceList references={references} language={language} />
        </div>,
        container,
      )
    : null;
}

/**
 * Panel with the documents that link to or contain this document. Warns about the effects of deleting this document.
 */
export function ReferencesPanel() {
  const { id } = useDocumentInfo();
  const { i18n } = useTranslation();
  const references = useReferences();
  if (!id || !references) {
    return null;
  }
  const language = textLanguage(i18n.language);
  const live = references.filter(({ isLive }) => isLive);
  return (
    <section className="references field-type" aria-label={texts.heading[language]}>
      <h4>{texts.heading[language]}</h4>
      {references.length > 0 ? (
        <ReferenceList references={references} language={language} />
      ) : (
        <small>{texts.nowhere[language]}</small>
      )}
      {live.length > 0 ? <DeleteWarning references={live} language={language} /> : null}
    </section>
  );
}
