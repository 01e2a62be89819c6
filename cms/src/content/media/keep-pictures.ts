import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "../../ground/database.ts";
import {
  type AfterChangesOptions,
  keepAfterChanges,
} from "../../ground/publishing/after-changes.ts";
import { media } from "../../payload-schema.ts";
import { pictureFiles } from "../picture-files.ts";
import { hashOf } from "./content-name.ts";
import { removeFormerFiles } from "./former-pictures.ts";
import { cutStoredPictures } from "./share-cuts.ts";

const mostAtOnce = 20;

/** Of a file that is not there; no picture is a duplicate of that. */
const noHash = "";

/**
 * Describes pictures of before their files were described as they came in.
 *
 * @returns whether there are more
 */
export async function describeStoredPictures(database: Database): Promise<boolean> {
  const undescribed = await database
    .select({ id: media.id, name: sql<string>`${media.filename}` })
    .from(media)
    .where(and(isNull(media.hash), isNotNull(media.filename)))
    .orderBy(asc(media.id))
    .limit(mostAtOnce);
  if (undescribed.length === 0) {
    return false;
  }
  // Only now: the codecs take memory that a worker with nothing to describe does without.
  const { describePicture } = await import("./describe-picture.ts");
  const files = await pictureFiles();
  for (const { id, name } of undescribed) {
    const bytes = await files.read(name);
    const placeholder = bytes ? (await describePicture(bytes)).placeholder : null;
    await database
      .update(media)
      .set({
        hash: bytes ? hashOf(bytes) : noHash,
        placeholder,
        // By as little as shows readers that it is another: in lists it stays where it was.
        updatedAt: sql`${media.updatedAt} + interval '1 millisecond'`,
      })
      // Not of a file that was replaced meanwhile.
      .where(and(eq(media.id, id), eq(media.filename, name), isNull(media.hash)));
  }
  return undescribed.length === mostAtOnce;
}

/** Removes files that lost their place; describes and cuts those that nobody did, for as long as it is let. */
export function keepPictures(options: AfterChangesOptions): Promise<void> {
  return keepAfterChanges(options, {
    name: "pictures",
    lookMs: 5_000,
    failure: "Cannot tidy up pictures",
    run: async (database) => {
      const isMoreToRemove = await removeFormerFiles(database, options.pool);
      const isMoreToDescribe = await describeStoredPictures(database);
      const isMoreToCut = await cutStoredPictures(database, options.pool);
      return isMoreToRemove || isMoreToDescribe || isMoreToCut;
    },
  });
}
