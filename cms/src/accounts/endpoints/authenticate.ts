import { type AccountKind, accessTokenPattern } from "contracts";
import type { PayloadRequest } from "payload";
import { database } from "../../platform/database.ts";
import type { Refusal } from "../../platform/request/refusal.ts";
import { mayUseCookie } from "../../platform/request/same-site.ts";
import { readVisitorAddress } from "../../platform/request/visitor-address.ts";
import { checkAccessToken } from "../credentials/check-access-token.ts";
import { checkCredentials, type LoginAttempt } from "../credentials/check-credentials.ts";
import { recordLoginClient } from "../credentials/known-devices.ts";
import {
  type CustomerAccount,
  findCustomerById,
  findCustomerBySession,
} from "../customers/read-customer.ts";
import { lacksRequiredSecondFactor } from "../staff/required-second-factor.ts";
import { findStaffById, findStaffBySession, type StaffMember } from "../staff/staff-session.ts";
import { readBasicCredentials } from "./basic-credentials.ts";
import { readSessionToken } from "./session-cookie.ts";

/** Clients that an endpoint permits: anyone, a customer, any staff member, or an administrator. */
export type AccessLevel = "anyone" | "customer" | "staff" | "admin";

export interface AccountByAccessLevel {
  anyone: undefined;
  customer: CustomerAccount;
  staff: StaffMember;
  admin: StaffMember;
}

interface Authentication<Needed extends AccessLevel> {
  needed: Needed;
  /** True if the endpoint accepts a personal access token in place of the password. */
  acceptsTokens: boolean;
  /** True if the endpoint also permits staff who must have a second factor and have none. */
  allowsMissingFactor: boolean;
}

type Authenticated<Account> = { ok: true; account: Account } | Refusal;

const finders = {
  customer: { bySession: findCustomerBySession, byId: findCustomerById },
  staff: { bySession: findStaffBySession, byId: findStaffById },
} as const;

/** Returns true if the request contains a personal access token in place of the password. */
export function hasAccessToken(headers: Headers): boolean {
  const { password = "" } = readBasicCredentials(headers.get("authorization") ?? "") ?? {};
  return accessTokenPattern.test(password);
}

interface Basic {
  kind: AccountKind;
  header: string;
  acceptsTokens: boolean;
}

async function byToken({ kind, acceptsTokens }: Basic, attempt: LoginAttempt, req: PayloadRequest) {
  const check = await checkAccessToken(req.payload, attempt);
  if (!check.ok) {
    return check;
  }
  if (!acceptsTokens) {
    return { ok: false, code: "token-not-accepted" } as const;
  }
  if (check.scope === "read" && req.method !== "GET") {
    return { ok: false, code: "token-read-only" } as const;
  }
  return accountById(kind, check.id, req);
}

async function accountById(kind: AccountKind, id: string, req: PayloadRequest) {
  const account = await finders[kind].byId(req.payload, id);
  return account
    ? { ok: true as const, account }
    : ({ ok: false, code: "unauthenticated" } as const);
}

/** Authenticates by `Authorization: Basic`, without starting a session. */
async function byBasic(basic: Basic, req: PayloadRequest) {
  const { kind, header } = basic;
  const credentials = readBasicCredentials(header);
  if (!credentials) {
    return { ok: false, code: "invalid-credentials" } as const;
  }
  // Contains no device token: API clients send no cookies, so an account can know them only by their IP address.
  const sender = { address: readVisitorAddress(req.headers), signal: req.signal };
  const attempt = { kind, ...credentials, sender };
  if (accessTokenPattern.test(credentials.password)) {
    return byToken(basic, attempt, req);
  }
  const check = await checkCredentials(req.payload, attempt);
  if (!check.ok) {
    return check;
  }
  if (check.account.hasSecondFactor) {
    return { ok: false, code: "second-factor-required" } as const;
  }
  if (check.account.isAddressDue) {
    const client = { kind, ...check.account, sender, isBrowser: false };
    await recordLoginClient(database(req.payload), req.payload, client);
  }
  return accountById(kind, check.account.id, req);
}

async function byCookie(kind: AccountKind, req: PayloadRequest) {
  const token = readSessionToken(kind, req.headers);
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
export async function authenticate<Needed extends AccessLevel>(
  { needed, acceptsTokens, allowsMissingFactor }: Authentication<Needed>,
  req: PayloadRequest,
): Promise<Authenticated<AccountByAccessLevel[Needed]>> {
  type Result = Authenticated<AccountByAccessLevel[Needed]>;
  if (needed === "anyone") {
    return { ok: true, account: undefined } as Result;
  }
  const kind = needed === "customer" ? "customer" : "staff";
  const header = req.headers.get("authorization");
  const result = await (header === null
    ? byCookie(kind, req)
    : byBasic({ kind, header, acceptsTokens }, req));
  if (result.ok && "role" in result.account && !allowsMissingFactor) {
    if (await lacksRequiredSecondFactor(req.payload, result.account.id)) {
      return { ok: false, code: "second-factor-missing" };
    }
  }
  const isEditor = result.ok && "role" in result.account && result.account.role !== "admin";
  return (needed === "admin" && isEditor ? { ok: false, code: "forbidden" } : result) as Result;
}
