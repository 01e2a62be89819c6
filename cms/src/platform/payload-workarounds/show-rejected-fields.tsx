"use client";
import {
  useAllFormFields,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from "@payloadcms/ui";
import type { FormState } from "payload";
import { hasAutosaveEnabled } from "payload/shared";
import { useEffect, useRef, useState } from "react";
import { useContentLocale } from "../admin/screen-state.ts";
import { useRowOpener } from "./use-row-opener.ts";

/*
 * Workaround, tried with Payload 3.90.2.
 * Missing: Payload treats a rejected form as saved, an autosave removes its error marks, no invalid field gets the
 * focus, and the marks are not exposed to assistive technology.
 * Upstream: none found
 * Remove when: Payload focuses the first invalid field, and its fields have `aria-invalid`.
 * Test: tests/e2e/editing/publish-safeguards.spec.ts
 */

/** Wait in ms that is longer than the delay before an autosave begins. */
const autosaveMs = 1_500;
/** Maximum time between a rejection and its field errors, in ms. */
const fieldErrorsMs = 1_000;
/** Maximum number of frames to wait for a section or tab to open. */
const maxFrames = 60;

interface InvalidField {
  message: string;
  /** Value that was rejected; a different value may be valid. */
  value: unknown;
}
type InvalidFields = ReadonlyMap<string, InvalidField>;

function invalidFieldsOf(fields: FormState): InvalidFields {
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
function invalidControls(): [HTMLElement, string][] {
  return [...document.querySelectorAll<HTMLElement>(".field-type.error")]
    .filter((field) => !field.querySelector(".field-type.error"))
    .flatMap((field) => {
      const control = field.querySelector<HTMLElement>(controls);
      const said = field.querySelector(".field-error")?.textContent ?? "";
      return control ? [[control, said] as [HTMLElement, string]] : [];
    });
}

/** Focuses the first invalid field once its section or tab is open. */
function focusFirstInvalid(framesLeft = maxFrames): void {
  const first = invalidControls().find(([control]) => control.checkVisibility())?.[0];
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
    requestAnimationFrame(() => focusFirstInvalid(framesLeft - 1));
  }
}

/**
 * After a rejected save: focuses the first invalid field, exposes each error to assistive technology, and saves the
 * input as a draft.
 */
export function ShowRejectedFields() {
  const [fields, dispatch] = useAllFormFields();
  const { setModified, setSubmitted, submit } = useForm();
  const { action, docConfig, globalSlug } = useDocumentInfo();
  const locale = useContentLocale();
  const isProcessing = useFormProcessing();
  const isAutosaving = useFormBackgroundProcessing();
  const isModified = useFormModified();
  const isSubmitted = useFormSubmitted();
  const openRow = useRowOpener();
  const submittedPaths = useRef<ReadonlySet<string>>(undefined);
  const [refused, setRefused] = useState<InvalidFields>(new Map());
  const isAutosaved = docConfig !== undefined && hasAutosaveEnabled(docConfig);

  useEffect(() => {
    if (isProcessing) {
      submittedPaths.current ??= new Set(Object.keys(fields));
      return;
    }
    if (!submittedPaths.current) {
      return;
    }
    if (!isSubmitted) {
      submittedPaths.current = undefined;
      setRefused(new Map());
      return;
    }
    setModified(true);
    // Field errors arrive shortly after the rejection itself.
    const knownPaths = submittedPaths.current;
    const invalidFields = new Map(
      [...invalidFieldsOf(fields)].filter(([path]) => knownPaths.has(path)),
    );
    const [first] = invalidFields.keys();
    if (first === undefined) {
      const giveUp = setTimeout(() => {
        submittedPaths.current = undefined;
      }, fieldErrorsMs);
      return () => clearTimeout(giveUp);
    }
    submittedPaths.current = undefined;
    setRefused(invalidFields);
    for (const row of rowsAround(first, fields)) {
      openRow(row);
    }
    requestAnimationFrame(() => focusFirstInvalid());
  }, [fields, isProcessing, isSubmitted, openRow, setModified]);

  // Marks fields with unchanged values again, because they are still invalid and an autosave removes the error marks.
  useEffect(() => {
    if (isSubmitted || isProcessing || refused.size === 0) {
      return;
    }
    const stillInvalid = [...refused].filter(([path, { value }]) => fields[path]?.value === value);
    if (stillInvalid.length > 0) {
      const errors = stillInvalid.map(([path, { message }]) => ({ path, message }));
      dispatch({ type: "ADD_SERVER_ERRORS", errors });
      setSubmitted(true);
    }
    setRefused(new Map(stillInvalid));
  }, [dispatch, fields, isProcessing, isSubmitted, refused, setSubmitted]);

  // Saves text typed just before the rejection, because autosave waits for another change.
  useEffect(() => {
    if (!isSubmitted || !isModified || isProcessing || isAutosaving || !isAutosaved || !action) {
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
    isAutosaving,
    isSubmitted,
    locale,
    isAutosaved,
    submit,
  ]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again after each change of the fields
  useEffect(() => {
    if (!isSubmitted) {
      return;
    }
    const marked = invalidControls();
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
