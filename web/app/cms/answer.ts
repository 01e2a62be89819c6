import type { ApiErrorResponse } from "contracts";

/** Why a call came to nothing: what the API says; `unavailable` also where it did not answer. */
export interface Failure extends Pick<ApiErrorResponse, "code" | "fields" | "subscriptions"> {
  /** Of the answer, for that of the page. */
  status: number;
}

/** An answer of one of our APIs. */
export type Answer<T> = { ok: true; value: T } | { ok: false; failure: Failure };

export const noAnswer = {
  ok: false,
  failure: { code: "unavailable", status: 503 },
} as const satisfies Answer<never>;
