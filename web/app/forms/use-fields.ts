import type { FieldProblem } from "contracts";
import { type IntlShape, useIntl } from "react-intl";
import { problemMessage } from "./problem-messages.ts";
import type { Refusal } from "./refusal.ts";

/** What a field of ui is given: its name, what it begins with, and what is wrong. */
export interface FieldState<Name extends string = string> {
  name: Name;
  defaultValue: string | undefined;
  error: string | undefined;
}

export interface FieldsOptions<Field extends string> {
  /** What the fields begin with, until something else was typed. */
  initial?: { [Name in Field]?: string | undefined };
  /** Says what is wrong with a field, where it is not as accounts say it. */
  say?: (field: Field, problem: FieldProblem, intl: IntlShape) => string;
}

function sayOfAccounts(field: string, problem: FieldProblem, intl: IntlShape): string {
  return intl.formatMessage({ id: problemMessage(field, problem) });
}

/** A form's fields by name, with what came back when it was refused; islands have no router. */
export function useFields<Field extends string>(
  refusal: Pick<Refusal<Field>, "fields" | "values"> | undefined,
  { initial, say = sayOfAccounts }: FieldsOptions<NoInfer<Field>> = {},
): <Name extends Field>(name: Name) => FieldState<Name> {
  const intl = useIntl();
  return (name) => {
    const problem = refusal?.fields?.[name];
    return {
      name,
      defaultValue: refusal?.values[name] ?? initial?.[name],
      error: problem && say(name, problem, intl),
    };
  };
}
