import type { Configuration, Limit } from "pricing-engine";
import type { ComponentType } from "react";
import type { NumberInput } from "./inputs.ts";

/** Some of the choices, changed. */
export type Choose = (choice: Partial<Configuration>) => void;

export interface NumberFieldProps {
  input: NumberInput;
  /** Of the field that takes typing. */
  id: string;
  /** In the query string. */
  name: string;
  label: string;
  limit: Limit;
  value: number;
  /** The value with its unit: `1,5 TB`; "" where it has none. */
  shown: string;
  /** Absent on the server. The same function at every drawing. */
  onChoose: Choose | undefined;
}

/** How numbers are chosen: plain fields without scripts, sliders and steppers with them. */
export interface CalculatorFields {
  Slider: ComponentType<NumberFieldProps>;
  Count: ComponentType<NumberFieldProps>;
}

/** Of the value with its unit, beside the field of this id. */
export function shownId(id: string): string {
  return `${id}-shown`;
}
