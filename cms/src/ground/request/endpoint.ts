import { problemsByField } from "contracts";
import type { Endpoint, Payload, PayloadRequest } from "payload";
import { z } from "zod";
import { isDatabaseAway } from "../failures.ts";
import type { RateLimit } from "../rate-limit.ts";
import { hasStorableText } from "../storable-text.ts";
import { belowApi } from "./below-api.ts";
import { readJson } from "./limited-json.ts";
import { answer, type Refusal, refuse } from "./refusal.ts";
import { visitorAddress } from "./visitor-address.ts";

/** What a call is made of, once it is known to be allowed and well formed. */
export interface Call<Account, Body, Query> {
  payload: Payload;
  /** Who calls, as `access` found. */
  account: Account;
  body: Body;
  /** Of the path, by name. */
  params: Record<string, string>;
  query: Query;
  headers: Headers;
  /** Who calls, for limits (visitorAddress). */
  visitor: string;
  /** How many calls the visitor has made within the limit's time, this one included. */
  used: number;
  req: PayloadRequest;
}

export type Caller<Account> = { ok: true; account: Account } | Refusal;

/** Says who calls, or that they may not. */
export type Access<Account> = (req: PayloadRequest) => Caller<Account> | Promise<Caller<Account>>;

/** Whoever calls. */
export const anyone: Access<undefined> = () => ({ ok: true, account: undefined });

/** The site itself: its proxy tells where a visitor's request came from, its own calls do not. */
export const siteAlone: Access<undefined> = ({ headers }) =>
  headers.has("x-forwarded-for")
    ? { ok: false, code: "not-found" }
    : { ok: true, account: undefined };

export interface OwnEndpoint<Account, Body extends z.ZodType, Query extends z.ZodType> {
  /** As in contracts, with /api; of a collection's endpoint, below the collection. */
  path: string;
  method: Exclude<Endpoint["method"], "connect" | "head" | "options">;
  access: Access<Account>;
  /** Of a call that takes JSON; optional, of one that may come without. */
  body?: Body;
  /** Longest body, in bytes. */
  maxBytes?: number;
  /** Of a call whose address says more: what is in its path and behind it. */
  query?: Query;
  limit?: RateLimit;
  refuse?: (refusal: Refusal, headers: Headers) => Response;
  handle: (call: Call<Account, z.output<Body>, z.output<Query>>) => Promise<Response | Refusal>;
}

/** When to ask again where the database is away. */
const retryAfterSeconds = 5;

type Parsed<Value> = { ok: true; value: Value } | Refusal;

/** Parses with a contract; what it refuses, by field. */
function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): Parsed<z.output<Schema>> {
  const result = schema.safeParse(value);
  return result.success
    ? { ok: true, value: result.data }
    : { ok: false, code: "invalid", fields: problemsByField(result.error) };
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
  // Where no field says so by itself: text that cannot be stored is no valid text.
  return result.ok && !hasStorableText(result.value) ? { ok: false, code: "invalid" } : result;
}

/** An id that no record can have is one that is not found; the database would call it an error. */
export function isRecordId(id: string): boolean {
  return z.uuid().safeParse(id).success;
}

/** One call of our own APIs: who may make it, what it takes, how often, and what answers it. */
export function endpoint<
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
  refuse: refuseCall = refuse,
  handle,
}: OwnEndpoint<Account, Body, Query>): Endpoint {
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
    const visitor = visitorAddress(headers);
    const allowance = await limit?.(payload, visitor);
    if (allowance?.ok === false) {
      return { code: "rate-limited", ...allowance };
    }
    return handle({
      payload,
      account: caller.account,
      body: body?.value as z.output<Body>,
      params,
      query: query?.value as z.output<Query>,
      headers,
      visitor,
      used: allowance?.used ?? 1,
      req,
    });
  }

  return {
    path: belowApi(path),
    method,
    handler: async (req) => {
      const result = await respond(req).catch((error): Refusal => {
        req.payload.logger.error({ err: error, msg: `${method.toUpperCase()} ${path} failed` });
        return isDatabaseAway(error)
          ? { ok: false, code: "unavailable", retryAfterSeconds }
          : { ok: false, code: "internal" };
      });
      return result instanceof Response ? result : refuseCall(result, req.headers);
    },
  };
}

/** The answer to a call that has nothing more to say; each of `cookies` is a Set-Cookie. */
export function succeeded(...cookies: string[]): Response {
  return answer({ success: true }, { cookies });
}
