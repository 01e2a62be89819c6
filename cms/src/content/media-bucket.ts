import type { S3ClientConfig } from "@aws-sdk/client-s3";
import { env } from "../ground/env.ts";

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
