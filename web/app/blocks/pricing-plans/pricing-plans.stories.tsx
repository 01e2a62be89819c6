import { expectToFitWindow } from "stories/fits-window";
import { SeedBlock } from "stories/fixtures/seed-block.tsx";
import preview from "stories/preview";
import { expect } from "storybook/test";
import { PricingPlans } from "./pricing-plans.tsx";

const meta = preview.meta({
  component: PricingPlans,
  parameters: {
    guidance: {
      use: "Two to four plans side by side, one of them recommended.",
      avoid: "For what customers have bought: those are subscriptions, in the client area.",
    },
  },
});

export const Home = meta.story({
  // The play function expects Portuguese.
  globals: { locale: "pt-BR" },
  render: () => <SeedBlock page="home" type="pricingPlans" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Montar este plano Cloud Pro" })).toHaveAttribute(
      "href",
      expect.stringMatching(/\?vcpus=4&ram=8&.*#calculator-summary$/),
    );
  },
});
export const WithoutPrices = meta.story({
  tags: ["!picture"],
  globals: { locale: "pt-BR" },
  render: () => <SeedBlock page="home" type="pricingPlans" hasPrices={false} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: /Montar/ })).toBeNull();
    await expect(canvas.getByRole("link", { name: /Pedir o Cloud Pro/ })).toBeVisible();
  },
});
export const OnPaper = meta.story(() => <SeedBlock page="precos" type="pricingPlans" />);

export const NothingElse = meta.story(() => (
  <SeedBlock page="home" type="pricingPlans" stress="bare" />
));
export const OnlyOneOfEach = meta.story(() => (
  <SeedBlock page="home" type="pricingPlans" stress="single" />
));
export const TooMuch = meta.story(() => (
  <SeedBlock page="home" type="pricingPlans" stress="many" />
));
export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => <SeedBlock page="home" type="pricingPlans" stress="long" />,
  play: expectToFitWindow,
});
