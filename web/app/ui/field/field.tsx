import { type ReactNode, useId } from "react";
import { Icon } from "#app/ui/icon/icon.tsx";
import * as styles from "./field.css.ts";

/** Props of every labelled field. */
export interface FieldProps {
  label: string;
  /** Help text, always visible. */
  hint?: ReactNode;
  /** Message about an invalid value. */
  error?: string | undefined;
}

/** Props that connect the native control to label, hint and error. */
export interface ControlProps {
  id: string;
  className: string;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
}

export interface FieldFrameProps extends FieldProps {
  /** Id to use instead of a generated one. */
  id?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/**
 * Frame of a field: the label above, the control, hint and error below. All fields use this frame; forms use the
 * fields.
 */
export function FieldFrame({ id, label, hint, error, children }: FieldFrameProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const described = createDescribedBy(controlId, { hint, error });
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
      </label>
      {children({ id: controlId, className: styles.control, ...described })}
      <FieldNotes id={controlId} hint={hint} error={error} />
    </div>
  );
}

type Notes = Pick<FieldProps, "hint" | "error">;

/** Returns the `aria-describedby` that connects a control to its FieldNotes. */
export function createDescribedBy(
  id: string,
  { hint, error }: Notes,
): Pick<ControlProps, "aria-describedby" | "aria-invalid"> {
  const ids = [error ? `${id}-error` : "", hint ? `${id}-hint` : ""].filter(Boolean);
  return {
    ...(ids.length > 0 ? { "aria-describedby": ids.join(" ") } : {}),
    ...(error ? { "aria-invalid": true } : {}),
  };
}

export function FieldNotes({ id, hint, error }: Notes & { id: string }) {
  return (
    <>
      {error ? (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="circle-alert" size="small" />
          {error}
        </p>
      ) : null}
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </>
  );
}

export interface FieldGroupProps {
  legend: ReactNode;
  children: ReactNode;
}

/** A fieldset: fields that belong together, under a legend. */
export function FieldGroup({ legend, children }: FieldGroupProps) {
  return (
    <fieldset className={styles.fieldGroup}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}

export interface FieldsProps {
  /** Two fields per row if there is space. */
  isPair?: boolean;
  children: ReactNode;
}

/** Fields of a form with the standard spacing. */
export function Fields({ isPair = false, children }: FieldsProps) {
  return <div className={isPair ? styles.fieldPair : styles.fieldStack}>{children}</div>;
}
