import { type Field, traverseFields } from "payload";
import { labelOf, type Step, sectionStep } from "../history/field-values.ts";

type Values = Record<string, unknown>;

/** A required text that a document lacks in one language. */
export interface MissingText {
  /** Index of the page section, from 0; undefined outside sections. */
  section?: number;
  /** Name of the field, as in the data. */
  field: string;
  /** Path to the field, by the labels of its form. */
  steps: Step[];
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

/** Returns the required texts of `fields` that `values`, read in one language, lacks. */
function missingIn(fields: Field[], values: Values): MissingText[] {
  const missing: MissingText[] = [];
  traverseFields({
    fields,
    ref: values,
    fillEmpty: false,
    callback: ({ field, ref }) => {
      const isRequiredText =
        "name" in field && "localized" in field && field.localized && "required" in field;
      if (isRequiredText && field.required && isEmpty((ref as Values)[field.name])) {
        missing.push({ field: field.name, steps: [{ label: labelOf(field) }] });
      }
    },
  });
  return missing;
}

/**
 * Returns the file names of pictures without an alternative text. `value` is read in one language, with depth
 * 1.
 */
export function missingAlts(value: unknown): string[] {
  if (typeof value !== "object" || value === null) {
    return [];
  }
  if ("mimeType" in value && "filename" in value) {
    return isEmpty((value as Values).alt) ? [String(value.filename)] : [];
  }
  return Object.values(value).flatMap(missingAlts);
}

/** Returns the required texts that a document, read in one language, lacks in it. */
export function missingTexts(fields: Field[], document: Values): MissingText[] {
  const beside = fields.filter((field) => field.type !== "blocks");
  const missing = missingIn(beside, document);
  for (const field of fields) {
    const rows = field.type === "blocks" ? document[field.name] : undefined;
    if (field.type === "blocks" && Array.isArray(rows)) {
      for (const [section, row] of (rows as Values[]).entries()) {
        const block = field.blocks.find(({ slug }) => slug === row.blockType);
        if (block) {
          missing.push(
            ...missingIn(block.fields, row).map(({ field: name, steps }) => ({
              section,
              field: name,
              steps: [sectionStep(block, section), ...steps],
            })),
          );
        }
      }
    }
  }
  return missing;
}
