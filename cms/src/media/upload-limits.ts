import type { PayloadRequest } from "payload";
import { env } from "../platform/env.ts";
import { createRateLimit } from "../platform/rate-limit.ts";
import { hasDiskSpace } from "./disk-space.ts";
import { type FileProblem, maxDailyGibibytes } from "./file-rules.ts";
import { storesMediaInBucket } from "./media-bucket.ts";

const mebibyte = 1024 * 1024;

/** Limits the mebibytes that a user uploads per day, so that no account can fill the disk. */
const limitMebibytesPerUser = createRateLimit({
  name: "uploads",
  points: maxDailyGibibytes * 1_024,
  seconds: 24 * 60 * 60,
});

/**
 * Returns the reason why an image of this size cannot be stored, or undefined; counts the image towards the user's
 * limit.
 */
export async function findStorageProblem(
  { payload, user }: PayloadRequest,
  bytes: number,
): Promise<FileProblem | undefined> {
  if (!(storesMediaInBucket || (await hasDiskSpace(env.DATA_DIR, bytes)))) {
    payload.logger.warn("Uploads are refused: less than 512 MB are free on the disk of DATA_DIR");
    return "room";
  }
  if (!user) {
    return undefined;
  }
  const limitResult = await limitMebibytesPerUser(payload, user.id, Math.ceil(bytes / mebibyte));
  return limitResult.ok ? undefined : "quota";
}
