"use client";
import { useDocumentInfo, useField, useFormFields } from "@payloadcms/ui";
import { slugFrom } from "contracts";
import { useEffect, useRef } from "react";

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/**
 * Proposes the address while the title is typed: as long as there is none, or only the one that was
 * proposed and nobody has seen yet.
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
