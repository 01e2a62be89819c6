import { cloudStoragePlugin } from "@payloadcms/plugin-cloud-storage";
import type { Adapter } from "@payloadcms/plugin-cloud-storage/types";
import type { PayloadRequest, Plugin } from "payload";
import { database } from "../ground/database.ts";
import { isDatabaseAway } from "../ground/failures.ts";
import { outOfLists } from "../ground/publishing/panel-fields.ts";
import { whereNow } from "./media/former-pictures.ts";
import { answerFile, pictureFiles } from "./picture-files.ts";

// The plugin's newest release is one patch behind Payload's, which refuses that in development. To be
// deleted with its next one, as the overrides in package.json.
process.env.PAYLOAD_DISABLE_DEPENDENCY_CHECKER ??= "true";

/** Pictures are answered while the database is away, too: by the name that they have. */
async function currentName({ payload }: PayloadRequest, name: string) {
  try {
    return await whereNow(database(payload), name);
  } catch (error) {
    if (isDatabaseAway(error)) {
      return undefined;
    }
    throw error;
  }
}

function notFound(): Response {
  return Response.json({ error: "Not found" }, { status: 404 });
}

/** The address of a file that was replaced leads to what took its place. */
async function answerPicture(req: PayloadRequest, name: string): Promise<Response> {
  const now = await currentName(req, name);
  if (now === "gone") {
    return notFound();
  }
  if (now) {
    const location = `/api/media/file/${encodeURIComponent(now.name)}`;
    return new Response(null, { status: 302, headers: { location, "cache-control": "no-cache" } });
  }
  return (await answerFile(name)) ?? notFound();
}

/** Wherever the files are. None is removed before the change that does without it is committed. */
const adapter: Adapter = () => ({
  name: "pictures",
  handleUpload: async ({ file }) => (await pictureFiles()).write(file.filename, file.buffer),
  handleDelete: () => {},
  staticHandler: (req, { params }) => answerPicture(req, params.filename),
});

/** Keeps uploaded pictures in DATA_DIR/media or in the bucket, and answers them through us. */
const storage = cloudStoragePlugin({
  // Without a prefix there would be no column for one, which the version before still reads.
  collections: { media: { adapter, prefix: "" } },
});

export const mediaStorage: Plugin = async (config) => {
  const stored = await storage(config);
  const ownFields = stored.collections?.flatMap(({ fields }) => fields) ?? [];
  for (const field of ownFields) {
    if ("name" in field && field.name === "_objectKey") {
      Object.assign(field, { admin: { ...field.admin, ...outOfLists } });
    }
  }
  return stored;
};
