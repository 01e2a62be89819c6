import { randomUUID } from "node:crypto";
import { openAsBlob } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { env } from "../platform/env.ts";
import { hasErrorCode } from "../platform/has-code.ts";
import { bucketClientConfig, storesMediaInBucket } from "./media-bucket.ts";
import { getPictureType } from "./picture-types.ts";

interface OpenFile {
  body: Blob | ReadableStream;
  size: number;
}

/** Uploaded and generated images, in DATA_DIR/media or in the bucket. */
interface PictureFiles {
  /** Opens a file for streaming; undefined if there is no file of that name. */
  open: (name: string) => Promise<OpenFile | undefined>;
  read: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  write: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Deletes a file. Succeeds even if the file does not exist. */
  remove: (name: string) => Promise<void>;
}

/** Returns the result of `find`; undefined if the file does not exist. */
async function undefinedIfMissing<Found>(find: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await find();
  } catch (error) {
    if (hasErrorCode(error, "ENOENT", "ERR_INVALID_ARG_VALUE", "NoSuchKey", "NotFound")) {
      return undefined;
    }
    throw error;
  }
}

function folderFiles(): PictureFiles {
  const at = (name: string) => path.join(env.DATA_DIR, "media", path.basename(name));
  return {
    open: (name) =>
      undefinedIfMissing(async () => {
        const body = await openAsBlob(at(name));
        return { body, size: body.size };
      }),
    read: (name) => undefinedIfMissing(async () => new Uint8Array(await readFile(at(name)))),
    write: async (name, bytes) => {
      await mkdir(path.dirname(at(name)), { recursive: true });
      // Writes under a temporary name first, so that no reader gets an incomplete file.
      const temporaryPath = `${at(name)}.${randomUUID()}.tmp`;
      await writeFile(temporaryPath, bytes);
      await rename(temporaryPath, at(name));
    },
    remove: (name) => rm(at(name), { force: true }),
  };
}

/** Stores files in the bucket. Imports the S3 client on demand, so that processes without a bucket do not load it. */
async function bucketFiles(): Promise<PictureFiles> {
  const { S3 } = await import("@aws-sdk/client-s3");
  const s3 = new S3(bucketClientConfig);
  const objectParameters = (name: string) => ({ Bucket: env.S3_BUCKET, Key: name });
  return {
    open: (name) =>
      undefinedIfMissing(async () => {
        const { Body, ContentLength = 0 } = await s3.getObject(objectParameters(name));
        return Body && { body: Body.transformToWebStream(), size: ContentLength };
      }),
    read: (name) =>
      undefinedIfMissing(async () => {
        const { Body } = await s3.getObject(objectParameters(name));
        return Body && new Uint8Array(await Body.transformToByteArray());
      }),
    write: async (name, Body) => {
      await s3.putObject({ ...objectParameters(name), Body, ContentType: getPictureType(name) });
    },
    remove: async (name) => {
      await s3.deleteObject(objectParameters(name));
    },
  };
}

let files: Promise<PictureFiles> | undefined;

export function openPictureFiles(): Promise<PictureFiles> {
  files ??= storesMediaInBucket ? bucketFiles() : Promise.resolve(folderFiles());
  return files;
}

/**
 * Responds with a file; undefined if the file does not exist. Names contain a hash of the content, so browsers may
 * cache files forever.
 */
export async function respondWithPictureFile(name: string): Promise<Response | undefined> {
  const file = await (await openPictureFiles()).open(name);
  return (
    file &&
    new Response(file.body, {
      headers: {
        "content-type": getPictureType(name),
        "content-length": String(file.size),
        "cache-control": "public, max-age=31536000, immutable",
      },
    })
  );
}
