import type { AnnouncementTone, Locale } from "contracts";
import { useIntl } from "react-intl";
import { MemoryRouter } from "react-router";
import { expectToFitWindow } from "stories/fits-window";
import { SeedSite } from "stories/fixtures/seed-block.tsx";
import { seedBlocks, seedNavigation } from "stories/fixtures/seed-content.ts";
import preview from "stories/preview";
import { expect } from "storybook/test";
import { AnnouncementBar } from "./announcement-bar.tsx";
import { LegalFooter } from "./footer.tsx";
import { Header, LandingHeader } from "./header.tsx";

const texts = {
  "pt-BR": "Manutenção programada no sábado, 28 de novembro, das 2h às 4h (Brasília).",
  "en-US": "Scheduled maintenance on Saturday, November 28, from 2 to 4 a.m. (Brasília).",
  "es-ES": "Mantenimiento programado el sábado 28 de noviembre, de 2:00 a 4:00 (Brasilia).",
} as const satisfies Record<Locale, string>;

const labels = {
  "pt-BR": "Saber mais",
  "en-US": "Find out more",
  "es-ES": "Saber más",
} as const satisfies Record<Locale, string>;

const meta = preview.meta({
  component: AnnouncementBar,
  parameters: {
    guidance: {
      use: "Below the header, by SiteLayout, where the CMS announces something for the page.",
      avoid: "For what answers to something that the visitor did: that is a notice or a toast.",
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

function AnnouncementStory({ tone }: { tone: AnnouncementTone }) {
  const locale = useIntl().locale as Locale;
  const link = { kind: "url", url: "https://araucaria.example", label: labels[locale] } as const;
  const announcement = { id: tone, version: "1", pageGroups: [], text: texts[locale], tone, link };
  return <AnnouncementBar announcement={announcement} />;
}

function BelowHeader({ tone }: { tone: AnnouncementTone }) {
  const { headerItems } = seedNavigation(useIntl().locale as Locale);
  return (
    <>
      <Header items={headerItems} />
      <AnnouncementStory tone={tone} />
    </>
  );
}

export const BelowTheHeader = meta.story({
  render: () => <BelowHeader tone="news" />,
});
export const BelowTheHeaderOnAPhone = BelowTheHeader.extend({
  globals: { viewport: { value: "phone" } },
  play: expectToFitWindow,
});

export const AnOffer = meta.story(() => <AnnouncementStory tone="offer" />);
export const AWarning = meta.story(() => <AnnouncementStory tone="warning" />);

/** Hides the dismiss button without scripts, because only a script can dismiss an announcement. */
export const WithoutScripts = meta.story({
  render: () => <AnnouncementStory tone="offer" />,
  play: async ({ canvas }) => {
    const { dataset } = document.documentElement;
    delete dataset.scripted;
    await expect(canvas.getByRole("region")).toBeVisible();
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
    dataset.scripted = "";
  },
});

/** The chrome of a campaign page: brand, call to action, legal links. */
function CampaignPageFrame() {
  const locale = useIntl().locale as Locale;
  return (
    <>
      <LandingHeader blocks={seedBlocks("campanha-migracao", locale)} />
      <LegalFooter navigation={seedNavigation(locale)} />
    </>
  );
}

export const OnACampaignPage = meta.story(() => <CampaignPageFrame />);
export const OnACampaignPageOnAPhone = OnACampaignPage.extend({
  globals: { viewport: { value: "phone" } },
  play: expectToFitWindow,
});
