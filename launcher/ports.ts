import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { getErrorCode, LaunchError } from "./launch-error.ts";

export const loopbackAddress = "127.0.0.1";

/** A port on which the product listens. Without `host`, the product listens on every interface. */
interface Listener {
  variable: string;
  port: number;
  host?: string;
}

async function listen({ port, host }: { port: number; host?: string | undefined }) {
  const server = createServer();
  server.listen({ port, host });
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return address;
}

export async function findFreePort(): Promise<number> {
  const address = await listen({ port: 0, host: loopbackAddress });
  if (address === null || typeof address === "string") {
    throw new Error("not a network address");
  }
  return address.port;
}

async function portError(listener: Listener): Promise<string | undefined> {
  try {
    await listen(listener);
    return undefined;
  } catch (error) {
    const code = getErrorCode(error);
    if (code === "EADDRINUSE") {
      return "is already in use";
    }
    if (code === "EACCES") {
      return "may not be used by this user";
    }
    throw error;
  }
}

/**
 * Throws a LaunchError if a port is in use. Waits up to `timeoutMs` (ms) for the port to become free, because the
 * servers of a killed run may still be exiting.
 */
export async function assertPortsFree(
  listeners: readonly Listener[],
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal },
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (const listener of listeners) {
    let reason = await portError(listener);
    while (reason && Date.now() < deadline) {
      await delay(100, undefined, { signal }).catch(() => signal.throwIfAborted());
      reason = await portError(listener);
    }
    if (reason) {
      throw new LaunchError(
        `${listener.variable}: port ${listener.port} ${reason}; choose another with ${listener.variable}=...`,
      );
    }
  }
}
