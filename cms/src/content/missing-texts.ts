import { type Field, traverseFields } from "payload";
import { labelOf, type Step, sectionStep } from "./changes/places.ts";

type Values = Record<string, unknown>;

/** Of a document in one language: a required text that is not there, by the labels of its place. */
export interface MissingText {
  /** Of a page's sections, the first being 0; undefined beside them. */
  section?: number;
  /** Name of the field, as in its data. */
  field: string;
  /** Where that is, as its screen calls it. */
  steps: Step[];
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

/** The required texts that `values`, read in one language, lacks below `fields`. */
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

/** Of a document that was read in one language with its pictures: file names of those without words for it. */
export function missingAlts(value: unknown): string[] {
  if (typeof value !== "object" || value === null) {
    return [];
  }
  if ("mimeType" in value && "filename" in value) {
    return isEmpty((value as Values).alt) ? [String(value.filename)] : [];
  }
  return Object.values(value).flatMap(missingAlts);
}

/** What a document that was read in one language lacks to be shown in it. */
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
