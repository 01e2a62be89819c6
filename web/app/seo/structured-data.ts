import {
  blogSegment,
  documentPath,
  homeSlug,
  isArticleGroup,
  type Locale,
  localePrefix,
  locales,
  splitListPagePath,
} from "contracts";
import { findCheapestOffer, toReais } from "pricing-engine";
import type {
  BlogPosting,
  BreadcrumbList,
  DefinedTerm,
  DefinedTermSet,
  FAQPage,
  Organization,
  ProfilePage,
  Service,
  TechArticle,
  WebPage,
  WebSite,
  WithContext,
} from "schema-dts";
import { authorHref, authorName } from "#app/cms/author.ts";
import { documentHref, resolveLink } from "#app/cms/link.ts";
import { hasCalculator, type SitePage } from "#app/cms/page-data.ts";
import { findShareImageUrl } from "./head-tags.ts";
import { parsePostalAddress } from "./postal-address.ts";

type StructuredData = WithContext<
  | Organization
  | BreadcrumbList
  | TechArticle
  | BlogPosting
  | ProfilePage
  | Service
  | FAQPage
  | DefinedTerm
  | DefinedTermSet
  | WebPage
  | WebSite
> &
  Record<string, unknown>;

/** Returns the Organization object that other objects contain, for example as publisher. */
function company({ settings, origin }: Pick<SitePage, "settings" | "origin">) {
  const logo = typeof settings.logo === "object" ? settings.logo?.url : null;
  return {
    "@type": "Organization",
    name: settings.brandName,
    url: origin,
    ...(logo ? { logo: origin + logo } : {}),
  } as const;
}

/** The name of the site for search engines: on the home page only. */
function webSite(page: SitePage): WithContext<WebSite> | undefined {
  const { locale, settings, origin, path } = page;
  return path === documentPath({ collection: "pages", slug: homeSlug, locale })
    ? {
        "@context": "https://schema.org",
        "@type": "WebSite",
        name: settings.brandName,
        url: origin + path,
        inLanguage: locale,
        publisher: company(page),
      }
    : undefined;
}

function organization({
  settings,
  origin,
}: Pick<SitePage, "settings" | "origin">): WithContext<Organization> {
  const { email, telephone, legalName, taxId, foundingYear } = settings;
  return {
    "@context": "https://schema.org",
    ...company({ settings, origin }),
    ...(legalName ? { legalName } : {}),
    ...(taxId ? { taxID: taxId } : {}),
    ...(foundingYear ? { foundingDate: String(foundingYear) } : {}),
    email,
    telephone,
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "sales",
      email,
      telephone,
      availableLanguage: [...locales],
    },
    address: parsePostalAddress(settings.address),
    sameAs: settings.socialLinks?.map(({ url }) => url) ?? [],
  };
}

/** Returns a page's name in the navigation, which is shorter than its title for search results. */
function nameInNavigation(
  { navigation, locale, settings }: SitePage,
  { path, title }: { path: string; title: string },
): string {
  const links = [
    ...(navigation.headerItems ?? []),
    ...(navigation.footerColumns ?? []).flatMap(({ links }) => links ?? []),
    ...(navigation.bottomLinks ?? []),
  ];
  const named = links.find(({ link }) => resolveLink(link, { locale, settings })?.href === path);
  return named?.link.label || title;
}

/** Price per month, and a contract length. `unitCode` MON is UN/CEFACT's code for a month, the unit of both values. */
function monthly(price: string, months: number) {
  return {
    "@type": "UnitPriceSpecification",
    price,
    priceCurrency: "BRL",
    unitCode: "MON",
    billingDuration: months,
  } as const;
}

/** Units of the base prices that a page of a service can show. */
const priceUnits = { cpuPrice: "vCPU", ramPrice: "GB", storagePrice: "GB", backupPrice: "GB" };

/** The price that a page of a service shows: the calculator's lowest price, or a price per unit. */
function offer({ content, origin, path }: SitePage) {
  if (content.kind !== "pages" || !content.priceCatalogue) {
    return undefined;
  }
  const { catalogue } = content.priceCatalogue;
  if (hasCalculator(content)) {
    const cheapest = findCheapestOffer(catalogue);
    if (!cheapest.ok) {
      return undefined;
    }
    const { monthlyAfterDiscount, termMonths } = cheapest.quote;
    const price = toReais(monthlyAfterDiscount).toFixed(2);
    return {
      "@type": "AggregateOffer",
      url: origin + path,
      lowPrice: price,
      priceCurrency: "BRL",
      priceSpecification: monthly(price, termMonths),
    } as const;
  }
  const { servicePrice } = content.document;
  if (!servicePrice) {
    return undefined;
  }
  const price = Number(catalogue.prices[servicePrice]).toFixed(2);
  const unitText = priceUnits[servicePrice];
  return {
    "@type": "Offer",
    url: origin + path,
    price,
    priceCurrency: "BRL",
    priceSpecification: {
      ...monthly(price, 1),
      referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitText },
    },
  } as const;
}

/** A service, with the price that its page shows, if any. */
function service(page: SitePage): WithContext<Service> | undefined {
  const { content, settings, origin, path } = page;
  if (content.kind !== "pages" || !content.document.isService) {
    return undefined;
  }
  const offers = offer(page);
  return {
    "@context": "https://schema.org",
    "@type": "Service",
    name: nameInNavigation(page, { path, title: content.document.title }),
    description: content.document.description,
    url: origin + path,
    areaServed: "BR",
    provider: { "@type": "Organization", name: settings.brandName, url: origin },
    ...(offers ? { offers } : {}),
  };
}

