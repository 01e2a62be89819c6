import { consentRequest, maxConsentRequestBytes } from "contracts";
import type { Endpoint } from "payload";
import { createRateLimit } from "../../ground/rate-limit.ts";
import { readStorableJson } from "../../ground/request/limited-json.ts";
import { visitorAddress } from "../../ground/request/visitor-address.ts";

/** Generous to an office behind one address, and no way to fill the database. */
const limitConsents = createRateLimit({ name: "consent", points: 120, seconds: 10 * 60 });

const statuses = { invalid: 400, "too-large": 413, "not-json": 415, "rate-limited": 429 } as const;

function refuse(code: keyof typeof statuses, headers: Record<string, string> = {}): Response {
  return Response.json({ error: code, code }, { status: statuses[code], headers });
}

const record: Endpoint = {
  path: "/",
  method: "post",
  handler: async ({ payload, headers, body }) => {
    const json = await readStorableJson({ headers, body }, maxConsentRequestBytes);
    if (!json.ok) {
      return refuse(json.code);
    }
    const request = consentRequest.safeParse(json.value);
    if (!request.success) {
      return refuse("invalid");
    }
    const allowance = await limitConsents(payload, visitorAddress(headers));
    if (!allowance.ok) {
      return refuse("rate-limited", { "retry-after": String(allowance.retryAfterSeconds) });
    }
    await payload.create({ collection: "consents", data: request.data, depth: 0 });
    return new Response(null, { status: 204 });
  },
};

export const consentEndpoints: Endpoint[] = [record];
