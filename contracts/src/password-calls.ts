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
 * Whether a call has a password hashed, for which it waits in a line of the CMS: that one knows which
 * accounts know their sender (decisions/0019), and here a login would hold up what costs little.
 */
export function takesPassword(target: string, authorization?: string): boolean {
  const [path = ""] = target.split("?");
  return paths.has(path) || (authorization !== undefined && /^\/api\/(?:auth|admin)\//.test(path));
}
