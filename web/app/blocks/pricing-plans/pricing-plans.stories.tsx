import { expectToFitWindow } from "stories/fits-window";
import preview from "stories/preview";
import { SeedBlock } from "../seed-block.tsx";
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

export const Home = meta.story(() => <SeedBlock page="home" type="pricingPlans" />);
export const OnPaper = meta.story(() => <SeedBlock page="precos" type="pricingPlans" />);

export const NothingElse = meta.story(() => (
  <SeedBlock page="home" type="pricingPlans" strain="bare" />
));
export const OnlyOneOfEach = meta.story(() => (
  <SeedBlock page="home" type="pricingPlans" strain="single" />
));
export const TooMuch = meta.story(() => (
  <SeedBlock page="home" type="pricingPlans" strain="many" />
));
export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => <SeedBlock page="home" type="pricingPlans" strain="long" />,
  play: expectToFitWindow,
});
