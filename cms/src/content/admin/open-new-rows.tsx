"use client";
import { useAllFormFields } from "@payloadcms/ui";
import { useEffect, useRef } from "react";
import { useOpenRows } from "../../ground/admin/use-open-rows.ts";

/** Sections and rows are drawn closed; one that was just added is to be filled in, so it is opened. */
export function OpenNewRows() {
  const [fields] = useAllFormFields();
  const openRow = useOpenRows();
  const known = useRef<Set<string>>(undefined);

  useEffect(() => {
    const lists = Object.values(fields).map(({ rows }) => rows ?? []);
    const seen = known.current;
    known.current = new Set([...(seen ?? []), ...lists.flat().map(({ id }) => id)]);
    if (!seen) {
      return;
    }
    for (const rows of lists) {
      // Several at once came with what was copied or restored, or with the section around them.
      const [added, ...others] = rows.filter(({ id }) => !seen.has(id));
      if (added && others.length === 0) {
        openRow(added.id);
      }
    }
  }, [fields, openRow]);
  return null;
}
