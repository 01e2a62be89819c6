import {
  type ApiErrorCode,
  type ApiErrorResponse,
  apiErrorResponse,
  takesPassword,
} from "contracts";
import type { z } from "zod";
import { askCms } from "#app/ask-cms.server.ts";
import { waitForPasswordContext } from "#app/request-context.ts";
import { addCookie, type RequestContext, visitorRequest } from "./visitor.server.ts";

/** What the API needs to know of the visitor it is asked for (docs/decisions/0011). */
const passedOn = ["cookie", "origin", "x-forwarded-for", "user-agent", "accept-language"];

/** Why a call came to nothing: what the API says; `unavailable` also where it did not answer. */
export type FailureCode = ApiErrorCode;

export interface Failure extends Pick<ApiErrorResponse, "fields" | "subscriptions"> {
  code: FailureCode;
  /** Of the answer, for that of the page. */
  status: number;
}

/** An answer of the account APIs. */
export type Answer<T> = { ok: true; value: T } | { ok: false; failure: Failure };

export interface Call<T> {
  path: string;
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  body?: unknown;
  response: z.ZodType<T>;
}

/**
 * Calls the account APIs as the visitor, who gets the cookies that they set. Never throws for what
 * they refuse.
 */
export async function callAccounts<T>(context: RequestContext, call: Call<T>): Promise<Answer<T>> {
  const asked = () => send(visitorRequest(context), call);
  const answer = takesPassword(call.path)
    ? await context.get(waitForPasswordContext)(asked)
    : await asked();
  for (const cookie of answer?.headers.getSetCookie() ?? []) {
    addCookie(context, cookie);
  }
  const body: unknown = await answer?.json().catch(() => undefined);
  if (answer?.ok) {
    return { ok: true, value: call.response.parse(body) };
  }
  const refused = apiErrorResponse.safeParse(body);
  if (!answer || !refused.success) {
    return { ok: false, failure: { code: "unavailable", status: 503 } };
  }
  const { error: _text, ...failure } = refused.data;
  return { ok: false, failure: { ...failure, status: answer.status } };
}

/** Undefined when there is no answer. */
async function send(
  request: Request,
  { path, method = "GET", body }: Call<unknown>,
): Promise<Response | undefined> {
  const headers = new Headers();
  // Where a visitor came from matters to what changes something: a link from another site may lead
  // to our pages, and the CMS cannot tell that navigation from a call that a foreign page makes.
  for (const name of method === "GET" ? passedOn : [...passedOn, "sec-fetch-site"]) {
    const value = request.headers.get(name);
    if (value !== null) {
      headers.set(name, value);
    }
  }
  if (body !== undefined) {
    headers.set("content-type", "application/json");
  }
  try {
    return await askCms(path, {
      method,
      headers,
      redirect: "manual",
      // What changes something is done whether or not its visitor waits for the answer; but what
      // waits in line for its password leaves the line with whoever gave up.
      ...(method === "GET" || takesPassword(path) ? { signal: request.signal } : {}),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    return undefined;
  }
}
