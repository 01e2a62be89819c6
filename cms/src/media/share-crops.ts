import { contentChangedEvent } from "contracts";
import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Pool } from "pg";
import { media } from "../payload-schema.ts";
import { type Database, inPoolTransaction } from "../platform/database.ts";
import { createContentBasedName } from "./content-name.ts";
import { openPictureFiles } from "./picture-files.ts";

const maxBatch = 20;

/** SQL: the image has not been cropped for social networks yet. If no crop is needed, the stored file size is 0. */
const isUncropped = and(isNull(media.sizes_share_filename), isNull(media.sizes_share_filesize));

const columns = {
  id: media.id,
  name: sql<string>`${media.filename}`,
  focalX: sql`coalesce(${media.focalX}, 50)`.mapWith(Number),
  focalY: sql`coalesce(${media.focalY}, 50)`.mapWith(Number),
};
interface UncroppedPicture {
  id: string;
  name: string;
  focalX: number;
  focalY: number;
}

async function storeCrop({ name, focalX, focalY }: UncroppedPicture) {
  // Imported on demand, so that a worker without images to crop does not load the codecs into memory.
  const { cropForShareImage } = await import("./crop-for-share.ts");
  const files = await openPictureFiles();
  const bytes = await files.read(name);
  const cut = bytes && (await cropForShareImage(bytes, { x: focalX, y: focalY }));
  if (!cut) {
    return { sizes_share_filesize: 0 };
  }
  const { data, width, height } = cut;
  const stem = name.replace(/\.[^.]*$/, "");
  const filename = createContentBasedName(`${stem}-${width}x${height}.jpg`, data, {});
  await files.write(filename, data);
  return {
    sizes_share_filename: filename,
    sizes_share_filesize: data.byteLength,
    sizes_share_mimeType: "image/jpeg",
    sizes_share_width: width,
    sizes_share_height: height,
    sizes_share_url: `/api/media/file/${encodeURIComponent(filename)}`,
    // Increases `updatedAt` by only a millisecond: caches are invalidated, but the order of lists does not change.
    updatedAt: sql`${media.updatedAt} + interval '1 millisecond'`,
  };
}

/**
 * Crops images for social networks that were uploaded by releases without such crops. Each image is tried once; the
 * next run continues an interrupted run.
 * @returns true if more images are left
 */
export async function cropStoredPictures(database: Database, pool: Pool): Promise<boolean> {
  const uncropped = await database
    .select(columns)
    .from(media)
    .where(and(isUncropped, isNotNull(media.filename)))
    .orderBy(asc(media.id))
    .limit(maxBatch);
  for (const picture of uncropped) {
    const { id, name, focalX, focalY } = picture;
    const set = await storeCrop(picture);
    await inPoolTransaction(pool, async (transaction) => {
      const cut = await transaction
        .update(media)
        .set(set)
        // Skips an image whose file or focal point changed in the meantime.
        .where(
          and(
            isUncropped,
            eq(media.id, id),
            eq(media.filename, name),
            eq(columns.focalX, focalX),
            eq(columns.focalY, focalY),
          ),
        )
        .returning({ file: media.sizes_share_filename });
      if (cut.some(({ file }) => file !== null)) {
        const event = JSON.stringify({ collection: "media", id });
        await transaction.execute(sql`select pg_notify(${contentChangedEvent}, ${event})`);
      }
    });
  }
  return uncropped.length === maxBatch;
}
