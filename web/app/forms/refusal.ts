import type { ApiErrorCode, FieldProblem } from "contracts";

/**
 * Why a form was not taken, and what was in it, for the page to show again. `Field` are the names of
 * the schema's fields; what is marked secret in it is never among the values.
 */
export interface Refusal<Field extends string = string, Intent extends string = string> {
  code: ApiErrorCode;
  /** What is wrong with fields, by their names. */
  fields?: { [Name in Field]?: FieldProblem } | undefined;
  values: { [Name in Field]?: string };
  /** Which form of the page it was, where it has several. */
  intent: Intent;
  /** With code `plan-in-use`: how many customers have the plan. */
  subscriptions?: number | undefined;
}

/** The refusal of one of a page's forms. */
export function refusalOf<Any extends Refusal, Intent extends Any["intent"]>(
  refusal: Any | undefined,
  ...intents: Intent[]
): Extract<Any, { intent: Intent }> | undefined {
  const isOf = (candidate: Any): candidate is Extract<Any, { intent: Intent }> =>
    intents.some((intent) => intent === candidate.intent);
  return refusal && isOf(refusal) ? refusal : undefined;
}
