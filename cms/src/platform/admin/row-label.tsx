"use client";
import { useRowLabel, useTranslation } from "@payloadcms/ui";
import type { Label } from "../i18n/label.ts";

/** Fields that identify a row, in order of preference. */
const identifyingFields = [
  "heading",
  "title",
  "label",
  "question",
  "name",
  "text",
  "value",
  "year",
];

type Row = Record<string, unknown> & { link?: { label?: unknown } };

function identifyingText(row: Row): string | undefined {
  const values = [...identifyingFields.map((field) => row[field]), row.link?.label];
  const text = values.find(
    (value) => (typeof value === "string" && value) || typeof value === "number",
  );
  return text === undefined ? undefined : String(text);
}

export interface RowLabelProps {
  /** Block type of the row; absent for rows of a list. */
  kind?: Label;
}

/**
 * Label of a list row or page section. The label is taken from the content, so that editors recognise a collapsed row.
 */
export function RowLabel({ kind }: RowLabelProps) {
  const { data, rowNumber } = useRowLabel<Row>();
  const { i18n } = useTranslation();
  const kindText = kind?.[i18n.language as keyof Label] ?? kind?.pt;
  const text = identifyingText(data ?? {});
  const number = String((rowNumber ?? 0) + 1).padStart(2, "0");
  return <span>{[kindText ?? number, text].filter(Boolean).join(" · ")}</span>;
}
