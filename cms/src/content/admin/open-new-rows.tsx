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
    const isNew = (id: string) => known.current?.has(id) === false;
    for (const { path, rows } of lists) {
      // Several at once came with what was copied or restored, or with the section around them.
      const added = rows.filter(({ id }) => isNew(id));
      if (added.length === 1 && added[0]?.collapsed) {
        const updatedRows = rows.map((row) => (isNew(row.id) ? { ...row, collapsed: false } : row));
        dispatch({ type: "SET_ROW_COLLAPSED", path, updatedRows });
      }
    }
    known.current ??= new Set();
    for (const { rows } of lists) {
      for (const { id } of rows) {
        known.current.add(id);
      }
    }
  }, [fields, dispatch]);
  return null;
}
