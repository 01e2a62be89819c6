import { useIntl } from "react-intl";
import { NumberInput } from "#app/ui/number-field/number-input.tsx";
import { useNumberInput } from "#app/ui/number-field/use-number-input.ts";
import { RangeInput } from "./range.tsx";
import { SliderLayout, type SliderProps } from "./slider-layout.tsx";

/** A slider and an input for the same number; needs scripts. */
export function Slider(props: SliderProps) {
  const intl = useIntl();
  const { name, label, limit, value, unit } = props;
  const typing = useNumberInput(props);
  return (
    <SliderLayout
      {...props}
      requested={typing.requested}
      field={(describedBy) => <NumberInput {...props} typing={typing} describedBy={describedBy} />}
    >
      <RangeInput
        {...limit}
        value={value}
        onChange={typing.set}
        aria-label={label}
        aria-valuetext={intl.formatNumber(value, unit && { style: "unit", unit })}
        data-slider={name}
      />
    </SliderLayout>
  );
}
