import type { Locale } from "contracts";
import type { Payload } from "payload";
import type { Navigation, SiteSetting } from "../payload-types.ts";
import { PublishedReader, type TaggedResponse } from "../published/read-published.ts";
import { type AnnouncementContent, toAnnouncementContent } from "./announcement-content.ts";

/** Data that every page of a language shares: settings and navigation. */
export interface LayoutData {
  settings: SiteSetting;
  navigation: Navigation;
  announcements: AnnouncementContent[];
}

/** Returns the layout data of a language. */
export async function readLayoutData(
  payload: Payload,
  locale: Locale,
): Promise<TaggedResponse<LayoutData>> {
  const reader = new PublishedReader(payload, locale);
  const [settings, navigation, announced] = await Promise.all([
    reader.global("site-settings"),
    reader.global("navigation"),
    reader.announcements(),
  ]);
  await reader.fillIn();
  const announcements = announced.flatMap((each) => toAnnouncementContent(each) ?? []);
  const response = { settings, navigation, announcements } as object as LayoutData;
  return { answer: response, dependsOn: reader.dependsOn };
}
