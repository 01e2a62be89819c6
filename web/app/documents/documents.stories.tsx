import { type ArticleGroup, documentPath, type Locale, type Paging } from "contracts";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { MemoryRouter } from "react-router";
import {
  sampleArticle,
  sampleArticleGroup,
  sampleLegal,
  sampleLegalChanges,
  sampleLegalContent,
  sampleLongArticle,
  toArticleSummary,
} from "stories/fixtures/documents.ts";
import { SeedBlock } from "stories/fixtures/seed-block.tsx";
import { seedArticles, seedNavigation, seedSettings } from "stories/fixtures/seed-content.ts";
import preview from "stories/preview";
import { expect, waitFor, within } from "storybook/test";
import { SiteLayout } from "#app/chrome/site-layout.tsx";
import type { AdjacentArticles } from "#app/cms/content-client.server.ts";
import { SiteProvider } from "#app/cms/site-context.tsx";
import { Article } from "./article.tsx";
import { ArticleGroupPage } from "./article-group.tsx";
import { LegalChanges } from "./legal-changes.tsx";
import { LegalDocument } from "./legal-document.tsx";
import { ArticleNotFound, NotFound } from "./not-found.tsx";
import { UnavailableNotice } from "./unavailable.tsx";

/** A whole page, in the toolbar's language. */
function WholePage({ children }: { children: (locale: Locale) => ReactNode }) {
  const locale = useIntl().locale as Locale;
  return (
    <SiteLayout
      site={{ locale, settings: seedSettings(locale), navigation: seedNavigation(locale) }}
      alternates={{ "pt-BR": "/", "en-US": "/en", "es-ES": "/es" }}
    >
      {children(locale)}
    </SiteLayout>
  );
}

function adjacentArticles(locale: Locale): AdjacentArticles {
  const [next, previous, ...related] = seedArticles(locale).map(toArticleSummary);
  return {
    ...(next ? { next } : {}),
    ...(previous ? { previous } : {}),
    related: related.slice(0, 3),
  };
}

const meta = preview.meta({
  title: "Pages",
  component: SiteLayout,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
  parameters: {
    guidance: {
      use: "Around every page of the site: header, footer, languages, chat, cookies.",
      avoid: "In the CMS's admin screens, or around the page which says that the site is away.",
    },
  },
});

export const Home = meta.story(() => <WholePage>{() => <SeedBlock page="home" />}</WholePage>);
export const Service = meta.story(() => (
  <WholePage>{() => <SeedBlock page="cloud-server" />}</WholePage>
));
export const Pricing = meta.story(() => <WholePage>{() => <SeedBlock page="precos" />}</WholePage>);
export const Blog = meta.story(() => <WholePage>{() => <SeedBlock page="blog" />}</WholePage>);

export const AnArticle = meta.story(() => (
  <WholePage>
    {(locale) => <Article document={sampleArticle(locale)} adjacent={adjacentArticles(locale)} />}
  </WholePage>
));
/** The table of contents highlights the current section, in browsers with `scroll-target-group`. */
export const CurrentSection = meta.story({
  tags: ["!picture"],
  globals: { locale: "en-US", viewport: { value: "desktop" } },
  render: () => (
    <WholePage>
      {(locale) => (
        <Article document={sampleLongArticle(locale)} adjacent={adjacentArticles(locale)} />
      )}
    </WholePage>
  ),
  play: async ({ canvas }) => {
    const contents = within(canvas.getByRole("navigation", { name: "In this text" }));
    const current = () =>
      contents.getAllByRole("link").filter((link) => link.matches(":target-current"));
    for (const part of [3, 1]) {
      const name = `${part + 1}. Measure before you choose`;
      canvas.getByRole("heading", { name }).scrollIntoView({ behavior: "instant" });
      await waitFor(() => expect(current().map((link) => link.textContent)).toEqual([name]));
    }
  },
});
const groupStory = (kind: ArticleGroup, paging?: Paging) =>
  meta.story(() => (
    <WholePage>
      {(locale) => (
        <ArticleGroupPage
          content={sampleArticleGroup(
            kind,
            locale,
            seedArticles(locale).map(toArticleSummary),
            paging,
          )}
          path={documentPath({ collection: kind, slug: "sample", locale })}
        />
      )}
    </WholePage>
  ));
export const ACategory = groupStory("categories");
export const AnAuthor = groupStory("authors");
/** A middle page, without picture and biography. */
export const SecondPageOfATag = groupStory("tags", { page: 2, pages: 3, total: 30 });
export const Legal = meta.story(() => (
  <WholePage>
    {(locale) => <LegalDocument content={sampleLegalContent(locale)} path="/sample" />}
  </WholePage>
));
/** A version that is not in force yet, at its own URL. */
export const UpcomingLegalVersion = meta.story({
  tags: ["!picture"],
  render: () => (
    <WholePage>
      {(locale) => {
        const { content } = sampleLegalChanges(locale);
        return <LegalDocument content={content} path="/sample/2026-12-01" />;
      }}
    </WholePage>
  ),
});
export const LegalChangesOfAVersion = meta.story(() => (
  <WholePage>
    {(locale) => (
      <LegalChanges {...sampleLegalChanges(locale)} path="/sample/2026-12-01/mudancas" />
    )}
  </WholePage>
));
/** Without a data protection officer in the settings, the policy names nobody. */
export const PrivacyPolicy = meta.story({
  tags: ["!picture"],
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR" },
  render: () => {
    const settings = seedSettings("pt-BR");
    const document = { ...sampleLegal("pt-BR"), id: "politica-de-privacidade" };
    const policy = { ...sampleLegalContent("pt-BR"), document, versions: [] };
    const pages = ["", "Marina Teste"].map((dataProtectionOfficer) => (
      <SiteProvider
        key={dataProtectionOfficer}
        site={{ locale: "pt-BR", settings: { ...settings, dataProtectionOfficer } }}
      >
        <LegalDocument content={policy} path="/sample" />
      </SiteProvider>
    ));
    return <>{pages}</>;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^Encarregado pelo tratamento/)).toHaveLength(1);
    await expect(canvas.getByText(/Marina Teste/)).toBeVisible();
  },
});

export const PageNotFound = meta.story(() => <WholePage>{() => <NotFound />}</WholePage>);
export const PostNotFound = meta.story(() => <WholePage>{() => <ArticleNotFound />}</WholePage>);
export const CmsUnavailable = meta.story(() => (
  <WholePage>{(locale) => <UnavailableNotice settings={seedSettings(locale)} />}</WholePage>
));
export const CmsNeverAvailable = meta.story(() => (
  <main>
    <UnavailableNotice />
  </main>
));

export const InEnglish = Home.extend({
  globals: { locale: "en-US" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(document.documentElement.lang).toBe("en-US");
    await expect(canvas.getAllByRole("link", { name: "Private cloud" })[0]).toHaveAttribute(
      "href",
      "/en/private-cloud",
    );
  },
});
export const InSpanish = AnArticle.extend({ globals: { locale: "es-ES" } });

/** At 360 px the navigation is in a menu, and nothing overflows. */
export const OnAPhone = Home.extend({
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { viewport: { value: "phone" }, locale: "pt-BR" },
  play: async ({ canvas, userEvent }) => {
    const root = document.documentElement;
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
    await userEvent.click(canvas.getByRole("button", { name: "Menu" }));
    await expect(canvas.getAllByRole("link", { name: "Nuvem privada" })[0]).toBeVisible();
  },
});
