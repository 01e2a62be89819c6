import { cloudStoragePlugin } from "@payloadcms/plugin-cloud-storage";
import type { Adapter } from "@payloadcms/plugin-cloud-storage/types";
import type { PayloadRequest, Plugin } from "payload";
import { database } from "../platform/database.ts";
import { isDatabaseUnavailable } from "../platform/failures.ts";
import { hiddenInListsOptions } from "../platform/publishing/panel-fields.ts";
import { findCurrentFile } from "./former-pictures.ts";
import { openPictureFiles, respondWithPictureFile } from "./picture-files.ts";

// Disables Payload's version check in development: the plugin's newest release is one patch behind Payload's. Delete
// this line and the overrides in package.json once the plugin's next release is installed.
process.env.PAYLOAD_DISABLE_DEPENDENCY_CHECKER ??= "true";

/**
 * Looks up the current name of a renamed image. Returns undefined while the database is unreachable; the image is then
 * served under the requested name.
 */
async function currentName({ payload }: PayloadRequest, name: string) {
  try {
    return await findCurrentFile(database(payload), name);
  } catch (error) {
    if (isDatabaseUnavailable(error)) {
      return undefined;
    }
    throw error;
  }
}

function notFound(): Response {
  return Response.json({ error: "Not found" }, { status: 404 });
}

/** Serves an image; the URL of a replaced file redirects to the current file. */
async function respondWithPicture(req: PayloadRequest, name: string): Promise<Response> {
  const now = await currentName(req, name);
  if (now === "gone") {
    return notFound();
  }
  if (now) {
    const location = `/api/media/file/${encodeURIComponent(now.name)}`;
    return new Response(null, { status: 302, headers: { location, "cache-control": "no-cache" } });
  }
  return (await respondWithPictureFile(name)) ?? notFound();
}

/**
 * Storage adapter for the disk and the bucket. Deletes no files, because a file must be deleted only after the change
 * that removes it is committed (removeFormerFiles).
 */
const adapter: Adapter = () => ({
  name: "pictures",
  handleUpload: async ({ file }) => (await openPictureFiles()).write(file.filename, file.buffer),
  handleDelete: () => {},
  staticHandler: (req, { params }) => respondWithPicture(req, params.filename),
});

/** Stores uploaded images in DATA_DIR/media or in the bucket; the CMS serves them in both cases. */
const storage = cloudStoragePlugin({
  // An empty prefix makes the plugin add a `prefix` column, which the previous release reads.
  collections: { media: { adapter, prefix: "" } },
});

export const mediaStoragePlugin: Plugin = async (config) => {
  const stored = await storage(config);
  const ownFields = stored.collections?.flatMap(({ fields }) => fields) ?? [];
  for (const field of ownFields) {
    if ("name" in field && field.name === "_objectKey") {
      Object.assign(field, { admin: { ...field.admin, ...hiddenInListsOptions } });
    }
  }
  return stored;
};
