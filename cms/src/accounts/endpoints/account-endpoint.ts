import { type AccountKind, apiErrorStatuses, maxAccountRequestBytes } from "contracts";
import type { Endpoint, PayloadRequest } from "payload";
import type { z } from "zod";
import { type Call, endpoint, type OwnEndpoint } from "../../platform/request/endpoint.ts";
import { type Refusal, refusalResponse } from "../../platform/request/refusal.ts";
import { isForeign } from "../../platform/request/same-site.ts";
import { visitorAddress } from "../../platform/request/visitor-address.ts";
import type { Sender } from "../credentials/known-devices.ts";
import { type Access, type AccountOf, authenticate } from "./authenticate.ts";
import { clearedSessionCookies, deviceToken, sessionToken } from "./session-cookie.ts";

interface AccountCall<Needed extends Access, Body, Query>
  extends Call<AccountOf[Needed], Body, Query> {
  /** Path parameter `:id`. */
  id: string;
  /** Client, with the device token by which an account may know it. */
  sender: Sender;
}

interface AccountEndpoint<Needed extends Access, Body extends z.ZodType, Query extends z.ZodType>
  extends Omit<OwnEndpoint<AccountOf[Needed], Body, Query>, "access" | "refuse" | "handle"> {
  access: Needed;
  /** Selects the cookies and limits of staff or customers. */
  kind: AccountKind;
  /** Added to the body of a 401 response. */
  unauthenticated?: object;
  handle: (
    call: AccountCall<Needed, z.output<Body>, z.output<Query>>,
  ) => Promise<Response | Refusal>;
}

/** Returns the client of a request, with the device token by which an account may know it. */
export function senderOf(kind: AccountKind, { headers, signal }: PayloadRequest): Sender {
  return { address: visitorAddress(headers), device: deviceToken(kind, headers), signal };
}

/**
 * Returns true for a request of a browser, which must not get a Basic challenge, because it would open its own login
 * dialog. Browsers send Sec-Fetch-Site over https and to localhost, and Origin with all other POSTs.
 */
function isBrowser(headers: Headers): boolean {
  return (
    ["sec-fetch-site", "origin", "cookie"].some((name) => headers.has(name)) ||
    (headers.get("user-agent") ?? "").startsWith("Mozilla/")
  );
}

/** Defines an endpoint below /api/auth or /api/admin. */
export function accountEndpoint<
  Needed extends Access,
  Body extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
>({
  access: needed,
  kind,
  unauthenticated = {},
  handle,
  ...rest
}: AccountEndpoint<Needed, Body, Query>): Endpoint {
  return endpoint({
    ...rest,
    maxBytes: maxAccountRequestBytes,
    access: (req) => {
      // Checked even for calls without a session cookie, because another site must not log a browser in (login CSRF).
      const method = rest.method.toUpperCase();
      return method !== "GET" && isForeign({ headers: req.headers, method })
        ? { ok: false, code: "cross-site" }
        : authenticate(needed, req);
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
        !headers.has("authorization") && sessionToken(kind, headers) !== undefined;
      if (hasEnded && cameByCookie) {
        // Deletes the browser's cookie, because its session has ended.
        for (const cookie of clearedSessionCookies(kind)) {
          refused.headers.append("set-cookie", cookie);
        }
      }
      return refused;
    },
    handle: (call) =>
      handle({ ...call, id: call.params.id ?? "", sender: senderOf(kind, call.req) }),
  });
}
