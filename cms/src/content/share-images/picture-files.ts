import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { env } from "../../ground/env.ts";
import { bucketClient, isInBucket } from "../media-bucket.ts";

/** Files beside the uploaded pictures, wherever those are: in DATA_DIR/media or in the bucket. */
interface PictureFiles {
  /** Undefined where there is none of that name. */
  read: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  write: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Also of one that is gone already. */
  remove: (name: string) => Promise<void>;
}

function hasCode(error: unknown, ...codes: string[]): boolean {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return codes.some((each) => each === code || each === name);
}

function inFolder(): PictureFiles {
  const at = (name: string) => path.join(env.DATA_DIR, "media", path.basename(name));
  return {
    read: (name) =>
      readFile(at(name)).then(
        (bytes) => new Uint8Array(bytes),
        (error: unknown) => {
          if (hasCode(error, "ENOENT")) {
            return undefined;
          }
          throw error;
        },
      ),
    write: async (name, bytes) => {
      await mkdir(path.dirname(at(name)), { recursive: true });
      // Under another name first: a reader never finds half a picture.
      const unfinished = `${at(name)}.${process.pid}.tmp`;
      await writeFile(unfinished, bytes);
      await rename(unfinished, at(name));
    },
    remove: (name) => rm(at(name), { force: true }),
  };
}

/** The client is loaded here alone: without a bucket no process pays for it. */
async function inBucket(): Promise<PictureFiles> {
  const { S3 } = await import("@aws-sdk/client-s3");
  const s3 = new S3(bucketClient);
  const place = (name: string) => ({ Bucket: env.S3_BUCKET, Key: name });
  return {
    read: async (name) => {
      try {
        const { Body } = await s3.getObject(place(name));
        return Body && new Uint8Array(await Body.transformToByteArray());
      } catch (error) {
        if (hasCode(error, "NoSuchKey", "NotFound")) {
          return undefined;
        }
        throw error;
      }
    },
    write: async (name, Body) => {
      await s3.putObject({ ...place(name), Body, ContentType: "image/png" });
    },
    remove: async (name) => {
      await s3.deleteObject(place(name));
    },
  };
}

let files: Promise<PictureFiles> | undefined;

export function pictureFiles(): Promise<PictureFiles> {
  files ??= isInBucket ? inBucket() : Promise.resolve(inFolder());
  return files;
}
