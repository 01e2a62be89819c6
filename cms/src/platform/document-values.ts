import type { FlattenedBlock, FlattenedBlocksField } from "payload";

/** A document, or a part of it, as the field values that Payload reads and stores. */
export type Values = Record<string, unknown>;

/** Returns true for an object, but not for a list. */
export function isObject(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the rows of a list or of a list of blocks; none if the value is not a list. */
export function rowsOf(value: unknown): Values[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** Returns the kind of block of a row; undefined if the field has no such block. */
export function blockOf(field: FlattenedBlocksField, row?: Values): FlattenedBlock | undefined {
  return field.blocks.find(({ slug }) => slug === row?.blockType);
}
