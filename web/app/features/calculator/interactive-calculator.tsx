import type { Centavos, Configuration } from "pricing-engine";
import { lazy, memo, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { NumberField, Slider, VisuallyHidden } from "#app/ui/index.ts";
import { Calculator } from "./calculator.tsx";
import type { CalculatorData, CalculatorFieldComponents } from "./calculator-data.ts";
import { parseConfiguration } from "./configuration-query.ts";
import { createCalculatorFormats } from "./formats.ts";
import type { PublishedCatalogue } from "./price-editor.tsx";
import { usePriceEdits } from "./price-edits.ts";
import { calculatePrices } from "./pricing.ts";
import { PrintButton, QuoteActions } from "./quote-actions.tsx";
import { quoteUrl } from "./quote-url.ts";
import { useQuoteUrl } from "./use-quote-url.ts";

/** Memoizes the fields, so that React does not render unchanged inputs again. */
const interactiveFields: CalculatorFieldComponents = {
  Slider: memo(Slider),
  Count: memo(NumberField),
};

/** Loads the price editor separately, because only /precoadmin needs it. */
const PriceEditor = lazy(async () => ({
  default: (await import("./price-editor.tsx")).PriceEditor,
}));

/** Delay, in ms, after the last change before the price is announced to screen readers. */
const announceAfterMs = 900;

function matchesConfiguration(
  choice: Partial<Configuration>,
  configuration: Configuration,
): boolean {
  const inputs = Object.keys(choice) as (keyof Configuration)[];
  return inputs.every((input) => choice[input] === configuration[input]);
}

export interface InteractiveCalculatorProps {
  data: CalculatorData;
  /** Query string of the initial configuration. */
  initialQuery: string;
}

/** The calculator with scripts. Calculates the price after each change, and writes the configuration to the URL. */
export function InteractiveCalculator({ data, initialQuery }: InteractiveCalculatorProps) {
  const [published, setPublished] = useState<PublishedCatalogue>(data);
  const [{ configuration, adjusted }, setChoices] = useState(() =>
    parseConfiguration(initialQuery, published.catalogue),
  );
  const choose = useCallback(
    (choice: Partial<Configuration>) =>
      setChoices((current) =>
        matchesConfiguration(choice, current.configuration)
          ? current
          : { configuration: { ...current.configuration, ...choice }, adjusted: [] },
      ),
    [],
  );
  useQuoteUrl({ configuration, catalogue: published.catalogue, onReturn: setChoices });
  const edits = usePriceEdits({
    published: published.catalogue,
    configuration,
    areEditable: data.editsPrices === true,
  });
  const isSimulation = Object.keys(edits.changed).length > 0;
  const pricing = calculatePrices(configuration, edits.catalogue);
  if (!pricing.ok) {
    // Cannot happen: the CMS validates catalogues, and inputs stay within limits.
    return null;
  }
  const { version } = published;
  const url = quoteUrl(data, configuration);

  return (
    <>
      <Calculator
        data={data}
        catalogue={edits.catalogue}
        version={isSimulation ? undefined : version}
        configuration={configuration}
        pricing={pricing}
        url={url}
        adjusted={adjusted}
        fields={interactiveFields}
        onChoose={choose}
        editor={
          data.editsPrices ? (
            <Suspense>
              <PriceEditor edits={edits} version={version} onPublish={setPublished} />
            </Suspense>
          ) : null
        }
        actions={
          isSimulation ? (
            <PrintButton />
          ) : (
            <QuoteActions data={data} configuration={configuration} version={version} url={url} />
          )
        }
      />
      <Announcement monthly={pricing.quote.monthlyAfterDiscount} />
    </>
  );
}

/** Announces the monthly price after a pause in input; does not announce the initial price. */
function Announcement({ monthly: amount }: { monthly: Centavos }) {
  const intl = useIntl();
  const monthly = createCalculatorFormats(intl).money(amount);
  const lastAnnounced = useRef(monthly);
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (monthly === lastAnnounced.current) {
      return;
    }
    const timer = setTimeout(() => {
      lastAnnounced.current = "";
      setSaid(monthly);
    }, announceAfterMs);
    return () => clearTimeout(timer);
  }, [monthly]);
  return (
    <div aria-live="polite" data-announcement="">
      <VisuallyHidden>
        {said ? intl.formatMessage({ id: "calculator.spoken" }, { amount: said }) : ""}
      </VisuallyHidden>
    </div>
  );
}
