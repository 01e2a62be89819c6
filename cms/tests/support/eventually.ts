import { setTimeout as delay } from "node:timers/promises";

/**
 * Polls `probe` until it returns a truthy value, and returns that value. After `timeoutMs`, throws an error that
 * contains `what`. The default timeout allows for a machine that stalls for seconds.
 */
export async function waitForResult<T>(
  what: string,
  probe: () => Promise<T | undefined | false> | T | undefined | false,
  timeoutMs = 120_000,
): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    const found = await probe();
    if (found) {
      return found;
    }
    await delay(50);
  }
  throw new Error(`It did not happen within ${timeoutMs} ms: ${what}`);
}
