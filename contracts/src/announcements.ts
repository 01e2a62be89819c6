import { z } from "zod";

/** Which pages an announcement stands on; a page may be of several groups. */
export const pageGroups = ["all", "home", "services", "prices", "blog", "legal"] as const;
export type PageGroup = (typeof pageGroups)[number];

/** How it is set: as news, as an offer, as something to be warned of. */
export const announcementTones = ["news", "offer", "warning"] as const;
export type AnnouncementTone = (typeof announcementTones)[number];

/** Longest text of one, in characters: two lines on a phone, one on a desk. */
export const maxAnnouncementLength = 120;

/**
 * What is announced at this moment in one language, the one that counts first. `version` changes with
 * what it says: whoever dismissed it has not read that.
 */
export const announcement = z.object({
  id: z.string(),
  version: z.string(),
  text: z.string(),
  tone: z.enum(announcementTones),
  pageGroups: z.array(z.enum(pageGroups)),
  /** Typed by the CMS, as documents are. */
  link: z.looseObject({}).optional(),
});
