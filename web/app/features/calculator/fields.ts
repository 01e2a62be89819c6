import type { Configuration } from "pricing-engine";
import type { ComponentType } from "react";
import type { NumberInputProps, SliderProps } from "#app/ui/index.ts";

/** Changes some inputs of the configuration. */
export type Choose = (choice: Partial<Configuration>) => void;

/** Components of number inputs: plain fields without scripts, sliders and steppers with them. */
export interface CalculatorFields {
  Slider: ComponentType<SliderProps>;
  Count: ComponentType<NumberInputProps>;
}
