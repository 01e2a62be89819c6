import { FormattedMessage } from "react-intl";
import { label as labelClass } from "#app/ui/field/field.css.ts";
import * as styles from "./number-field.css.ts";

export interface NumberInputProps {
  /** Id of the input. */
  id: string;
  name: string;
  label: string;
  /** Allows the whole numbers min, min + step and so on, up to max. */
  limit: { readonly min: number; readonly max: number; readonly step: number };
  value: number;
  /** Explanation of the number, shown instead of the limits. */
  note?: string | undefined;
  /** Called with each new number; undefined in a plain form. */
  onChange?: ((value: number) => void) | undefined;
}

/** Returns the id of the note about the limits, for the input with this id. */
export function limitsNoteId(id: string): string {
  return `${id}-note`;
}

/** Shows the note or the limits; if the requested number was adjusted, shows the adjusted number. */
export function NumberLimitsNote({
  id,
  limit,
  value,
  note,
  requested,
}: Pick<NumberInputProps, "id" | "limit" | "value" | "note"> & { requested?: number | undefined }) {
  const isAdjusted = requested !== undefined && requested !== value;
  return (
    <span
      className={isAdjusted ? styles.adjustedNote : styles.limitsNote}
      id={limitsNoteId(id)}
      role="status"
    >
      {isAdjusted ? (
        <FormattedMessage id="ui.adjusted" values={{ asked: requested, value }} />
      ) : (
        (note ?? <FormattedMessage id="ui.limits" values={limit} />)
      )}
    </span>
  );
}

/** The native number input without label. */
export function PlainNumberInput({
  describedBy,
  id,
  name,
  limit,
  value,
}: Omit<NumberInputProps, "label" | "onChange"> & { describedBy?: string | undefined }) {
  return (
    <input
      className={styles.textInput}
      id={id}
      name={name}
      type="number"
      inputMode="numeric"
      min={limit.min}
      max={limit.max}
      step={limit.step}
      defaultValue={value}
      aria-describedby={describedBy}
      required
    />
  );
}

/** A NumberField without scripts, for a plain form. */
export function PlainNumberField(props: NumberInputProps) {
  return (
    <div className={styles.field}>
      <label className={labelClass} htmlFor={props.id}>
        {props.label}
      </label>
      <div className={styles.stepper}>
        <PlainNumberInput {...props} describedBy={limitsNoteId(props.id)} />
      </div>
      <NumberLimitsNote {...props} />
    </div>
  );
}
