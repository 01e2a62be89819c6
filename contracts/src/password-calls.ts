import { adminApi } from "./admin.ts";
import { authApi } from "./auth.ts";

const paths: ReadonlySet<string> = new Set([
  authApi.login,
  authApi.register,
  authApi.resetPassword,
  authApi.password,
  adminApi.login,
  adminApi.resetPassword,
  adminApi.password,
]);

/**
 * Returns true if a call hashes a password. Such calls wait only in the CMS's queue, which recognizes known devices
 * (decisions/0019); in web's queue they would delay cheap calls.
 */
export function hashesPassword(target: string, authorization?: string): boolean {
  const [path = ""] = target.split("?");
  return paths.has(path) || (authorization !== undefined && /^\/api\/(?:auth|admin)\//.test(path));
}
