"use client";
import { useDocumentInfo, useLivePreviewContext } from "@payloadcms/ui";
import { useEffect } from "react";

/** Tells the preview of a save at once: Payload does so after it has asked for the form anew. */
export function TellPreview() {
  const { lastUpdateTime } = useDocumentInfo();
  const { iframeRef, isLivePreviewing } = useLivePreviewContext();
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each save
  useEffect(() => {
    if (isLivePreviewing) {
      const message = { type: "payload-document-event" };
      iframeRef.current?.contentWindow?.postMessage(message, window.location.origin);
    }
  }, [iframeRef, isLivePreviewing, lastUpdateTime]);
  return null;
}
