import { type Locale, type ShareCard, shareImagesApi } from "contracts";
import { and, eq, isNull, sql } from "drizzle-orm";
import { shareImageSize } from "../media/file-rules.ts";
import { shareImages } from "../platform/app-tables.ts";
import { type Database, prepareQuery } from "../platform/database.ts";

/** Id under which the images of the status page are stored. No document has this id. */
export const statusPageImageId = "5a1e57a7-0000-8000-8000-000000000001";

/** Cache tag prefix of responses that contain a document's share image. */
export const shareImagesTagPrefix = "share-images";

const shownName = prepareQuery((database) =>
  database
    .select({ name: shareImages.name })
    .from(shareImages)
    .where(
      and(
        eq(shareImages.documentId, sql.placeholder("documentId")),
        eq(shareImages.locale, sql.placeholder("locale")),
        isNull(shareImages.retiredAt),
      ),
    )
    .prepare("share-image-shown"),
);

/** Returns the share image of a document in a language; undefined until it has been rendered. */
export async function findShareImage(
  database: Database,
  documentId: string,
  locale: Locale,
): Promise<ShareCard | undefined> {
  const [found] = await shownName(database).execute({ documentId, locale });
  return found && { url: `${shareImagesApi}/${found.name}`, ...shareImageSize };
}
