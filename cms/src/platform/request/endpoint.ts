import { type ApiErrorCode, groupProblemsByField } from "contracts";
import type { Endpoint, Payload, PayloadRequest } from "payload";
import type { z } from "zod";
import { isDatabaseUnavailable } from "../failures.ts";
import type { RefusalKind } from "../metrics.ts";
import type { RateLimit } from "../rate-limit.ts";
import { hasStorableText } from "../storable-text.ts";
import { readJson } from "./limited-json.ts";
import { jsonResponse, type Refusal, refusalResponse } from "./refusal.ts";
import { countRefusal } from "./refusal-alerts.ts";
import { removeApiPrefix } from "./remove-api-prefix.ts";
import { readVisitorAddress } from "./visitor-address.ts";

/** An authenticated and validated call. */
export interface EndpointCall<Account, Body, Query> {
  payload: Payload;
  /** Account that `access` returned. */
  account: Account;
  body: Body;
  /** Path parameters by name. */
  params: Record<string, string>;
  query: Query;
  headers: Headers;
  /** Rate-limit key of the client (readVisitorAddress). */
  visitor: string;
  /** Number of the visitor's calls within the limit's window, including this call. */
  used: number;
  req: PayloadRequest;
}

export type AuthenticationResult<Account> = { ok: true; account: Account } | Refusal;

/** Authenticates a request: returns its account, or a rejection. */
export type AccessCheck<Account> = (
  req: PayloadRequest,
) => AuthenticationResult<Account> | Promise<AuthenticationResult<Account>>;

/** Allows every request. */
export const allowAnyone: AccessCheck<undefined> = () => ({ ok: true, account: undefined });

/**
 * Allows calls by the web service only. Its proxy adds x-forwarded-for to visitors' requests; the web service's own
 * calls have no such header.
 */
export const allowWebService: AccessCheck<undefined> = ({ headers }) =>
  headers.has("x-forwarded-for")
    ? { ok: false, code: "not-found" }
    : { ok: true, account: undefined };

export interface EndpointDefinition<Account, Body extends z.ZodType, Query extends z.ZodType> {
  /** Path as in contracts, beginning with /api; for endpoints of a collection, relative to the collection. */
  path: string;
  method: Exclude<Endpoint["method"], "connect" | "head" | "options">;
  access: AccessCheck<Account>;
  /** Schema of the JSON body. With an optional schema, requests without a body are allowed. */
  body?: Body;
  /** Maximum size of the body, in bytes. */
  maxBytes?: number;
  /** Schema of the path and query parameters. */
  query?: Query;
  limit?: RateLimit;
  refuse?: (refusal: Refusal, headers: Headers) => Response;
  handle: (
    call: EndpointCall<Account, z.output<Body>, z.output<Query>>,
  ) => Promise<Response | Refusal>;
}

/**
 * Error codes that {@link countRefusal} counts in this file. Wrong passwords and codes are counted where they are
 * checked.
 */
const refusalKinds: { [Code in ApiErrorCode]?: RefusalKind } = {
  forbidden: "rights",
  "token-not-accepted": "rights",
  "token-read-only": "rights",
  "rate-limited": "requests",
};

type Parsed<Value> = { ok: true; value: Value } | Refusal;

/** Validates a value with a contract's schema. Returns the problems by field if the value is invalid. */
function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): Parsed<z.output<Schema>> {
  const result = schema.safeParse(value);
  return result.success
    ? { ok: true, value: result.data }
    : { ok: false, code: "invalid", fields: groupProblemsByField(result.error) };
}

async function readBody<Schema extends z.ZodType>(
  { headers, body }: PayloadRequest,
  schema: Schema,
  maxBytes: number,
): Promise<Parsed<z.output<Schema>>> {
  const isEmpty = !headers.has("transfer-encoding") && !Number(headers.get("content-length") ?? 0);
  if (isEmpty && schema.safeParse(undefined).success) {
    return parse(schema, undefined);
  }
  const json = await readJson({ headers, body }, maxBytes);
  if (!json.ok) {
    return json;
  }
  const result = parse(schema, json.value);
  // Rejects text that PostgreSQL cannot store, for fields whose schema does not check this.
  return result.ok && !hasStorableText(result.value) ? { ok: false, code: "invalid" } : result;
}

/** Defines an endpoint of the product's own API: access, schemas, rate limit and handler. */
export function defineEndpoint<
  Account,
  Body extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
>({
  path,
  method,
  access,
  body: bodySchema,
  query: querySchema,
  maxBytes = 16 * 1024,
  limit,
  refuse: refuseCall = refusalResponse,
  handle,
}: EndpointDefinition<Account, Body, Query>): Endpoint {
  async function respond(req: PayloadRequest): Promise<Response | Refusal> {
    const { payload, headers, searchParams } = req;
    const caller = await access(req);
    if (!caller.ok) {
      return caller;
    }
    const params = Object.fromEntries(
      Object.entries(req.routeParams ?? {}).map(([name, value]) => [name, String(value)]),
    );
    const query =
      querySchema && parse(querySchema, { ...Object.fromEntries(searchParams), ...params });
    if (query?.ok === false) {
      return query;
    }
    const body = bodySchema && (await readBody(req, bodySchema, maxBytes));
    if (body?.ok === false) {
      return body;
    }
    const visitor = readVisitorAddress(headers);
    const limitResult = await limit?.(payload, visitor);
    if (limitResult?.ok === false) {
      return { code: "rate-limited", ...limitResult };
    }
    return handle({
      payload,
      account: caller.account,
      body: body?.value as z.output<Body>,
      params,
      query: query?.value as z.output<Query>,
      headers,
      visitor,
      used: limitResult?.used ?? 1,
      req,
    });
  }

  return {
    path: removeApiPrefix(path),
    method,
    handler: async (req) => {
      const result = await respond(req).catch((error): Refusal => {
        req.payload.logger.error({ err: error, msg: `${method.toUpperCase()} ${path} failed` });
        return isDatabaseUnavailable(error)
          ? { ok: false, code: "unavailable" }
          : { ok: false, code: "internal" };
      });
      if (result instanceof Response) {
        return result;
      }
      const refusalKind = refusalKinds[result.code];
      // Does not count reads as forbidden: the site sends them for each member of staff, to find out the role from the
      // response.
      const isRoleCheck = result.code === "forbidden" && method === "get";
      if (refusalKind && !isRoleCheck) {
        void countRefusal(req.payload, refusalKind);
      }
      return refuseCall(result, req.headers);
    },
  };
}

/** Returns the response of calls that return no data. Each element of `cookies` is a Set-Cookie header. */
export function respondWithSuccess(...cookies: string[]): Response {
  return jsonResponse({ success: true }, { cookies });
}
