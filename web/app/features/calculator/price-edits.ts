import { parsePrice } from "contracts";
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

/** State of edited base prices. */
export interface PriceEdits {
  /** Texts in the fields. */
  texts: Readonly<Record<PriceName, string>>;
  /** Errors of invalid prices. */
  problems: Partial<Record<PriceName, PricingError | undefined>>;
  /** The catalogue for calculations: the last valid value of each price. */
  catalogue: Catalogue;
  /** Edited prices, in R$, that differ from the published prices. */
  changed: Partial<Record<PriceName, number>>;
  /** Changed prices that are more than double or less than half of the published prices. */
  unusual: PriceName[];
  type: (name: PriceName, text: string) => void;
  reset: () => void;
  /** Saves the edits for the next visit of this page in this tab. */
  save: () => void;
}

type Edits = Pick<PriceEdits, "texts" | "problems" | "catalogue">;

const storageKey = "typed-prices";

/** Normalizes an entered price for the engine, which rejects invalid prices. */
function normalizePrice(text: string): string {
  return parsePrice(text) ?? text;
}

function namesOf(values: Prices): PriceName[] {
  return Object.keys(values) as PriceName[];
}

/** Reads saved edits once, and deletes them. Returns no edits if the browser denies storage. */
function consumeSavedEdits(): Partial<Record<PriceName, string>> {
  try {
    const saved = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return saved ? (JSON.parse(saved) as Partial<Record<PriceName, string>>) : {};
  } catch {
    return {};
  }
}

function withPrice(catalogue: Catalogue, name: PriceName, text: string): Catalogue {
  const prices = { ...catalogue.prices, [name]: normalizePrice(text) };
  return freezeCatalogue({ ...catalogue, prices });
}

function problemOf(configuration: Configuration, catalogue: Catalogue): PricingError | undefined {
  const result = calculateQuote({ configuration, catalogue });
  return result.ok ? undefined : result.error;
}

interface PriceEditsOptions {
  published: Catalogue;
  /** Any configuration that the policy allows. The engine validates prices only together with a configuration. */
  configuration: Configuration;
  /** True if the page has fields for prices. */
  areEditable: boolean;
}

/** Manages edited prices, starting from the published prices. */
export function usePriceEdits({
  published,
  configuration,
  areEditable,
}: PriceEditsOptions): PriceEdits {
  const { locale } = useIntl();
  const names = namesOf(published.prices);
  const formatForInput = (price: number | string) =>
    locale === "en-US" ? String(price) : String(price).replace(".", ",");
  const textsOf = ({ prices }: Catalogue) =>
    Object.fromEntries(
      names.map((name) => [name, formatForInput(prices[name])]),
    ) as PriceEdits["texts"];
  const initialEdits = { texts: textsOf(published), problems: {}, catalogue: published };
  const [{ texts, problems, catalogue }, setEdits] = useState<Edits>(() =>
    Object.entries(areEditable ? consumeSavedEdits() : {}).reduce<Edits>(
      (edits, [name, text]) => withText(edits, name as PriceName, text),
      initialEdits,
    ),
  );

  function withText(edits: Edits, name: PriceName, text: string): Edits {
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
    type: (name, text) => setEdits((edits) => withText(edits, name, text)),
    reset: () => setEdits(initialEdits),
    save() {
      const edited = names.filter((name) => texts[name] !== initialEdits.texts[name]);
      const values = Object.fromEntries(edited.map((name) => [name, texts[name]]));
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(values));
      } catch {
        // The browser denies storage, so the user has to type the prices again.
      }
    },
  };
}
