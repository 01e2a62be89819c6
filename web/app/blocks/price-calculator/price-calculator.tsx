import type { PriceCalculatorBlock } from "cms/payload-types";
import { useId } from "react";
import { useSite } from "#app/cms/site-context.tsx";
import { type CalculatorData, CalculatorIsland } from "#app/features/calculator/index.ts";
import { Section, SectionHeading } from "#app/ui/section/index.ts";

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
  const headingId = useId();
  if (!pricing) {
    // A heading without calculator would promise what the page cannot do.
    return null;
  }
  const { search, ...data } = pricing;
  return (
    <Section ground={block.ground} id={block.anchor} labelledBy={headingId}>
      <SectionHeading
        id={headingId}
        eyebrow={block.eyebrow}
        heading={block.heading}
        lede={block.lede}
        align="split"
      />
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
    </Section>
  );
}
