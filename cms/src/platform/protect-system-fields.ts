import type { CollectionBeforeOperationHook, Config, GlobalBeforeOperationHook } from "payload";
import { mapCollections } from "./map-collections.ts";

/** Fields of every record that only the system sets. */
const systemFields = ["createdAt", "updatedAt", "id"];
/** Fields of an upload that are derived from its file. */
const uploadFields = [
  "filename",
  "filesize",
  "height",
  "mimeType",
  "sizes",
  "thumbnailURL",
  "url",
  "width",
];

function omit(data: unknown, names: readonly string[]): unknown {
  return typeof data === "object" && data !== null && !Array.isArray(data)
    ? Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)))
    : data;
}

const protectInCollection: CollectionBeforeOperationHook = ({ args, collection, req }) => {
  const { data, overrideAccess } = args as { data?: unknown; overrideAccess?: boolean };
  if (overrideAccess || data === undefined) {
    return args;
  }
  // Accepts these fields in a request to crop an image, because the request names the image's file. Payload computes
  // the fields from the result.
  const isUpload = Boolean(collection.upload) && req.query?.uploadEdits === undefined;
  return {
    ...args,
    data: omit(data, isUpload ? [...systemFields, ...uploadFields] : systemFields),
  };
};

const protectInGlobal: GlobalBeforeOperationHook = ({ args }) => {
  const { data, overrideAccess } = args as { data?: unknown; overrideAccess?: boolean };
  return overrideAccess || data === undefined ? args : { ...args, data: omit(data, systemFields) };
};

/**
 * Removes dates, ids and the data of uploaded files from clients' requests to any collection or global, because Payload
 * would store them. The CMS's own operations may set them.
 */
export function protectSystemFields(config: Config): Config {
  return {
    ...mapCollections(config, (collection) => ({
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
