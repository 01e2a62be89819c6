"use client";
import { DefaultCell } from "@payloadcms/ui";
import type { DefaultCellComponentProps } from "payload";
import { inputTime } from "./brasilia-time.ts";

/**
 * A list's cell of an instant, by the clock in Brasília. Payload writes it by the browser's own: it is
 * given the instant at which that clock shows what the one in Brasília does.
 */
export function InstantCell({ cellData, ...props }: DefaultCellComponentProps) {
  const shown = cellData ? new Date(inputTime(cellData)).toISOString() : cellData;
  return <DefaultCell {...props} cellData={shown} />;
}

/** A list's cell of a day of the calendar, which is the same everywhere. */
export function DayCell({ cellData, ...props }: DefaultCellComponentProps) {
  const shown = cellData
    ? new Date(`${String(cellData).slice(0, 10)}T00:00`).toISOString()
    : cellData;
  return <DefaultCell {...props} cellData={shown} />;
}
