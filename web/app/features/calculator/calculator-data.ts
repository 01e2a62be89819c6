import type { Locale } from "contracts";
import type { Catalogue } from "pricing-engine";
import type { CalculatorLabels } from "./labels.ts";

/** All data of one calculator; serializable, because it is also sent to the browser. */
export interface CalculatorData {
  catalogue: Catalogue;
  version: string;
  labels: CalculatorLabels;
  locale: Locale;
  /** Origin of the page's address. */
  origin: string;
  path: string;
  chatNumber: string;
  brandName: string;
  /** Heading level of the quote: one below that of its section. */
  headingLevel: 2 | 3;
  /** Allows editing base prices, on /precoadmin. */
  editsPrices?: boolean;
}
