"use client";
import { useAllFormFields } from "@payloadcms/ui";
import { useEffect, useRef } from "react";

/** Sections and rows are drawn closed; one that was just added is to be filled in, so it is opened. */
export function OpenNewRows() {
  const [fields, dispatch] = useAllFormFields();
  const known = useRef<Set<string>>(undefined);

  useEffect(() => {
    const lists = Object.entries(fields).flatMap(([path, { rows }]) =>
      rows ? [{ path, rows }] : [],
    );
    const all = lists.flatMap(({ rows }) => rows);
    if (!known.current) {
      known.current = new Set(all.map(({ id }) => id));
      return;
    }
    const seen = known.current;
    for (const { path, rows } of lists) {
      // Several at once came with what was copied or restored, or with the section around them.
      const added = rows.filter(({ id }) => !seen.has(id));
      if (added.length === 1 && added[0]?.collapsed) {
        const updatedRows = rows.map((row) =>
          seen.has(row.id) ? row : { ...row, collapsed: false },
        );
        dispatch({ type: "SET_ROW_COLLAPSED", path, updatedRows });
      }
    }
    // While its fields are fetched a row is open; only what comes with them closes it.
    for (const { id, isLoading, collapsed } of all) {
      if (!isLoading || collapsed) {
        seen.add(id);
      }
    }
  }, [fields, dispatch]);
  return null;
}
