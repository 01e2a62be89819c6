import { statfs } from "node:fs/promises";

/** Number of bytes that uploads leave free on the disk for the database, which may be on the same disk. */
const reservedBytes = 512 * 1024 * 1024;

/** Returns true if at least `free` bytes are left on the folder's disk after `bytes` bytes are written. */
export async function hasDiskSpace(
  folder: string,
  bytes: number,
  free = reservedBytes,
): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize - bytes >= free;
}
