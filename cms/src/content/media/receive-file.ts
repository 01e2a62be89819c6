import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from "payload";
import { pictureFiles, pictureType } from "../picture-files.ts";
import { contentName, hashOf } from "./content-name.ts";
import { describePicture } from "./describe-picture.ts";
import { refuseDuplicate } from "./duplicates.ts";
import { changesFiles, editsOf } from "./upload-edits.ts";

/** Of the bytes that came in with this save; not of what was cut out of them. */
const receivedHash = "receivedPictureHash";

const noSize = {
  filename: null,
  filesize: null,
  height: null,
  mimeType: null,
  url: null,
  width: null,
};

type File = NonNullable<PayloadRequest["file"]>;

/**
 * The stored file of a picture that is cut anew, as if it came in again: Payload would write what it makes
 * of it over the files that visitors have the addresses of.
 */
async function storedFile(req: PayloadRequest, name: string): Promise<File | undefined> {
  const bytes = await (await pictureFiles()).read(name);
  if (!bytes) {
    req.payload.logger.warn(`The file of a picture is not there: ${name}`);
    return undefined;
  }
  const data = Buffer.from(bytes);
  return { data, mimetype: pictureType(name), name, size: data.byteLength };
}

async function cutAnew(req: PayloadRequest, id: string, data: unknown): Promise<void> {
  const edits = editsOf({ query: req.query.uploadEdits, data });
  // What Payload would compare with what is stored, as text with numbers.
  req.query.uploadEdits = undefined;
  const stored = await req.payload.findByID({
    collection: "media",
    id,
    depth: 0,
    disableErrors: true,
    trash: true,
    req,
  });
  if (!(stored?.filename && changesFiles(edits, stored))) {
    return;
  }
  const file = await storedFile(req, stored.filename);
  if (file) {
    req.file = { ...file, name: contentName(file.name, file.data, edits) };
    req.query.uploadEdits = edits;
  }
}

/** Gives what comes in the name that it is stored under, before Payload makes its sizes. */
export const nameByContent: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== "create" && operation !== "update") {
    return;
  }
  req.context[receivedHash] = undefined;
  // Several saves in one request: what the storage kept of the one before.
  req.context._payloadCloudStorage = undefined;
  const { id, data } = args as { id?: string; data?: { keepBoth?: unknown } };
  const { file } = req;
  if (file) {
    const hash = hashOf(file.data);
    await refuseDuplicate(req, { hash, id, isMeant: data?.keepBoth === true });
    req.context[receivedHash] = hash;
    const edits = editsOf({ query: req.query.uploadEdits, data: {} });
    req.file = { ...file, name: contentName(file.name, file.data, edits) };
  } else if (operation === "update" && id) {
    await cutAnew(req, id, data);
  }
};

/** What is known of a picture by its bytes alone. */
export const describeFile: CollectionBeforeChangeHook = async ({ data, req }) => {
  const { file } = req;
  if (!file) {
    return data;
  }
  const hash = req.context[receivedHash];
  const { isOpaque, placeholder } = await describePicture(file.data);
  return {
    ...data,
    ...(typeof hash === "string" ? { hash } : {}),
    // Networks draw black behind what can be seen through: they are given the file itself.
    ...(isOpaque ? {} : { sizes: { ...data.sizes, share: noSize } }),
    placeholder,
  };
};
