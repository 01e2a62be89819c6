"use client";
import { useAllFormFields } from "@payloadcms/ui";
import { useEffect, useRef } from "react";
import { useRowOpener } from "../../platform/admin/use-row-opener.ts";

/** Opens a section or row that was just added, so that it can be filled in at once; Payload renders it collapsed. */
export function OpenNewRows() {
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
      // Several rows added at once come from a paste, a restored version or a new section; they stay collapsed.
      const [added, ...others] = rows.filter(({ id }) => !previousIds.has(id));
      if (added && others.length === 0) {
        openRow(added.id);
      }
    }
  }, [fields, openRow]);
  return null;
}
