import { type Alternates, defaultLocale, locales } from "contracts";
import type { ShellContent } from "#app/cms/content-client.server.ts";

export interface OwnPageMetaProps {
  site: Pick<ShellContent, "settings"> & { origin: string; path: string };
  alternates: Alternates;
  title: string;
  description: string;
  /** Path of the feed that tells of the page's changes. */
  feed: string;
}

/** What search engines and shares read of a page that is no document of the CMS. */
export function OwnPageMeta({ site, alternates, title, description, feed }: OwnPageMetaProps) {
  const { origin, path, settings } = site;
  const { brandName, shareImage } = settings;
  const image = typeof shareImage === "object" ? shareImage?.url : undefined;
  return (
    <>
      <title>{`${title} · ${brandName}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={origin + path} />
      {locales.map((locale) => (
        <link
          key={locale}
          rel="alternate"
          hrefLang={locale}
          href={`${origin}${alternates[locale]}`}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${origin}${alternates[defaultLocale]}`} />
      <link
        rel="alternate"
        type="application/rss+xml"
        href={feed}
        title={`${title} · ${brandName}`}
      />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brandName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={origin + path} />
      {image ? <meta property="og:image" content={origin + image} /> : null}
    </>
  );
}
