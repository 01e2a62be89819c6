import { env } from "#app/env.server.ts";
import { CmsHealth } from "../shared/cms-health.ts";

/** How long a CMS that is well may take to answer, in ms; passwords take their time. */
const timeoutMs = 10_000;

const health = new CmsHealth(env.CMS_URL);

/**
 * Asks the CMS, and gives up when it hangs, takes too long, or `signal` says that nobody waits any
 * more. @throws then, and when it is away
 */
export async function askCms(path: string, init: RequestInit = {}): Promise<Response> {
  const watch = health.watch();
  const signals = [watch.signal, AbortSignal.timeout(timeoutMs), init.signal ?? []].flat();
  try {
    return await fetch(new URL(path, env.CMS_URL), { ...init, signal: AbortSignal.any(signals) });
  } finally {
    watch.stop();
  }
}
