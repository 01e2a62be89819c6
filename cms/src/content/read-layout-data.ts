import type { Locale } from "contracts";
import type { Payload } from "payload";
import type { Navigation, SiteSetting } from "../payload-types.ts";
import { database } from "../platform/database.ts";
import { layoutDataVersion } from "../published/published-rows.ts";
import { PublishedReader, type Read } from "../published/read-published.ts";
import { type AnnouncementContent, announcementContent } from "./announcement-content.ts";

/** Layout data: the settings and navigation of every page of a language, without the page's own content. */
export interface LayoutData {
  settings: SiteSetting;
  navigation: Navigation;
  announcements: AnnouncementContent[];
}

interface CachedLayoutData {
  read: Read<LayoutData>;
  /** Ids of the documents that the layout data references. */
  ids: ReadonlySet<string>;
  /** Version for which the data was read; undefined if it was computed for another set of documents. */
  version: string | undefined;
}

const cache = new Map<Locale, CachedLayoutData>();

/**
 * Returns the layout data of a language from memory, if one SQL statement finds that its version has not changed.
 * Callers share the result and must not change it.
 */
export async function readLayoutData(payload: Payload, locale: Locale): Promise<Read<LayoutData>> {
  const cached = cache.get(locale);
  // Reads the version before the data, so that a change in between makes the next version differ.
  const version = await layoutDataVersion(database(payload), locale, [...(cached?.ids ?? [])]);
  if (cached && cached.version === version) {
    return cached.read;
  }
  const reader = new PublishedReader(payload, locale);
  const [settings, navigation, announced] = await Promise.all([
    reader.global("site-settings"),
    reader.global("navigation"),
    reader.announcements(),
  ]);
  await reader.fillIn();
  const announcements = announced.flatMap((each) => announcementContent(each) ?? []);
  const response = { settings, navigation, announcements } as object as LayoutData;
  const read = { answer: response, dependsOn: reader.dependsOn };
  const ids = reader.namedIds;
  const isForSameIds = cached?.ids.size === ids.size && [...ids].every((id) => cached.ids.has(id));
  cache.set(locale, { read, ids, version: isForSameIds ? version : undefined });
  return read;
}
