import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { media } from "../payload-schema.ts";
import type { Database } from "../platform/database.ts";
import { type AfterChangesOptions, runAfterChanges } from "../platform/publishing/after-changes.ts";
import { hashContent } from "./content-name.ts";
import { removeFormerFiles } from "./former-pictures.ts";
import { openPictureFiles } from "./picture-files.ts";
import { cropStoredPictures } from "./share-crops.ts";

const maxBatch = 20;

/** Stored as the hash of an image whose file is missing; never equal to the hash of a file. */
const noHash = "";

/**
 * Computes the hash and the placeholder of images that were uploaded before these fields existed. Processes at most one
 * batch per call.
 * @returns true if more images may be left
 */
export async function fillInPictureMetadata(database: Database): Promise<boolean> {
  const undescribed = await database
    .select({ id: media.id, name: sql<string>`${media.filename}` })
    .from(media)
    .where(and(isNull(media.hash), isNotNull(media.filename)))
    .orderBy(asc(media.id))
    .limit(maxBatch);
  if (undescribed.length === 0) {
    return false;
  }
  // Imported on demand, so that a worker without images to describe does not load the codecs into memory.
  const { describePicture } = await import("./describe-picture.ts");
  const files = await openPictureFiles();
  for (const { id, name } of undescribed) {
    const bytes = await files.read(name);
    const placeholder = bytes ? (await describePicture(bytes)).placeholder : null;
    await database
      .update(media)
      .set({
        hash: bytes ? hashContent(bytes) : noHash,
        placeholder,
        // Increases `updatedAt` by only a millisecond: caches are invalidated, but the order of lists does not change.
        updatedAt: sql`${media.updatedAt} + interval '1 millisecond'`,
      })
      // Skips a file that was replaced in the meantime.
      .where(and(eq(media.id, id), eq(media.filename, name), isNull(media.hash)));
  }
  return undescribed.length === maxBatch;
}

/** Deletes former files, and adds missing hashes, placeholders and crops to images, until `signal` aborts. */
export function maintainPictures(options: AfterChangesOptions): Promise<void> {
  return runAfterChanges(options, {
    name: "pictures",
    pollMs: 5_000,
    failure: "Cannot tidy up pictures",
    run: async (database) => {
      const hasMoreToRemove = await removeFormerFiles(database, options.pool);
      const hasMoreToFillIn = await fillInPictureMetadata(database);
      const hasMoreToCrop = await cropStoredPictures(database, options.pool);
      return hasMoreToRemove || hasMoreToFillIn || hasMoreToCrop;
    },
  });
}
