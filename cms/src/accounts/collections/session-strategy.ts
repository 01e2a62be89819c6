import type { AuthStrategy } from "payload";
import { isDatabaseAway } from "../../ground/failures.ts";
import { mayUseCookie } from "../../ground/request/same-site.ts";
import type { Staff } from "../../payload-types.ts";
import { sessionToken } from "../endpoints/session-cookie.ts";
import { staffBySession } from "../staff/staff-session.ts";

const name = "staff-session";

/** The calls that authenticate by themselves, with Basic too (endpoints/accounts). */
const ownCalls = /^\/api\/(auth|admin)\//;

/** Who works in the CMS: the staff session that login at /admin started. */
export const staffSessionStrategy: AuthStrategy = {
  name,
  async authenticate({ headers, payload, req }) {
    const token = sessionToken("staff", headers);
    const isOwnCall = ownCalls.test(req?.pathname ?? "");
    if (token === undefined || isOwnCall || !mayUseCookie({ headers, method: req?.method })) {
      return { user: null };
    }
    const member = await staffBySession(payload, token).catch((error: unknown) => {
      if (req && isDatabaseAway(error)) {
        // Payload would go on with nobody, who is told that they may not (endpoints/guard-endpoints.ts).
        req.context.isSessionUnknown = true;
      }
      throw error;
    });
    // What access rules and screens read of the person; the rest of the document they load.
    const user =
      member && ({ ...member, collection: "staff", _strategy: name } as Partial<Staff> as Staff);
    return { user: user ?? null };
  },
};
