import type { AuthStrategy, Payload } from "payload";
import type { Staff } from "../../payload-types.ts";
import { isDatabaseUnavailable } from "../../platform/failures.ts";
import { mayUseCookie } from "../../platform/request/same-site.ts";
import { readSessionToken } from "../endpoints/session-cookie.ts";
import { lacksRequiredSecondFactor } from "../staff/required-second-factor.ts";
import { findStaffBySession } from "../staff/staff-session.ts";

const name = "staff-session";

/** Paths whose endpoints authenticate the request themselves, by session or Basic (endpoints/account-endpoint.ts). */
const ownCalls = /^\/api\/(auth|admin)\//;

/**
 * Returns the staff member to whom a session belongs. Returns undefined if the account must have a second factor and
 * has none.
 */
async function unrestrictedStaff(payload: Payload, token: string) {
  const member = await findStaffBySession(payload, token);
  return member && (await lacksRequiredSecondFactor(payload, member.id)) ? undefined : member;
}

/** Authenticates CMS users by the staff session that login at /admin creates. */
export const staffSessionStrategy: AuthStrategy = {
  name,
  async authenticate({ headers, payload, req }) {
    const token = readSessionToken("staff", headers);
    const isOwnCall = ownCalls.test(req?.pathname ?? "");
    if (token === undefined || isOwnCall || !mayUseCookie({ headers, method: req?.method })) {
      return { user: null };
    }
    const member = await unrestrictedStaff(payload, token).catch((error: unknown) => {
      if (req && isDatabaseUnavailable(error)) {
        // Makes http/guard-endpoints.ts respond with 503. Without this flag Payload would continue without a user and
        // respond with 403.
        req.context.isSessionUnknown = true;
      }
      throw error;
    });
    // Contains only the user fields that access rules and screens read. Screens that need the whole document load it
    // separately.
    const user =
      member && ({ ...member, collection: "staff", _strategy: name } as Partial<Staff> as Staff);
    return { user: user ?? null };
  },
};
