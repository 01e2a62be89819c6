"use client";
import { useDocumentEvents, useDocumentInfo, useLivePreviewContext } from "@payloadcms/ui";
import { useEffect } from "react";

/**
 * Notifies the preview of a save immediately, also of a save in a drawer, such as that of an image of the page. Payload
 * sends its own message only after it has reloaded the form.
 */
export function PreviewSaveNotifier() {
  const { collectionSlug, data, globalSlug, id } = useDocumentInfo();
  // Uses `updatedAt`, because typing changes `lastUpdateTime` too.
  const savedAt = data?.updatedAt;
  const { iframeRef, isLivePreviewing } = useLivePreviewContext();
  const { mostRecentUpdate } = useDocumentEvents();
  const isOwn =
    mostRecentUpdate?.entitySlug === (globalSlug ?? collectionSlug) && mostRecentUpdate?.id === id;
  const otherUpdate = isOwn ? null : mostRecentUpdate;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each save
  useEffect(() => {
    if (isLivePreviewing) {
      const message = { type: "saved" };
      iframeRef.current?.contentWindow?.postMessage(message, window.location.origin);
    }
  }, [iframeRef, isLivePreviewing, savedAt, otherUpdate]);
  return null;
}
