import { PlainNumberInput } from "#app/ui/number-field/plain-number-field.tsx";
import { SliderLayout, type SliderProps } from "./slider-layout.tsx";

/** A Slider without scripts: a number field over a drawing of where the value stands. */
export function PlainSlider(props: SliderProps) {
  return (
    <SliderLayout
      {...props}
      field={(describedBy) => <PlainNumberInput {...props} describedBy={describedBy} />}
    />
  );
}
