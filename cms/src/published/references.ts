import type { FlattenedField } from "payload";
import { isEditorState } from "../rich-text/rich-text.ts";

export type Values = Record<string, unknown>;

/** A field of a document that references another one by its id. */
export interface Reference {
  collection: string;
  id: string;
  /** Replaces the id by the referenced document; for documents that visitors may read. */
  fill: (document: unknown) => void;
}

export function isValues(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function rowsOf(value: unknown): Values[] {
  return Array.isArray(value) ? value.filter(isValues) : [];
}

/** Returns the references in a document that Payload read in one language with depth 0. */
export function referencesIn(fields: FlattenedField[], document: Values): Reference[] {
  return fields.flatMap((field) => {
    const value = document[field.name];
    switch (field.type) {
      case "group":
        return isValues(value) ? referencesIn(field.flattenedFields, value) : [];
      case "array":
        return rowsOf(value).flatMap((row) => referencesIn(field.flattenedFields, row));
      case "blocks":
        return rowsOf(value).flatMap((row) => {
          const block = field.blocks.find(({ slug }) => slug === row.blockType);
          return block ? referencesIn(block.flattenedFields, row) : [];
        });
      case "relationship":
      case "upload":
        return Array.isArray(value)
          ? value.flatMap((_, index) => referenceAt(value, index, field.relationTo))
          : referenceAt(document, field.name, field.relationTo);
      case "richText":
        return referencesInText(value);
      default:
        return [];
    }
  });
}

/** Returns the reference in a property: an id, or an id with its collection if the field allows several collections. */
function referenceAt(
  holder: Values | unknown[],
  key: string | number,
  relationTo: string | string[],
): Reference[] {
  const value = (holder as Values)[key];
  if (isValues(value)) {
    return referenceTo(value.relationTo, value.value, value, "value");
  }
  return referenceTo(relationTo, value, holder, key);
}

function referenceTo(
  collection: unknown,
  id: unknown,
  holder: Values | unknown[],
  key: string | number,
): Reference[] {
  const fill = (document: unknown) => Object.assign(holder, { [key]: document });
  return typeof collection === "string" && typeof id === "string" ? [{ collection, id, fill }] : [];
}

/** Returns the references in rich text: linked documents and images, also in the texts of its blocks. */
function referencesInText(node: unknown): Reference[] {
  if (Array.isArray(node)) {
    return node.flatMap(referencesInText);
  }
  if (!isValues(node)) {
    return [];
  }
  const { fields, children, root } = node;
  const holder = isValues(fields) && isValues(fields.doc) ? fields.doc : node;
  return [
    ...referenceTo(holder.relationTo, holder.value, holder, "value"),
    ...referencesInText(root ?? children),
    ...(isValues(fields) ? referencesInText(Object.values(fields).filter(isEditorState)) : []),
  ];
}
