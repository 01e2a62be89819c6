import type { Locale } from "contracts";
import type { Payload } from "payload";
import { database } from "../ground/database.ts";
import type { Navigation, SiteSetting } from "../payload-types.ts";
import { type ShownAnnouncement, shownAnnouncement } from "./announced.ts";
import { versionOfShell } from "./published/published-rows.ts";
import { PublishedReader, type Read } from "./published/read-published.ts";

/** What stands around a page. */
export interface Shell {
  settings: SiteSetting;
  navigation: Navigation;
  announcements: ShownAnnouncement[];
}

interface KeptShell {
  read: Read<Shell>;
  /** Ids of the documents that it names. */
  ids: ReadonlySet<string>;
  /** Absent where it was asked for of other documents. */
  version: string | undefined;
}

const kept = new Map<Locale, KeptShell>();

/**
 * What is around every page of a language. It changes rarely: one statement tells whether it did. The
 * answer is shared; nobody may change it.
 */
export async function readShell(payload: Payload, locale: Locale): Promise<Read<Shell>> {
  const known = kept.get(locale);
  // Before all is read: of what changes meanwhile the next version is another.
  const version = await versionOfShell(database(payload), locale, [...(known?.ids ?? [])]);
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
  const announcements = announced.flatMap((each) => shownAnnouncement(each) ?? []);
  const answer = { settings, navigation, announcements } as object as Shell;
  const read = { answer, dependsOn: reader.dependsOn };
  const ids = reader.namedIds;
  const isOfThese = known?.ids.size === ids.size && [...ids].every((id) => known.ids.has(id));
  kept.set(locale, { read, ids, version: isOfThese ? version : undefined });
  return read;
}
