import { Calculator, type CalculatorData } from "./calculator.tsx";
import { readConfiguration } from "./configuration-query.ts";
import islandUrl from "./island.tsx?worker&url";
import { plainFields } from "./plain-fields.tsx";

export interface CalculatorIslandProps {
  data: CalculatorData;
  /** The page's query string. */
  search: string;
}

/**
 * The calculator as a plain form with its quote, complete without scripts; and beside it what the
 * page's script needs to take it over (chrome/islands.ts).
 */
export function CalculatorIsland({ data, search }: CalculatorIslandProps) {
  const { configuration, adjusted } = readConfiguration(search, data.catalogue.policy);
  // `<` could end the element early.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return (
    <div data-calculator-island="" data-island={islandUrl}>
      <div data-island-root="">
        <Calculator
          data={data}
          configuration={configuration}
          adjusted={adjusted}
          fields={plainFields}
        />
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without `<`, which no browser runs */}
      <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
    </div>
  );
}
