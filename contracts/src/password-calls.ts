import { accessTokenPattern } from "./access-tokens.ts";
import { adminApi } from "./admin.ts";
import { authApi } from "./auth.ts";

const paths: ReadonlySet<string> = new Set([
  authApi.login,
  authApi.register,
  authApi.resetPassword,
  authApi.password,
  authApi.confirmation,
  authApi.enrolSecondFactor,
  authApi.recoveryCodes,
  authApi.removeSecondFactor,
  authApi.passkeys,
  adminApi.login,
  adminApi.resetPassword,
  adminApi.password,
  adminApi.confirmation,
  adminApi.enrolSecondFactor,
  adminApi.recoveryCodes,
  adminApi.removeSecondFactor,
  adminApi.passkeys,
]);

/** Returns true for a Basic header with a personal access token, which the CMS compares without a password hash. */
function carriesToken(authorization: string): boolean {
  const [, base64 = ""] = /^Basic +([\w+/]+={0,2}) *$/i.exec(authorization) ?? [];
  try {
    const text = atob(base64);
    return accessTokenPattern.test(text.slice(text.indexOf(":") + 1));
  } catch {
    return false;
  }
}

/**
 * Returns true if a call may hash a password, regardless of its method. Calls that hash wait only in the CMS's queue,
 * which recognizes known devices (decisions/0019). In web's queue they would delay fast calls.
 */
export function mayHashPassword(target: string, authorization?: string): boolean {
  const [path = ""] = target.split("?");
  return (
    paths.has(path) ||
    (authorization !== undefined &&
      /^\/api\/(?:auth|admin)\//.test(path) &&
      !carriesToken(authorization))
  );
}
