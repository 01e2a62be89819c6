import type { AuthStrategy, Payload } from "payload";
import type { Staff } from "../../payload-types.ts";
import { isDatabaseUnavailable } from "../../platform/failures.ts";
import { mayUseCookie } from "../../platform/request/same-site.ts";
import { sessionToken } from "../endpoints/session-cookie.ts";
import { lacksRequiredSecondFactor } from "../staff/required-second-factor.ts";
import { findStaffBySession } from "../staff/staff-session.ts";

const name = "staff-session";

/** Calls that authenticate by themselves, also with Basic (endpoints/account-endpoint.ts). */
const ownCalls = /^\/api\/(auth|admin)\//;

/** Returns the member of staff of a session; undefined if the account lacks the second factor that it needs. */
async function unrestrictedStaff(payload: Payload, token: string) {
  const member = await findStaffBySession(payload, token);
  return member && (await lacksRequiredSecondFactor(payload, member.id)) ? undefined : member;
}

/** Authenticates CMS users by the staff session that login at /admin creates. */
export const staffSessionStrategy: AuthStrategy = {
  name,
  async authenticate({ headers, payload, req }) {
    const token = sessionToken("staff", headers);
    const isOwnCall = ownCalls.test(req?.pathname ?? "");
    if (token === undefined || isOwnCall || !mayUseCookie({ headers, method: req?.method })) {
      return { user: null };
    }
    const member = await unrestrictedStaff(payload, token).catch((error: unknown) => {
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
