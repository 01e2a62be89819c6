import { frameMessages } from "contracts";
import { type FragmentInstance, type RefCallback, useCallback, useEffect, useRef } from "react";
import { useRevalidator } from "react-router";

/** Sends a message to the CMS screen around this page, which has the same origin. */
function tell(message: object): void {
  window.parent.postMessage(message, window.location.origin);
}

/**
 * Connects a draft with its form: re-renders after each save and keeps the scroll position. A click selects
 * the section in the form instead of following links; a section selected there is scrolled to.
 */
export function useFrame(isFramed: boolean): (index: number) => RefCallback<FragmentInstance> {
  const { revalidate } = useRevalidator();
  const sections = useRef(new Map<number, FragmentInstance>());

  useEffect(() => {
    if (!isFramed) {
      return;
    }
    let isDrawing = false;
    let isAsked = false;
    /** Runs one revalidation at a time, because a second one would cancel the first. */
    async function draw(): Promise<void> {
      isAsked = true;
      if (isDrawing) {
        return;
      }
      isDrawing = true;
      while (isAsked) {
        isAsked = false;
        await revalidate();
      }
      isDrawing = false;
    }
    function answer({ origin, source, data }: MessageEvent): void {
      if (origin !== window.location.origin || source !== window.parent) {
        return;
      }
      const message = frameMessages.safeParse(data);
      if (!message.success) {
        return;
      }
      if (message.data.type === "saved") {
        void draw();
      } else {
        sections.current.get(message.data.index)?.scrollIntoView();
      }
    }
    const stay = (event: Event) => event.preventDefault();
    window.addEventListener("message", answer);
    document.addEventListener("click", stay);
    document.addEventListener("submit", stay);
    tell({ type: "payload-live-preview", ready: true });
    return () => {
      window.removeEventListener("message", answer);
      document.removeEventListener("click", stay);
      document.removeEventListener("submit", stay);
    };
  }, [isFramed, revalidate]);

  return useCallback(
    (index) => (section) => {
      if (!section || !isFramed) {
        return;
      }
      const choose = () => tell({ type: "section-chosen", index });
      sections.current.set(index, section);
      section.addEventListener("click", choose);
      return () => {
        sections.current.delete(index);
        section.removeEventListener("click", choose);
      };
    },
    [isFramed],
  );
}
