import { createHmac } from "node:crypto";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { readRetryAfter } from "../../platform/queue/retry-pause.ts";
import type { JobOutcome } from "../../platform/queue/run-queue.ts";
import { isPrivateIp, lookUpPublicAddress, PrivateAddressError } from "./public-lookup.ts";

export interface WebhookCall {
  url: string;
  /** Message id, which is the same for each attempt. */
  id: string;
  body: string;
  headers?: Record<string, string>;
  secret: string | undefined;
  allowsPrivate: boolean;
  timeoutMs: number;
}

/**
 * Decodes a secret. A secret with the prefix `whsec_` is base64 (standardwebhooks.com); any other secret is plain text.
 */
function signingKey(secret: string): Buffer {
  return secret.startsWith("whsec_")
    ? Buffer.from(secret.slice("whsec_".length), "base64")
    : Buffer.from(secret, "utf8");
}

/** Returns the headers of Standard Webhooks, which prove to receivers that we sent the message. */
export function createSignatureHeaders({
  id,
  body,
  secret,
  now = Date.now(),
}: Pick<WebhookCall, "id" | "body"> & { secret: string; now?: number }): Record<string, string> {
  const timestamp = String(Math.floor(now / 1_000));
  const signature = createHmac("sha256", signingKey(secret))
    .update(`${id}.${timestamp}.${body}`)
    .digest("base64");
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${signature}`,
  };
}

function failureReason(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) {
    return String(error);
  }
  if (error.name === "AbortError" || error.name === "TimeoutError") {
    return `No answer within ${timeoutMs / 1_000} s`;
  }
  const code = (error as NodeJS.ErrnoException).code;
  return code && !error.message.includes(code) ? `${code}: ${error.message}` : error.message;
}

function outcomeOf({ statusCode = 0, headers }: IncomingMessage): JobOutcome {
  return statusCode >= 200 && statusCode < 300
    ? { ok: true }
    : {
        ok: false,
        reason: `The receiver answered ${statusCode}`,
        retryAfterMs: readRetryAfter(headers["retry-after"]),
      };
}

/**
 * Posts JSON to a webhook once. Only a 2xx response counts as delivered. Follows no redirects, so that no receiver can
 * direct requests to another URL.
 */
export async function callWebhook(call: WebhookCall): Promise<JobOutcome> {
  const { id, body, secret, allowsPrivate, timeoutMs } = call;
  const url = new URL(call.url);
  if (!allowsPrivate && isPrivateIp(url.hostname)) {
    return { ok: false, reason: new PrivateAddressError().message };
  }
  const send = url.protocol === "https:" ? httpsRequest : httpRequest;
  try {
    return await new Promise<JobOutcome>((resolve, reject) => {
      const request = send(url, {
        method: "POST",
        // Opens a new connection, because the receiver could be closing an idle one.
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        ...(allowsPrivate ? {} : { lookup: lookUpPublicAddress }),
        headers: {
          ...call.headers,
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
          "idempotency-key": id,
          ...(secret ? createSignatureHeaders({ id, body, secret }) : {}),
        },
      });
      const settle = (response: IncomingMessage) => {
        // Discards the body, because a receiver could send an endless one.
        response.destroy();
        resolve(outcomeOf(response));
      };
      request.on("response", settle);
      // Destroys the socket after 101 (Switching Protocols), because Node would leave it open.
      request.on("upgrade", (response, socket) => {
        socket.destroy();
        settle(response);
      });
      request.on("error", reject);
      // Rejects if the connection ends without a response. Has no effect if the promise is already settled.
      request.on("close", () => reject(new Error("The connection was closed without an answer")));
      request.end(body);
    });
  } catch (error) {
    return { ok: false, reason: failureReason(error, timeoutMs) };
  }
}
