import type { MouseEvent } from "react";
import { useIntl } from "react-intl";
import { label as labelClass } from "#app/ui/field/field.css.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import * as styles from "./number-field.css.ts";
import { NumberInput } from "./number-input.tsx";
import { limitsNoteId, type NumberInputProps, NumberLimitsNote } from "./plain-number-field.tsx";
import { useNumberInput } from "./use-number-input.ts";

/** Prevents a step button from taking the focus, which the button would lose when it becomes disabled at a limit. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** A number to type or to step; needs scripts. */
export function NumberField(props: NumberInputProps) {
  const intl = useIntl();
  const { id, label, limit, value } = props;
  const typing = useNumberInput(props);
  const steps = [
    { icon: "minus", message: "ui.decrease", stride: -1, canStep: value > limit.min },
    { icon: "plus", message: "ui.increase", stride: 1, canStep: value + limit.step <= limit.max },
  ] as const;
  const [less, more] = steps.map(({ icon, message, stride, canStep }) => (
    // Excludes the buttons from the tab order, because keyboard users have the arrow keys in the field.
    <button
      key={icon}
      type="button"
      tabIndex={-1}
      className={styles.stepButton}
      aria-label={intl.formatMessage({ id: message }, { input: label })}
      aria-controls={id}
      disabled={!canStep}
      onMouseDown={keepFocus}
      onClick={() => typing.stepBy(stride)}
    >
      <Icon name={icon} size="small" />
    </button>
  ));
  return (
    <div className={styles.field}>
      <label className={labelClass} htmlFor={id}>
        {label}
      </label>
      <div className={styles.stepper}>
        {less}
        <NumberInput {...props} typing={typing} describedBy={limitsNoteId(id)} />
        {more}
      </div>
      <NumberLimitsNote {...props} requested={typing.requested} />
    </div>
  );
}
