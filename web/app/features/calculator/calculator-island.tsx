import { localePrefix, quoteSegments, versionKey } from "contracts";
import { FormattedMessage } from "react-intl";
import { Button, PlainNumberField, PlainSlider } from "#app/ui/index.ts";
import { IslandData } from "../island-data.tsx";
import { Calculator } from "./calculator.tsx";
import type { CalculatorData } from "./calculator-data.ts";
import { readConfiguration } from "./configuration-query.ts";
import { calculatePrices } from "./pricing.ts";
import { quoteAddress } from "./quote-address.ts";

export interface CalculatorIslandProps {
  data: CalculatorData;
  /** The page's query string. */
  search: string;
}

/**
 * The calculator as a plain form with its quote, which works without scripts, and the data from
 * which the page's script renders the interactive one (islands.ts).
 */
export function CalculatorIsland({ data, search }: CalculatorIslandProps) {
  const { catalogue, version } = data;
  const { configuration, adjusted } = readConfiguration(search, catalogue);
  const pricing = calculatePrices(configuration, catalogue);
  if (!pricing.ok) {
    // The CMS does not publish such a catalogue; if it did, the rest of the page would still be
    // rendered.
    return null;
  }
  return (
    <div
      data-calculator-island=""
      data-island="calculator"
      data-simulates={data.editsPrices ? "" : undefined}
    >
      <div data-island-root="">
        <Calculator
          data={data}
          catalogue={catalogue}
          version={version}
          configuration={configuration}
          pricing={pricing}
          url={quoteAddress(data, configuration)}
          adjusted={adjusted}
          fields={{ Slider: PlainSlider, Count: PlainNumberField }}
          actions={data.editsPrices ? null : <PlainSaveButton data={data} />}
        />
      </div>
      <IslandData data={data} />
    </div>
  );
}

/** Submits the configuration to be saved instead of priced, with the version of the prices. */
function PlainSaveButton({ data: { locale, version } }: Pick<CalculatorIslandProps, "data">) {
  return (
    <Button
      type="submit"
      tone="secondary"
      size="small"
      formMethod="post"
      formAction={`${localePrefix(locale)}/${quoteSegments[locale]}`}
      name={versionKey}
      value={version}
    >
      <FormattedMessage id="calculator.save" />
    </Button>
  );
}
