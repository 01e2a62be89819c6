import type { InputHTMLAttributes, TextareaHTMLAttributes } from "react";
import * as styles from "#app/ui/field/field.css.ts";
import { FieldFrame, type FieldProps } from "#app/ui/field/field.tsx";

export interface TextFieldProps
  extends FieldProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, "className"> {
  name: string;
}

/** One line of text, of any input type that is typed into. */
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

/** Several lines of text. */
export function TextAreaField({ label, hint, error, id, ...area }: TextAreaFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(control) => <textarea {...area} {...control} className={styles.multiline} />}
    </FieldFrame>
  );
}

export interface DateInputProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "type"> {
  name: string;
  /** For those who do not see the row or heading it stands in. */
  label: string;
}

/** A day, in a place that says by itself what it is, such as a table. */
export function DateInput({ label, ...input }: DateInputProps) {
  return <input {...input} type="date" aria-label={label} className={styles.compact} />;
}
