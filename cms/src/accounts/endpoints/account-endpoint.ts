import { type AccountKind, apiErrorStatuses, maxAccountRequestBytes } from "contracts";
import type { Endpoint, PayloadRequest } from "payload";
import type { z } from "zod";
import { database } from "../../platform/database.ts";
import {
  defineEndpoint,
  type EndpointCall,
  type EndpointDefinition,
} from "../../platform/request/endpoint.ts";
import { type Refusal, refusalResponse } from "../../platform/request/refusal.ts";
import { isCrossSite } from "../../platform/request/same-site.ts";
import { readVisitorAddress } from "../../platform/request/visitor-address.ts";
import type { LoginClient } from "../credentials/known-devices.ts";
import { isSessionConfirmed } from "../credentials/sessions.ts";
import { type AccessLevel, type AccountByAccessLevel, authenticate } from "./authenticate.ts";
import { expireSessionCookies, readDeviceToken, readSessionToken } from "./session-cookie.ts";

interface AccountCall<Needed extends AccessLevel, Body, Query>
  extends EndpointCall<AccountByAccessLevel[Needed], Body, Query> {
  /** Value of the path parameter `:id`. */
  id: string;
  /** Client of the request: IP address, and the device token if there is one. */
  sender: LoginClient;
}

interface AccountEndpoint<
  Needed extends AccessLevel,
  Body extends z.ZodType,
  Query extends z.ZodType,
> extends Omit<
    EndpointDefinition<AccountByAccessLevel[Needed], Body, Query>,
    "access" | "refuse" | "handle"
  > {
  access: Needed;
  /** True if the endpoint accepts a personal access token in place of the password. */
  acceptsTokens?: boolean;
  /** True if the endpoint requires a session that was confirmed by password or passkey in the last ten minutes. */
  needsConfirmation?: boolean;
  /** True if the endpoint also permits staff who must have a second factor and have none. */
  allowsMissingFactor?: boolean;
  /** Selects the cookies and limits of staff or customers. */
  kind: AccountKind;
  /** Fields added to the body of a 401 response. */
  unauthenticated?: object;
  handle: (
    call: AccountCall<Needed, z.output<Body>, z.output<Query>>,
  ) => Promise<Response | Refusal>;
}

/** Returns the client of a request, with the device token from its cookie. */
export function readLoginClient(
  kind: AccountKind,
  { headers, signal }: PayloadRequest,
): LoginClient {
  return {
    address: readVisitorAddress(headers),
    device: readDeviceToken(kind, headers),
    userAgent: headers.get("user-agent") ?? undefined,
    signal,
  };
}

/**
 * Returns true for a request from a browser. Browsers must not get a Basic challenge, because they would open their own
 * login dialog. They send Sec-Fetch-Site over https and to localhost, and Origin with all other POSTs.
 */
function isBrowser(headers: Headers): boolean {
  return (
    ["sec-fetch-site", "origin", "cookie"].some((name) => headers.has(name)) ||
    (headers.get("user-agent") ?? "").startsWith("Mozilla/")
  );
}

/**
 * Returns true for a session that was confirmed in the last ten minutes. Also returns true for Basic authentication,
 * because its header contains the password. The header never contains an access token here, because endpoints that need
 * a confirmation reject tokens.
 */
export async function hasRecentConfirmation(
  kind: AccountKind,
  { headers, payload }: PayloadRequest,
): Promise<boolean> {
  return (
    headers.has("authorization") ||
    isSessionConfirmed(database(payload), kind, readSessionToken(kind, headers) ?? "")
  );
}

/** Defines an endpoint below /api/auth or /api/admin. */
export function defineAccountEndpoint<
  Needed extends AccessLevel,
  Body extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
>({
  access: needed,
  acceptsTokens = false,
  needsConfirmation = false,
  allowsMissingFactor = false,
  kind,
  unauthenticated = {},
  handle,
  ...rest
}: AccountEndpoint<Needed, Body, Query>): Endpoint {
  return defineEndpoint({
    ...rest,
    maxBytes: maxAccountRequestBytes,
    access: async (req) => {
      // Checks requests without a session cookie too, because another site must not log a browser in (login CSRF).
      const method = rest.method.toUpperCase();
      if (method !== "GET" && isCrossSite({ headers: req.headers, method })) {
        return { ok: false, code: "cross-site" };
      }
      const caller = await authenticate({ needed, acceptsTokens, allowsMissingFactor }, req);
      return caller.ok && needsConfirmation && !(await hasRecentConfirmation(kind, req))
        ? { ok: false, code: "confirmation-required" }
        : caller;
    },
    refuse: (refusal, headers) => {
      const isStaffLogin = refusal.code === "invalid-credentials" && kind === "staff";
      const hasEnded = refusal.code === "unauthenticated";
      const isNobody = apiErrorStatuses[refusal.code] === 401;
      const refused = refusalResponse(refusal, {
        ...(isStaffLogin ? { error: "Credenciais inválidas" } : {}),
        ...(isNobody ? unauthenticated : {}),
      });
      if (isNobody && !isBrowser(headers)) {
        refused.headers.set("www-authenticate", `Basic realm="${kind}", charset="UTF-8"`);
      }
      const cameByCookie =
        !headers.has("authorization") && readSessionToken(kind, headers) !== undefined;
      if (hasEnded && cameByCookie) {
        // Deletes the session cookie, because the session has ended.
        for (const cookie of expireSessionCookies(kind)) {
          refused.headers.append("set-cookie", cookie);
        }
      }
      return refused;
    },
    handle: (call) =>
      handle({ ...call, id: call.params.id ?? "", sender: readLoginClient(kind, call.req) }),
  });
}
