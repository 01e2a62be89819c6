import type { Configuration } from "pricing-engine";
import type { ComponentType } from "react";
import type { NumberInputProps } from "#app/ui/number-field/index.ts";
import type { SliderProps } from "#app/ui/slider/index.ts";

/** Changes some of the choices. */
export type Choose = (choice: Partial<Configuration>) => void;

/** How numbers are chosen: plain fields without scripts, sliders and steppers with them. */
export interface CalculatorFields {
  Slider: ComponentType<SliderProps>;
  Count: ComponentType<NumberInputProps>;
}
