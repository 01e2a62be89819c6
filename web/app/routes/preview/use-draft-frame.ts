import { previewFrameMessages } from "contracts";
import { type FragmentInstance, type RefCallback, useCallback, useEffect, useRef } from "react";
import { useRevalidator } from "react-router";

/** Sends a message to the CMS screen that frames this page and has the same origin. */
function postToForm(message: object): void {
  window.parent.postMessage(message, window.location.origin);
}

/**
 * Connects a draft with its form in the CMS. Renders the draft again after each save, and keeps the scroll position. A
 * click selects the section in the form instead of following a link; selecting a section in the form scrolls the draft
 * to that section.
 */
export function useDraftFrame(isFramed: boolean): (index: number) => RefCallback<FragmentInstance> {
  const { revalidate } = useRevalidator();
  const sections = useRef(new Map<number, FragmentInstance>());

  useEffect(() => {
    if (!isFramed) {
      return;
    }
    let isReloading = false;
    let isRequested = false;
    /** Runs one revalidation at a time, because a second revalidation would cancel the first. */
    async function reload(): Promise<void> {
      isRequested = true;
      if (isReloading) {
        return;
      }
      isReloading = true;
      while (isRequested) {
        isRequested = false;
        await revalidate();
      }
      isReloading = false;
    }
    function handleMessage({ origin, source, data }: MessageEvent): void {
      if (origin !== window.location.origin || source !== window.parent) {
        return;
      }
      const message = previewFrameMessages.safeParse(data);
      if (!message.success) {
        return;
      }
      if (message.data.type === "saved") {
        void reload();
      } else {
        sections.current.get(message.data.index)?.scrollIntoView();
      }
    }
    const preventNavigation = (event: Event) => event.preventDefault();
    window.addEventListener("message", handleMessage);
    document.addEventListener("click", preventNavigation);
    document.addEventListener("submit", preventNavigation);
    postToForm({ type: "payload-live-preview", ready: true });
    return () => {
      window.removeEventListener("message", handleMessage);
      document.removeEventListener("click", preventNavigation);
      document.removeEventListener("submit", preventNavigation);
    };
  }, [isFramed, revalidate]);

  return useCallback(
    (index) => (section) => {
      if (!section || !isFramed) {
        return;
      }
      const postChosenSection = () => postToForm({ type: "section-chosen", index });
      sections.current.set(index, section);
      section.addEventListener("click", postChosenSection);
      return () => {
        sections.current.delete(index);
        section.removeEventListener("click", postChosenSection);
      };
    },
    [isFramed],
  );
}
