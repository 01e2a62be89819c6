"use client";
import { useFormBackgroundProcessing } from "@payloadcms/ui";
import { useEffect, useLayoutEffect, useRef } from "react";

function savingButton(target: EventTarget | null): HTMLButtonElement | null {
  return target instanceof Element
    ? target.closest<HTMLButtonElement>("button:is(.form-submit *)")
    : null;
}

/**
 * Repeats a press on the publish button after autosave. Payload disables the button during autosave, which would lose
 * the press and the keyboard focus.
 */
export function PressOnceSaved() {
  const isSavingItself = useFormBackgroundProcessing();
  const isSaving = useRef(isSavingItself);
  /** Button that had the focus when it was disabled. */
  const left = useRef<HTMLButtonElement>(null);
  const held = useRef<HTMLButtonElement>(null);
  // Must run before the browser takes the focus from the disabled button.
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
