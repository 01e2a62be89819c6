import { conversionRequest, conversionsApi, maxConversionBytes } from "contracts";
import { database } from "../platform/database.ts";
import { createRateLimit } from "../platform/rate-limit.ts";
import { allowAnyone, defineEndpoint } from "../platform/request/endpoint.ts";
import { countConversion } from "./count-conversion.ts";

/**
 * Limits requests per IP address. High enough for an office behind one address that opens many pages, each with up to
 * two events.
 */
const limitConversions = createRateLimit({ name: "conversion", points: 120, seconds: 10 * 60 });

/** Limits the counted conversions per IP address and day, so that one client cannot distort the figures. */
const limitDaily = createRateLimit({ name: "conversion-day", points: 100, seconds: 24 * 60 * 60 });

/** Counts events that occur only in the browser. The response is empty, because browsers ignore it. */
const countEvent = defineEndpoint({
  path: conversionsApi,
  method: "post",
  access: allowAnyone,
  body: conversionRequest,
  maxBytes: maxConversionBytes,
  limit: limitConversions,
  handle: async ({ payload, visitor, body: { event, path, campaign } }) => {
    if ((await limitDaily(payload, visitor)).ok) {
      await countConversion(database(payload), { event, page: path, campaign });
    }
    return new Response(null, { status: 204 });
  },
});

export const conversionEndpoints = [countEvent];