function breadcrumbList(trail: { name: string; item: string }[]): WithContext<BreadcrumbList> {
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

function breadcrumbs(page: SitePage): WithContext<BreadcrumbList> | undefined {
  const { content, locale, settings, origin, path, parent } = page;
  const home = documentPath({ collection: "pages", slug: homeSlug, locale });
  if (content.kind === "not-found" || path === home) {
    return undefined;
  }
  const blog = { name: "Blog", item: `${origin}${localePrefix(locale)}/${blogSegment}` };
  const trail = [
    { name: settings.brandName, item: origin + home },
    ...(content.kind === "posts" || isArticleGroup(content.kind) ? [blog] : []),
    ...(parent ? [{ name: nameInNavigation(page, parent), item: origin + parent.path }] : []),
    {
      name: parent?.term?.name ?? nameInNavigation(page, { path, title: content.document.title }),
      item: origin + path,
    },
  ];
  return breadcrumbList(trail);
}

function article(page: SitePage): WithContext<TechArticle | BlogPosting> | undefined {
  const { content, locale, settings, origin, path } = page;
  if (content.kind !== "posts") {
    return undefined;
  }
  const { title, description, publishedAt, isTechnical } = content.document;
  const publishedOn = publishedAt.slice(0, 10);
  const name = authorName(content.document);
  const href = authorHref(content.document, locale);
  const image = findShareImageUrl(page);
  return {
    "@context": "https://schema.org",
    "@type": isTechnical ? "TechArticle" : "BlogPosting",
    headline: title,
    description,
    inLanguage: locale,
    // Articles have a day, stored as noon UTC.
    datePublished: publishedOn,
    dateModified: content.changedAt ?? publishedOn,
    author: name
      ? { "@type": "Person", name, ...(href ? { url: origin + href } : {}) }
      : { "@type": "Organization", name: settings.brandName, url: origin },
    publisher: company(page),
    mainEntityOfPage: origin + path,
    ...(image ? { image } : {}),
  };
}

/** Structured data of an author's page. */
function author(page: SitePage): WithContext<ProfilePage> | undefined {
  const { content, settings, origin, path } = page;
  if (content.kind !== "authors") {
    return undefined;
  }
  const { title, description, role, profile, picture } = content.document;
  const image = typeof picture === "object" ? picture?.url : undefined;
  return {
    "@context": "https://schema.org",
    "@type": "ProfilePage",
    mainEntity: {
      "@type": "Person",
      name: title,
      description,
      url: origin + splitListPagePath(path).list,
      worksFor: { "@type": "Organization", name: settings.brandName, url: origin },
      ...(role ? { jobTitle: role } : {}),
      ...(profile ? { sameAs: [profile] } : {}),
      ...(image ? { image: origin + image } : {}),
    },
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

/** The terms of a glossary. Each term has the URL of its page, or of its anchor if it has no page. */
function glossary({
  content,
  locale,
  origin,
  path,
}: SitePage): WithContext<DefinedTermSet> | undefined {
  if (content.kind !== "pages") {
    return undefined;
  }
  const terms = content.document.blocks.flatMap((block) =>
    block.blockType === "glossary" ? block.terms : [],
  );
  return terms.length === 0
    ? undefined
    : {
        "@context": "https://schema.org",
        "@type": "DefinedTermSet",
        name: content.document.title,
        inLanguage: locale,
        url: origin + path,
        hasDefinedTerm: terms.map(({ anchor, name, meaning, page }) => ({
          "@type": "DefinedTerm",
          name,
          description: meaning,
          url: `${origin}${documentHref(locale)({ relationTo: "pages", value: page }) ?? `${path}#${anchor}`}`,
        })),
      };
}

/** The term that a page explains, and its glossary. */
function definedTerm({ origin, path, parent }: SitePage): WithContext<DefinedTerm> | undefined {
  return parent?.term
    ? {
        "@context": "https://schema.org",
        "@type": "DefinedTerm",
        name: parent.term.name,
        description: parent.term.meaning,
        url: origin + path,
        inDefinedTermSet: {
          "@type": "DefinedTermSet",
          name: parent.title,
          url: origin + parent.path,
        },
      }
    : undefined;
}

/** Returns the schema.org objects of a page. */
export function createStructuredData(page: SitePage): StructuredData[] {
  return [
    organization(page),
    webSite(page),
    breadcrumbs(page),
    article(page),
    author(page),
    service(page),
    faq(page),
    glossary(page),
    definedTerm(page),
  ].filter((object) => object !== undefined) as unknown as StructuredData[];
}

/** Structured data of a page that is not a document of the CMS. */
export interface AppPageDescription {
  site: Pick<SitePage, "settings" | "origin" | "path"> & { locale: Locale };
  title: string;
  description: string;
  /** Parent pages, without the home page. */
  parents?: { name: string; path: string }[];
  /** Time of the last change of the page's content. */
  changedAt?: string | null | undefined;
}

/**
 * Structured data of a page that the app defines, such as the status page. The type is WebPage, because schema.org has
 * no type for status pages.
 */
export function createAppPageStructuredData({
  site: { settings, origin, path, locale },
  parents = [],
  title,
  description,
  changedAt,
}: AppPageDescription): StructuredData[] {
  const home = documentPath({ collection: "pages", slug: homeSlug, locale });
  const trail = [{ name: settings.brandName, path: home }, ...parents, { name: title, path }];
  const webPage: WithContext<WebPage> = {
    "@context": "https://schema.org",
    "@type": "WebPage",
    name: title,
    description,
    url: origin + path,
    inLanguage: locale,
    ...(changedAt ? { dateModified: changedAt } : {}),
  };
  return [
    organization({ settings, origin }),
    breadcrumbList(trail.map(({ name, path: below }) => ({ name, item: origin + below }))),
    webPage,
  ] as unknown as StructuredData[];
}
