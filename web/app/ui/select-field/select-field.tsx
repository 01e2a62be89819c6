import type { Ref, SelectHTMLAttributes } from "react";
import { FieldFrame, type FieldProps } from "#app/ui/field/field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import * as styles from "./select-field.css.ts";

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps
  extends FieldProps,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, "className" | "children"> {
  name: string;
  options: ReadonlyArray<SelectOption>;
  /** First option, without a value, shown while nothing is selected. */
  placeholder?: string;
  ref?: Ref<HTMLSelectElement>;
}

/** A labelled native select. */
export function SelectField({
  label,
  hint,
  error,
  id,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.frame}>
          <select {...select} {...control} className={styles.select}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <span className={styles.arrow}>
            <Icon name="chevron-down" size="small" />
          </span>
        </div>
      )}
    </FieldFrame>
  );
}
