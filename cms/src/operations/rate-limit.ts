import { createHmac } from "node:crypto";
import type { PostgresAdapter } from "@payloadcms/db-postgres";
import type { Payload } from "payload";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";

export type RateLimitResult = { ok: true } | { ok: false; retryAfterSeconds: number };

interface RateLimitOptions {
  /** Names what is limited; each has its own count. */
  name: string;
  /** How many are allowed within `seconds`. */
  points: number;
  seconds: number;
}

export type RateLimit = (payload: Payload, visitor: string) => Promise<RateLimitResult>;

/**
 * Counts in PostgreSQL, so that several CMS processes share one count and a restart forgets none.
 * What is stored of the visitor is a keyed hash, not the address.
 */
export function createRateLimit({ name, points, seconds }: RateLimitOptions): RateLimit {
  let limiter: RateLimiterPostgres | undefined;

  return async (payload, visitor) => {
    limiter ??= new RateLimiterPostgres({
      storeClient: (payload.db as unknown as PostgresAdapter).pool,
      storeType: "pool",
      tableName: "rate_limits",
      // By a migration, like every other table.
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
    });
    const key = createHmac("sha256", payload.secret).update(visitor).digest("base64url");
    try {
      await limiter.consume(key);
      return { ok: true };
    } catch (rejection) {
      if (rejection instanceof RateLimiterRes) {
        return { ok: false, retryAfterSeconds: Math.ceil(rejection.msBeforeNext / 1_000) };
      }
      throw rejection;
    }
  };
}
