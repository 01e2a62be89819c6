import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { beatMs, type Heartbeat } from "contracts";

interface HeartbeatOptions {
  version: string;
  /** Tells the CMS, which has the database. */
  tell: (beat: Heartbeat) => Promise<void>;
}

/**
 * Says every few seconds that this process is there, for the panel. A CMS that is away is no fault of
 * this process: it hears of it when it is back.
 *
 * @returns says that it ends, and ends saying so
 */
export function keepBeating({ version, tell }: HeartbeatOptions): () => Promise<void> {
  const id = randomUUID();
  const say = (isEnding = false) => {
    const uptimeSeconds = Math.round(process.uptime());
    const beat = { id, part: "web", host: hostname(), version, uptimeSeconds } as const;
    return tell({ ...beat, ...(isEnding ? { isEnding } : {}) }).catch(() => {});
  };
  const timer = setInterval(say, beatMs, false).unref();
  void say();
  return () => {
    clearInterval(timer);
    return say(true);
  };
}
