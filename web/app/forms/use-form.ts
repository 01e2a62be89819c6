import { useLocation, useNavigation } from "react-router";
import { type Draft, useFlash } from "#app/session/flash.ts";
import type { Refusal } from "./refusal.ts";
import { type FieldState, type FieldsOptions, useFields } from "./use-fields.ts";

/** As useFields, with what was typed before a login that came between. */
export function useForm<Field extends string>(
  refusal: Pick<Refusal<Field>, "fields" | "values"> | undefined,
  { initial, ...options }: FieldsOptions<NoInfer<Field>> = {},
): <Name extends Field>(name: Name) => FieldState<Name> {
  const { pathname } = useLocation();
  const { draft } = useFlash();
  const typed: Draft["values"] = draft?.path === pathname ? draft.values : {};
  return useFields(refusal, { ...options, initial: { ...initial, ...typed } });
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
