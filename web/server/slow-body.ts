import type { IncomingMessage, ServerResponse } from "node:http";
import { sendText } from "./send-text.ts";

export interface BodyPace {
  /** How long any body may take, in ms. */
  graceMs: number;
  /** What arrives earns it more: a large upload over a slow line is no attack. */
  bytesPerSecond: number;
}

/** Ends a request whose body arrives more slowly than any line of today. */
export function cutSlowBody(
  request: IncomingMessage,
  response: ServerResponse,
  { graceMs, bytesPerSecond }: BodyPace,
): void {
  const { socket } = request;
  const begun = performance.now();
  const readBefore = socket.bytesRead;
  const timeLeft = () => {
    const earned = ((socket.bytesRead - readBefore) / bytesPerSecond) * 1_000;
    return begun + graceMs + earned - performance.now();
  };
  const check = () => {
    if (!request.complete && timeLeft() <= 0) {
      response.shouldKeepAlive = false;
      sendText(response, 408, "The request took too long to arrive");
    } else if (!request.complete) {
      waitOn();
    }
  };
  // What arrived while this process itself was held up is read before the second look.
  const waitOn = () => {
    timer = setTimeout(
      () => {
        timer = setTimeout(check);
      },
      Math.max(0, timeLeft()),
    );
  };
  let timer: NodeJS.Timeout;
  waitOn();
  response.once("close", () => clearTimeout(timer));
}
