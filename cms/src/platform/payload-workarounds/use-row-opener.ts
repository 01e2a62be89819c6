"use client";
import { useAllFormFields, useForm } from "@payloadcms/ui";
import type { FormState, Row } from "payload";
import { useCallback, useEffect, useRef } from "react";

/*
 * Workaround, tried with Payload 3.90.2.
 * Missing: a row that was opened or collapsed while a response of the form was pending returns to its earlier state
 * when the response arrives.
 * Upstream: https://github.com/payloadcms/payload/pull/12987
 * Remove when: responses of the form no longer change whether a row is collapsed.
 * Test: tests/e2e/editing/writing.spec.ts
 */

/** State in which the editor or a script left a row, by the row's id: true if the row is collapsed. */
const collapsedById = new Map<string, boolean>();

const isCollapsed = ({ collapsed }: Row) => collapsed === true;

const isReverted = (row: Row) =>
  (collapsedById.get(row.id) ?? isCollapsed(row)) !== isCollapsed(row);

function listsOf(fields: FormState): [path: string, rows: Row[]][] {
  return Object.entries(fields).map(([path, { rows }]) => [path, rows ?? []]);
}

/** Keeps rows as the editor left them. Returns a function that opens a row by its id. */
export function useRowOpener(): (id: string) => void {
  const [fields, dispatch] = useAllFormFields();
  const { getFields } = useForm();
  const isToggling = useRef(false);
  const rowsBefore = useRef<ReadonlyMap<string, boolean>>(new Map());

  const restoreRows = useCallback(
    (current: FormState) => {
      for (const [path, rows] of listsOf(current)) {
        if (rows.some(isReverted)) {
          const updatedRows = rows.map((row) =>
            isReverted(row) ? { ...row, collapsed: !isCollapsed(row) } : row,
          );
          dispatch({ type: "SET_ROW_COLLAPSED", path, updatedRows });
        }
      }
    },
    [dispatch],
  );

  useEffect(() => {
    const rows = listsOf(fields).flatMap(([, list]) => list);
    if (isToggling.current) {
      for (const row of rows) {
        const before = rowsBefore.current.get(row.id);
        if (before !== undefined && before !== isCollapsed(row)) {
          collapsedById.set(row.id, isCollapsed(row));
        }
      }
    }
    rowsBefore.current = new Map(rows.map((row) => [row.id, isCollapsed(row)]));
    restoreRows(fields);
  }, [fields, restoreRows]);

  useEffect(() => {
    function recordToggle({ target }: Event): void {
      const isToggle =
        ".collapsible__toggle, .array-field__header-action, .blocks-field__header-action";
      if (target instanceof Element && target.closest(isToggle)) {
        isToggling.current = true;
        // React renders the effect of a click before this timeout.
        setTimeout(() => {
          isToggling.current = false;
        });
      }
    }
    // Must run before the rows change.
    document.addEventListener("click", recordToggle, { capture: true });
    return () => {
      document.removeEventListener("click", recordToggle, { capture: true });
      collapsedById.clear();
    };
  }, []);

  return useCallback(
    (id) => {
      collapsedById.set(id, false);
      restoreRows(getFields());
    },
    [getFields, restoreRows],
  );
}
