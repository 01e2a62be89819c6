import type { AccountKind } from "contracts";
import type { PayloadRequest } from "payload";
import type { Refusal } from "../../platform/request/refusal.ts";
import { mayUseCookie } from "../../platform/request/same-site.ts";
import { visitorAddress } from "../../platform/request/visitor-address.ts";
import { checkCredentials } from "../credentials/check-credentials.ts";
import {
  type CustomerAccount,
  customerById,
  customerBySession,
} from "../customers/read-customer.ts";
import { type StaffMember, staffById, staffBySession } from "../staff/staff-session.ts";
import { basicCredentials } from "./basic-credentials.ts";
import { sessionToken } from "./session-cookie.ts";

/** Callers that an endpoint permits: anyone, a customer, any member of staff, or an administrator. */
export type Access = "anyone" | "customer" | "staff" | "admin";

export interface AccountOf {
  anyone: undefined;
  customer: CustomerAccount;
  staff: StaffMember;
  admin: StaffMember;
}

type Authenticated<Account> = { ok: true; account: Account } | Refusal;

const finders = {
  customer: { bySession: customerBySession, byId: customerById },
  staff: { bySession: staffBySession, byId: staffById },
} as const;

/** Authenticates by `Authorization: Basic`, without starting a session. */
async function byBasic(kind: AccountKind, header: string, req: PayloadRequest) {
  const credentials = basicCredentials(header);
  if (!credentials) {
    return { ok: false, code: "invalid-credentials" } as const;
  }
  // API clients send no cookies, so only their IP address can make them known.
  const sender = { address: visitorAddress(req.headers), signal: req.signal };
  const check = await checkCredentials(req.payload, { kind, ...credentials, sender });
  if (!check.ok) {
    return check;
  }
  const account = await finders[kind].byId(req.payload, check.account.id);
  return account
    ? { ok: true as const, account }
    : ({ ok: false, code: "unauthenticated" } as const);
}

async function byCookie(kind: AccountKind, req: PayloadRequest) {
  const token = sessionToken(kind, req.headers);
  if (token === undefined) {
    return { ok: false, code: "unauthenticated" } as const;
  }
  if (!mayUseCookie(req)) {
    return { ok: false, code: "cross-site" } as const;
  }
  const account = await finders[kind].bySession(req.payload, token);
  return account
    ? { ok: true as const, account }
    : ({ ok: false, code: "unauthenticated" } as const);
}

/** Authenticates a request by its Authorization header if present, otherwise by its session cookie. */
export async function authenticate<Needed extends Access>(
  needed: Needed,
  req: PayloadRequest,
): Promise<Authenticated<AccountOf[Needed]>> {
  type Result = Authenticated<AccountOf[Needed]>;
  if (needed === "anyone") {
    return { ok: true, account: undefined } as Result;
  }
  const kind = needed === "customer" ? "customer" : "staff";
  const header = req.headers.get("authorization");
  const result = await (header === null ? byCookie(kind, req) : byBasic(kind, header, req));
  const isEditor = result.ok && "role" in result.account && result.account.role !== "admin";
  return (needed === "admin" && isEditor ? { ok: false, code: "forbidden" } : result) as Result;
}
