import type { FieldProblem } from "contracts";
import { type IntlShape, useIntl } from "react-intl";
import { findProblemMessage } from "./problem-messages.ts";
import type { Refusal } from "./refusal.ts";

/** Props of a ui field: name, initial value and error. */
export interface FieldState<Name extends string = string> {
  name: Name;
  defaultValue: string | undefined;
  error: string | undefined;
}

export interface FieldsOptions<Field extends string> {
  /** Initial values; entered values replace them. */
  initial?: { [Name in Field]?: string | undefined };
  /** Returns the message of a field's error; defaults to the messages of account forms. */
  messageOf?: (field: Field, problem: FieldProblem, intl: IntlShape) => string;
}

function accountProblemMessage(field: string, problem: FieldProblem, intl: IntlShape): string {
  return intl.formatMessage({ id: findProblemMessage(field, problem) });
}

/**
 * Returns the props of a form's fields, with values and errors of a rejection. Does not use React Router, because lead
 * forms also render outside of it.
 */
export function useFields<Field extends string>(
  refusal: Pick<Refusal<Field>, "fields" | "values"> | undefined,
  { initial, messageOf = accountProblemMessage }: FieldsOptions<NoInfer<Field>> = {},
): <Name extends Field>(name: Name) => FieldState<Name> {
  const intl = useIntl();
  return (name) => {
    const problem = refusal?.fields?.[name];
    return {
      name,
      defaultValue: refusal?.values[name] ?? initial?.[name],
      error: problem && messageOf(name, problem, intl),
    };
  };
}
