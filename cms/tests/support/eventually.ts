import { setTimeout as delay } from "node:timers/promises";

/** Waits until `probe` answers something, and hands that back; fails with `what` after the patience. */
export async function eventually<T>(
  what: string,
  probe: () => Promise<T | undefined | false> | T | undefined | false,
  patienceMs = 20_000,
): Promise<T> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    const found = await probe();
    if (found) {
      return found;
    }
    await delay(50);
  }
  throw new Error(`It did not happen within ${patienceMs} ms: ${what}`);
}
