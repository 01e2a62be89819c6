"use client";
import { useForm, useLivePreviewContext } from "@payloadcms/ui";
import { sectionChosen } from "contracts";
import { useEffect, useRef } from "react";
import { useOpenRows } from "../../../ground/admin/use-open-rows.ts";

const path = "blocks";

/** Which section an element of the form belongs to. */
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
 * Ties the sections in the form to those in the live preview: what is pressed there is opened here,
 * what is chosen here is scrolled to there.
 */
export function SectionLink() {
  const { getField } = useForm();
  const openRow = useOpenRows();
  const { iframeRef } = useLivePreviewContext();
  /** Shown on both sides: telling the preview of what it told us would scroll it away. */
  const shown = useRef<number>(undefined);

  useEffect(() => {
    function open({ origin, source, data }: MessageEvent): void {
      const message = sectionChosen.safeParse(data);
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
      // Once what was closed is drawn open.
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
