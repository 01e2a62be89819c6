import { localePrefix, quoteSegments } from "contracts";
import { FormattedMessage } from "react-intl";
import { IslandData } from "../island-data.tsx";
import * as styles from "./calculator.css.ts";
import { Calculator, type CalculatorData } from "./calculator.tsx";
import { readConfiguration } from "./configuration-query.ts";
import { plainFields } from "./plain-fields.tsx";

export interface CalculatorIslandProps {
  data: CalculatorData;
  /** The page's query string. */
  search: string;
}

/**
 * The calculator as a plain form with its quote, complete without scripts; and beside it what the
 * page's script needs to take it over (islands.ts).
 */
export function CalculatorIsland({ data, search }: CalculatorIslandProps) {
  const { configuration, adjusted } = readConfiguration(search, data.catalogue.policy);
  return (
    <div data-calculator-island="" data-island="calculator">
      <div data-island-root="">
        <Calculator
          data={data}
          configuration={configuration}
          adjusted={adjusted}
          fields={plainFields}
          actions={data.editsPrices ? null : <PlainSaveButton data={data} />}
        />
      </div>
      <IslandData data={data} />
    </div>
  );
}

/** Sends the choices to be kept, instead of asking for their price. */
function PlainSaveButton({ data: { locale } }: Pick<CalculatorIslandProps, "data">) {
  return (
    <button
      type="submit"
      className={`${styles.secondaryButton} ${styles.wide}`}
      formMethod="post"
      formAction={`${localePrefix(locale)}/${quoteSegments[locale]}`}
    >
      <FormattedMessage id="calculator.save" />
    </button>
  );
}
