import { blogSegment, homeSlug, isArticleGroup, type PageGroup } from "contracts";
import type { Announcement, Content } from "./content-client.server.ts";

function groupsOf(content: Content | undefined): readonly PageGroup[] {
  switch (content?.kind) {
    case "pages": {
      const { slug, isService, blocks } = content.document;
      const hasCalculator = blocks.some(({ blockType }) => blockType === "priceCalculator");
      return [
        ...(slug === homeSlug ? ["home" as const] : []),
        ...(slug === blogSegment ? ["blog" as const] : []),
        ...(isService ? ["services" as const] : []),
        ...(hasCalculator ? ["prices" as const] : []),
      ];
    }
    case "legal":
      return ["legal"];
    case "posts":
      return ["blog"];
    default:
      return content && isArticleGroup(content.kind) ? ["blog"] : [];
  }
}

/**
 * Returns the announcement of a page. If several announcements apply, returns the one that started last. Campaign pages
 * without navigation have no announcement.
 */
export function findAnnouncement(
  announcements: readonly Announcement[],
  content?: Content,
): Announcement | undefined {
  if (content?.kind === "pages" && content.document.landing?.hidesNavigation) {
    return undefined;
  }
  const groups = ["all", ...groupsOf(content)];
  return announcements.find(({ pageGroups }) => pageGroups.some((group) => groups.includes(group)));
}

/** Returns a key that changes when the text of the announcement changes. */
export function announcementKey({ id, version }: Pick<Announcement, "id" | "version">): string {
  return `${id}.${version}`;
}
