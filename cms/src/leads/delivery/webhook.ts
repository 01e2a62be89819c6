import { createHmac } from "node:crypto";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP } from "node:net";
import { readRetryAfter } from "../../ground/queue/retry-pause.ts";
import { isPublicAddress, PrivateAddressError, publicLookup } from "./public-lookup.ts";

export type Outcome = { ok: true } | { ok: false; reason: string; askedMs?: number | undefined };

export interface WebhookCall {
  url: string;
  /** Names the message for the receiver: the same for each attempt. */
  id: string;
  body: string;
  headers?: Record<string, string>;
  secret: string | undefined;
  allowsPrivate: boolean;
  timeoutMs: number;
}

/** `whsec_` begins a key in base64 (standardwebhooks.com); anything else is the key itself. */
function keyOf(secret: string): Buffer {
  return secret.startsWith("whsec_")
    ? Buffer.from(secret.slice("whsec_".length), "base64")
    : Buffer.from(secret, "utf8");
}

/** The headers of Standard Webhooks: who receives them can tell that the message is ours. */
export function signatureHeaders({
  id,
  body,
  secret,
  now = Date.now(),
}: Pick<WebhookCall, "id" | "body"> & { secret: string; now?: number }): Record<string, string> {
  const timestamp = String(Math.floor(now / 1_000));
  const signature = createHmac("sha256", keyOf(secret))
    .update(`${id}.${timestamp}.${body}`)
    .digest("base64");
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${signature}`,
  };
}

function reasonOf(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) {
    return String(error);
  }
  if (error.name === "AbortError" || error.name === "TimeoutError") {
    return `No answer within ${timeoutMs / 1_000} s`;
  }
  const code = (error as NodeJS.ErrnoException).code;
  return code && !error.message.includes(code) ? `${code}: ${error.message}` : error.message;
}

function outcomeOf({ statusCode = 0, headers }: IncomingMessage): Outcome {
  return statusCode >= 200 && statusCode < 300
    ? { ok: true }
    : {
        ok: false,
        reason: `The receiver answered ${statusCode}`,
        askedMs: readRetryAfter(headers["retry-after"]),
      };
}

/**
 * Posts JSON to a webhook once. Only an answer of the 200s is a delivery; a redirect is none and is
 * not followed, so no receiver can send us to another address.
 */
export async function callWebhook(call: WebhookCall): Promise<Outcome> {
  const { id, body, secret, allowsPrivate, timeoutMs } = call;
  const url = new URL(call.url);
  // A host that is an address is not looked up.
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (!allowsPrivate && isIP(host) && !isPublicAddress(host)) {
    return { ok: false, reason: new PrivateAddressError().message };
  }
  const send = url.protocol === "https:" ? httpsRequest : httpRequest;
  try {
    return await new Promise<Outcome>((resolve, reject) => {
      const request = send(url, {
        method: "POST",
        // A connection of its own: one that was kept might be closing.
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        ...(allowsPrivate ? {} : { lookup: publicLookup }),
        headers: {
          ...call.headers,
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
          "idempotency-key": id,
          ...(secret ? signatureHeaders({ id, body, secret }) : {}),
        },
      });
      const settle = (response: IncomingMessage) => {
        // The status is all we read: a receiver may answer without end.
        response.destroy();
        resolve(outcomeOf(response));
      };
      request.on("response", settle);
      // A receiver may want another protocol (101): Node hands its socket over, and forgets it.
      request.on("upgrade", (response, socket) => {
        socket.destroy();
        settle(response);
      });
      request.on("error", reject);
      // Whatever else ends the connection: nobody may wait for an answer that cannot come.
      request.on("close", () => reject(new Error("The connection was closed without an answer")));
      request.end(body);
    });
  } catch (error) {
    return { ok: false, reason: reasonOf(error, timeoutMs) };
  }
}
