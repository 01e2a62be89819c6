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
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR" },
  render: () => <SeedBlock page="home" type="pricingPlans" />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("link", { name: "Montar este plano Cloud Pro" })).toHaveAttribute(
      "href",
      expect.stringMatching(
        /\?plan=cloud-pro&vcpus=4&ram=8&storage=100&bandwidth=3000&.*&term=12#calculator-summary$/,
      ),
    );
    const cards = [...canvasElement.querySelectorAll('[data-figure="plan"]')];
    const prices = cards.map((amount) =>
      amount.parentElement?.textContent?.replace(/\u00a0/g, " "),
    );
    await expect(prices).toEqual([
      "R$ 133,00 por mês no contrato de 12 meses, com 1 TB de transferência",
      "R$ 304,00 por mês no contrato de 12 meses, com 3 TB de transferência",
      "R$ 608,00 por mês no contrato de 12 meses, com 5 TB de transferência",
    ]);
  },
});
export const WithoutPrices = meta.story({
  tags: ["!picture"],
  globals: { locale: "pt-BR" },
  render: () => <SeedBlock page="home" type="pricingPlans" hasPrices={false} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("link", { name: /Montar/ })).toBeNull();
    await expect(canvasElement.querySelector('[data-figure="plan"]')).toBeNull();
    await expect(canvas.getByRole("link", { name: /Pedir o Cloud Pro/ })).toBeVisible();
  },
});
export const OnPaper = meta.story(() => <SeedBlock page="precos" type="pricingPlans" />);

export const RequiredFieldsOnly = meta.story(() => (
  <SeedBlock page="home" type="pricingPlans" stress="bare" />
));
export const OneItemPerList = meta.story(() => (
  <SeedBlock page="home" type="pricingPlans" stress="single" />
));
export const ManyItems = meta.story(() => (
  <SeedBlock page="home" type="pricingPlans" stress="many" />
));
export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => <SeedBlock page="home" type="pricingPlans" stress="long" />,
  play: expectToFitWindow,
});
