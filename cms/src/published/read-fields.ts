import type { Locale } from "contracts";
import type { FlattenedBlock, FlattenedField } from "payload";
import { isEditorState } from "../rich-text/rich-text.ts";

export type Values = Record<string, unknown>;

/** A place in a document at which another one is named by its id. */
export interface Reference {
  collection: string;
  id: string;
  /** Puts the other document, when visitors may read it, where its id is. */
  fill: (document: unknown) => void;
}

interface Reading {
  locale: Locale;
  references: Reference[];
  /** Told of each field whose text is no text, and is left out. */
  leaveOut: (field: string) => void;
}

export function isValues(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * What Payload's own reading makes of a stored document for one language, for the fields that our
 * content has: its localized values, and the places where it names other documents. `stored` becomes
 * part of what is answered.
 */
export function readFields(fields: FlattenedField[], stored: Values, reading: Reading): Values {
  const read: Values = {};
  for (const field of fields) {
    const kept = stored[field.name];
    const isTranslated = "localized" in field && field.localized === true && isValues(kept);
    const value = isTranslated ? kept[reading.locale] : kept;
    read[field.name] = readValue(field, value ?? defaultOf(field, kept), reading);
    note(field, read, reading);
  }
  return read;
}

/** Of a field that came after the document. */
function defaultOf(field: FlattenedField, kept: unknown): unknown {
  const value = "defaultValue" in field ? field.defaultValue : undefined;
  return kept === undefined && typeof value !== "function" ? value : undefined;
}

function rowsOf(value: unknown): Values[] {
  return Array.isArray(value) ? value.filter(isValues) : [];
}

function readValue(field: FlattenedField, value: unknown, reading: Reading): unknown {
  switch (field.type) {
    case "group":
      return readFields(field.flattenedFields, isValues(value) ? value : {}, reading);
    case "array":
      return rowsOf(value).map((row) => readFields(field.flattenedFields, row, reading));
    case "blocks":
      return rowsOf(value).map((row) => readBlock(field.blocks, row, reading));
    case "date":
      return typeof value === "string" ? new Date(value).toISOString() : null;
    case "richText":
      return readText(field.name, value, reading);
    default:
      return value ?? null;
  }
}

function readText(name: string, value: unknown, reading: Reading): unknown {
  if (isEditorState(value)) {
    return readNodes(value, reading);
  }
  if (value !== null && value !== undefined) {
    reading.leaveOut(name);
  }
  return null;
}

function readBlock(blocks: FlattenedBlock[], row: Values, reading: Reading): Values {
  const block = blocks.find(({ slug }) => slug === row.blockType);
  const { id, blockType } = row;
  // The same object: what its own fields name is put into it later.
  return Object.assign(block ? readFields(block.flattenedFields, row, reading) : {}, {
    id,
    blockType,
  });
}

/** Notes what a relationship names: one or several documents, of one or of several collections. */
function note(field: FlattenedField, read: Values, { references }: Reading): void {
  if (field.type !== "relationship" && field.type !== "upload") {
    return;
  }
  const add = (holder: Values | unknown[], key: string | number, id: unknown, of: unknown) => {
    if (typeof id === "string" && typeof of === "string") {
      const fill = (document: unknown) => Object.assign(holder, { [key]: document });
      references.push({ collection: of, id, fill });
    }
  };
  const noteOne = (holder: Values | unknown[], key: string | number, value: unknown) => {
    if (isValues(value)) {
      add(value, "value", value.value, value.relationTo);
    } else {
      add(holder, key, value, field.relationTo);
    }
  };
  const value = read[field.name];
  if (Array.isArray(value)) {
    value.forEach((each, index) => {
      noteOne(value, index, each);
    });
  } else {
    noteOne(read, field.name, value);
  }
}

/** Notes what the nodes of rich text name: links to documents, pictures; in the texts of its blocks too. */
function readNodes<Node>(node: Node, reading: Reading): Node {
  if (Array.isArray(node)) {
    for (const child of node) {
      readNodes(child, reading);
    }
  } else if (isValues(node)) {
    const { fields, children, root } = node;
    const named = isValues(fields) && isValues(fields.doc) ? fields.doc : node;
    const { relationTo, value } = named;
    if (typeof relationTo === "string" && typeof value === "string") {
      const fill = (document: unknown) => Object.assign(named, { value: document });
      reading.references.push({ collection: relationTo, id: value, fill });
    }
    readNodes(root ?? children, reading);
    if (isValues(fields)) {
      readNodes(Object.values(fields).filter(isEditorState), reading);
    }
  }
  return node;
}
