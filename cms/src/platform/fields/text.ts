import type { ArrayField, CustomComponent, Field, TextareaField, TextField } from "payload";
import { type Label, label } from "../i18n/label.ts";

interface CopyOptions {
  name: string;
  label: Label;
  required?: boolean;
  description?: Label;
  /** Additional component, rendered below the input and below its Portuguese source text. */
  below?: CustomComponent;
}

/** Path of the component that shows a field's Portuguese text while a translation is edited. */
export const sourceTextComponent = "/translations/admin/index.ts#SourceText";

function copyProperties({ name, label, required = true, description, below }: CopyOptions) {
  return {
    name,
    label,
    required,
    localized: true as const,
    admin: {
      components: { afterInput: [sourceTextComponent, ...(below ? [below] : [])] },
      ...(description ? { description } : {}),
    },
  };
}

/** A single-line text per language; required by default. */
export function localizedLineField(options: CopyOptions): TextField {
  return { type: "text", ...copyProperties(options) };
}

/** A multi-line text per language; required by default. */
export function localizedParagraphField(options: CopyOptions): TextareaField {
  return { type: "textarea", ...copyProperties(options) };
}

export function titleField(options: Pick<CopyOptions, "below"> = {}): TextField {
  return localizedLineField({
    name: "title",
    label: label("Título", "Title", "Título"),
    ...options,
  });
}

export function textField(): TextareaField {
  return localizedParagraphField({ name: "text", label: label("Texto", "Text", "Texto") });
}

interface ListOptions {
  name: string;
  label: Label;
  fields: Field[];
  /**
   * Minimum number of rows. A minimum of 1 or more makes the list required; without a minimum the list may be empty.
   */
  minRows?: number;
  maxRows?: number;
}

const rowName = label("item", "item", "elemento");

/** A list whose rows and order are the same in every language. */
export function listField({ name, label, fields, minRows, maxRows }: ListOptions): ArrayField {
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
      components: { RowLabel: "/platform/admin/row-label.tsx#RowLabel" },
    },
  };
}

/** A list of single lines: `[{ text }]`. */
export function lineListField(options: Omit<ListOptions, "fields">): ArrayField {
  return listField({
    ...options,
    fields: [localizedLineField({ name: "text", label: label("Texto", "Text", "Texto") })],
  });
}
