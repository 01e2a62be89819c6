import type { ApiErrorResponse } from "contracts";

/** Error of a failed call, in the API's format. The code is `unavailable` if there was no response. */
export interface ApiFailure extends Pick<ApiErrorResponse, "code" | "fields" | "subscriptions"> {
  /** HTTP status of the API's response, which the page's response repeats. */
  status: number;
}

/** Result of a call to one of our APIs. */
export type CallResult<T> = { ok: true; value: T } | { ok: false; failure: ApiFailure };

export const noResponseResult = {
  ok: false,
  failure: { code: "unavailable", status: 503 },
} as const satisfies CallResult<never>;
