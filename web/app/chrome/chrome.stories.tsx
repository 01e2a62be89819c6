import type { Locale } from "contracts";
import { useIntl } from "react-intl";
import { MemoryRouter } from "react-router";
import { expectToFitWindow } from "stories/fits-window";
import preview from "stories/preview";
import { forcedStates, States } from "stories/states";
import { expect } from "storybook/test";
import { SeedSite } from "#app/blocks/seed-block.tsx";
import { seedNavigation } from "#app/blocks/seed-content.ts";
import { ConsentAnswers, ConsentChoice } from "./consent.tsx";
import { CookieBanner, LanguageSelector, Shortcuts } from "./floating.tsx";
import { Footer } from "./footer.tsx";

const meta = preview.meta({
  component: Footer,
  subcomponents: { CookieBanner, ConsentChoice, LanguageSelector, Shortcuts },
  parameters: {
    guidance: {
      use: "Around every page, through Shell.",
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

/** What the page's script writes for who has not answered yet. */
function unanswered(): () => void {
  const { dataset } = document.documentElement;
  dataset.consent = "unset";
  return () => {
    delete dataset.consent;
  };
}

function SeedFooter() {
  return <Footer navigation={seedNavigation(useIntl().locale as Locale)} />;
}

export const AtTheFoot = meta.story(() => <SeedFooter />);
export const AtTheFootOnAPhone = AtTheFoot.extend({
  globals: { viewport: { value: "phone" } },
  play: expectToFitWindow,
});

export const Cookies = meta.story({
  beforeEach: unanswered,
  globals: { viewport: { value: "phone" } },
  render: () => <CookieBanner />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region")).toBeVisible();
    await expect(canvas.getAllByRole("button")).toHaveLength(2);
    await expectToFitWindow();
  },
});
export const EveryStateOfAnAnswer = meta.story({
  parameters: { pseudo: forcedStates },
  render: () => <States>{() => <ConsentAnswers />}</States>,
});
export const CookieChoice = meta.story({
  beforeEach: unanswered,
  render: () => <ConsentChoice />,
});

export const Floating = meta.story({
  render: () => (
    <>
      <Shortcuts />
      <LanguageSelector alternates={{ "en-US": "/en/pricing" }} />
    </>
  ),
  /** Each language is a link, to its own page where there is one. */
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getByRole("link", { name: "English" })).toHaveAttribute(
      "href",
      "/en/pricing",
    );
    await expect(canvas.getByRole("link", { name: "Español" })).toHaveAttribute("href", "/es");
  },
});
