import { createHash } from "node:crypto";
import type { announcement } from "contracts";
import type { z } from "zod";
import type { Announcement, Link } from "../payload-types.ts";

export interface AnnouncementContent extends z.infer<typeof announcement> {
  link?: Link & Record<string, unknown>;
}

/** Returns an announcement in one language as the site renders it; undefined if it has no text in that language. */
export function toAnnouncementContent(document: object): AnnouncementContent | undefined {
  const { id, text, tone, pageGroups, actions } = document as Partial<Announcement>;
  if (!id || !text) {
    return undefined;
  }
  const link = actions?.[0]?.link;
  const contentJson = JSON.stringify([text, link?.label, link?.kind]);
  return {
    id,
    version: createHash("sha256").update(contentJson).digest("hex").slice(0, 8),
    text,
    tone: tone ?? "news",
    pageGroups: pageGroups ?? [],
    ...(link ? { link: link as Link & Record<string, unknown> } : {}),
  };
}
