import type { FlattenedField } from "payload";
import { blockOf, isObject, rowsOf, type Values } from "../platform/document-values.ts";
import { isEditorState } from "../rich-text/rich-text.ts";

/** A field of a document that references another document by its id. */
export interface Reference {
  collection: string;
  id: string;
  /** Replaces the id by the referenced document. Called only for documents that visitors may read. */
  fill: (document: unknown) => void;
}

/** Returns the references in a document that Payload read in one language with depth 0. */
export function referencesIn(fields: FlattenedField[], document: Values): Reference[] {
  return fields.flatMap((field) => {
    const value = document[field.name];
    switch (field.type) {
      case "group":
        return isObject(value) ? referencesIn(field.flattenedFields, value) : [];
      case "array":
        return rowsOf(value).flatMap((row) => referencesIn(field.flattenedFields, row));
      case "blocks":
        return rowsOf(value).flatMap((row) => {
          const block = blockOf(field, row);
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
  if (isObject(value)) {
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

/** Returns the references in rich text: linked documents and images, including those in the texts of its blocks. */
function referencesInText(node: unknown): Reference[] {
  if (Array.isArray(node)) {
    return node.flatMap(referencesInText);
  }
  if (!isObject(node)) {
    return [];
  }
  const { fields, children, root } = node;
  const holder = isObject(fields) && isObject(fields.doc) ? fields.doc : node;
  return [
    ...referenceTo(holder.relationTo, holder.value, holder, "value"),
    ...referencesInText(root ?? children),
    ...(isObject(fields) ? referencesInText(Object.values(fields).filter(isEditorState)) : []),
  ];
}
