import { FormattedMessage } from "react-intl";
import { label as labelClass } from "#app/ui/field/field.css.ts";
import * as styles from "./number-field.css.ts";

export interface NumberInputProps {
  /** Of the field that takes typing. */
  id: string;
  name: string;
  label: string;
  /** The whole numbers min, min + step and so on, up to max. */
  limit: { readonly min: number; readonly max: number; readonly step: number };
  value: number;
  /** Absent where a plain form is what it is for. */
  onChange?: ((value: number) => void) | undefined;
}

/** Of what is said of the limits, beside the field of this id. */
export function noteId(id: string): string {
  return `${id}-note`;
}

/** What can be had; once something else was asked for, what it became. */
export function NumberLimits({
  id,
  limit,
  value,
  asked,
}: Pick<NumberInputProps, "id" | "limit" | "value"> & { asked?: number | undefined }) {
  const isAdjusted = asked !== undefined && asked !== value;
  return (
    <span className={isAdjusted ? styles.adjusted : styles.note} id={noteId(id)} role="status">
      {isAdjusted ? (
        <FormattedMessage id="ui.adjusted" values={{ asked, value }} />
      ) : (
        <FormattedMessage id="ui.limits" values={limit} />
      )}
    </span>
  );
}

/** The native field alone. */
export function PlainNumberInput({
  describedBy,
  id,
  name,
  limit,
  value,
}: Omit<NumberInputProps, "label" | "onChange"> & { describedBy?: string | undefined }) {
  return (
    <input
      className={styles.typed}
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

/** A NumberField without scripts, in a plain form. */
export function PlainNumberField(props: NumberInputProps) {
  return (
    <div className={styles.field}>
      <label className={labelClass} htmlFor={props.id}>
        {props.label}
      </label>
      <div className={styles.stepper}>
        <PlainNumberInput {...props} describedBy={noteId(props.id)} />
      </div>
      <NumberLimits {...props} />
    </div>
  );
}
