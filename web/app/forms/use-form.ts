import type { FieldProblem } from "contracts";
import { type IntlShape, useIntl } from "react-intl";
import { useLocation, useNavigation } from "react-router";
import { type Draft, useFlash } from "./flash.ts";
import { problemMessage } from "./problem-messages.ts";
import type { Refusal } from "./refusal.ts";

/** What a field of ui is given: its name, what it begins with, and what is wrong. */
export interface FieldState<Name extends string = string> {
  name: Name;
  defaultValue: string | undefined;
  error: string | undefined;
}

interface FormOptions<Field extends string> {
  /** What the fields begin with, until something else was typed. */
  initial?: { [Name in Field]?: string | undefined };
  /** Says what is wrong with a field, where it is not as accounts say it. */
  say?: (field: Field, problem: FieldProblem, intl: IntlShape) => string;
}

function sayOfAccounts(field: string, problem: FieldProblem, intl: IntlShape): string {
  return intl.formatMessage({ id: problemMessage(field, problem) });
}

/** A form's fields by name, with what came back when it was refused. */
export function useForm<Field extends string>(
  refusal: Pick<Refusal<Field>, "fields" | "values"> | undefined,
  { initial, say = sayOfAccounts }: FormOptions<NoInfer<Field>> = {},
): <Name extends Field>(name: Name) => FieldState<Name> {
  const intl = useIntl();
  const { pathname } = useLocation();
  const { draft } = useFlash();
  const kept: Draft["values"] = draft?.path === pathname ? draft.values : {};
  return (name) => {
    const problem = refusal?.fields?.[name];
    return {
      name,
      defaultValue: refusal?.values[name] ?? kept[name] ?? initial?.[name],
      error: problem && say(name, problem, intl),
    };
  };
}

interface WhichForm {
  intent?: string;
  /** The form about this one, of several alike. */
  id?: string;
}

/** Whether a form of the page is on its way: any, or the one that is named. */
export function useIsBusy({ intent, id }: WhichForm = {}): boolean {
  const { formData } = useNavigation();
  return (
    formData !== undefined &&
    (intent === undefined || formData.get("intent") === intent) &&
    (id === undefined || formData.get("id") === id)
  );
}
