import type { PayloadRequest } from "payload";
import type { label } from "../i18n/label.ts";
import { textLanguage } from "../i18n/text-language.ts";
import { createRateLimit } from "../rate-limit.ts";
import { jsonResponse } from "./refusal.ts";
import { countRefusal } from "./refusal-alerts.ts";

interface DailyLimit {
  /** Name under which the limit's counts are stored. */
  name: string;
  /** Maximum number of calls per user within 24 hours. */
  max: number;
  /** Error that the user's screen shows. */
  text: ReturnType<typeof label>;
}

/**
 * Returns a function that counts a call towards its user's limit. The function returns an error response for a call
 * above the limit, otherwise undefined.
 */
export function createDailyLimit({ name, max, text }: DailyLimit) {
  const limit = createRateLimit({ name, points: max, seconds: 24 * 60 * 60 });
  return async ({ payload, user, i18n }: PayloadRequest): Promise<Response | undefined> => {
    const counted = await limit(payload, user?.id ?? "");
    if (counted.ok) {
      return undefined;
    }
    void countRefusal(payload, "requests");
    return jsonResponse(
      { error: text[textLanguage(i18n.language)], code: "rate-limited" },
      { status: 429, headers: { "retry-after": String(counted.retryAfterSeconds) } },
    );
  };
}
