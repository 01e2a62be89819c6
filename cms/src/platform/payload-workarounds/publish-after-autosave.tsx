"use client";
import { useFormBackgroundProcessing } from "@payloadcms/ui";
import { useEffect, useLayoutEffect, useRef } from "react";

/*
 * Workaround, tried with Payload 3.90.2.
 * Missing: Payload disables the publish button during an autosave, which would lose the press and the keyboard focus.
 * Upstream: https://github.com/payloadcms/payload/pull/17455
 * Remove when: that pull request is released: it queues a submit behind the running autosave.
 * Test: tests/e2e/editing/publish-safeguards.spec.ts
 */

function savingButton(target: EventTarget | null): HTMLButtonElement | null {
  return target instanceof Element
    ? target.closest<HTMLButtonElement>("button:is(.form-submit *)")
    : null;
}

/** Repeats a press on the publish button after the autosave, and focuses the button again. */
export function PublishAfterAutosave() {
  const isAutosaving = useFormBackgroundProcessing();
  const isSaving = useRef(isAutosaving);
  /** Button that had the focus when it was disabled. */
  const focusedButton = useRef<HTMLButtonElement>(null);
  const heldButton = useRef<HTMLButtonElement>(null);
  // Uses a layout effect, which runs before the browser takes the focus from the disabled button.
  useLayoutEffect(() => {
    isSaving.current = isAutosaving;
    if (isAutosaving) {
      focusedButton.current = savingButton(document.activeElement);
      return;
    }
    focusedButton.current?.focus();
    heldButton.current?.click();
    focusedButton.current = null;
    heldButton.current = null;
  }, [isAutosaving]);
  useEffect(() => {
    const abortController = new AbortController();
    const captureOptions = { capture: true, signal: abortController.signal };
    let pressed: HTMLButtonElement | null = null;
    function press({ target, button }: PointerEvent): void {
      pressed = button === 0 ? savingButton(target) : null;
      focusedButton.current = null;
    }
    function release({ target }: PointerEvent): void {
      if (isSaving.current && pressed?.disabled && pressed === savingButton(target)) {
        heldButton.current = pressed;
      }
    }
    function pressKey({ key }: KeyboardEvent): void {
      if (key === "Enter" || key === " ") {
        heldButton.current = focusedButton.current ?? heldButton.current;
      }
    }
    function cancelHeldPress(): void {
      focusedButton.current = null;
    }
    window.addEventListener("pointerdown", press, captureOptions);
    window.addEventListener("pointerup", release, captureOptions);
    window.addEventListener("keydown", pressKey, captureOptions);
    window.addEventListener("focusin", cancelHeldPress, captureOptions);
    return () => abortController.abort();
  }, []);
  return null;
}
