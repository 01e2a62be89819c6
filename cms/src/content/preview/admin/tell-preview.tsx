"use client";
import { useDocumentEvents, useDocumentInfo, useLivePreviewContext } from "@payloadcms/ui";
import { useEffect } from "react";

/**
 * Tells the preview of a save at once, and of what a drawer saved, such as a picture of the page. Payload
 * tells of the form's own saves too, after it has asked for the form anew: the draft is drawn by then.
 */
export function TellPreview() {
  const { collectionSlug, data, globalSlug, id } = useDocumentInfo();
  // Not its `lastUpdateTime`, which typing changes too.
  const savedAt = data?.updatedAt;
  const { iframeRef, isLivePreviewing } = useLivePreviewContext();
  const { mostRecentUpdate } = useDocumentEvents();
  const isOwn =
    mostRecentUpdate?.entitySlug === (globalSlug ?? collectionSlug) && mostRecentUpdate?.id === id;
  const elsewhere = isOwn ? null : mostRecentUpdate;

  // biome-ignore lint/correctness/useExhaustiveDependencies: at each save
  useEffect(() => {
    if (isLivePreviewing) {
      const message = { type: "saved" };
      iframeRef.current?.contentWindow?.postMessage(message, window.location.origin);
    }
  }, [iframeRef, isLivePreviewing, savedAt, elsewhere]);
  return null;
}
