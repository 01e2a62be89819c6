import { contentChangedEvent } from "contracts";
import { and, eq, inArray, isNull, lt, ne, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import { openPictureFiles } from "../media/picture-files.ts";
import { shareImages } from "../platform/app-tables.ts";
import { type Database, inPoolTransaction } from "../platform/database.ts";
import { formatErrorLine } from "../platform/log/log-line.ts";
import { type AfterChangesOptions, runAfterChanges } from "../platform/publishing/after-changes.ts";
import { findRequiredImages, type RequiredImage, readShareImageBrand } from "./required-images.ts";
import { shareImagesTagPrefix } from "./share-images.ts";

/**
 * Maximum number of images rendered per run, so that other jobs are not delayed; each image takes a fraction of a
 * second.
 */
const maxBatch = 20;
/** Time for which a replaced image is still served, because social networks may have stored its URL. */
const retiredFor = sql`interval '1 day'`;
const maxRemoved = 500;

/** Replaces the current image by a rendered one, and publishes a content-changed event. */
async function publishImage(
  pool: Pool,
  { name, documentId, locale }: RequiredImage,
): Promise<void> {
  await inPoolTransaction(pool, async (transaction) => {
    await transaction
      .update(shareImages)
      .set({ retiredAt: sql`now()` })
      .where(
        and(
          eq(shareImages.documentId, documentId),
          eq(shareImages.locale, locale),
          isNull(shareImages.retiredAt),
          ne(shareImages.name, name),
        ),
      );
    await transaction
      .insert(shareImages)
      .values({ name, documentId, locale })
      .onConflictDoUpdate({ target: shareImages.name, set: { retiredAt: null } });
    const event = JSON.stringify({ collection: shareImagesTagPrefix, id: documentId });
    await transaction.execute(sql`select pg_notify(${contentChangedEvent}, ${event})`);
  });
}

async function retire(database: Database, names: string[]): Promise<void> {
  if (names.length > 0) {
    await database
      .update(shareImages)
      .set({ retiredAt: sql`now()` })
      .where(inArray(shareImages.name, names));
  }
}

/** Deletes each file before its row, so that an interrupted deletion is repeated in the next run. */
async function removeRetired(database: Database): Promise<void> {
  const old = await database
    .select({ name: shareImages.name })
    .from(shareImages)
    .where(lt(shareImages.retiredAt, sql`now() - ${retiredFor}`))
    .limit(maxRemoved);
  const files = await openPictureFiles();
  for (const { name } of old) {
    await files.remove(name);
    await database.delete(shareImages).where(eq(shareImages.name, name));
  }
}

interface RenderOptions {
  pool: Pool;
  log: (line: string) => void;
  signal: AbortSignal;
}

/**
 * Renders missing share images, retires outdated images, and deletes images that were retired a day ago. A failure is
 * logged and retried in the next run.
 * @returns true if there are more images to render now
 */
export async function generateShareImages({ pool, log, signal }: RenderOptions): Promise<boolean> {
  const database = drizzle(pool);
  const brand = await readShareImageBrand(database);
  const wanted = await findRequiredImages(database, brand);
  const shown = await database.select().from(shareImages).where(isNull(shareImages.retiredAt));
  const shownNames = new Set(shown.map(({ name }) => name));
  const wantedPlaces = new Set(wanted.map(({ documentId, locale }) => documentId + locale));
  const gone = shown.filter(({ documentId, locale }) => !wantedPlaces.has(documentId + locale));
  await retire(
    database,
    gone.map(({ name }) => name),
  );
  const missing = wanted.filter(({ name }) => !shownNames.has(name));
  if (missing.length > 0) {
    // Imported on demand, so that a worker without images to render does not load codecs and fonts into memory.
    const { renderShareImage } = await import("./card.ts");
    const files = await openPictureFiles();
    const mark = brand.markFile ? await files.read(brand.markFile) : undefined;
    for (const image of missing.slice(0, maxBatch)) {
      if (signal.aborted) {
        return false;
      }
      try {
        await files.write(image.name, await renderShareImage({ ...image.card, mark }));
        await publishImage(pool, image);
      } catch (error) {
        log(`Cannot generate the share image of ${image.documentId}: ${formatErrorLine(error)}`);
      }
    }
  }
  await removeRetired(database);
  return missing.length > maxBatch;
}

/**
 * Renders share images soon after each publish, until `signal` aborts. Failed images are rendered again at an interval.
 */
export function runShareImageGeneration(options: AfterChangesOptions): Promise<void> {
  const { pool, log, signal } = options;
  return runAfterChanges(options, {
    name: "share-images",
    pollMs: 2_000,
    failure: "Cannot generate share images",
    run: () => generateShareImages({ pool, log, signal }),
  });
}
