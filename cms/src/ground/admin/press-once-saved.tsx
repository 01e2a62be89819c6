"use client";
import { useFormBackgroundProcessing } from "@payloadcms/ui";
import { useEffect, useLayoutEffect, useRef } from "react";

function savingButton(target: EventTarget | null): HTMLButtonElement | null {
  return target instanceof Element
    ? target.closest<HTMLButtonElement>("button:is(.form-submit *)")
    : null;
}

/**
 * While a draft saves itself Payload switches the button that publishes off: a press then, or one that the
 * saving falls into, would come to nothing, and the keyboard would lose its place. The press is done once
 * the draft is saved, and the place is as it was.
 */
export function PressOnceSaved() {
  const isSavingItself = useFormBackgroundProcessing();
  const isSaving = useRef(isSavingItself);
  /** Had the focus when it was switched off. */
  const left = useRef<HTMLButtonElement>(null);
  const held = useRef<HTMLButtonElement>(null);
  // Before the browser takes the focus from what is switched off.
  useLayoutEffect(() => {
    isSaving.current = isSavingItself;
    if (isSavingItself) {
      left.current = savingButton(document.activeElement);
      return;
    }
    left.current?.focus();
    held.current?.click();
    left.current = null;
    held.current = null;
  }, [isSavingItself]);
  useEffect(() => {
    const listening = new AbortController();
    const early = { capture: true, signal: listening.signal };
    let pressed: HTMLButtonElement | null = null;
    function press({ target, button }: PointerEvent): void {
      pressed = button === 0 ? savingButton(target) : null;
      left.current = null;
    }
    function release({ target }: PointerEvent): void {
      if (isSaving.current && pressed?.disabled && pressed === savingButton(target)) {
        held.current = pressed;
      }
    }
    function pressKey({ key }: KeyboardEvent): void {
      if (key === "Enter" || key === " ") {
        held.current = left.current ?? held.current;
      }
    }
    function goElsewhere(): void {
      left.current = null;
    }
    window.addEventListener("pointerdown", press, early);
    window.addEventListener("pointerup", release, early);
    window.addEventListener("keydown", pressKey, early);
    window.addEventListener("focusin", goElsewhere, early);
    return () => listening.abort();
  }, []);
  return null;
}
