"use client";
import { useAllFormFields } from "@payloadcms/ui";
import { useEffect, useRef } from "react";
import { useRowOpener } from "../../platform/payload-workarounds/use-row-opener.ts";

/** Expands a section or row that was just added, because Payload adds it collapsed. */
export function NewRowExpander() {
  const [fields] = useAllFormFields();
  const openRow = useRowOpener();
  const knownIds = useRef<Set<string>>(undefined);

  useEffect(() => {
    const lists = Object.values(fields).map(({ rows }) => rows ?? []);
    const previousIds = knownIds.current;
    knownIds.current = new Set([...(previousIds ?? []), ...lists.flat().map(({ id }) => id)]);
    if (!previousIds) {
      return;
    }
    for (const rows of lists) {
      // Keeps several rows that were added at once collapsed. They come from a paste, a restored version or a new
      // section.
      const [added, ...others] = rows.filter(({ id }) => !previousIds.has(id));
      if (added && others.length === 0) {
        openRow(added.id);
      }
    }
  }, [fields, openRow]);
  return null;
}
