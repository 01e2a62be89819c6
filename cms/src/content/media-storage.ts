import { s3Storage } from "@payloadcms/storage-s3";
import type { Plugin } from "payload";
import { env } from "../ground/env.ts";
import { bucketClient, isInBucket } from "./media-bucket.ts";

// The storage's newest release is one patch behind Payload's, which refuses that in development. To be
// deleted with its next one, as the overrides in package.json.
process.env.PAYLOAD_DISABLE_DEPENDENCY_CHECKER ??= "true";

/** Puts uploaded pictures into the bucket, and answers them from there: through us, as files are. */
export const mediaStorage: Plugin = s3Storage({
  enabled: isInBucket,
  // The same columns with a bucket and without.
  alwaysInsertFields: true,
  bucket: env.S3_BUCKET ?? "",
  collections: { media: true },
  config: bucketClient,
});
