import { consentRequest, maxConsentRequestBytes } from "contracts";
import { createRateLimit } from "../../platform/rate-limit.ts";
import { allowAnyone, defineEndpoint } from "../../platform/request/endpoint.ts";

/**
 * Limits consents per IP address. High enough for an office behind one address, low enough that nobody can fill the
 * database.
 */
const limitConsents = createRateLimit({ name: "consent", points: 120, seconds: 10 * 60 });

const record = defineEndpoint({
  path: "/",
  method: "post",
  access: allowAnyone,
  body: consentRequest,
  maxBytes: maxConsentRequestBytes,
  limit: limitConsents,
  handle: async ({ payload, body }) => {
    await payload.create({ collection: "consents", data: body, depth: 0 });
    return new Response(null, { status: 204 });
  },
});

export const consentEndpoints = [record];
