"use client";
import { DefaultCell } from "@payloadcms/ui";
import type { DefaultCellComponentProps } from "payload";
import { formatInputTime } from "./brasilia-time.ts";

/**
 * List cell of an instant in Brasília's time. Payload formats dates in the browser's time zone. The cell therefore
 * passes Payload a shifted instant, which the browser's time zone shows as the time in Brasília.
 */
export function InstantCell({ cellData, ...props }: DefaultCellComponentProps) {
  const shown = cellData ? new Date(formatInputTime(cellData)).toISOString() : cellData;
  return <DefaultCell {...props} cellData={shown} />;
}

/** List cell of a calendar day. The day is the same in every time zone. */
export function DayCell({ cellData, ...props }: DefaultCellComponentProps) {
  const shown = cellData
    ? new Date(`${String(cellData).slice(0, 10)}T00:00`).toISOString()
    : cellData;
  return <DefaultCell {...props} cellData={shown} />;
}
