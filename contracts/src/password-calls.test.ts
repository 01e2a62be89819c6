import { expect, it } from "vitest";
import { adminApi } from "./admin.ts";
import { authApi } from "./auth.ts";
import { mayHashPassword } from "./password-calls.ts";

const token = `pat_${"0".repeat(32)}_${"z".repeat(40)}`;
const basic = (credentials: string) => `Basic ${Buffer.from(credentials).toString("base64")}`;

it.each([
  [authApi.login, undefined],
  [authApi.login, basic(`ana@example.com:${token}`)],
  [authApi.passkeys, undefined],
  [adminApi.passkeys, undefined],
  [adminApi.users, basic(`ana@example.com:${token}x`)],
  [adminApi.users, "Basic ???"],
  [`${adminApi.login}?x=1`, undefined],
  [adminApi.users, "Basic YTpi"],
])(
  "mayHashPassword returns true for a request to %s that makes the CMS hash a password",
  (target, authorization) => {
    expect(mayHashPassword(target, authorization)).toBe(true);
  },
);

it.each([
  [authApi.status, undefined],
  [authApi.passkeyLogin, undefined],
  [authApi.passkeyChallenge, undefined],
  [adminApi.users, basic(`ana@example.com:${token}`)],
  ["/api/leads", "Basic YTpi"],
  ["/cms/login", "Basic YTpi"],
])(
  "mayHashPassword returns false for a request to %s that makes the CMS hash no password",
  (target, authorization) => {
    expect(mayHashPassword(target, authorization)).toBe(false);
  },
);
