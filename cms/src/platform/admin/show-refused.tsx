"use client";
import {
  useAllFormFields,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
  useLocale,
} from "@payloadcms/ui";
import type { FormState } from "payload";
import { hasAutosaveEnabled } from "payload/shared";
import { useEffect, useRef, useState } from "react";
import { useRowOpener } from "./use-row-opener.ts";

/** Longer than the delay before autosave begins, in ms. */
const autosaveMs = 1_500;
/** Maximum time between a rejection and its field errors, in ms. */
const fieldErrorsMs = 1_000;
/** Maximum number of frames to wait for a section or tab to open. */
const maxFrames = 60;

interface Wrong {
  message: string;
  /** Value that was rejected; a different value may be valid. */
  value: unknown;
}
type Refused = ReadonlyMap<string, Wrong>;

function wrongFields(fields: FormState): Refused {
  return new Map(
    Object.entries(fields)
      .filter(([, { valid }]) => valid === false)
      .map(([path, { errorMessage = "", value }]) => [path, { message: errorMessage, value }]),
  );
}

/** Returns the ids of the rows that contain a field, outermost first. */
function rowsAround(path: string, fields: FormState): string[] {
  const steps = path.split(".");
  return steps.flatMap((step, index) => {
    const row = fields[steps.slice(0, index).join(".")]?.rows?.[Number(step)];
    return row ? [row.id] : [];
  });
}

const controls = "input:not([type=hidden]), textarea, select, [contenteditable=true], button";

/** Returns the controls of invalid fields in screen order, each with its message. */
function wrongControls(): [HTMLElement, string][] {
  return [...document.querySelectorAll<HTMLElement>(".field-type.error")]
    .filter((field) => !field.querySelector(".field-type.error"))
    .flatMap((field) => {
      const control = field.querySelector<HTMLElement>(controls);
      const said = field.querySelector(".field-error")?.textContent ?? "";
      return control ? [[control, said] as [HTMLElement, string]] : [];
    });
}

/** Focuses the first invalid field once its section or tab is open. */
function goToWrong(framesLeft = maxFrames): void {
  const first = wrongControls().find(([control]) => control.checkVisibility())?.[0];
  if (first) {
    first.scrollIntoView({ block: "center" });
    first.focus({ preventScroll: true });
    return;
  }
  document
    .querySelector<HTMLElement>(
      ".tabs-field__tab-button--has-error:not(.tabs-field__tab-button--active)",
    )
    ?.click();
  if (framesLeft > 0) {
    requestAnimationFrame(() => goToWrong(framesLeft - 1));
  }
}

/**
 * After a rejected save: focuses the first invalid field, exposes each error to assistive technology, and saves the
 * input as a draft. Needed because Payload treats a rejected form as saved, and autosave removes the error marks.
 */
export function ShowRefused() {
  const [fields, dispatch] = useAllFormFields();
  const { setModified, setSubmitted, submit } = useForm();
  const { action, docConfig, globalSlug } = useDocumentInfo();
  const { code: locale } = useLocale();
  const isProcessing = useFormProcessing();
  const isSavingItself = useFormBackgroundProcessing();
  const isModified = useFormModified();
  const isSubmitted = useFormSubmitted();
  const openRow = useRowOpener();
  const sent = useRef<ReadonlySet<string>>(undefined);
  const [refused, setRefused] = useState<Refused>(new Map());
  const savesItself = docConfig !== undefined && hasAutosaveEnabled(docConfig);

  useEffect(() => {
    if (isProcessing) {
      sent.current ??= new Set(Object.keys(fields));
      return;
    }
    if (!sent.current) {
      return;
    }
    if (!isSubmitted) {
      sent.current = undefined;
      setRefused(new Map());
      return;
    }
    setModified(true);
    // Field errors arrive shortly after the rejection itself.
    const known = sent.current;
    const wrong = new Map([...wrongFields(fields)].filter(([path]) => known.has(path)));
    const [first] = wrong.keys();
    if (first === undefined) {
      const giveUp = setTimeout(() => {
        sent.current = undefined;
      }, fieldErrorsMs);
      return () => clearTimeout(giveUp);
    }
    sent.current = undefined;
    setRefused(wrong);
    for (const row of rowsAround(first, fields)) {
      openRow(row);
    }
    requestAnimationFrame(() => goToWrong());
  }, [fields, isProcessing, isSubmitted, openRow, setModified]);

  // Autosave removes the error marks; fields with unchanged values are still invalid, so they are marked again.
  useEffect(() => {
    if (isSubmitted || isProcessing || refused.size === 0) {
      return;
    }
    const still = [...refused].filter(([path, { value }]) => fields[path]?.value === value);
    if (still.length > 0) {
      const errors = still.map(([path, { message }]) => ({ path, message }));
      dispatch({ type: "ADD_SERVER_ERRORS", errors });
      setSubmitted(true);
    }
    setRefused(new Map(still));
  }, [dispatch, fields, isProcessing, isSubmitted, refused, setSubmitted]);

  // Saves text typed just before the rejection, because autosave waits for another change.
  useEffect(() => {
    if (!isSubmitted || !isModified || isProcessing || isSavingItself || !savesItself || !action) {
      return;
    }
    const query = new URLSearchParams({ autosave: "true", depth: "0", draft: "true", locale });
    const [address] = action.split("?");
    const saving = setTimeout(() => {
      void submit({
        acceptValues: { overrideLocalChanges: false },
        action: `${address}?${query}&fallback-locale=null`,
        disableFormWhileProcessing: false,
        disableSuccessStatus: true,
        method: globalSlug ? "POST" : "PATCH",
        overrides: { _status: "draft" },
        skipValidation: true,
      });
    }, autosaveMs);
    return () => clearTimeout(saving);
  }, [
    action,
    globalSlug,
    isModified,
    isProcessing,
    isSavingItself,
    isSubmitted,
    locale,
    savesItself,
    submit,
  ]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again after each change of the fields
  useEffect(() => {
    if (!isSubmitted) {
      return;
    }
    const marked = wrongControls();
    for (const [control, said] of marked) {
      control.setAttribute("aria-invalid", "true");
      control.setAttribute("aria-description", said);
    }
    return () => {
      for (const [control] of marked) {
        control.removeAttribute("aria-invalid");
        control.removeAttribute("aria-description");
      }
    };
  }, [fields, isSubmitted]);
  return null;
}
