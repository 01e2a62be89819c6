import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
} from "payload";
import { createContentBasedName, hashContent, nameWithTypeExtension } from "./content-name.ts";
import { describePicture } from "./describe-picture.ts";
import { rejectDuplicatePicture } from "./duplicates.ts";
import type { FileProblem } from "./file-rules.ts";
import { openPictureFiles } from "./picture-files.ts";
import { getPictureType } from "./picture-types.ts";
import { prepareUpload } from "./prepare-upload.ts";
import { doEditsChangeFiles, readUploadEdits } from "./upload-edits.ts";
import { findStorageProblem } from "./upload-limits.ts";

/** Context key: hash of the uploaded bytes of this save; unset if a stored image is only cropped again. */
const receivedHash = "receivedPictureHash";

const emptySize = {
  filename: null,
  filesize: null,
  height: null,
  mimeType: null,
  url: null,
  width: null,
};

type File = NonNullable<PayloadRequest["file"]>;

/**
 * Loads the stored file of an image that is cropped again, as if it were uploaded, so that the crop gets new file
 * names. Otherwise Payload would overwrite files that visitors have cached.
 */
async function storedFile(req: PayloadRequest, name: string): Promise<File | undefined> {
  const bytes = await (await openPictureFiles()).read(name);
  if (!bytes) {
    req.payload.logger.warn(`The file of a picture is not there: ${name}`);
    return undefined;
  }
  const data = Buffer.from(bytes);
  return { data, mimetype: getPictureType(name), name, size: data.byteLength };
}

async function cropStoredFile(req: PayloadRequest, id: string, data: unknown): Promise<void> {
  const edits = readUploadEdits({ query: req.query.uploadEdits, data });
  // Removes the edits from the query, because Payload would compare the texts in the query with the stored numbers.
  req.query.uploadEdits = undefined;
  const stored = await req.payload.findByID({
    collection: "media",
    id,
    depth: 0,
    disableErrors: true,
    trash: true,
    req,
  });
  if (!(stored?.filename && doEditsChangeFiles(edits, stored))) {
    return;
  }
  const file = await storedFile(req, stored.filename);
  if (file) {
    req.file = { ...file, name: createContentBasedName(file.name, file.data, edits) };
    req.query.uploadEdits = edits;
  }
}

/** Rejects the file; `explainFileRefusal` translates the reason. */
function rejectFile(req: PayloadRequest, problem: FileProblem): never {
  const errors = [{ path: "file", message: problem }];
  throw new ValidationError({ collection: "media", errors, req }, req.t);
}

/** Returns an upload with the bytes to store and the file extension of their type. */
async function prepareFile(req: PayloadRequest, file: File): Promise<File> {
  const prepared = await prepareUpload(file.data);
  if (!prepared) {
    return file;
  }
  if ("problem" in prepared) {
    return rejectFile(req, prepared.problem);
  }
  const { data, mimetype } = prepared;
  const problem = await findStorageProblem(req, data.byteLength);
  if (problem) {
    return rejectFile(req, problem);
  }
  return {
    ...file,
    data,
    mimetype,
    size: data.byteLength,
    name: nameWithTypeExtension(file.name, mimetype),
  };
}

/** Gives an upload its content-based name, before Payload generates its sizes. */
export const nameUploadByContent: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  if (operation !== "create" && operation !== "update") {
    return;
  }
  req.context[receivedHash] = undefined;
  // Clears data that the storage plugin stored for an earlier save of the same request.
  req.context._payloadCloudStorage = undefined;
  const { id, data } = args as { id?: string; data?: { keepBoth?: unknown } };
  const { file } = req;
  if (file) {
    const hash = hashContent(file.data);
    await rejectDuplicatePicture(req, { hash, id, isConfirmed: data?.keepBoth === true });
    req.context[receivedHash] = hash;
    const edits = readUploadEdits({ query: req.query.uploadEdits, data: {} });
    const prepared = await prepareFile(req, file);
    req.file = { ...prepared, name: createContentBasedName(prepared.name, prepared.data, edits) };
  } else if (operation === "update" && id) {
    await cropStoredFile(req, id, data);
  }
};

/** Sets the fields that are computed from an image's bytes. */
export const setFileMetadata: CollectionBeforeChangeHook = async ({ data, req }) => {
  const { file } = req;
  if (!file) {
    return data;
  }
  const hash = req.context[receivedHash];
  const { isOpaque, placeholder } = await describePicture(file.data);
  return {
    ...data,
    ...(typeof hash === "string" ? { hash } : {}),
    // Creates no crop for an image with transparency, because social networks show transparent areas as black. The
    // original file is used instead.
    ...(isOpaque ? {} : { sizes: { ...data.sizes, share: emptySize } }),
    placeholder,
  };
};
