import { catalogueVersionKey, localePrefix, quoteSegments } from "contracts";
import { FormattedMessage } from "react-intl";
import { Button, PlainNumberField, PlainSlider } from "#app/ui/index.ts";
import { IslandData } from "../island-data.tsx";
import { Calculator } from "./calculator.tsx";
import type { CalculatorData } from "./calculator-data.ts";
import { parseConfiguration } from "./configuration-query.ts";
import { calculatePrices } from "./pricing.ts";
import { quoteUrl } from "./quote-url.ts";

export interface CalculatorIslandProps {
  data: CalculatorData;
  /** The page's query string. */
  search: string;
}

/**
 * The calculator as a plain form with its quote, which works without scripts. Also contains the data from which the
 * page's script renders the interactive calculator (islands.ts).
 */
export function CalculatorIsland({ data, search }: CalculatorIslandProps) {
  const { catalogue, version } = data;
  const { configuration, adjusted } = parseConfiguration(search, catalogue);
  const pricing = calculatePrices(configuration, catalogue);
  if (!pricing.ok) {
    // Cannot happen, because the CMS validates catalogues before it publishes them.
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
          url={quoteUrl(data, configuration)}
          adjusted={adjusted}
          fields={{ Slider: PlainSlider, Count: PlainNumberField }}
          actions={data.editsPrices ? null : <PlainSaveButton data={data} />}
        />
      </div>
      <IslandData data={data} />
    </div>
  );
}

/**
 * Submit button that saves the quote instead of calculating it; also submits the version of the
 * prices.
 */
function PlainSaveButton({ data: { locale, version } }: Pick<CalculatorIslandProps, "data">) {
  return (
    <Button
      type="submit"
      tone="secondary"
      size="small"
      formMethod="post"
      formAction={`${localePrefix(locale)}/${quoteSegments[locale]}`}
      name={catalogueVersionKey}
      value={version}
    >
      <FormattedMessage id="calculator.save" />
    </Button>
  );
}
