import type { Failure } from "./accounts.server.ts";

/** Why a form was not taken, and what was in it, for the page to show again. */
export interface Refusal extends Failure {
  /** Which form of the page it was. */
  intent: string;
  /** What was typed, but passwords and tokens. */
  values: Record<string, string>;
}

/** The part of a refusal that is about one of the page's forms. */
export function refusalOf(refusal: Refusal | undefined, ...intents: string[]): Refusal | undefined {
  return refusal && intents.includes(refusal.intent) ? refusal : undefined;
}
