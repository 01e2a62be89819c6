import type { ArrayField, CustomComponent, Field, TextareaField, TextField } from "payload";
import { type Label, label } from "../i18n/label.ts";

interface CopyOptions {
  name: string;
  label: Label;
  required?: boolean;
  description?: Label;
  /** Below the input, after what it says in Portuguese. */
  below?: CustomComponent;
}

/** Below the field, while a translation is edited: what it says in Portuguese. */
export const sourceText = "/content/translations/admin/index.ts#SourceText";

function copyProperties({ name, label, required = true, description, below }: CopyOptions) {
  return {
    name,
    label,
    required,
    localized: true as const,
    admin: {
      components: { afterInput: [sourceText, ...(below ? [below] : [])] },
      ...(description ? { description } : {}),
    },
  };
}

/** One line of copy, one value per language. Required unless said otherwise. */
export function copyLine(options: CopyOptions): TextField {
  return { type: "text", ...copyProperties(options) };
}

/** A paragraph of copy, one value per language. Required unless said otherwise. */
export function copyParagraph(options: CopyOptions): TextareaField {
  return { type: "textarea", ...copyProperties(options) };
}

export function titleField(options: Pick<CopyOptions, "below"> = {}): TextField {
  return copyLine({ name: "title", label: label("Título", "Title", "Título"), ...options });
}

export function textField(): TextareaField {
  return copyParagraph({ name: "text", label: label("Texto", "Text", "Texto") });
}

interface ListOptions {
  name: string;
  label: Label;
  fields: Field[];
  /** At least 1 makes the list required; without it the list may be empty. */
  minRows?: number;
  maxRows?: number;
}

const rowName = label("item", "item", "elemento");

/** An ordered list whose order is the same in every language. */
export function list({ name, label, fields, minRows, maxRows }: ListOptions): ArrayField {
  return {
    type: "array",
    name,
    label,
    labels: { singular: rowName, plural: label },
    fields,
    ...(minRows === undefined ? {} : { minRows, required: true }),
    ...(maxRows === undefined ? {} : { maxRows }),
    admin: {
      initCollapsed: true,
      components: { RowLabel: "/ground/admin/row-label.tsx#RowLabel" },
    },
  };
}

/** A list of single lines: `[{ text }]`. */
export function lines(options: Omit<ListOptions, "fields">): ArrayField {
  return list({
    ...options,
    fields: [copyLine({ name: "text", label: label("Texto", "Text", "Texto") })],
  });
}
