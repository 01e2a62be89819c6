import type { FlattenedField } from "payload";
import { type DocumentValues, findBlock, isObject, toRows } from "../platform/document-values.ts";
import { isEditorState } from "../rich-text/rich-text.ts";

/** A field of a document that references another document by its id. */
export interface FieldReference {
  collection: string;
  id: string;
  /** Replaces the id by the referenced document. Called only for documents that visitors may read. */
  fill: (document: unknown) => void;
}

/** Returns the references in a document that Payload read in one language with depth 0. */
export function listFieldReferences(
  fields: FlattenedField[],
  document: DocumentValues,
): FieldReference[] {
  return fields.flatMap((field) => {
    const value = document[field.name];
    switch (field.type) {
      case "group":
        return isObject(value) ? listFieldReferences(field.flattenedFields, value) : [];
      case "array":
        return toRows(value).flatMap((row) => listFieldReferences(field.flattenedFields, row));
      case "blocks":
        return toRows(value).flatMap((row) => {
          const block = findBlock(field, row);
          return block ? listFieldReferences(block.flattenedFields, row) : [];
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
  holder: DocumentValues | unknown[],
  key: string | number,
  relationTo: string | string[],
): FieldReference[] {
  const value = (holder as DocumentValues)[key];
  if (isObject(value)) {
    return referenceTo(value.relationTo, value.value, value, "value");
  }
  return referenceTo(relationTo, value, holder, key);
}

function referenceTo(
  collection: unknown,
  id: unknown,
  holder: DocumentValues | unknown[],
  key: string | number,
): FieldReference[] {
  const fill = (document: unknown) => Object.assign(holder, { [key]: document });
  return typeof collection === "string" && typeof id === "string" ? [{ collection, id, fill }] : [];
}

/** Returns the references in rich text: linked documents and images, including those in the texts of its blocks. */
function referencesInText(node: unknown): FieldReference[] {
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
