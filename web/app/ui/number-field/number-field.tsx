import { Button } from "react-aria-components/Button";
import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import { NumberField as AriaNumberField } from "react-aria-components/NumberField";
import { useIntl } from "react-intl";
import { label as labelClass } from "#app/ui/field/field.css.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import * as styles from "./number-field.css.ts";
import type { NumberInputProps } from "./plain-number-field.tsx";

/** What a field of React Aria is to be given. */
export function range({ limit, value, onChange }: NumberInputProps) {
  return {
    minValue: limit.min,
    maxValue: limit.max,
    step: limit.step,
    value,
    // An emptied field has no number: the last one stands.
    onChange: (next: number) => {
      if (Number.isFinite(next)) {
        onChange?.(next);
      }
    },
  };
}

/** A count to type or to step through; in the browser only. */
export function NumberField(props: NumberInputProps) {
  const intl = useIntl();
  const { name, label } = props;
  return (
    <AriaNumberField
      {...range(props)}
      className={styles.field}
      decrementAriaLabel={intl.formatMessage({ id: "ui.decrease" }, { input: label })}
      incrementAriaLabel={intl.formatMessage({ id: "ui.increase" }, { input: label })}
    >
      <Label className={labelClass}>{label}</Label>
      <Group className={styles.stepper}>
        <Button slot="decrement" className={styles.step}>
          <Icon name="minus" size="small" />
        </Button>
        <Input className={styles.typed} data-input={name} />
        <Button slot="increment" className={styles.step}>
          <Icon name="plus" size="small" />
        </Button>
      </Group>
    </AriaNumberField>
  );
}
