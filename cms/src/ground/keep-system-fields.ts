import type { CollectionBeforeOperationHook, Config, GlobalBeforeOperationHook } from "payload";
import { everyCollection } from "./every-collection.ts";

/** When a record was made and changed, and which it is: the system says. */
const everywhere = ["createdAt", "updatedAt", "id"];
/** What a picture's file is; the file itself says. */
const ofUploads = [
  "filename",
  "filesize",
  "height",
  "mimeType",
  "sizes",
  "thumbnailURL",
  "url",
  "width",
];

function without(data: unknown, names: readonly string[]): unknown {
  return typeof data === "object" && data !== null && !Array.isArray(data)
    ? Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)))
    : data;
}

const keepInCollection: CollectionBeforeOperationHook = ({ args, collection, req }) => {
  const { data, overrideAccess } = args as { data?: unknown; overrideAccess?: boolean };
  if (overrideAccess || data === undefined) {
    return args;
  }
  // Cutting a picture anew names the file that is cut; what comes of it is measured all the same.
  const isUpload = Boolean(collection.upload) && req.query?.uploadEdits === undefined;
  return { ...args, data: without(data, isUpload ? [...everywhere, ...ofUploads] : everywhere) };
};

const keepInGlobal: GlobalBeforeOperationHook = ({ args }) => {
  const { data, overrideAccess } = args as { data?: unknown; overrideAccess?: boolean };
  return overrideAccess || data === undefined ? args : { ...args, data: without(data, everywhere) };
};

/**
 * Payload takes a record's dates from whoever saves it. Of what a request sends, in any collection
 * and global, those fields are left out; our own operations may set them.
 */
export function keepSystemFields(config: Config): Config {
  return {
    ...everyCollection(config, (collection) => ({
      ...collection,
      hooks: {
        ...collection.hooks,
        beforeOperation: [keepInCollection, ...(collection.hooks?.beforeOperation ?? [])],
      },
    })),
    globals: (config.globals ?? []).map((global) => ({
      ...global,
      hooks: {
        ...global.hooks,
        beforeOperation: [keepInGlobal, ...(global.hooks?.beforeOperation ?? [])],
      },
    })),
  };
}
