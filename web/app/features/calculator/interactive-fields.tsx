import { memo } from "react";
import { Button } from "react-aria-components/Button";
import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import { NumberField } from "react-aria-components/NumberField";
import { Slider, SliderFill, SliderThumb, SliderTrack } from "react-aria-components/Slider";
import { useIntl } from "react-intl";
import { Icon } from "#app/ui/icon/index.ts";
import * as styles from "./fields.css.ts";
import { type CalculatorFields, type NumberFieldProps, shownId } from "./fields.ts";
import { isInGb } from "./inputs.ts";

function range({ input, limit, value, onChoose }: NumberFieldProps) {
  return {
    minValue: limit.min,
    maxValue: limit.max,
    step: limit.step,
    value,
    // An emptied field has no number: the last one stands.
    onChange: (next: number) => {
      if (Number.isFinite(next)) onChoose?.({ [input]: next });
    },
  };
}

/** What a slider says as it moves. */
const inGb = { style: "unit", unit: "gigabyte" } as const;

/** A slider and a field to type in, for the same number. */
function InteractiveSlider(props: NumberFieldProps) {
  const { input, id, name, label, limit, value, shown, onChoose } = props;
  return (
    <NumberField {...range(props)} className={styles.slider}>
      <Label className={styles.label}>{label}</Label>
      <span className={styles.shown} id={shownId(id)}>
        {shown}
      </span>
      <Input
        className={styles.typed}
        data-input={name}
        aria-describedby={shown ? shownId(id) : undefined}
      />
      {/* With one value to stand at, where it stands would be 0 of 0 of the way. */}
      {limit.max > limit.min ? (
        <Slider
          className={styles.track}
          minValue={limit.min}
          maxValue={limit.max}
          step={limit.step}
          value={value}
          onChange={(next) => onChoose?.({ [input]: next as number })}
          aria-label={label}
          {...(isInGb(input) ? { formatOptions: inGb } : {})}
        >
          <SliderTrack className={styles.rail}>
            <SliderFill className={styles.fill} />
            <SliderThumb className={styles.thumb} data-slider={name} />
          </SliderTrack>
        </Slider>
      ) : null}
    </NumberField>
  );
}

function InteractiveCount(props: NumberFieldProps) {
  const intl = useIntl();
  const { name, label } = props;
  return (
    <NumberField
      {...range(props)}
      className={styles.count}
      decrementAriaLabel={intl.formatMessage({ id: "calculator.decrease" }, { input: label })}
      incrementAriaLabel={intl.formatMessage({ id: "calculator.increase" }, { input: label })}
    >
      <Label className={styles.label}>{label}</Label>
      <Group className={styles.stepper}>
        <Button slot="decrement" className={styles.step}>
          <Icon name="minus" size="small" />
        </Button>
        <Input className={styles.typed} data-input={name} />
        <Button slot="increment" className={styles.step}>
          <Icon name="plus" size="small" />
        </Button>
      </Group>
    </NumberField>
  );
}

/** Sliders and steppers of React Aria; in the browser only. What did not change is not drawn again. */
export const interactiveFields: CalculatorFields = {
  Slider: memo(InteractiveSlider),
  Count: memo(InteractiveCount),
};
