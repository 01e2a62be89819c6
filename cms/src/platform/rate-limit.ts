import { createHmac } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Payload } from "payload";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { rateLimits } from "./app-tables.ts";
import { database, getPool, prepareQuery } from "./database.ts";

export type RateLimitResult =
  | {
      ok: true;
      /** Number of requests within the window, including this request. Absent for limits that count failures only. */
      used?: number;
    }
  | { ok: false; retryAfterSeconds: number };

interface RateLimitOptions {
  /** Name under which the limit's counts are stored. */
  name: string;
  /** Maximum number of points within `seconds`. */
  points: number;
  seconds: number;
}

/** Returns the key under which a visitor's counts are stored: a keyed hash, so that no IP address is stored. */
export function hashVisitorKey(payload: Payload, visitor: string): string {
  return createHmac("sha256", payload.secret).update(visitor).digest("base64url");
}

function createLimiter({ name, points, seconds }: RateLimitOptions) {
  let limiter: RateLimiterPostgres | undefined;
  return (payload: Payload): RateLimiterPostgres => {
    limiter ??= new RateLimiterPostgres({
      storeClient: getPool(payload),
      storeType: "pool",
      tableName: "rate_limits",
      // Prevents the library from creating the table; a migration creates it.
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
    });
    return limiter;
  };
}

function resultOf({ msBeforeNext }: Pick<RateLimiterRes, "msBeforeNext">): RateLimitResult {
  return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1_000)) };
}

async function consume(
  limiter: RateLimiterPostgres,
  key: string,
  points = 1,
): Promise<RateLimitResult> {
  try {
    const { consumedPoints } = await limiter.consume(key, points);
    return { ok: true, used: consumedPoints };
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) {
      return resultOf(rejection);
    }
    throw rejection;
  }
}

/**
 * Adds a number of points to a visitor's count, by default 1. The result states whether the limit allows the request.
 */
export type RateLimit = (
  payload: Payload,
  visitor: string,
  points?: number,
) => Promise<RateLimitResult>;

/**
 * Creates a rate limit. Counts are stored in PostgreSQL, so that all CMS processes share them and restarts do not reset
 * them.
 */
export function createRateLimit(options: RateLimitOptions): RateLimit {
  const limiter = createLimiter(options);
  return (payload, visitor, points) =>
    consume(limiter(payload), hashVisitorKey(payload, visitor), points);
}

/** Rate limit that counts failures instead of requests. */
export interface FailureLimit {
  points: number;
  count: RateLimit;
  /** Subtracts one count, for attempts that are counted before their outcome is known. */
  takeBack(payload: Payload, visitor: string): Promise<void>;
  storedKey(payload: Payload, visitor: string): string;
}

export function createFailureLimit(options: RateLimitOptions): FailureLimit {
  const limiter = createLimiter(options);
  return {
    points: options.points,
    count: (payload, visitor) => consume(limiter(payload), hashVisitorKey(payload, visitor)),
    takeBack: async (payload, visitor) => {
      await limiter(payload).reward(hashVisitorKey(payload, visitor));
    },
    storedKey: (payload, visitor) => limiter(payload).getKey(hashVisitorKey(payload, visitor)),
  };
}

const readCounts = prepareQuery((db) =>
  db
    .select()
    .from(rateLimits)
    .where(sql`${rateLimits.key} = any(${sql.placeholder("keys")})`)
    .prepare("rate-limit-counts"),
);

/** Checks whether each limit allows another failure, without counting a failure. */
export async function checkFailureLimits(
  payload: Payload,
  asked: readonly { limit: FailureLimit; visitor: string }[],
): Promise<RateLimitResult[]> {
  const keys = asked.map(({ limit, visitor }) => limit.storedKey(payload, visitor));
  const counts = await readCounts(database(payload)).execute({ keys });
  return asked.map(({ limit }, index) => {
    const found = counts.find(({ key }) => key === keys[index]);
    const msBeforeNext = (found?.expire ?? 0) - Date.now();
    return found && msBeforeNext > 0 && found.points >= limit.points
      ? resultOf({ msBeforeNext })
      : { ok: true };
  });
}
