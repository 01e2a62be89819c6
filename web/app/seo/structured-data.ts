import { blogSegment, documentPath, homeSlug, localePrefix } from "contracts";
import type { BreadcrumbList, FAQPage, Organization, TechArticle, WithContext } from "schema-dts";
import type { SitePage } from "#app/cms/site-page.ts";
import { shareImageUrl } from "./page-meta.ts";

type StructuredData = WithContext<Organization | BreadcrumbList | TechArticle | FAQPage> &
  Record<string, unknown>;

function organization({ settings, origin }: SitePage): WithContext<Organization> {
  const logo = typeof settings.logo === "object" ? settings.logo?.url : null;
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: settings.brandName,
    url: origin,
    email: settings.email,
    telephone: settings.telephone,
    address: settings.address,
    ...(logo ? { logo: origin + logo } : {}),
    sameAs: settings.socialLinks?.map(({ url }) => url) ?? [],
  };
}

function breadcrumbs({
  content,
  locale,
  settings,
  origin,
  path,
}: SitePage): WithContext<BreadcrumbList> | undefined {
  const home = documentPath({ collection: "pages", slug: homeSlug, locale });
  if (content.kind === "not-found" || path === home) {
    return undefined;
  }
  const blog = { name: "Blog", item: `${origin}${localePrefix(locale)}/${blogSegment}` };
  const trail = [
    { name: settings.brandName, item: origin + home },
    ...(content.kind === "posts" ? [blog] : []),
    { name: content.document.title, item: origin + path },
  ];
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, item }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item,
    })),
  };
}

function article(page: SitePage): WithContext<TechArticle> | undefined {
  const { content, locale, settings, origin, path } = page;
  if (content.kind !== "posts") {
    return undefined;
  }
  const { title, description, author, publishedAt, updatedAt } = content.document;
  const image = shareImageUrl(page);
  return {
    "@context": "https://schema.org",
    "@type": "TechArticle",
    headline: title,
    description,
    inLanguage: locale,
    datePublished: publishedAt,
    dateModified: updatedAt,
    author: { "@type": "Person", name: author },
    publisher: { "@type": "Organization", name: settings.brandName },
    mainEntityOfPage: origin + path,
    ...(image ? { image } : {}),
  };
}

function faq({ content }: SitePage): WithContext<FAQPage> | undefined {
  if (content.kind !== "pages") {
    return undefined;
  }
  const questions = content.document.blocks.flatMap((block) =>
    block.blockType === "faq" ? block.items : [],
  );
  return questions.length === 0
    ? undefined
    : {
        "@context": "https://schema.org",
        "@type": "FAQPage",
        mainEntity: questions.map(({ question, answer }) => ({
          "@type": "Question",
          name: question,
          acceptedAnswer: { "@type": "Answer", text: answer },
        })),
      };
}

/** What the page is, in the words of schema.org. */
export function structuredData(page: SitePage): StructuredData[] {
  return [organization(page), breadcrumbs(page), article(page), faq(page)].filter(
    (object) => object !== undefined,
  ) as unknown as StructuredData[];
}
