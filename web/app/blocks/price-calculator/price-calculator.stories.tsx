import preview from "stories/preview";
import { SeedBlock } from "../seed-block.tsx";
import { PriceCalculator } from "./price-calculator.tsx";

const meta = preview.meta({ component: PriceCalculator });

export const OnPricing = meta.story(() => <SeedBlock page="precos" type="priceCalculator" />);

/** While no catalogue is published. */
export const Absent = meta.story(() => (
  <SeedBlock page="precos" type="priceCalculator" hasPrices={false} />
));
