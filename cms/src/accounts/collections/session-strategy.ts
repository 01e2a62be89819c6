import type { AuthStrategy } from "payload";
import type { Staff } from "../../payload-types.ts";
import { isDatabaseUnavailable } from "../../platform/failures.ts";
import { mayUseCookie } from "../../platform/request/same-site.ts";
import { sessionToken } from "../endpoints/session-cookie.ts";
import { staffBySession } from "../staff/staff-session.ts";

const name = "staff-session";

/** Calls that authenticate by themselves, also with Basic (endpoints/account-endpoint.ts). */
const ownCalls = /^\/api\/(auth|admin)\//;

/** Authenticates CMS users by the staff session that login at /admin creates. */
export const staffSessionStrategy: AuthStrategy = {
  name,
  async authenticate({ headers, payload, req }) {
    const token = sessionToken("staff", headers);
    const isOwnCall = ownCalls.test(req?.pathname ?? "");
    if (token === undefined || isOwnCall || !mayUseCookie({ headers, method: req?.method })) {
      return { user: null };
    }
    const member = await staffBySession(payload, token).catch((error: unknown) => {
      if (req && isDatabaseUnavailable(error)) {
        // Without this flag Payload would continue without a user and respond with 403. With it,
        // http/guard-endpoints.ts responds with 503.
        req.context.isSessionUnknown = true;
      }
      throw error;
    });
    // Contains only the fields that access rules and screens read from the user; the screens load the whole document
    // separately.
    const user =
      member && ({ ...member, collection: "staff", _strategy: name } as Partial<Staff> as Staff);
    return { user: user ?? null };
  },
};
