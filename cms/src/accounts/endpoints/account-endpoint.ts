import { type AccountKind, maxAccountRequestBytes, problemsByField } from "contracts";
import type { Endpoint, Payload, PayloadRequest } from "payload";
import { z } from "zod";
import { isDatabaseAway } from "../../ground/failures.ts";
import { belowApi } from "../../ground/request/below-api.ts";
import { readJson } from "../../ground/request/limited-json.ts";
import { isForeign } from "../../ground/request/same-site.ts";
import { visitorAddress } from "../../ground/request/visitor-address.ts";
import { hasStorableText } from "../../ground/storable-text.ts";
import type { Sender } from "../credentials/familiar-senders.ts";
import { type Access, type AccountOf, authenticate } from "./authenticate.ts";
import { answer, type Refusal, refuse } from "./refusal.ts";
import { clearedSessionCookies, deviceToken, sessionToken } from "./session-cookie.ts";

/** What a call is made of, once it is known to be allowed and well formed. */
export interface Call<Needed extends Access, Body> {
  payload: Payload;
  account: AccountOf[Needed];
  body: Body;
  /** The `:id` of the path. */
  id: string;
  query: URLSearchParams;
  headers: Headers;
  /** Who calls, for limits (visitorAddress). */
  visitor: string;
  /** The same, with what an account may know them by. */
  sender: Sender;
}

/** When to ask again where the database is away. */
const retryAfterSeconds = 5;

interface AccountEndpoint<Needed extends Access, Schema extends z.ZodType> {
  path: string;
  method: Exclude<Endpoint["method"], "connect" | "head" | "options">;
  access: Needed;
  /** Of a call that takes JSON; optional, of one that may come without. */
  body?: Schema;
  /** Tells words that are the staff's from the customers'. */
  kind: AccountKind;
  /** Added to the answer to a call that is not authenticated. */
  unauthenticated?: object;
  handle: (call: Call<Needed, z.output<Schema>>) => Promise<Response | Refusal>;
}

type BodyResult<Body> = { ok: true; body: Body } | Refusal;

async function readBody<Schema extends z.ZodType>(
  req: PayloadRequest,
  schema: Schema,
): Promise<BodyResult<z.output<Schema>>> {
  const isEmpty =
    !req.headers.has("transfer-encoding") && !Number(req.headers.get("content-length") ?? 0);
  if (isEmpty && schema.safeParse(undefined).success) {
    return parse(schema, undefined);
  }
  const json = await readJson({ headers: req.headers, body: req.body }, maxAccountRequestBytes);
  if (!json.ok) {
    return { ok: false, code: json.code };
  }
  const result = parse(schema, json.value);
  // Where no field says so by itself: text that cannot be stored is no valid text.
  return result.ok && !hasStorableText(json.value) ? { ok: false, code: "invalid" } : result;
}

/** Parses with a contract; what it refuses, by field. */
export function parse<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): BodyResult<z.output<Schema>> {
  const result = schema.safeParse(value);
  return result.success
    ? { ok: true, body: result.data }
    : { ok: false, code: "invalid", fields: problemsByField(result.error) };
}

/** An id that no record can have is one that is not found; the database would call it an error. */
export function isRecordId(id: string): boolean {
  return z.uuid().safeParse(id).success;
}

/** Who sent a request, as the accounts of this kind may know them. */
export function senderOf(kind: AccountKind, { headers, signal }: PayloadRequest): Sender {
  return { address: visitorAddress(headers), device: deviceToken(kind, headers), signal };
}

/** One call of /api/auth or /api/admin: who may make it, what it takes, and what answers it. */
export function accountEndpoint<Needed extends Access, Schema extends z.ZodType = z.ZodUndefined>({
  path,
  method,
  access,
  body: schema,
  kind,
  unauthenticated,
  handle,
}: AccountEndpoint<Needed, Schema>): Endpoint {
  function refuseCaller(caller: Refusal, headers: Headers): Response {
    const refused = refuse(caller, kind, caller.code === "forbidden" ? {} : unauthenticated);
    const cameByCookie = !headers.has("authorization") && sessionToken(kind, headers) !== undefined;
    if (caller.code === "unauthenticated" && cameByCookie) {
      // Its session is over: the browser need not bring it again.
      for (const cookie of clearedSessionCookies(kind)) {
        refused.headers.append("set-cookie", cookie);
      }
    }
    return refused;
  }

  async function respond(req: PayloadRequest): Promise<Response> {
    // Whether or not a cookie came along: what logs a browser in must not come from elsewhere.
    if (method !== "get" && isForeign({ headers: req.headers, method: method.toUpperCase() })) {
      return refuse({ ok: false, code: "cross-site" }, kind);
    }
    const caller = await authenticate(access, req);
    if (!caller.ok) {
      return refuseCaller(caller, req.headers);
    }
    const input = schema ? await readBody(req, schema) : { ok: true as const, body: undefined };
    if (!input.ok) {
      return refuse(input, kind);
    }
    const result = await handle({
      payload: req.payload,
      account: caller.account,
      body: input.body as z.output<Schema>,
      id: String(req.routeParams?.id ?? ""),
      query: req.searchParams,
      headers: req.headers,
      visitor: visitorAddress(req.headers),
      sender: senderOf(kind, req),
    });
    return result instanceof Response ? result : refuse(result, kind);
  }

  return {
    path: belowApi(path),
    method,
    handler: async (req) => {
      try {
        return await respond(req);
      } catch (error) {
        req.payload.logger.error({ err: error, msg: `${method.toUpperCase()} ${path} failed` });
        return isDatabaseAway(error)
          ? refuse({ ok: false, code: "unavailable", retryAfterSeconds }, kind)
          : refuse({ ok: false, code: "internal" }, kind);
      }
    },
  };
}

/** The answer to a call that has nothing more to say; each of `cookies` is a Set-Cookie. */
export function succeeded(...cookies: string[]): Response {
  return answer({ success: true }, { cookies });
}
