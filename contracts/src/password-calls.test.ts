import { expect, it } from "vitest";
import { adminApi } from "./admin.ts";
import { authApi } from "./auth.ts";
import { hashesPassword } from "./password-calls.ts";

it.each([
  [authApi.login, undefined],
  [`${adminApi.login}?x=1`, undefined],
  [adminApi.users, "Basic YTpi"],
])("counts %s as a call with a password hash", (target, authorization) => {
  expect(hashesPassword(target, authorization)).toBe(true);
});

it.each([
  [authApi.status, undefined],
  ["/api/leads", "Basic YTpi"],
  ["/cms/login", "Basic YTpi"],
])("counts %s as a cheap call", (target, authorization) => {
  expect(hashesPassword(target, authorization)).toBe(false);
});
