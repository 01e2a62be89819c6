import { documentPath, homeSlug, listPagePath, locales } from "contracts";
import { defaultCatalogue } from "pricing-engine";
import {
  seedBlocks,
  seedNavigation,
  seedSettings,
  seedSlug,
} from "stories/fixtures/seed-content.ts";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { SitePage } from "#app/cms/page-data.ts";
import { createAppPageStructuredData, createStructuredData } from "./structured-data.ts";

/** Schemas with the properties that schema.org and search engines require, and no others. */
const address = z.strictObject({
  "@type": z.literal("PostalAddress"),
  streetAddress: z.string().min(5),
  addressLocality: z.string(),
  addressRegion: z.string().regex(/^[A-Z]{2}$/),
  postalCode: z.string().regex(/^\d{5}-\d{3}$/),
  addressCountry: z.literal("BR"),
});
const context = { "@context": z.literal("https://schema.org") };
const organization = z.strictObject({
  ...context,
  "@type": z.literal("Organization"),
  name: z.string().min(1),
  url: z.url(),
  email: z.email(),
  telephone: z.string().regex(/^\+\d[\d ()-]{8,}$/),
  address,
  logo: z.url().optional(),
  legalName: z.string().min(1),
  taxID: z.string().regex(/^\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}$/),
  foundingDate: z.string().regex(/^\d{4}$/),
  contactPoint: z.strictObject({
    "@type": z.literal("ContactPoint"),
    contactType: z.literal("sales"),
    email: z.email(),
    telephone: z.string().min(8),
    availableLanguage: z.array(z.enum(locales)),
  }),
  sameAs: z.array(z.url()),
});
const price = z.string().regex(/^\d+\.\d{2}$/);
const currency = z.literal("BRL");
const monthly = z.strictObject({
  "@type": z.literal("UnitPriceSpecification"),
  price,
  priceCurrency: currency,
  // UN/CEFACT code for a month.
  unitCode: z.literal("MON"),
  billingDuration: z.int().min(1),
});
const service = z.strictObject({
  ...context,
  "@type": z.literal("Service"),
  name: z.string().min(1),
  description: z.string().min(1),
  url: z.url(),
  areaServed: z.literal("BR"),
  provider: z.strictObject({
    "@type": z.literal("Organization"),
    name: z.string(),
    url: z.url(),
  }),
  offers: z
    .discriminatedUnion("@type", [
      z.strictObject({
        "@type": z.literal("AggregateOffer"),
        url: z.url(),
        lowPrice: price,
        priceCurrency: currency,
        priceSpecification: monthly,
      }),
      z.strictObject({
        "@type": z.literal("Offer"),
        url: z.url(),
        price,
        priceCurrency: currency,
        priceSpecification: monthly.extend({
          referenceQuantity: z.strictObject({
            "@type": z.literal("QuantitativeValue"),
            value: z.literal(1),
            unitText: z.string().min(1),
          }),
        }),
      }),
    ])
    .optional(),
});
const breadcrumbs = z.strictObject({
  ...context,
  "@type": z.literal("BreadcrumbList"),
  itemListElement: z
    .array(
      z.strictObject({
        "@type": z.literal("ListItem"),
        position: z.int().min(1),
        name: z.string().min(1),
        item: z.url(),
      }),
    )
    .min(2),
});
const faq = z.strictObject({
  ...context,
  "@type": z.literal("FAQPage"),
  mainEntity: z
    .array(
      z.strictObject({
        "@type": z.literal("Question"),
        name: z.string().min(1),
        acceptedAnswer: z.strictObject({
          "@type": z.literal("Answer"),
          text: z.string().min(1),
        }),
      }),
    )
    .min(1),
});
const glossary = z.strictObject({
  ...context,
  "@type": z.literal("DefinedTermSet"),
  name: z.string().min(1),
  inLanguage: z.enum(locales),
  url: z.url(),
  hasDefinedTerm: z.array(
    z.strictObject({
      "@type": z.literal("DefinedTerm"),
      name: z.string().min(1),
      description: z.string().min(40),
      url: z.url(),
    }),
  ),
});
const definedTerm = z.strictObject({
  ...context,
  "@type": z.literal("DefinedTerm"),
  name: z.string().min(1),
  description: z.string().min(40),
  url: z.url(),
  inDefinedTermSet: z.strictObject({
    "@type": z.literal("DefinedTermSet"),
    name: z.string().min(1),
    url: z.url(),
  }),
});
const webPage = z.strictObject({
  ...context,
  "@type": z.literal("WebPage"),
  name: z.string().min(1),
  description: z.string().min(1),
  url: z.url(),
  inLanguage: z.enum(locales),
  dateModified: z.iso.datetime().optional(),
});
/** The publisher names the company, with its logo if it has one. */
const publisher = organization.pick({ "@type": true, name: true, url: true, logo: true }).strict();
const webSite = z.strictObject({
  ...context,
  "@type": z.literal("WebSite"),
  name: z.string().min(1),
  url: z.url(),
  inLanguage: z.enum(locales),
  publisher,
});
const article = z.strictObject({
  ...context,
  "@type": z.enum(["TechArticle", "BlogPosting"]),
  headline: z.string().min(1),
  description: z.string().min(1),
  inLanguage: z.enum(locales),
  datePublished: z.iso.date(),
  dateModified: z.union([z.iso.date(), z.iso.datetime()]),
  author: z.strictObject({ "@type": z.literal("Organization"), name: z.string(), url: z.url() }),
  publisher: publisher.required(),
  mainEntityOfPage: z.url(),
});
const profilePage = z.strictObject({
  ...context,
  "@type": z.literal("ProfilePage"),
  mainEntity: z.strictObject({
    "@type": z.literal("Person"),
    name: z.string().min(1),
    description: z.string().min(1),
    url: z.url(),
    worksFor: z.strictObject({
      "@type": z.literal("Organization"),
      name: z.string(),
      url: z.url(),
    }),
  }),
});
const anyObject = z.discriminatedUnion("@type", [
  organization,
  webSite,
  article,
  service,
  breadcrumbs,
  faq,
  glossary,
  definedTerm,
  webPage,
  profilePage,
]);

