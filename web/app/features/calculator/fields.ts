import type { Configuration } from "pricing-engine";
import type { ComponentType } from "react";
import type { NumberInputProps, SliderProps } from "#app/ui/index.ts";

/** Changes some of the choices. */
export type Choose = (choice: Partial<Configuration>) => void;

/** How numbers are chosen: plain fields without scripts, sliders and steppers with them. */
export interface CalculatorFields {
  Slider: ComponentType<SliderProps>;
  Count: ComponentType<NumberInputProps>;
}
