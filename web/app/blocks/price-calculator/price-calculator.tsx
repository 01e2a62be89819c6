import type { PriceCalculatorBlock } from "cms/payload-types";
import { useSite } from "#app/cms/site-context.tsx";
import type { PagePriceData } from "#app/features/calculator/index.ts";
import { CalculatorIsland } from "#app/features/calculator/index.ts";
import { BlockSection } from "../block-section.tsx";

export interface PriceCalculatorProps {
  block: PriceCalculatorBlock;
  pricing: PagePriceData | undefined;
}

/** The price calculator below the block's heading. Renders nothing if no prices are published. */
export function PriceCalculator({ block, pricing }: PriceCalculatorProps) {
  const { locale, settings } = useSite();
  if (!pricing) {
    // Omits the heading as well, because the section has no other content.
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