function pageOf(locale: (typeof locales)[number], seedPage = "cloud-server"): SitePage {
  return {
    locale,
    settings: seedSettings(locale),
    navigation: seedNavigation(locale),
    path: documentPath({ collection: "pages", slug: seedPage, locale }),
    origin: "https://nuvem.example",
    search: "",
    content: {
      kind: "pages",
      document: {
        title: "Cloud Server: VPS Linux e Windows em reais",
        description: "O preço de cada recurso",
        isService: seedPage !== "home",
        servicePrice: seedPage === "backup-em-nuvem" ? "backupPrice" : undefined,
        blocks: seedBlocks(seedPage, locale),
      },
      priceCatalogue: { catalogue: defaultCatalogue },
    },
    // Contains only the fields that the structured data depends on.
  } as unknown as SitePage;
}

describe.each(locales)("structured data in %s", (locale) => {
  it("is valid for a page of a service, and contains its name and lowest price", () => {
    const objects = createStructuredData(pageOf(locale)).map((object) => anyObject.parse(object));
    expect(objects.map((object) => object["@type"])).toEqual([
      "Organization",
      "BreadcrumbList",
      "Service",
      "FAQPage",
    ]);
    const [sold] = objects.filter((object) => object["@type"] === "Service");
    expect(sold).toMatchObject({
      name: "Cloud Server",
      offers: {
        lowPrice: "85.50",
        priceCurrency: "BRL",
        priceSpecification: { price: "85.50", billingDuration: 12 },
      },
    });
  });

  it("contains the price per unit of a service, unless the page of the service shows no price", () => {
    const serviceOf = (seeded: string) =>
      createStructuredData(pageOf(locale, seeded))
        .map((object) => anyObject.parse(object))
        .find((object) => object["@type"] === "Service");
    expect(serviceOf("backup-em-nuvem")?.offers).toMatchObject({
      "@type": "Offer",
      price: Number(defaultCatalogue.prices.backupPrice).toFixed(2),
      priceSpecification: { billingDuration: 1, referenceQuantity: { unitText: "GB" } },
    });
    expect(serviceOf("servidor-dedicado")).toBeDefined();
    expect(serviceOf("servidor-dedicado")).not.toHaveProperty("offers");
  });

  it("contains the company's legal name, CNPJ, founding year and contact", () => {
    const [organization] = createStructuredData(pageOf(locale)).map((object) =>
      anyObject.parse(object),
    );
    const { legalName, taxId, telephone } = seedSettings(locale);
    expect(organization).toMatchObject({
      legalName,
      taxID: taxId,
      foundingDate: "2015",
      contactPoint: { telephone, availableLanguage: [...locales] },
    });
  });

  it("contains the name of the site on the home page", () => {
    const home = documentPath({ collection: "pages", slug: homeSlug, locale });
    const objects = createStructuredData({ ...pageOf(locale, "home"), path: home }).map((object) =>
      anyObject.parse(object),
    );
    expect(objects.map((object) => object["@type"])).toEqual(["Organization", "WebSite"]);
    expect(objects[1]).toMatchObject({ url: `https://nuvem.example${home}`, inLanguage: locale });
  });

  it("contains the publisher of an article, with the logo", () => {
    const page = pageOf(locale);
    const post = {
      title: "Backup",
      description: "Como copiar",
      publishedAt: "2026-10-14T12:00:00.000Z",
      updatedAt: "2026-10-15T12:00:00.000Z",
    };
    const articleOf = (document: object, changedAt?: string) =>
      createStructuredData({
        ...page,
        settings: { ...page.settings, logo: { url: "/api/media/file/logo.svg" } },
        content: { kind: "posts", document: { ...post, ...document }, changedAt },
        // Contains only the fields that the structured data depends on.
      } as unknown as SitePage).map((object) => anyObject.parse(object))[2];
    expect(articleOf({ isTechnical: true }, "2026-11-01T10:00:00.000Z")).toMatchObject({
      "@type": "TechArticle",
      dateModified: "2026-11-01T10:00:00.000Z",
      publisher: { logo: "https://nuvem.example/api/media/file/logo.svg" },
    });
    // A save by software changes only updatedAt.
    expect(articleOf({})).toMatchObject({ "@type": "BlogPosting", dateModified: "2026-10-14" });
  });

  it("contains the URL of an author's first page on every page of the author's articles", () => {
    const path = documentPath({ collection: "authors", slug: "ana-souza", locale });
    const document = { title: "Ana Souza", description: "Escreve sobre redes." };
    for (const page of [1, 2]) {
      const objects = createStructuredData({
        ...pageOf(locale),
        path: listPagePath(path, page),
        content: { kind: "authors", document },
        // Contains only the fields that the structured data depends on.
      } as unknown as SitePage).map((object) => anyObject.parse(object));
      expect(objects.find((object) => object["@type"] === "ProfilePage")).toMatchObject({
        mainEntity: { name: "Ana Souza", url: `https://nuvem.example${path}` },
      });
    }
  });

  it("contains the URL and last change of a page outside the CMS", () => {
    const objects = createAppPageStructuredData({
      site: { ...pageOf(locale), path: "/status/1" },
      parents: [{ name: "Status", path: "/status" }],
      title: "Rede lenta",
      description: "A causa é um transceptor.",
      changedAt: "2026-11-22T10:00:00.000Z",
    }).map((each) => anyObject.parse(each));
    const [, trail, page] = objects;
    expect(trail?.["@type"] === "BreadcrumbList" && trail.itemListElement).toMatchObject([
      { position: 1 },
      { position: 2, name: "Status", item: "https://nuvem.example/status" },
      { position: 3, name: "Rede lenta", item: "https://nuvem.example/status/1" },
    ]);
    expect(page).toMatchObject({
      "@type": "WebPage",
      url: "https://nuvem.example/status/1",
      dateModified: "2026-11-22T10:00:00.000Z",
    });
  });

  it("contains the term that a page explains, and the term's glossary", () => {
    const above = pageOf(locale, "glossario");
    const meaning = "Quanto trabalho a empresa aceita perder, medido em tempo.";
    const parent = { title: "40 termos", path: above.path, term: { name: "RPO", meaning } };
    const page = { ...above, path: `${above.path}/rpo`, parent };
    const objects = createStructuredData(page).map((each) => anyObject.parse(each));
    const [term] = objects.filter((object) => object["@type"] === "DefinedTerm");
    expect(term).toMatchObject({ name: "RPO", url: `https://nuvem.example${page.path}` });
    const [trail] = objects.filter((object) => object["@type"] === "BreadcrumbList");
    expect(trail?.itemListElement.map(({ item }) => item)).toEqual([
      expect.any(String),
      `https://nuvem.example${above.path}`,
      `https://nuvem.example${page.path}`,
    ]);
    expect(trail?.itemListElement.at(-1)?.name).toBe("RPO");
  });

  it("contains the terms of a glossary with the URLs of their pages", () => {
    const objects = createStructuredData(pageOf(locale, "glossario")).map((each) =>
      anyObject.parse(each),
    );
    const [set] = objects.filter((object) => object["@type"] === "DefinedTermSet");
    expect(set?.hasDefinedTerm).toHaveLength(40);
    expect(set?.hasDefinedTerm.map(({ url }) => url)).toContain(
      `https://nuvem.example${documentPath({ collection: "pages", slug: seedSlug("glossario-rpo", locale), locale })}`,
    );
  });
});
