import type { S3ClientConfig } from "@aws-sdk/client-s3";
import { env } from "../platform/env.ts";

const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;

/** True if uploaded images are stored in an S3 bucket instead of DATA_DIR/media. */
export const storesMediaInBucket = S3_BUCKET !== undefined;

/** Connection settings, shared by every S3 client. */
export const bucketClientConfig: S3ClientConfig = {
  region: S3_REGION,
  // Uses path-style URLs, because S3-compatible services often have no host name per bucket.
  ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT, forcePathStyle: true } : {}),
  // Several S3-compatible services reject the checksums that the AWS client adds to each request by default.
  requestChecksumCalculation: "WHEN_REQUIRED",
  responseChecksumValidation: "WHEN_REQUIRED",
  ...(S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
    ? { credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY } }
    : {}),
};
