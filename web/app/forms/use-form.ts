import { useLocation, useNavigation } from "react-router";
import { type FormDraft, useFlash } from "#app/session/flash.ts";
import type { Refusal } from "./refusal.ts";
import { type FieldState, type FieldsOptions, useFields } from "./use-fields.ts";

/** Like useFields, with the values of a draft that was stored before a login. */
export function useForm<Field extends string>(
  refusal: Pick<Refusal<Field>, "fields" | "values"> | undefined,
  { initial, ...options }: FieldsOptions<NoInfer<Field>> = {},
): <Name extends Field>(name: Name) => FieldState<Name> {
  const { pathname } = useLocation();
  const { draft } = useFlash();
  const draftValues: FormDraft["values"] = draft?.path === pathname ? draft.values : {};
  return useFields(refusal, { ...options, initial: { ...initial, ...draftValues } });
}

interface FormSelector {
  intent?: string;
  /** Id in the submitted data. Distinguishes similar forms that have the same intent. */
  id?: string;
}

/** Returns whether a form of the page is being sent. With `intent` or `id`, considers only the matching form. */
export function useIsBusy({ intent, id }: FormSelector = {}): boolean {
  const { formData } = useNavigation();
  return (
    formData !== undefined &&
    (intent === undefined || formData.get("intent") === intent) &&
    (id === undefined || formData.get("id") === id)
  );
}
