import {
  type AccountKind,
  apiErrorResponse,
  type FieldProblem,
  sessionCookieName,
  successResponse,
} from "contracts";
import type { z } from "zod";
import { askCms } from "#app/ask-cms.server.ts";
import { env } from "#app/env.server.ts";
import type { FailureCode } from "#app/i18n/failure-messages.ts";

/** What the API needs to know of the visitor it is asked for (docs/decisions/0011). */
const passedOn = ["cookie", "origin", "x-forwarded-for", "user-agent", "accept-language"];

export interface Failure {
  code: FailureCode;
  fields?: Record<string, FieldProblem>;
  /** With code `plan-in-use`: how many customers have the plan. */
  subscriptions?: number;
}

/** An answer of the account APIs. `headers` are for the visitor: the cookies that it sets. */
export type Answer<T> =
  | { ok: true; value: T; headers: Headers }
  | { ok: false; failure: Failure; headers: Headers };

export interface Call<T> {
  path: string;
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  body?: unknown;
  response: z.ZodType<T>;
}

/** Calls the account APIs as the visitor who sent `request`. Never throws for what they refuse. */
export async function callAccounts<T>(request: Request, call: Call<T>): Promise<Answer<T>> {
  const answer = await send(request, call);
  const headers = new Headers();
  for (const cookie of answer?.headers.getSetCookie() ?? []) {
    headers.append("set-cookie", cookie);
  }
  const body: unknown = await answer?.json().catch(() => undefined);
  if (answer?.ok) {
    return { ok: true, value: call.response.parse(body), headers };
  }
  const refused = apiErrorResponse.safeParse(body);
  if (!refused.success) {
    return { ok: false, failure: { code: "unavailable" }, headers };
  }
  const { code, fields, subscriptions } = refused.data;
  const failure = {
    code,
    ...(fields ? { fields } : {}),
    ...(subscriptions === undefined ? {} : { subscriptions }),
  };
  return { ok: false, failure, headers };
}

/**
 * Ends the visitor's session by the call at `path`. The headers make the browser forget it whatever
 * the CMS answers: who logs out on a borrowed machine must not stay logged in there.
 */
export async function endSession(
  request: Request,
  { kind, path }: { kind: AccountKind; path: string },
): Promise<Headers> {
  await callAccounts(request, { method: "POST", path, response: successResponse });
  const isSecure = env.PUBLIC_URL.startsWith("https:");
  const cookie = `${sessionCookieName(kind, env.PUBLIC_URL)}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`;
  return new Headers({ "set-cookie": isSecure ? `${cookie}; Secure` : cookie });
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
    if (value !== null) headers.set(name, value);
  }
  if (body !== undefined) {
    headers.set("content-type", "application/json");
  }
  try {
    return await askCms(path, {
      method,
      headers,
      redirect: "manual",
      // What changes something is done whether or not its visitor waits for the answer.
      ...(method === "GET" ? { signal: request.signal } : {}),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    return undefined;
  }
}
