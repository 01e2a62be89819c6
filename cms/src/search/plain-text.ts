import { factPlaceholder, pricePlaceholder } from "contracts";
import type { FlattenedField } from "payload";
import { blockOf, isObject, rowsOf, type Values } from "../platform/document-values.ts";
import { textOf } from "../rich-text/text-of.ts";

/** Fields that have a separate column in the entry, and fields that no visitor reads. */
const excluded = new Set(["title", "description", "slug", "searchTitle", "changes"]);

function textsOf(fields: FlattenedField[], values: Values): string[] {
  return fields.flatMap((field) => {
    const value = values[field.name];
    switch (field.type) {
      case "text":
      case "textarea":
        return field.localized && typeof value === "string" && !excluded.has(field.name)
          ? value
          : [];
      case "richText":
        return textOf(value);
      case "group":
        // Skips links: their texts are button labels or prefilled chat messages.
        return field.interfaceName !== "Link" && isObject(value)
          ? textsOf(field.flattenedFields, value)
          : [];
      case "array":
        return rowsOf(value).flatMap((row) => textsOf(field.flattenedFields, row));
      case "blocks":
        return rowsOf(value).flatMap((row) => {
          const block = blockOf(field, row);
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
export function plainText(fields: FlattenedField[], document: Values): string {
  return textsOf(fields, document)
    .join("\n")
    .replace(pricePlaceholder, "[…]")
    .replace(factPlaceholder, "[…]")
    .replace(/\[…\](?:\s*\[…\])+/g, "[…]")
    .replace(/[ \t]+/g, " ")
    .trim();
}
