import { type ReactNode, useId } from "react";
import { Icon } from "#app/ui/icon/icon.tsx";
import * as styles from "./field.css.ts";

/** What every labelled field takes. */
export interface FieldProps {
  label: string;
  /** Said before something goes wrong. */
  hint?: ReactNode;
  /** Why the value was not taken. */
  error?: string | undefined;
}

/** What the native control is to be given, so that label, hint and error belong to it. */
export interface ControlProps {
  id: string;
  className: string;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
}

export interface FieldFrameProps extends FieldProps {
  /** Instead of an id of its own. */
  id?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label above, hint below, error under the control. The base of every field; forms use those. */
export function FieldFrame({ id, label, hint, error, children }: FieldFrameProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const described = describedBy(controlId, { hint, error });
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

/** Ties a control to the notes of FieldNotes. */
export function describedBy(
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

/** Fields that answer one question, under its name. */
export function FieldGroup({ legend, children }: FieldGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}

export interface FieldsProps {
  /** Side by side where there is room. */
  isPair?: boolean;
  children: ReactNode;
}

/** Fields of a form in their rhythm. */
export function Fields({ isPair = false, children }: FieldsProps) {
  return <div className={isPair ? styles.pair : styles.stack}>{children}</div>;
}
