import { z } from "zod";

/** Groups of pages on which an announcement can be shown; a page can be in several groups. */
export const pageGroups = ["all", "home", "services", "prices", "blog", "legal"] as const;
export type PageGroup = (typeof pageGroups)[number];

/** Tone of an announcement; determines its colours and icon. */
export const announcementTones = ["news", "offer", "warning"] as const;
export type AnnouncementTone = (typeof announcementTones)[number];

/** Maximum length of the text in characters: two lines on a phone, one on a desktop. */
export const maxAnnouncementLength = 120;

/**
 * An announcement that is currently shown, in one language. `version` changes with the content, so that visitors who
 * dismissed the announcement see its changed text.
 */
export const announcement = z.object({
  id: z.string(),
  version: z.string(),
  text: z.string(),
  tone: z.enum(announcementTones),
  pageGroups: z.array(z.enum(pageGroups)),
  /** Link field of the CMS; the CMS's generated types describe it. */
  link: z.looseObject({}).optional(),
});
