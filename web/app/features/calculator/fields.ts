import type { Limit } from "pricing-engine";
import type { ComponentType } from "react";

export interface NumberFieldProps {
  /** Of the field that takes typing. */
  id: string;
  /** In the query string. */
  name: string;
  label: string;
  limit: Limit;
  value: number;
  /** The value with its unit: `1,5 TB`. */
  shown: string;
  onChange: (value: number) => void;
}

/** How numbers are chosen: plain fields without scripts, sliders and steppers with them. */
export interface CalculatorFields {
  Slider: ComponentType<NumberFieldProps>;
  Count: ComponentType<NumberFieldProps>;
}
