import { createHash } from "node:crypto";
import { type AddressedCollection, defaultLocale, type Locale, locales } from "contracts";
import { eq, sql } from "drizzle-orm";
import {
  categories,
  categories_locales,
  media,
  pages,
  posts,
  site_settings,
} from "../payload-schema.ts";
import { searchEntries } from "../platform/app-tables.ts";
import type { Database } from "../platform/database.ts";
import type { ShareImageTexts } from "./card.ts";
import { statusPageImageId } from "./share-images.ts";

/** Version of the layout. Must be increased with each visual change, so that all images are rendered again. */
const layout = 2;

type Words = Record<Exclude<AddressedCollection, "pages">, Record<Locale, string>>;

/** Section names by collection. Each page has its own section name (`eyebrow`). */
const sections: Words = {
  posts: { "pt-BR": "Blog", "en-US": "Blog", "es-ES": "Blog" },
  legal: {
    "pt-BR": "Documentos legais",
    "en-US": "Legal documents",
    "es-ES": "Documentos legales",
  },
  categories: {
    "pt-BR": "Blog · Categoria",
    "en-US": "Blog · Category",
    "es-ES": "Blog · Categoría",
  },
  tags: { "pt-BR": "Blog · Tag", "en-US": "Blog · Tag", "es-ES": "Blog · Etiqueta" },
  authors: { "pt-BR": "Blog · Autor", "en-US": "Blog · Author", "es-ES": "Blog · Autor" },
};

/** Texts of the status page's image; the title is the page's heading. */
const statusCard: Record<Locale, Pick<ShareImageTexts, "title" | "section">> = {
  "pt-BR": { title: "Status dos serviços", section: "Agora e nos últimos 90 dias" },
  "en-US": { title: "Service status", section: "Now and over the last 90 days" },
  "es-ES": { title: "Estado de los servicios", section: "Ahora y en los últimos 90 días" },
};

export interface RequiredImage {
  /** File name: a hash of all content of the image. */
  name: string;
  documentId: string;
  locale: Locale;
  card: Omit<ShareImageTexts, "mark">;
}

export interface ShareImageBrand {
  name: string;
  /** File of the site's logo. */
  markFile: string | null;
  markChangedAt: string | null;
}

export async function readShareImageBrand(database: Database): Promise<ShareImageBrand> {
  const [found] = await database
    .select({
      name: site_settings.brandName,
      markFile: media.filename,
      markChangedAt: media.updatedAt,
    })
    .from(site_settings)
    .leftJoin(media, eq(media.id, site_settings.logo))
    .limit(1);
  return {
    name: found?.name ?? "",
    markFile: found?.markFile ?? null,
    markChangedAt: found?.markChangedAt ?? null,
  };
}

/** SQL: the short text above the heading of a page's first section. */
const eyebrow = sql<string | null>`${pages.blocks} -> 0 -> 'eyebrow' ->> ${searchEntries.locale}`;

/** Adds the image's file name, which is a hash of all content of the image. */
function nameImage(
  { documentId, locale, card }: Omit<RequiredImage, "name">,
  { markFile, markChangedAt }: ShareImageBrand,
): RequiredImage {
  const shows = [layout, documentId, locale, card, markFile, markChangedAt];
  const hash = createHash("sha256").update(JSON.stringify(shows)).digest("hex").slice(0, 40);
  return { name: `share-${hash}.png`, documentId, locale, card };
}

/** Returns the images needed in each language: one for each published document, and one for the status page. */
export async function findRequiredImages(
  database: Database,
  brand: ShareImageBrand,
): Promise<RequiredImage[]> {
  const rows = await database
    .select({
      documentId: searchEntries.documentId,
      locale: sql<Locale>`${searchEntries.locale}`,
      collection: sql<AddressedCollection>`${searchEntries.collection}`,
      title: searchEntries.title,
      eyebrow,
      category: categories_locales.title,
    })
    .from(searchEntries)
    .leftJoin(pages, eq(pages.id, searchEntries.documentId))
    .leftJoin(posts, eq(posts.id, searchEntries.documentId))
    .leftJoin(
      categories,
      sql`${categories.id} = ${posts.category} and ${categories._status} = 'published'`,
    )
    .leftJoin(
      categories_locales,
      sql`${categories_locales._parentID} = ${categories.id}
        and ${categories_locales._locale}::text = ${searchEntries.locale}`,
    );
  const ofDocuments = rows.map(({ documentId, locale, collection, title, ...own }) => {
    const section =
      collection === "pages"
        ? (own.eyebrow ?? "")
        : [sections[collection][locale] ?? sections[collection][defaultLocale], own.category]
            .filter(Boolean)
            .join(" · ");
    const card = { title, section: section === title ? "" : section, brand: brand.name };
    return nameImage({ documentId, locale, card }, brand);
  });
  const ofStatus = locales.map((locale) =>
    nameImage(
      { documentId: statusPageImageId, locale, card: { ...statusCard[locale], brand: brand.name } },
      brand,
    ),
  );
  return [...ofDocuments, ...ofStatus];
}
