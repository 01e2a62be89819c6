import { env } from "#app/env.server.ts";
import { CmsHealth } from "../shared/cms-health.ts";

/** Timeout of a call to the CMS, in ms. A password check takes less time. */
const timeoutMs = 10_000;

const health = new CmsHealth(env.CMS_URL);

/**
 * Calls the CMS. Aborts the call if the CMS hangs, the call takes too long, or `signal` reports that the client
 * disconnected.
 *
 * @throws if the call is aborted or the CMS is down
 */
export async function fetchCms(path: string, init: RequestInit = {}): Promise<Response> {
  const watch = health.watch();
  const signals = [watch.signal, AbortSignal.timeout(timeoutMs), init.signal ?? []].flat();
  try {
    return await fetch(new URL(path, env.CMS_URL), { ...init, signal: AbortSignal.any(signals) });
  } finally {
    watch.stop();
  }
}
