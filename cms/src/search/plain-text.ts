import { factPlaceholderPattern, pricePlaceholderPattern } from "contracts";
import type { FlattenedField } from "payload";
import { type DocumentValues, findBlock, isObject, toRows } from "../platform/document-values.ts";
import { toPlainText } from "../rich-text/to-plain-text.ts";

/** Fields that have a separate column in the entry, and fields that no visitor reads. */
const excluded = new Set(["title", "description", "slug", "searchTitle", "changes"]);

function textsOf(fields: FlattenedField[], values: DocumentValues): string[] {
  return fields.flatMap((field) => {
    const value = values[field.name];
    switch (field.type) {
      case "text":
      case "textarea":
        return field.localized && typeof value === "string" && !excluded.has(field.name)
          ? value
          : [];
      case "richText":
        return toPlainText(value);
      case "group":
        // Skips links: their texts are button labels or prefilled chat messages.
        return field.interfaceName !== "Link" && isObject(value)
          ? textsOf(field.flattenedFields, value)
          : [];
      case "array":
        return toRows(value).flatMap((row) => textsOf(field.flattenedFields, row));
      case "blocks":
        return toRows(value).flatMap((row) => {
          const block = findBlock(field, row);
          return block ? textsOf(block.flattenedFields, row) : [];
        });
      default:
        return [];
    }
  });
}

/**
 * Returns all visible text of a document below its title. The document must be read in one language. “[…]” stands for
 * placeholders, whose values change independently of the document.
 */
export function extractDocumentText(fields: FlattenedField[], document: DocumentValues): string {
  return textsOf(fields, document)
    .join("\n")
    .replace(pricePlaceholderPattern, "[…]")
    .replace(factPlaceholderPattern, "[…]")
    .replace(/\[…\](?:\s*\[…\])+/g, "[…]")
    .replace(/[ \t]+/g, " ")
    .trim();
}
