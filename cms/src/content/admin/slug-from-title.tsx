"use client";
import { useDocumentInfo, useField, useFormFields } from "@payloadcms/ui";
import { suggestSlug } from "contracts";
import { useEffect, useRef } from "react";

function toText(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/**
 * Fills in the slug while the editor types the title. Applies to an empty slug, and to a slug that was derived from the
 * title and never published.
 */
export function SlugFromTitle() {
  const { hasPublishedDoc } = useDocumentInfo();
  const { value, setValue } = useField<string>({ path: "slug" });
  const title = toText(useFormFields(([fields]) => fields.title?.value));
  const previousTitle = useRef(title);

  useEffect(() => {
    const slug = toText(value);
    const wasDerived = !hasPublishedDoc && slug === suggestSlug(previousTitle.current);
    const hasChanged = title !== previousTitle.current;
    previousTitle.current = title;
    if (hasChanged && (slug === "" || wasDerived)) {
      setValue(suggestSlug(title));
    }
  }, [title, value, hasPublishedDoc, setValue]);
  return null;
}
