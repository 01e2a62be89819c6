import { expectToFitWindow } from "stories/fits-window";
import { SeedBlock } from "stories/fixtures/seed-block.tsx";
import preview from "stories/preview";
import { PriceCalculator } from "./price-calculator.tsx";

const meta = preview.meta({
  component: PriceCalculator,
  parameters: {
    guidance: {
      use: "Where a visitor composes a server and sees its price. The prices are those of the published catalogue.",
      avoid: "Twice on a page. It is absent while no catalogue is published.",
    },
  },
});

export const OnPricing = meta.story(() => <SeedBlock page="precos" type="priceCalculator" />);

/** No catalogue is published. */
export const WithoutCatalogue = meta.story(() => (
  <SeedBlock page="precos" type="priceCalculator" hasPrices={false} />
));

export const RequiredFieldsOnly = meta.story(() => (
  <SeedBlock page="precos" type="priceCalculator" stress="bare" />
));
export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => <SeedBlock page="precos" type="priceCalculator" stress="long" />,
  play: expectToFitWindow,
});
