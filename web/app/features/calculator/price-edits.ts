import { decimalPrice } from "contracts";
import {
  type Catalogue,
  type Configuration,
  calculateQuote,
  freezeCatalogue,
  type Prices,
  type PricingError,
} from "pricing-engine";
import { useState } from "react";
import { useIntl } from "react-intl";

export type PriceName = keyof Prices;

/** Base prices that someone plays with. */
export interface PriceEdits {
  /** What the fields hold. */
  texts: Readonly<Record<PriceName, string>>;
  /** What cannot be a price. */
  problems: Partial<Record<PriceName, PricingError | undefined>>;
  /** What is calculated with: of each price the last that could be one. */
  catalogue: Catalogue;
  /** R$, of those that are not the published ones. */
  changed: Partial<Record<PriceName, number>>;
  /** Of the changed ones those that are more than double or less than half of the published. */
  unusual: PriceName[];
  type: (name: PriceName, text: string) => void;
  reset: () => void;
  /** Keeps what was typed for the next visit of this page in this tab. */
  keep: () => void;
}

type Edits = Pick<PriceEdits, "texts" | "problems" | "catalogue">;

const keptKey = "typed-prices";

/** A typed price as the engine reads it; what is none, for it to refuse. */
function typedPrice(text: string): string {
  return decimalPrice(text) ?? text;
}

function namesOf(values: Prices): PriceName[] {
  return Object.keys(values) as PriceName[];
}

/** What was kept is taken once; a browser may refuse to keep anything. */
function takeKept(): Partial<Record<PriceName, string>> {
  try {
    const kept = sessionStorage.getItem(keptKey);
    sessionStorage.removeItem(keptKey);
    return kept ? (JSON.parse(kept) as Partial<Record<PriceName, string>>) : {};
  } catch {
    return {};
  }
}

function withPrice(catalogue: Catalogue, name: PriceName, text: string): Catalogue {
  const { prices, policy } = catalogue;
  return freezeCatalogue({ prices: { ...prices, [name]: typedPrice(text) }, policy });
}

function problemOf(configuration: Configuration, catalogue: Catalogue): PricingError | undefined {
  const result = calculateQuote({ configuration, catalogue });
  return result.ok ? undefined : result.error;
}

interface PriceEditsOptions {
  published: Catalogue;
  /** Any that the catalogue's policy offers: what a price is tried with. */
  configuration: Configuration;
  /** Whether the page has fields for prices. */
  areEditable: boolean;
}

/** Prices to play with, beginning with the published ones. */
export function usePriceEdits({
  published,
  configuration,
  areEditable,
}: PriceEditsOptions): PriceEdits {
  const { locale } = useIntl();
  const names = namesOf(published.prices);
  const shown = (price: number | string) =>
    locale === "en-US" ? String(price) : String(price).replace(".", ",");
  const textsOf = ({ prices }: Catalogue) =>
    Object.fromEntries(names.map((name) => [name, shown(prices[name])])) as PriceEdits["texts"];
  const beginning = { texts: textsOf(published), problems: {}, catalogue: published };
  const [{ texts, problems, catalogue }, setEdits] = useState<Edits>(() =>
    Object.entries(areEditable ? takeKept() : {}).reduce<Edits>(
      (edits, [name, text]) => typed(edits, name as PriceName, text),
      beginning,
    ),
  );

  function typed(edits: Edits, name: PriceName, text: string): Edits {
    const candidate = withPrice(edits.catalogue, name, text);
    const problem = problemOf(configuration, candidate);
    return {
      texts: { ...edits.texts, [name]: text },
      problems: { ...edits.problems, [name]: problem },
      catalogue: problem ? edits.catalogue : candidate,
    };
  }

  const ratioOf = (name: PriceName) =>
    Number(catalogue.prices[name]) / Number(published.prices[name]);
  const changedNames = names.filter(
    (name) => Number(catalogue.prices[name]) !== Number(published.prices[name]),
  );
  return {
    texts,
    problems,
    catalogue,
    changed: Object.fromEntries(changedNames.map((name) => [name, Number(catalogue.prices[name])])),
    unusual: changedNames.filter((name) => ratioOf(name) > 2 || ratioOf(name) < 0.5),
    type: (name, text) => setEdits((edits) => typed(edits, name, text)),
    reset: () => setEdits(beginning),
    keep() {
      const edited = names.filter((name) => texts[name] !== beginning.texts[name]);
      const kept = Object.fromEntries(edited.map((name) => [name, texts[name]]));
      try {
        sessionStorage.setItem(keptKey, JSON.stringify(kept));
      } catch {
        // Then it is typed again.
      }
    },
  };
}
