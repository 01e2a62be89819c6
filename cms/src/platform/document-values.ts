import type { FlattenedBlock, FlattenedBlocksField } from "payload";

/** A document, or a part of it, as the field values that Payload reads and stores. */
export type DocumentValues = Record<string, unknown>;

/** Returns true for an object, but not for a list. */
export function isObject(value: unknown): value is DocumentValues {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the rows of a list or of a list of blocks; none if the value is not a list. */
export function toRows(value: unknown): DocumentValues[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** Returns the kind of block of a row; undefined if the field has no such block. */
export function findBlock(
  field: FlattenedBlocksField,
  row?: DocumentValues,
): FlattenedBlock | undefined {
  return field.blocks.find(({ slug }) => slug === row?.blockType);
}
