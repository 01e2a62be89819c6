import { eq, inArray, sql } from "drizzle-orm";
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from "payload";
import type { Pool } from "pg";
import { media } from "../payload-schema.ts";
import type { Media } from "../payload-types.ts";
import { formerPictures } from "../platform/app-tables.ts";
import {
  type Database,
  getRequestDatabase,
  inPoolTransaction,
  prepareQuery,
} from "../platform/database.ts";
import { openPictureFiles } from "./picture-files.ts";

interface StoredPicture {
  filename?: string | null;
  sizes?: Record<string, { filename?: string | null } | null | undefined> | null;
}

/**
 * Returns the files of an image, each with the name of its size (null for the original). Files shared by several
 * sizes are listed once.
 */
function filesOf({ filename, sizes }: StoredPicture): Map<string, string | null> {
  const files = new Map<string, string | null>();
  if (filename) {
    files.set(filename, null);
  }
  for (const [size, file] of Object.entries(sizes ?? {})) {
    if (file?.filename && !files.has(file.filename)) {
      files.set(file.filename, size);
    }
  }
  return files;
}

/** Records files as former ones. removeFormerFiles deletes the files after the transaction is committed. */
async function markFormer(database: Database, mediaId: string, files: Map<string, string | null>) {
  const rows = [...files].map(([name, size]) => ({ name, size, mediaId, hasFile: true }));
  if (rows.length > 0) {
    await database
      .insert(formerPictures)
      .values(rows)
      .onConflictDoUpdate({
        target: formerPictures.name,
        set: {
          size: sql`excluded.size`,
          mediaId: sql`excluded.media_id`,
          hasFile: sql`excluded.has_file`,
        },
      });
  }
}

/**
 * Records the files that a replacement or a new crop removes. The names of these former files redirect to the current
 * files.
 */
export const markReplacedFiles: CollectionAfterChangeHook<Media> = async ({
  doc,
  previousDoc,
  req,
}) => {
  const database = await getRequestDatabase(req);
  const [current, former] = [filesOf(doc), filesOf(previousDoc ?? {})];
  const names = [...current.keys()].filter((name) => !former.has(name));
  if (names.length > 0) {
    // Removes names that are in use again from the table of former files. An edit that is undone reuses the earlier
    // name.
    await database.delete(formerPictures).where(inArray(formerPictures.name, names));
  }
  for (const name of current.keys()) {
    former.delete(name);
  }
  await markFormer(database, doc.id, former);
};

export const markDeletedFiles: CollectionAfterDeleteHook<Media> = async ({ doc, req }) => {
  await markFormer(await getRequestDatabase(req), doc.id, filesOf(doc));
};

const byName = prepareQuery((database) =>
  database
    .select({ size: formerPictures.size, picture: media })
    .from(formerPictures)
    .leftJoin(media, eq(media.id, formerPictures.mediaId))
    .where(eq(formerPictures.name, sql.placeholder("name")))
    .prepare("former-picture"),
);

/**
 * Returns the current name of a former file, or "gone" if the image was deleted. Returns undefined for any other name.
 */
export async function findCurrentFile(
  database: Database,
  name: string,
): Promise<{ name: string } | "gone" | undefined> {
  const [found] = await byName(database).execute({ name });
  if (!found) {
    return undefined;
  }
  const picture: Record<string, unknown> = { ...found.picture };
  const now = picture[`sizes_${found.size}_filename`] ?? picture.filename;
  return typeof now === "string" ? { name: now } : "gone";
}

const maxBatch = 200;

/**
 * Deletes up to `maxBatch` former files. Keeps the row of a file while its image exists, to redirect the old name.
 *
 * @returns true if more files are left to delete
 */
export async function removeFormerFiles(database: Database, pool: Pool): Promise<boolean> {
  const names = await database
    .select({ name: formerPictures.name })
    .from(formerPictures)
    .where(eq(formerPictures.hasFile, true))
    .limit(maxBatch);
  const files = await openPictureFiles();
  for (const { name } of names) {
    const hasName = eq(formerPictures.name, name);
    await inPoolTransaction(pool, async (transaction) => {
      // Locks the row: an upload that writes a file of this name waits until the old file is deleted.
      const locked = await transaction
        .update(formerPictures)
        .set({ hasFile: false })
        .where(hasName)
        .returning({ mediaId: formerPictures.mediaId });
      for (const { mediaId } of locked) {
        await files.remove(name);
        const pictureExists = await transaction.$count(media, eq(media.id, mediaId));
        if (pictureExists === 0) {
          await transaction.delete(formerPictures).where(hasName);
        }
      }
    });
  }
  return names.length === maxBatch;
}
