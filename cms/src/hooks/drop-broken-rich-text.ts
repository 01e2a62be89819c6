import { locales } from "contracts";
import type { CollectionBeforeReadHook } from "payload";

type Fields = Record<string, unknown>;

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What the editor writes: a tree whose root has a list of nodes. */
function isEditorState(value: unknown): boolean {
  return (
    isObject(value) &&
    isObject(value.root) &&
    Array.isArray(value.root.children) &&
    value.root.children.every((node) => isObject(node) && typeof node.type === "string")
  );
}

/** The field's value, or one per language, with what no editor can have written left out. */
function withoutBroken(value: unknown, reportBroken: () => void): unknown {
  const keep = (state: unknown) => {
    if (state === null || state === undefined || isEditorState(state)) {
      return state;
    }
    reportBroken();
    return null;
  };
  const isLocalized = isObject(value) && locales.some((locale) => locale in value);
  return isLocalized
    ? Object.fromEntries(Object.entries(value).map(([locale, state]) => [locale, keep(state)]))
    : keep(value);
}

/**
 * Payload's own reading of rich text throws on what is not a tree of nodes, and would take the whole
 * page with it. Such a value is read as empty: that text is missing, the rest is shown.
 */
export const dropBrokenRichText: CollectionBeforeReadHook = ({ collection, doc, req }) => {
  const reportBroken = () =>
    req.payload.logger.warn(`Left out broken rich text of ${collection.slug} ${doc.id}`);
  const read: Fields = { ...doc };
  if ("body" in read) {
    read.body = withoutBroken(read.body, reportBroken);
  }
  if (Array.isArray(read.blocks)) {
    read.blocks = read.blocks.map((block: Fields) =>
      block.blockType === "richText"
        ? { ...block, content: withoutBroken(block.content, reportBroken) }
        : block,
    );
  }
  return read as typeof doc;
};
