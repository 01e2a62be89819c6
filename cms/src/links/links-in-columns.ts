import type { Locale } from "contracts";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../platform/database.ts";
import type { DocumentLinks, FoundLink } from "./find-links.ts";

interface LinkRow extends Record<string, unknown> {
  document: string;
  title: string;
  locale: Locale;
  kind: string;
  url: string | null;
  anchor: string | null;
  pages_id: string | null;
  posts_id: string | null;
  legal_id: string | null;
}

/** SQL: links of header and footer. */
const navigationLinks = sql`
  with links as (
    select i._parent_id as parent, 'headerItems.' || (i._order - 1) as path, i.id,
      i.link_kind::text as kind, i.link_url as url, i.link_anchor as anchor,
      t._locale::text as locale
    from navigation_header_items i
    join navigation_header_items_locales t on t._parent_id = i.id and t.link_label <> ''
    union all
    select i._parent_id, 'headerItems.' || (i._order - 1) || '.children.' || (c._order - 1), c.id,
      c.link_kind::text, c.link_url, c.link_anchor, t._locale::text
    from navigation_header_items_children c
    join navigation_header_items i on i.id = c._parent_id
    join navigation_header_items_children_locales t on t._parent_id = c.id and t.link_label <> ''
    union all
    select f._parent_id, 'footerColumns.' || (f._order - 1) || '.links.' || (c._order - 1), c.id,
      c.link_kind::text, c.link_url, c.link_anchor, t._locale::text
    from navigation_footer_columns_links c
    join navigation_footer_columns f on f.id = c._parent_id
    join navigation_footer_columns_links_locales t on t._parent_id = c.id and t.link_label <> ''
    union all
    select b._parent_id, 'bottomLinks.' || (b._order - 1), b.id,
      b.link_kind::text, b.link_url, b.link_anchor, t._locale::text
    from navigation_bottom_links b
    join navigation_bottom_links_locales t on t._parent_id = b.id and t.link_label <> ''
  )
  select 'navigation' as document, '' as title, l.locale, l.kind, l.url, l.anchor,
    r.pages_id, r.posts_id, r.legal_id
  from links l
  join navigation n on n.id = l.parent and n._status = 'published'
  left join navigation_rels r on r.parent_id = n.id and r.path = l.path || '.link.document'`;

/** SQL: links of announcements that are shown now or later. */
const announcementLinks = sql`
  select 'announcements/' || d.id as document, said.text as title, t._locale::text as locale,
    a.link_kind::text as kind, a.link_url as url, a.link_anchor as anchor,
    r.pages_id, r.posts_id, r.legal_id
  from announcements d
  join announcements_locales said on said._parent_id = d.id and said.text <> ''
  join announcements_actions a on a._parent_id = d.id
  join announcements_actions_locales t
    on t._parent_id = a.id and t._locale = said._locale and t.link_label <> ''
  left join announcements_rels r
    on r.parent_id = d.id and r.path = 'actions.' || (a._order - 1) || '.link.document'
  where d._status = 'published' and (d.until is null or d.until > now())`;

const planLinks = sql`
  select 'pricing-plans/' || d.id as document, d.name as title, t._locale::text as locale,
    d.link_kind::text as kind, d.link_url as url, d.link_anchor as anchor,
    r.pages_id, r.posts_id, r.legal_id
  from pricing_plans d
  join pricing_plans_locales t on t._parent_id = d.id and t.link_label <> ''
  left join pricing_plans_rels r on r.parent_id = d.id and r.path = 'link.document'
  where d._status = 'published'`;

/** SQL: links in the site settings: calculator page, policies and social profiles. Empty settings are skipped. */
const settingsLinks = sql`
  select 'site-settings' as document, '' as title, l.locale::text as locale, 'document' as kind,
    null as url, null as anchor, chosen.page as pages_id, null::uuid as posts_id, chosen.legal as legal_id
  from site_settings d
  cross join unnest(enum_range(null::_locales)) as l(locale)
  cross join lateral (values (d.calculator_page_id, null::uuid), (null, d.privacy_policy_id),
    (null, d.terms_of_service_id), (null, d.cookie_policy_id)) as chosen(page, legal)
  where d._status = 'published' and coalesce(chosen.page, chosen.legal) is not null
  union all
  select 'site-settings', '', t._locale::text, 'url', s.url, null, null, null, null
  from site_settings_social_links s
  join site_settings d on d.id = s._parent_id and d._status = 'published'
  join site_settings_social_links_locales t on t._parent_id = s.id and t.name <> ''`;

/** SQL: target pages of campaign pages, which redirect before and after their dates. */
const landingLinks = sql`
  select 'pages/' || d.id as document, t.title, t._locale::text as locale, 'document' as kind,
    null as url, null as anchor, d.landing_elsewhere_id as pages_id, null::uuid as posts_id,
    null::uuid as legal_id
  from pages d
  join pages_locales t on t._parent_id = d.id and t.slug <> ''
  where d._status = 'published' and d.landing_elsewhere_id is not null`;

const queries: readonly SQL[] = [
  navigationLinks,
  announcementLinks,
  planLinks,
  settingsLinks,
  landingLinks,
];

/**
 * Returns a list with the link of a row. If the target was deleted, the link has an empty id and is reported as dead.
 * Returns an empty list for a link to an anchor of the current page: links of menu and footer appear on every page, so
 * there is no single page in which to look for the anchor.
 */
function linkOfRow(row: LinkRow): FoundLink[] {
  const ids = { pages: row.pages_id, posts: row.posts_id, legal: row.legal_id };
  const collections = ["pages", "posts", "legal"] as const;
  if (row.kind === "url" && row.url) {
    return [{ target: { kind: "url", url: row.url } }];
  }
  if (row.kind !== "document") {
    return [];
  }
  const collection = collections.find((each) => ids[each]) ?? "pages";
  const target = { kind: "document", collection, id: ids[collection] ?? "" } as const;
  return [{ target: { ...target, ...(row.anchor ? { anchor: row.anchor } : {}) } }];
}

/** Returns published links that are stored in table columns instead of sections or running text. */
export async function readColumnLinks(database: Database): Promise<DocumentLinks[]> {
  const found: DocumentLinks[] = [];
  for (const query of queries) {
    const { rows } = await database.execute<LinkRow>(query);
    for (const row of rows) {
      const { document, title, locale } = row;
      found.push({ document, title, locale, anchors: [], links: linkOfRow(row) });
    }
  }
  return found;
}
