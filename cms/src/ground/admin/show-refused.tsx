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
import { useOpenRows } from "./use-open-rows.ts";

/** Longer than a draft takes to begin saving itself. */
const autosaveMs = 1_500;
/** How long a refusal may take to say which fields are wrong. */
const toldMs = 1_000;
/** How long a closed section or tab is waited for, in frames. */
const mostFrames = 60;

interface Wrong {
  message: string;
  /** As it was refused; what is changed since may be right. */
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

/** The rows that a field stands in, by id, from the outside in. */
function rowsAround(path: string, fields: FormState): string[] {
  const steps = path.split(".");
  return steps.flatMap((step, index) => {
    const row = fields[steps.slice(0, index).join(".")]?.rows?.[Number(step)];
    return row ? [row.id] : [];
  });
}

const controls = "input:not([type=hidden]), textarea, select, [contenteditable=true], button";

/** The controls of fields that are shown as wrong, in the order of the screen, with what is said of each. */
function wrongControls(): [HTMLElement, string][] {
  return [...document.querySelectorAll<HTMLElement>(".field-type.error")]
    .filter((field) => !field.querySelector(".field-type.error"))
    .flatMap((field) => {
      const control = field.querySelector<HTMLElement>(controls);
      const said = field.querySelector(".field-error")?.textContent ?? "";
      return control ? [[control, said] as [HTMLElement, string]] : [];
    });
}

/** Goes to the first wrong field, once the section or the tab around it is open. */
function goToWrong(framesLeft = mostFrames): void {
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
 * After a refused save the first wrong field is gone to, each says to assistive technology that it is
 * wrong and why, and what was typed is saved as a draft: Payload takes a refused form for a saved one,
 * and the draft that saves itself takes the marks away with it.
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
  const openRow = useOpenRows();
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
    // What is wrong is told a moment after that something is.
    const known = sent.current;
    const wrong = new Map([...wrongFields(fields)].filter(([path]) => known.has(path)));
    const [first] = wrong.keys();
    if (first === undefined) {
      const giveUp = setTimeout(() => {
        sent.current = undefined;
      }, toldMs);
      return () => clearTimeout(giveUp);
    }
    sent.current = undefined;
    setRefused(wrong);
    for (const row of rowsAround(first, fields)) {
      openRow(row);
    }
    requestAnimationFrame(() => goToWrong());
  }, [fields, isProcessing, isSubmitted, openRow, setModified]);

  // The draft saved itself: what is as it was refused is still wrong.
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

  // What was typed right before the refusal waits for no further key.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew with the fields
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
