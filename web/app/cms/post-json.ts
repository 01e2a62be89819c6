import type { ApiErrorResponse } from "contracts";
import { type CallResult, noResponseResult } from "./call-result.ts";

interface PostOptions {
  headers?: Record<string, string>;
  /** Timeout of the call, in ms. */
  timeoutMs?: number;
}

/**
 * Calls one of our APIs from the browser. The response is not validated, because site and API are
 * built together and schemas are large scripts. Never throws.
 */
export async function postJson<T>(
  path: string,
  body: unknown,
  { headers, timeoutMs = 20_000 }: PostOptions = {},
): Promise<CallResult<T>> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) {
      return { ok: true, value: (await response.json()) as T };
    }
    const { code, fields = {} } = (await response.json()) as ApiErrorResponse;
    return { ok: false, failure: { code, fields, status: response.status } };
  } catch {
    return noResponseResult;
  }
}
