import { type FormEvent, useRef, useState } from "react";
import { Button } from "react-aria-components/Button";
import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import { NumberField as AriaNumberField } from "react-aria-components/NumberField";
import { useIntl } from "react-intl";
import { label as labelClass } from "#app/ui/field/field.css.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import * as styles from "./number-field.css.ts";
import { type NumberInputProps, NumberLimits, noteId } from "./plain-number-field.tsx";

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

/** Digits alone, so that a value looks the same whether it was typed or written by the field. */
export const wholeNumbers = { maximumFractionDigits: 0, useGrouping: false } as const;

/**
 * Tells a number as soon as its digits make one that can be had. Any other may be the beginning of
 * one: React Aria makes it the nearest when the field is left, and `asked` is what it was.
 */
export function useTyping({ limit, value, onChange }: NumberInputProps) {
  const [asked, setAsked] = useState<number>();
  const unavailable = useRef<number>(undefined);

  function type({ currentTarget }: FormEvent<HTMLInputElement>): void {
    const digits = currentTarget.value.replaceAll(/\D/g, "");
    const typed = digits === "" ? undefined : Number(digits);
    const { min, max, step } = limit;
    const canBeHad =
      typed !== undefined && typed >= min && typed <= max && (typed - min) % step === 0;
    unavailable.current = canBeHad ? undefined : typed;
    setAsked(undefined);
    if (canBeHad && typed !== value) {
      onChange?.(typed);
    }
  }

  function leave(): void {
    setAsked(unavailable.current);
    unavailable.current = undefined;
  }

  return { asked, input: { onInput: type, onBlur: leave } };
}

/** A count to type or to step through; in the browser only. */
export function NumberField(props: NumberInputProps) {
  const intl = useIntl();
  const { id, name, label } = props;
  const { asked, input } = useTyping(props);
  return (
    <AriaNumberField
      {...range(props)}
      formatOptions={wholeNumbers}
      className={styles.field}
      decrementAriaLabel={intl.formatMessage({ id: "ui.decrease" }, { input: label })}
      incrementAriaLabel={intl.formatMessage({ id: "ui.increase" }, { input: label })}
    >
      <Label className={labelClass}>{label}</Label>
      <Group className={styles.stepper}>
        <Button slot="decrement" className={styles.step}>
          <Icon name="minus" size="small" />
        </Button>
        <Input
          {...input}
          className={styles.typed}
          data-input={name}
          aria-describedby={noteId(id)}
        />
        <Button slot="increment" className={styles.step}>
          <Icon name="plus" size="small" />
        </Button>
      </Group>
      <NumberLimits {...props} asked={asked} />
    </AriaNumberField>
  );
}
