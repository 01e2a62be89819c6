"use client";
import { useAllFormFields, useFormBackgroundProcessing } from "@payloadcms/ui";
import type { FormState } from "payload";
import { useLayoutEffect, useRef } from "react";

/*
 * Workaround, tried with Payload 3.90.2.
 * Missing: Of two fields changed while a draft is being saved, Payload protects only the last one from the response:
 * each `UPDATE` clears `isModified` of the other fields, and the first field returns to the saved value.
 * Upstream: https://github.com/payloadcms/payload/pull/17697
 * Remove when: that pull request or 17455 is released.
 * Test: tests/e2e/editing/leaving.spec.ts
 */

/** Protects every field changed during a save of the draft from being overwritten by the response. */
export function ChangedFieldsProtector() {
  const [fields, dispatch] = useAllFormFields();
  const isSaving = useFormBackgroundProcessing();
  const changed = useRef(new Set<string>());
  useLayoutEffect(() => {
    if (!isSaving) {
      changed.current.clear();
      return;
    }
    const cleared: FormState = {};
    for (const [path, field] of Object.entries(fields)) {
      if (field.isModified) {
        changed.current.add(path);
      } else if (changed.current.has(path)) {
        cleared[path] = { ...field, isModified: true };
      }
    }
    if (Object.keys(cleared).length > 0) {
      dispatch({ type: "UPDATE_MANY", formState: cleared });
    }
  }, [dispatch, fields, isSaving]);
  return null;
}
