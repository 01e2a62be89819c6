import type { CollectionBeforeOperationHook, Config, GlobalBeforeOperationHook } from "payload";
import { everyCollection } from "./every-collection.ts";

/** Fields of every record that only the system sets. */
const everywhere = ["createdAt", "updatedAt", "id"];
/** Fields of an upload that are derived from its file. */
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

const protectInCollection: CollectionBeforeOperationHook = ({ args, collection, req }) => {
  const { data, overrideAccess } = args as { data?: unknown; overrideAccess?: boolean };
  if (overrideAccess || data === undefined) {
    return args;
  }
  // A crop request names its file; the derived fields are computed from the result anyway.
  const isUpload = Boolean(collection.upload) && req.query?.uploadEdits === undefined;
  return { ...args, data: without(data, isUpload ? [...everywhere, ...ofUploads] : everywhere) };
};

const protectInGlobal: GlobalBeforeOperationHook = ({ args }) => {
  const { data, overrideAccess } = args as { data?: unknown; overrideAccess?: boolean };
  return overrideAccess || data === undefined ? args : { ...args, data: without(data, everywhere) };
};

/**
 * Payload accepts a record's dates from clients. Drops these fields from requests to any collection and global; our
 * own operations may set them.
 */
export function protectSystemFields(config: Config): Config {
  return {
    ...everyCollection(config, (collection) => ({
      ...collection,
      hooks: {
        ...collection.hooks,
        beforeOperation: [protectInCollection, ...(collection.hooks?.beforeOperation ?? [])],
      },
    })),
    globals: (config.globals ?? []).map((global) => ({
      ...global,
      hooks: {
        ...global.hooks,
        beforeOperation: [protectInGlobal, ...(global.hooks?.beforeOperation ?? [])],
      },
    })),
  };
}
