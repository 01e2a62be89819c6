import type { PriceCalculatorBlock } from "cms/payload-types";
import { useSite } from "#app/cms/site-context.tsx";
import { CalculatorIsland } from "#app/features/calculator/index.ts";
import { BlockSection } from "../block-section.tsx";
import type { PagePricing } from "../page-pricing.ts";

export interface PriceCalculatorProps {
  block: PriceCalculatorBlock;
  pricing: PagePricing | undefined;
}

/** The calculator, at the address it is on. */
export function PriceCalculator({ block, pricing }: PriceCalculatorProps) {
  const { locale, settings } = useSite();
  if (!pricing) {
    // A heading without calculator would promise what the page cannot do.
    return null;
  }
  const { search, ...data } = pricing;
  return (
    <BlockSection block={block} align="split">
      <CalculatorIsland
        data={{
          ...data,
          locale,
          chatNumber: settings.chatNumber,
          brandName: settings.brandName,
          headingLevel: 3,
        }}
        search={search}
      />
    </BlockSection>
  );
}
