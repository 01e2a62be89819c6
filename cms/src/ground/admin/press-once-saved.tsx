"use client";
import { useFormBackgroundProcessing } from "@payloadcms/ui";
import { useEffect, useRef } from "react";

const saving = ".form-submit button";

function savingButton(target: EventTarget | null): HTMLButtonElement | undefined {
  return (target instanceof Element && target.closest<HTMLButtonElement>(saving)) || undefined;
}

/**
 * While a draft saves itself Payload switches the button that publishes off: a press then, or one that the
 * saving falls into, would come to nothing, and the keyboard would lose its place. The press is done once
 * the draft is saved, and the place is as it was.
 */
export function PressOnceSaved() {
  const isSavingItself = useFormBackgroundProcessing();
  const isSaving = useRef(isSavingItself);
  const pressed = useRef<HTMLButtonElement>(undefined);
  const held = useRef<HTMLButtonElement>(undefined);
  const focused = useRef<HTMLButtonElement>(undefined);
  useEffect(() => {
    isSaving.current = isSavingItself;
    if (isSavingItself) {
      return;
    }
    if (document.activeElement === document.body) {
      focused.current?.focus();
    }
    held.current?.click();
    held.current = undefined;
  }, [isSavingItself]);
  useEffect(() => {
    const listening = new AbortController();
    const early = { capture: true, signal: listening.signal };
    function hold(button: HTMLButtonElement | undefined): void {
      if (button?.disabled && isSaving.current) {
        held.current = button;
      }
    }
    window.addEventListener(
      "pointerdown",
      ({ target }) => {
        pressed.current = savingButton(target);
      },
      early,
    );
    window.addEventListener(
      "pointerup",
      ({ target }) => {
        const button = savingButton(target);
        hold(button === pressed.current ? button : undefined);
      },
      early,
    );
    window.addEventListener(
      "focusin",
      ({ target }) => {
        focused.current = savingButton(target);
      },
      early,
    );
    window.addEventListener(
      "keydown",
      ({ key }) => {
        if (key === "Enter" || key === " ") {
          hold(focused.current);
        }
      },
      early,
    );
    return () => listening.abort();
  }, []);
  return null;
}
