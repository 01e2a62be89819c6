import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { type Heartbeat, heartbeatMs } from "contracts";

interface HeartbeatOptions {
  version: string;
  /** Sends a heartbeat to the CMS, which stores it in the database. */
  send: (beat: Heartbeat) => Promise<void>;
}

/**
 * Sends a heartbeat every few seconds, so that the panel lists this process. Ignores failures: the CMS gets the next
 * heartbeat when it is back.
 * @returns a function that stops the heartbeats and sends a last heartbeat, which reports the end of the process
 */
export function startHeartbeats({ version, send }: HeartbeatOptions): () => Promise<void> {
  const id = randomUUID();
  const sendHeartbeat = (isEnding = false) => {
    const uptimeSeconds = Math.round(process.uptime());
    const heartbeat = { id, part: "web", host: hostname(), version, uptimeSeconds } as const;
    return send({ ...heartbeat, ...(isEnding ? { isEnding } : {}) }).catch(() => {});
  };
  const timer = setInterval(sendHeartbeat, heartbeatMs, false).unref();
  void sendHeartbeat();
  return () => {
    clearInterval(timer);
    return sendHeartbeat(true);
  };
}
