import { setTimeout as delay } from "node:timers/promises";
import { tellOnce } from "./tell-once.ts";

/** What work needs that goes on for as long as its process. */
export interface Watch {
  log: (line: string) => void;
  /** Ends it, once what is under way is done. */
  signal: AbortSignal;
}

interface Looks extends Watch {
  everyMs: number;
  /** Said before the reason when it fails: "Cannot check links". */
  failure: string;
  /** Resolves to the milliseconds until the next look, where those are not `everyMs`. */
  look: () => Promise<number | undefined>;
}

/** Looks whether there is something to do, and does it, for as long as it is let. */
export async function keepLooking(looks: Looks): Promise<void> {
  const { signal, everyMs, look } = looks;
  const trouble = tellOnce(looks);
  while (!signal.aborted) {
    let pauseMs = everyMs;
    try {
      pauseMs = (await look()) ?? everyMs;
      trouble.works();
    } catch (error) {
      trouble.failed(error);
    }
    if (pauseMs > 0) {
      await delay(pauseMs, undefined, { signal }).catch(() => {});
    }
  }
}
