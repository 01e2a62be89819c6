import type { Locale } from "contracts";
import type { Catalogue, Configuration } from "pricing-engine";
import type { ComponentType } from "react";
import type { NumberInputProps, SliderProps } from "#app/ui/index.ts";
import type { CalculatorLabels } from "./labels.ts";

/** All data of one calculator. Serializable, because the server also sends the data to the browser. */
export interface CalculatorData {
  catalogue: Catalogue;
  version: string;
  labels: CalculatorLabels;
  locale: Locale;
  /** Origin of the page's URL. */
  origin: string;
  path: string;
  chatNumber: string;
  brandName: string;
  /** Heading level of the quote: one level below the heading of its section. */
  headingLevel: 2 | 3;
  /** Allows editing base prices, on /precoadmin. */
  editsPrices?: boolean;
}

/** Price data of a page with a calculator; absent while no catalogue is published. */
export interface PagePriceData
  extends Pick<CalculatorData, "catalogue" | "version" | "labels" | "origin" | "path"> {
  /** The page's query string. */
  search: string;
}

/** Changes some inputs of the configuration. */
export type ConfigurationChangeHandler = (choice: Partial<Configuration>) => void;

/** Components of number inputs: plain fields without scripts, sliders and steppers with scripts. */
export interface CalculatorFieldComponents {
  Slider: ComponentType<SliderProps>;
  Count: ComponentType<NumberInputProps>;
}
