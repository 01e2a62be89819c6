import type { InputHTMLAttributes, TextareaHTMLAttributes } from "react";
import * as styles from "#app/ui/field/field.css.ts";
import { FieldFrame, type FieldProps } from "#app/ui/field/field.tsx";

export interface TextFieldProps
  extends FieldProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, "className"> {
  name: string;
}

/** A single-line text field of any textual input type. */
export function TextField({ label, hint, error, id, ...input }: TextFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(control) => <input {...input} {...control} />}
    </FieldFrame>
  );
}

export interface TextAreaFieldProps
  extends FieldProps,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "className"> {
  name: string;
}

/** A multi-line text field. */
export function TextAreaField({ label, hint, error, id, ...area }: TextAreaFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(control) => <textarea {...area} {...control} className={styles.multilineControl} />}
    </FieldFrame>
  );
}

export interface DateInputProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "type"> {
  name: string;
  /** Accessible name, for users who do not see the surrounding row or heading. */
  label: string;
}

/** A date input without a visible label, for example in a table, whose header labels the input. */
export function DateInput({ label, ...input }: DateInputProps) {
  return <input {...input} type="date" aria-label={label} className={styles.compactControl} />;
}
