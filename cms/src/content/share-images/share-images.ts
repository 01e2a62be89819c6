import { type Locale, type ShareCard, shareImagesApi } from "contracts";
import { and, eq, isNull, sql } from "drizzle-orm";
import { type Database, preparedQuery } from "../../ground/database.ts";
import { shareImages } from "../../ground/own-tables.ts";

/** What networks show whole: 1.91 to 1. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** Of the status page, which is no document of the CMS: what its images are kept by. */
export const statusPageId = "5a1e57a7-0000-8000-8000-000000000001";

/** What answers depend on that name the share image of a document. */
export const shareImagesTag = "share-images";

const shownName = preparedQuery((database) =>
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

/** The share image that was drawn of a document in a language; undefined until it is there. */
export async function shownCard(
  database: Database,
  documentId: string,
  locale: Locale,
): Promise<ShareCard | undefined> {
  const [found] = await shownName(database).execute({ documentId, locale });
  return found && { url: `${shareImagesApi}/${found.name}`, ...shareImageSize };
}
