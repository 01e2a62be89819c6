import { cleanCharacters } from "contracts";
import type { CollectionBeforeValidateHook, Config, GlobalBeforeValidateHook } from "payload";
import { mapCollections } from "./map-collections.ts";

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

/** Cleans every text of a parsed JSON value, rich text and blocks included. */
export function cleanTexts(value: unknown): unknown {
  if (typeof value === "string") {
    return cleanCharacters(value);
  }
  if (Array.isArray(value)) {
    return value.map(cleanTexts);
  }
  return isPlainObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, cleanTexts(each)]))
    : value;
}

/** Cleans all texts except passwords, which are compared exactly as typed. */
function cleanData(data: Record<string, unknown>): Record<string, unknown> {
  const { password, ...texts } = data;
  const cleaned = cleanTexts(texts) as Record<string, unknown>;
  return password === undefined ? cleaned : { ...cleaned, password };
}

const cleanDocument: CollectionBeforeValidateHook = ({ data }) => data && cleanData(data);
const cleanGlobal: GlobalBeforeValidateHook = ({ data }) => data && cleanData(data);

/**
 * Removes invisible characters from every text of every collection and global when the text is saved or restored. Such
 * characters often come from texts copied out of slides, and would break feeds and pages.
 */
export function cleanSavedTexts(config: Config): Config {
  return {
    ...mapCollections(config, (collection) => ({
      ...collection,
      hooks: {
        ...collection.hooks,
        beforeValidate: [cleanDocument, ...(collection.hooks?.beforeValidate ?? [])],
      },
    })),
    globals: (config.globals ?? []).map((global) => ({
      ...global,
      hooks: {
        ...global.hooks,
        beforeValidate: [cleanGlobal, ...(global.hooks?.beforeValidate ?? [])],
      },
    })),
  };
}
