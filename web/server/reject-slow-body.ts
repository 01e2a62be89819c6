import type { IncomingMessage, ServerResponse } from "node:http";
import { sendText } from "./send-text.ts";

export interface BodySpeedLimit {
  /** Time limit, in ms, that applies to any body. */
  graceMs: number;
  /**
   * Minimum speed, in bytes per second. Arriving bytes extend the time limit, so that a large upload over a slow line
   * is accepted.
   */
  bytesPerSecond: number;
}

/** Rejects a request with 408 if its body arrives more slowly than `bytesPerSecond`. */
export function rejectSlowBody(
  request: IncomingMessage,
  response: ServerResponse,
  { graceMs, bytesPerSecond }: BodySpeedLimit,
): void {
  const { socket } = request;
  const startedAt = performance.now();
  const readBefore = socket.bytesRead;
  const timeLeft = () => {
    const extensionMs = ((socket.bytesRead - readBefore) / bytesPerSecond) * 1_000;
    return startedAt + graceMs + extensionMs - performance.now();
  };
  const check = () => {
    if (!request.complete && timeLeft() <= 0) {
      response.shouldKeepAlive = false;
      sendText(response, 408, "The request took too long to arrive");
    } else if (!request.complete) {
      scheduleCheck();
    }
  };
  // Uses two timers, so that bytes that arrived while this process was blocked are read before the
  // check.
  const scheduleCheck = () => {
    timer = setTimeout(
      () => {
        timer = setTimeout(check);
      },
      Math.max(0, timeLeft()),
    );
  };
  let timer: NodeJS.Timeout;
  scheduleCheck();
  response.once("close", () => clearTimeout(timer));
}
