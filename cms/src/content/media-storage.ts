import type { S3ClientConfig } from "@aws-sdk/client-s3";
import { s3Storage } from "@payloadcms/storage-s3";
import type { Plugin } from "payload";
import { env } from "../ground/env.ts";

// The storage's newest release is one patch behind Payload's, which refuses that in development. To be
// deleted with its next one, as the overrides in package.json.
process.env.PAYLOAD_DISABLE_DEPENDENCY_CHECKER ??= "true";

const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;

/** Whether uploaded pictures are in a bucket, not in DATA_DIR/media. */
export const isInBucket = S3_BUCKET !== undefined;

/** How the bucket is reached, by every client of it. */
export const bucketClient: S3ClientConfig = {
  region: S3_REGION,
  // Services other than Amazon's have no host name for each bucket.
  ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT, forcePathStyle: true } : {}),
  // Nor do all of them know the checksums that Amazon's client would add to each request.
  requestChecksumCalculation: "WHEN_REQUIRED",
  responseChecksumValidation: "WHEN_REQUIRED",
  ...(S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
    ? { credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY } }
    : {}),
};

/** Puts uploaded pictures into the bucket, and answers them from there: through us, as files are. */
export const mediaStorage: Plugin = s3Storage({
  enabled: isInBucket,
  // The same columns with a bucket and without.
  alwaysInsertFields: true,
  bucket: S3_BUCKET ?? "",
  collections: { media: true },
  config: bucketClient,
});
