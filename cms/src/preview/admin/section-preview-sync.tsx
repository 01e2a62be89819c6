"use client";
import { useForm, useLivePreviewContext } from "@payloadcms/ui";
import { sectionChosenMessage } from "contracts";
import { useEffect, useRef } from "react";
import { useRowOpener } from "../../platform/payload-workarounds/use-row-opener.ts";

const path = "blocks";

/** Returns the index of the section that contains an element of the form. */
function sectionOf(element: Element): number | undefined {
  const row = element.closest(`[id^="${path}-row-"]`);
  return row ? Number(row.id.slice(`${path}-row-`.length)) : undefined;
}

function enter(index: number): void {
  const row = document.getElementById(`${path}-row-${index}`);
  row?.scrollIntoView({ block: "start" });
  row
    ?.querySelector<HTMLElement>(".collapsible__content :is(input, textarea, [contenteditable])")
    ?.focus({ preventScroll: true });
}

/**
 * Links the sections of the form with those of the live preview: a click in the preview opens the section in
 * the form, and focus in the form scrolls the preview.
 */
export function SectionPreviewSync() {
  const { getField } = useForm();
  const openRow = useRowOpener();
  const { iframeRef } = useLivePreviewContext();
  /**
   * Section that was last selected in the form or the preview. The form does not send this section to the preview
   * again, which would scroll the preview.
   */
  const shown = useRef<number>(undefined);

  useEffect(() => {
    function open({ origin, source, data }: MessageEvent): void {
      const message = sectionChosenMessage.safeParse(data);
      const isOurs = origin === window.location.origin;
      if (!isOurs || source !== iframeRef.current?.contentWindow || !message.success) {
        return;
      }
      const { index } = message.data;
      const row = getField(path)?.rows?.[index];
      shown.current = index;
      if (row) {
        openRow(row.id);
      }
      // Waits two frames, because the opened section must be rendered first.
      requestAnimationFrame(() => requestAnimationFrame(() => enter(index)));
    }
    function show({ target }: Event): void {
      const index = target instanceof Element ? sectionOf(target) : undefined;
      if (index === undefined || index === shown.current) {
        return;
      }
      shown.current = index;
      const message = { type: "show-section", index };
      iframeRef.current?.contentWindow?.postMessage(message, window.location.origin);
    }
    window.addEventListener("message", open);
    document.addEventListener("focusin", show);
    document.addEventListener("click", show);
    return () => {
      window.removeEventListener("message", open);
      document.removeEventListener("focusin", show);
      document.removeEventListener("click", show);
    };
  }, [getField, iframeRef, openRow]);
  return null;
}
