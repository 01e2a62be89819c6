import type { PriceCalculatorBlock } from "cms/payload-types";
import { useSite } from "#app/cms/site-context.tsx";
import { type CalculatorData, CalculatorIsland } from "#app/features/calculator/index.ts";
import { BlockSection } from "../block-section.tsx";

/** What the page knows of prices: absent while no catalogue is published. */
export interface PagePricing
  extends Pick<CalculatorData, "catalogue" | "version" | "labels" | "origin" | "path"> {
  /** The page's query string. */
  search: string;
}

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
