"use client";
import { useDocumentInfo, useField, useFormFields } from "@payloadcms/ui";
import { slugFrom } from "contracts";
import { useEffect, useRef } from "react";

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/**
 * Fills in the slug while the title is typed, as long as the slug is empty, or was derived from the title and never
 * published.
 */
export function SlugFromTitle() {
  const { hasPublishedDoc } = useDocumentInfo();
  const { value, setValue } = useField<string>({ path: "slug" });
  const title = text(useFormFields(([fields]) => fields.title?.value));
  const former = useRef(title);

  useEffect(() => {
    const slug = text(value);
    const wasProposed = !hasPublishedDoc && slug === slugFrom(former.current);
    const hasChanged = title !== former.current;
    former.current = title;
    if (hasChanged && (slug === "" || wasProposed)) {
      setValue(slugFrom(title));
    }
  }, [title, value, hasPublishedDoc, setValue]);
  return null;
}
