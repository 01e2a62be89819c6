import type { Locale } from "contracts";
import type { Payload } from "payload";
import type { Navigation, SiteSetting } from "../payload-types.ts";
import { database } from "../platform/database.ts";
import { layoutDataVersion } from "../published/published-rows.ts";
import { PublishedReader, type Read } from "../published/read-published.ts";
import { type AnnouncementContent, announcementContent } from "./announcement-content.ts";

/** Layout data: what every page of a language needs besides its content. */
export interface LayoutData {
  settings: SiteSetting;
  navigation: Navigation;
  announcements: AnnouncementContent[];
}

interface CachedLayoutData {
  read: Read<LayoutData>;
  /** Ids of the documents that the layout data references. */
  ids: ReadonlySet<string>;
  /** Undefined when the version was computed for other documents. */
  version: string | undefined;
}

const cache = new Map<Locale, CachedLayoutData>();

/**
 * Returns the layout data of a language from memory when one SQL statement finds its version unchanged. The
 * result is shared; callers must not change it.
 */
export async function readLayoutData(payload: Payload, locale: Locale): Promise<Read<LayoutData>> {
  const known = cache.get(locale);
  // Reads the version first: a change during the reads below then makes the next version differ.
  const version = await layoutDataVersion(database(payload), locale, [...(known?.ids ?? [])]);
  if (known && known.version === version) {
    return known.read;
  }
  const reader = new PublishedReader(payload, locale);
  const [settings, navigation, announced] = await Promise.all([
    reader.global("site-settings"),
    reader.global("navigation"),
    reader.announcements(),
  ]);
  await reader.fillIn();
  const announcements = announced.flatMap((each) => announcementContent(each) ?? []);
  const answer = { settings, navigation, announcements } as object as LayoutData;
  const read = { answer, dependsOn: reader.dependsOn };
  const ids = reader.namedIds;
  const isOfThese = known?.ids.size === ids.size && [...ids].every((id) => known.ids.has(id));
  cache.set(locale, { read, ids, version: isOfThese ? version : undefined });
  return read;
}
