import type { RunningCms } from "./cms.ts";

/** Uses up `points` of a rate limit. `visitor` is the key under which the limit counts. */
export async function exhaustRateLimit(
  cms: RunningCms,
  limit: string,
  visitor: string,
  points: number,
): Promise<void> {
  const { hashVisitorKey } = await import("../../src/platform/rate-limit.ts");
  await cms.query(
    `insert into rate_limits
     values ('${limit}:${hashVisitorKey(cms.payload, visitor)}', ${points}, ${Date.now() + 3_600_000})
     on conflict (key) do update set points = excluded.points`,
  );
}
