import type { Locale } from "contracts";
import type { FlattenedBlock, FlattenedField } from "payload";
import { isEditorState } from "../rich-text/rich-text.ts";

export type Values = Record<string, unknown>;

/** A field of a document that references another one by its id. */
export interface Reference {
  collection: string;
  id: string;
  /** Replaces the id by the referenced document; for documents that visitors may read. */
  fill: (document: unknown) => void;
}

interface ReadContext {
  locale: Locale;
  references: Reference[];
  /** Called with the name of each field whose rich text is broken and therefore omitted. */
  leaveOut: (field: string) => void;
}

export function isValues(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Converts a stored document to what Payload would return in one language, for the field types of this site: resolves
 * localized values, and collects references to other documents. The result shares objects with `stored`.
 */
export function readFields(fields: FlattenedField[], stored: Values, reading: ReadContext): Values {
  const read: Values = {};
  for (const field of fields) {
    const saved = stored[field.name];
    const isTranslated = "localized" in field && field.localized === true && isValues(saved);
    const value = isTranslated ? saved[reading.locale] : saved;
    read[field.name] = readValue(field, value ?? defaultOf(field, saved), reading);
    collectReferences(field, read, reading);
  }
  return read;
}

/** Returns the default of a field that was added to the configuration after the document was saved. */
function defaultOf(field: FlattenedField, saved: unknown): unknown {
  const value = "defaultValue" in field ? field.defaultValue : undefined;
  return saved === undefined && typeof value !== "function" ? value : undefined;
}

function rowsOf(value: unknown): Values[] {
  return Array.isArray(value) ? value.filter(isValues) : [];
}

function readValue(field: FlattenedField, value: unknown, reading: ReadContext): unknown {
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

function readText(name: string, value: unknown, reading: ReadContext): unknown {
  if (isEditorState(value)) {
    return readNodes(value, reading);
  }
  if (value !== null && value !== undefined) {
    reading.leaveOut(name);
  }
  return null;
}

function readBlock(blocks: FlattenedBlock[], row: Values, reading: ReadContext): Values {
  const block = blocks.find(({ slug }) => slug === row.blockType);
  const { id, blockType } = row;
  // Extends the object that readFields returns instead of copying it, because its references are filled in later.
  return Object.assign(block ? readFields(block.flattenedFields, row, reading) : {}, {
    id,
    blockType,
  });
}

/** Collects the ids in a relationship to one or several documents, of one or several collections. */
function collectReferences(field: FlattenedField, read: Values, { references }: ReadContext): void {
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

/** Collects the ids in rich text: linked documents and images, also in the texts of its blocks. */
function readNodes<Node>(node: Node, reading: ReadContext): Node {
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
