import type { Catalogue, Configuration } from "pricing-engine";
import { useCallback, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { VisuallyHidden } from "#app/ui/visually-hidden/index.ts";
import { Calculator, type CalculatorData } from "./calculator.tsx";
import { configurationQuery, readConfiguration } from "./configuration-query.ts";
import { formatsOf } from "./formats.ts";
import { interactiveFields } from "./interactive-fields.tsx";
import { PriceEditor } from "./price-editor.tsx";
import { price } from "./pricing.ts";
import { QuoteActions } from "./quote-actions.tsx";

/** How long choices must rest before the address names them, in milliseconds. */
const addressAfterMs = 150;
/** How long choices must rest before the price is said aloud, in milliseconds. */
const announceAfterMs = 900;

export interface InteractiveCalculatorProps {
  data: CalculatorData;
  /** What the address asks for. */
  asked: string;
  /** What the form held when it was taken over, as a query. */
  search: string;
}

/** The calculator with scripts: each change is priced at once, and kept in the address. */
export function InteractiveCalculator({ data, asked, search }: InteractiveCalculatorProps) {
  const { policy } = data.catalogue;
  const [configuration, setConfiguration] = useState(
    () => readConfiguration(search || asked, policy).configuration,
  );
  const [adjusted, setAdjusted] = useState(() => readConfiguration(asked, policy).adjusted);
  const [catalogue, setCatalogue] = useState<Catalogue>(data.catalogue);
  const query = configurationQuery(configuration);
  const choose = useCallback((choice: Partial<Configuration>) => {
    setConfiguration((current) => ({ ...current, ...choice }));
    setAdjusted([]);
  }, []);
  useAddress(query);

  return (
    <>
      <Calculator
        data={data}
        catalogue={catalogue}
        configuration={configuration}
        adjusted={adjusted}
        fields={interactiveFields}
        onChoose={choose}
        editor={
          data.editsPrices ? (
            <PriceEditor published={data.catalogue} catalogue={catalogue} onChange={setCatalogue} />
          ) : null
        }
        actions={
          <QuoteActions
            data={data}
            configuration={configuration}
            url={`${data.origin}${data.path}?${query}`}
          />
        }
      />
      <Announcement configuration={configuration} catalogue={catalogue} />
    </>
  );
}

/** Writes the choices into the address once they rest: browsers count how often a page does. */
function useAddress(query: string): void {
  const written = useRef(query);
  useEffect(() => {
    if (query === written.current) {
      return;
    }
    function write(): void {
      written.current = query;
      const { pathname, hash } = window.location;
      window.history.replaceState(window.history.state, "", `${pathname}?${query}${hash}`);
    }
    const timer = setTimeout(write, addressAfterMs);
    window.addEventListener("pagehide", write);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pagehide", write);
    };
  }, [query]);
}

interface AnnouncementProps {
  configuration: Configuration;
  catalogue: Catalogue;
}

/** Says the monthly price once choices rest; not while it is the one the page came with. */
function Announcement({ configuration, catalogue }: AnnouncementProps) {
  const intl = useIntl();
  const { money } = formatsOf(intl);
  const pricing = price(configuration, catalogue);
  const monthly = pricing.ok ? money(pricing.quote.monthlyEquivalent) : "";
  const silent = useRef(monthly);
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (monthly === silent.current) {
      return;
    }
    const timer = setTimeout(() => {
      silent.current = "";
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
