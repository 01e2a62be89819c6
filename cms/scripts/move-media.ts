import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import "./offline-config.ts";
import { S3 } from "@aws-sdk/client-s3";
import { getPictureType } from "../src/media/picture-types.ts";

/**
 * Copies the images of DATA_DIR/media into the bucket of S3_BUCKET; the folder stays unchanged. Skips objects that
 * exist with the same size, so the command can be repeated. The site may serve images from the folder meanwhile.
 */

const [{ bucketClientConfig }, { env }] = await Promise.all([
  import("../src/media/media-bucket.ts"),
  import("../src/platform/env.ts"),
]);

const { S3_BUCKET: Bucket } = env;
if (Bucket === undefined) {
  process.stderr.write("S3_BUCKET: required, the bucket to copy to\n");
  process.exit(1);
}

const s3 = new S3(bucketClientConfig);
const folder = path.join(env.DATA_DIR, "media");

async function isUploaded(Key: string, size: number): Promise<boolean> {
  return s3.headObject({ Bucket, Key }).then(
    ({ ContentLength }) => ContentLength === size,
    () => false,
  );
}

const files = await readdir(folder);
let copied = 0;
for (const Key of files) {
  const file = path.join(folder, Key);
  const { size } = await stat(file);
  if (!(await isUploaded(Key, size))) {
    const ContentType = getPictureType(Key);
    const Body = createReadStream(file);
    await s3.putObject({ Bucket, Key, Body, ContentType, ContentLength: size });
    copied += 1;
  }
}
process.stdout.write(`${copied} of ${files.length} pictures copied, the others were there.\n`);
