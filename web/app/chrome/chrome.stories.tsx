import type { Locale } from "contracts";
import { useIntl } from "react-intl";
import { MemoryRouter } from "react-router";
import { expectToFitWindow } from "stories/fits-window";
import { SeedSite } from "stories/fixtures/seed-block.tsx";
import { seedNavigation } from "stories/fixtures/seed-content.ts";
import preview from "stories/preview";
import { forcedStateParameters, StateGallery } from "stories/state-gallery";
import { expect } from "storybook/test";
import { ConsentButtons, ConsentSettings } from "./consent.tsx";
import { CookieBanner, FloatingButtons, LanguageSelector } from "./floating.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { StaffBar } from "./staff-bar.tsx";

const meta = preview.meta({
  component: Footer,
  subcomponents: { CookieBanner, ConsentSettings, LanguageSelector, FloatingButtons },
  parameters: {
    guidance: {
      use: "Around every page, through SiteLayout.",
      avoid: "Inside a page: what stands there is a block.",
    },
  },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <SeedSite>
          <Story />
        </SeedSite>
      </MemoryRouter>
    ),
  ],
});

/** Sets the attribute that makes the cookie banner visible; returns a function that removes the attribute. */
function requestConsent(): () => void {
  const { dataset } = document.documentElement;
  dataset.consent = "unset";
  return () => {
    delete dataset.consent;
  };
}

function SeedFooter() {
  return <Footer navigation={seedNavigation(useIntl().locale as Locale)} />;
}

export const SiteFooter = meta.story(() => <SeedFooter />);
export const SiteFooterOnAPhone = SiteFooter.extend({
  globals: { viewport: { value: "phone" } },
  play: expectToFitWindow,
});

const sevenLabels = [
  "Sobre",
  "Nuvem privada",
  "Cloud Center",
  "Datacenter Virtual",
  "Cloud Server",
  "Backup",
  "Telefonia",
];

function link(label: string) {
  return { kind: "url", url: `https://araucaria.example/${label}`, label } as const;
}

/** Moves the last items to a submenu if the items do not fit. The header stays on one line. */
export const HeaderWithManyItems = meta.story({
  render: () => <Header items={sevenLabels.map((label) => ({ id: label, link: link(label) }))} />,
  play: async ({ canvas, userEvent }) => {
    const [header] = canvas.getAllByRole("banner");
    const visible = canvas.getAllByRole("link").filter((each) => each.checkVisibility());
    const bottom = header?.getBoundingClientRect().bottom ?? 0;
    for (const each of visible) {
      await expect(each.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
    }
    await userEvent.click(canvas.getByText(/^(Mais|More|Más)$/));
    await expect(canvas.getByRole("link", { name: /^Telefonia/ })).toBeVisible();
  },
});

/** The submenu begins with a link to the item's own page. */
export const HeaderWithASubmenu = meta.story({
  render: () => (
    <Header
      items={[{ id: "a", link: link("Nuvem"), children: [{ id: "b", link: link("Backup") }] }]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Nuvem", { selector: "summary" }));
    const links = canvas.getAllByRole("link", { name: /Nuvem|Backup/ });
    const [own, child] = links.map(({ textContent }) => textContent);
    await expect(own).toMatch(/^Nuvem/);
    await expect(child).toMatch(/^Backup/);
  },
});

/** A bar above the page, for staff only. */
export const DraftBar = meta.story({
  render: () => (
    <StaffBar
      locale="pt-BR"
      facts={{
        kind: "pages",
        title: "Nuvem para empresas, em reais e no Brasil",
        status: "changed",
        livePath: "/",
        editPath: "/cms/collections/pages/1",
        changedSections: [1, 4],
        changedFields: ["title"],
        languages: {},
      }}
    />
  ),
  play: async () => expectToFitWindow(),
});
export const DraftBarOnAPhone = DraftBar.extend({
  globals: { viewport: { value: "phone" } },
});

export const Cookies = meta.story({
  beforeEach: requestConsent,
  globals: { viewport: { value: "phone" } },
  render: () => <CookieBanner />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region")).toBeVisible();
    await expect(canvas.getAllByRole("button")).toHaveLength(2);
    await expectToFitWindow();
  },
});
export const EveryStateOfAConsentButton = meta.story({
  parameters: { pseudo: forcedStateParameters },
  render: () => <StateGallery>{() => <ConsentButtons />}</StateGallery>,
});
export const CookieChoice = meta.story({
  beforeEach: requestConsent,
  render: () => <ConsentSettings />,
});

export const Floating = meta.story({
  render: () => (
    <>
      <FloatingButtons />
      <LanguageSelector alternates={{ "en-US": "/en/pricing" }} />
    </>
  ),
  /** Each language links to its own version of the page, if that version exists. */
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getByRole("link", { name: "English" })).toHaveAttribute(
      "href",
      "/en/pricing",
    );
    await expect(canvas.getByRole("link", { name: "Español" })).toHaveAttribute("href", "/es");
  },
});
