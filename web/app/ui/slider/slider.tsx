import { Input } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import { NumberField } from "react-aria-components/NumberField";
import {
  Slider as AriaSlider,
  SliderFill,
  SliderThumb,
  SliderTrack,
} from "react-aria-components/Slider";
import { label as labelClass } from "#app/ui/field/field.css.ts";
import { typed } from "#app/ui/number-field/number-field.css.ts";
import { range, useTyping, wholeNumbers } from "#app/ui/number-field/number-field.tsx";
import { NumberLimits, noteId } from "#app/ui/number-field/plain-number-field.tsx";
import { type SliderProps, shownId } from "./plain-slider.tsx";
import * as styles from "./slider.css.ts";

/** What a slider says as it moves. */
const spoken = { gigabyte: { style: "unit", unit: "gigabyte" } } as const;

/** A slider and a field to type in, for the same number; in the browser only. */
export function Slider(props: SliderProps) {
  const { id, name, label, limit, shown, unit } = props;
  const { onChange, ...values } = range(props);
  const { asked, input } = useTyping(props);
  return (
    <NumberField
      {...values}
      onChange={onChange}
      formatOptions={wholeNumbers}
      className={styles.slider}
    >
      <Label className={labelClass}>{label}</Label>
      <span className={styles.shown} id={shownId(id)}>
        {shown}
      </span>
      <Input
        {...input}
        className={typed}
        data-input={name}
        aria-describedby={shown ? `${shownId(id)} ${noteId(id)}` : noteId(id)}
      />
      <NumberLimits {...props} asked={asked} />
      {/* With one value to stand at, where it stands would be 0 of 0 of the way. */}
      {limit.max > limit.min ? (
        <AriaSlider<number>
          {...values}
          className={styles.track}
          onChange={onChange}
          aria-label={label}
          {...(unit ? { formatOptions: spoken[unit] } : {})}
        >
          <SliderTrack className={styles.rail}>
            <SliderFill className={styles.fill} />
            <SliderThumb className={styles.thumb} data-slider={name} />
          </SliderTrack>
        </AriaSlider>
      ) : null}
    </NumberField>
  );
}
