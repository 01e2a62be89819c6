import type { I18nClient } from "@payloadcms/translations";
import { EntityType, groupNavItems } from "@payloadcms/ui/shared";
import type { SanitizedConfig, SanitizedPermissions, VisibleEntities } from "payload";
import { linksMenuLabel } from "../../../links/admin/link-tabs.ts";
import { getLabel } from "../../../platform/admin/documents.ts";
import { systemMenuGroup } from "../../../platform/admin/system-group.ts";
import { type Label, label } from "../../../platform/i18n/label.ts";
import { textLanguage } from "../../../platform/i18n/text-language.ts";
import { releaseTexts } from "../../../schedule/releases/admin/texts.ts";
import { releasesPath } from "../../../schedule/releases/release-path.ts";
import type { PendingWorkCounts } from "../../pending-work-counts.ts";
import { dashboardTexts } from "../texts.ts";

export interface MenuEntry {
  href: string;
  text: string;
  /** Number next to the entry; zero is not shown. */
  count?: number;
  /** Meaning of the count, such as "out of date". */
  countText?: string;
  /** Further paths at which the entry is marked as current. */
  currentAt?: string[];
}

export interface MenuGroup {
  label: string;
  entries: MenuEntry[];
}

interface DailyEntry {
  href: string;
  text: Label;
  /** If set, the entry is shown only to users who may read this collection. */
  collection?: string;
  count?: { name: keyof PendingWorkCounts; text: Label };
  currentAt?: string[];
}

const list = (collection: string) => ({ href: `/cms/collections/${collection}`, collection });

/** Entries for daily work, from top to bottom. */
const daily: readonly DailyEntry[] = [
  { href: "/cms", text: dashboardTexts.heading },
  { ...list("pages"), text: label("Páginas", "Pages", "Páginas") },
  { ...list("posts"), text: label("Artigos", "Articles", "Artículos") },
  { ...list("media"), text: label("Mídia", "Media", "Medios") },
  { ...list("leads"), text: label("Contatos", "Contacts", "Contactos") },
  {
    href: "/cms/translations",
    text: label("Traduções", "Translations", "Traducciones"),
    count: {
      name: "outdatedTranslations",
      text: label("desatualizadas", "out of date", "desactualizadas"),
    },
  },
  {
    href: releasesPath,
    text: releaseTexts.agenda,
    count: { name: "planned", text: label("por publicar", "to be published", "por publicar") },
  },
  {
    href: "/cms/links",
    text: linksMenuLabel,
    currentAt: ["/cms/redirects"],
    count: { name: "deadLinks", text: label("links quebrados", "broken links", "enlaces rotos") },
  },
];

interface DailyMenuContext {
  counts: PendingWorkCounts;
  language: keyof Label;
  permissions: SanitizedPermissions;
}

export function listDailyMenuEntries({
  counts,
  language,
  permissions,
}: DailyMenuContext): MenuEntry[] {
  return daily
    .filter(({ collection }) => !collection || permissions.collections?.[collection]?.read)
    .map(({ href, text, count, currentAt }) => ({
      href,
      text: text[language],
      ...(count ? { count: counts[count.name], countText: count.text[language] } : {}),
      ...(currentAt ? { currentAt } : {}),
    }));
}

interface MenuContext {
  i18n: I18nClient;
  permissions: SanitizedPermissions;
  visibleEntities: VisibleEntities;
}

/**
 * Returns the links to all other lists and forms, grouped by `admin.group` of their collections; the system group is
 * last.
 */
export function listCollapsedMenuGroups(
  { collections, globals }: Pick<SanitizedConfig, "collections" | "globals">,
  { i18n, permissions, visibleEntities }: MenuContext,
): MenuGroup[] {
  const language = textLanguage(i18n.language);
  const isDaily = (slug: string) => daily.some(({ collection }) => collection === slug);
  const entities = [
    ...collections
      .filter(({ slug }) => visibleEntities.collections.includes(slug) && !isDaily(slug))
      .map((entity) => ({ type: EntityType.collection, entity }) as const),
    ...globals
      .filter(({ slug }) => visibleEntities.globals.includes(slug))
      .map((entity) => ({ type: EntityType.global, entity }) as const),
  ];
  const isSystem = (group: { label: string }) => group.label === systemMenuGroup[language];
  return groupNavItems(entities, permissions, i18n)
    .toSorted((a, b) => Number(isSystem(a)) - Number(isSystem(b)))
    .map((group) => ({
      label: group.label,
      entries: group.entities.map(({ slug, type, label: text }) => ({
        href: `/cms/${type}/${slug}`,
        text: getLabel(text, language),
      })),
    }));
}
