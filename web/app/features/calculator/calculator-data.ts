import type { Locale } from "contracts";
import type { Catalogue } from "pricing-engine";
import type { CalculatorLabels } from "./labels.ts";

/** What one calculator is drawn from. Plain data: it also travels to the browser. */
export interface CalculatorData {
  catalogue: Catalogue;
  version: string;
  labels: CalculatorLabels;
  locale: Locale;
  /** The page's address. */
  origin: string;
  path: string;
  chatNumber: string;
  brandName: string;
  /** Of the quote's own heading: one below that of what the calculator stands in. */
  headingLevel: 2 | 3;
  /** Whether the base prices can be played with: /precoadmin. */
  editsPrices?: boolean;
}
