"use client";
import { DefaultCell } from "@payloadcms/ui";
import type { DefaultCellComponentProps } from "payload";
import { inputTime } from "./brasilia-time.ts";

/**
 * List cell of an instant in Brasília's time. Payload formats in the browser's time zone, so it is given the instant
 * at which that zone shows Brasília's time.
 */
export function InstantCell({ cellData, ...props }: DefaultCellComponentProps) {
  const shown = cellData ? new Date(inputTime(cellData)).toISOString() : cellData;
  return <DefaultCell {...props} cellData={shown} />;
}

/** List cell of a calendar day, which is independent of time zones. */
export function DayCell({ cellData, ...props }: DefaultCellComponentProps) {
  const shown = cellData
    ? new Date(`${String(cellData).slice(0, 10)}T00:00`).toISOString()
    : cellData;
  return <DefaultCell {...props} cellData={shown} />;
}
