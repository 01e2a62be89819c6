import { PlainNumberInput } from "#app/ui/number-field/plain-number-field.tsx";
import { SliderLayout, type SliderProps } from "./slider-layout.tsx";

/** A slider without scripts: a number field above a track that shows the value's position. */
export function PlainSlider(props: SliderProps) {
  return (
    <SliderLayout
      {...props}
      field={(describedBy) => <PlainNumberInput {...props} describedBy={describedBy} />}
    />
  );
}
