"use client";
import { useAllFormFields } from "@payloadcms/ui";
import { useCallback, useEffect, useState } from "react";

/**
 * Returns a function that opens a row by its id and keeps it open until the user collapses it. Without this, a
 * response that was pending when the row opened would collapse it again.
 */
export function useRowOpener(): (id: string) => void {
  const [fields, dispatch] = useAllFormFields();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    for (const [path, { rows }] of Object.entries(fields)) {
      const isClosed = rows?.some(({ id, collapsed }) => collapsed && opened.has(id));
      if (rows && isClosed) {
        const updatedRows = rows.map((row) =>
          opened.has(row.id) ? { ...row, collapsed: false } : row,
        );
        dispatch({ type: "SET_ROW_COLLAPSED", path, updatedRows });
      }
    }
  }, [fields, dispatch, opened]);

  useEffect(() => {
    function forgetRow({ target }: Event): void {
      const isFold =
        ".collapsible__toggle, .array-field__header-action, .blocks-field__header-action";
      if (target instanceof Element && target.closest(isFold)) {
        setOpened(new Set());
      }
    }
    // Must run before the collapse itself.
    document.addEventListener("click", forgetRow, { capture: true });
    return () => document.removeEventListener("click", forgetRow, { capture: true });
  }, []);

  return useCallback((id) => setOpened((before) => new Set(before).add(id)), []);
}
