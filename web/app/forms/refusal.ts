import type { ApiErrorCode, FieldProblem } from "contracts";

/**
 * The reason why a form was rejected, with the values that the page shows again. `Field` is the union of the schema's
 * field names; `values` never contains fields marked as secret.
 */
export interface Refusal<Field extends string = string, Intent extends string = string> {
  code: ApiErrorCode;
  /** Errors by field name. */
  fields?: { [Name in Field]?: FieldProblem } | undefined;
  values: { [Name in Field]?: string };
  /** Intent of the submitted form, for pages with several forms. */
  intent: Intent;
  /** With code `plan-in-use`: number of customers that have the plan. */
  subscriptions?: number | undefined;
}

/** Returns the rejection if one of the given forms was rejected; undefined for other forms. */
export function selectRefusal<Any extends Refusal, Intent extends Any["intent"]>(
  refusal: Any | undefined,
  ...intents: Intent[]
): Extract<Any, { intent: Intent }> | undefined {
  const isOf = (candidate: Any): candidate is Extract<Any, { intent: Intent }> =>
    intents.some((intent) => intent === candidate.intent);
  return refusal && isOf(refusal) ? refusal : undefined;
}

/** Intent of the form that sends a passkey instead of password and code. */
export const passkeyIntent = "passkey";

/** Separates the refusal of the passkey form from the refusal of the page's other form. */
export function splitPasskeyRefusal<Any extends Refusal>(
  refusal: Any | undefined,
  intent: string = passkeyIntent,
) {
  const isPasskey = refusal?.intent === intent;
  return { passkey: isPasskey ? refusal : undefined, other: isPasskey ? undefined : refusal };
}
