import { Agent, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { Readable } from "node:stream";
import { mayHashPassword } from "contracts";
import { FairQueue } from "contracts/fair-queue";
import { createProxyServer } from "httpxy";
import { CmsHealth } from "../shared/cms-health.ts";
import { isBodyTooLarge, rejectLargeBody } from "./body-limit.ts";
import { createDisconnectSignal } from "./disconnect-signal.ts";
import { sendUnavailable } from "./send-text.ts";
import { hasBody, isSmallBody, readSmallBody } from "./small-body.ts";
import { appendVisitorAddress } from "./visitor-address.ts";

/** Paths that the CMS serves. Site and CMS share an origin, so the cookies of the CMS are first-party. */
const prefixes = ["/api", "/cms", "/_next"];

/** Maximum time, in ms, without progress of an upload to the CMS, or of a response that has begun. */
const idleTimeoutMs = 120_000;

/** Returns true if a request target, with or without a query, belongs to the CMS. */
export function isForCms(target: string): boolean {
  return prefixes.some(
    (prefix) => target.startsWith(prefix) && /^$|[/?]/.test(target.charAt(prefix.length)),
  );
}

export interface CmsProxy {
  /** Forwards a request; `address` is the rate-limit key of the request. */
  web(request: IncomingMessage, response: ServerResponse, address: string): Promise<void>;
  socket(request: IncomingMessage, socket: Socket, head: Buffer): Promise<void>;
  /** Slots for calls that verify a password in the CMS. Account pages use these slots too. */
  passwords: FairQueue;
}

/** State of a forwarded call, stored by the response to the visitor. */
interface ForwardedCall {
  /** Aborts when the CMS is found to hang. */
  hanging: AbortSignal;
  onResponse: () => void;
}

/**
 * Hop-by-hop headers (RFC 9110, 7.6.1) describe the visitor's connection, so they are never
 * forwarded.
 */
function dropConnectionHeaders({ headers }: IncomingMessage): void {
  for (const name of ["connection", "upgrade", "keep-alive", "proxy-connection", "te", "expect"]) {
    delete headers[name];
  }
}

/**
 * Forwards requests to the CMS, with slots shared fairly between IP addresses, and responds with 503 while the CMS is
 * down or hangs. Small bodies are read before a slot is taken, so that a slow body blocks no slot. Appends the
 * visitor's IP address itself, because httpxy would forward an address that the visitor claims in the header.
 */
export function createCmsProxy(cmsUrl: string): CmsProxy {
  const health = new CmsHealth(cmsUrl);
  // Does not limit the number of sockets, because the slots already limit the calls. A socket limit would make calls
  // wait without a timeout.
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });
  const proxy = createProxyServer({
    target: cmsUrl,
    xfwd: true,
    agent,
    proxyTimeout: idleTimeoutMs,
  });
  const forwardedCalls = new WeakMap<ServerResponse, ForwardedCall>();
  const calls = new FairQueue({
    slots: 24,
    slotsPerAddress: 6,
    waiting: 2_048,
    waitingPerAddress: 512,
    timeoutMs: 10_000,
  });
  // Uploads have separate slots, because an upload holds its slot while it arrives. In shared slots, slow uploads would
  // delay other calls.
  const uploads = new FairQueue({
    slots: 16,
    slotsPerAddress: 4,
    waiting: 256,
    waitingPerAddress: 64,
    timeoutMs: 120_000,
  });

  // Has more slots than can be in use, so that no request waits here. Instead, requests wait in the queue of the CMS,
  // which recognizes known devices.
  const passwords = new FairQueue({
    slots: 384,
    slotsPerAddress: 6,
    waiting: 1_024,
    waitingPerAddress: 64,
    timeoutMs: 10_000,
  });

  proxy.on("proxyReq", (outgoing, _request, response) => {
    const hangSignal = forwardedCalls.get(response)?.hanging;
    const abortCall = () => void outgoing.destroy(new Error("The CMS hangs"));
    if (hangSignal?.aborted) {
      abortCall();
    } else {
      hangSignal?.addEventListener("abort", abortCall, { once: true });
    }
  });
  proxy.on("proxyRes", (cmsResponse, request, response) => {
    forwardedCalls.get(response)?.onResponse();
    delete cmsResponse.headers["keep-alive"];
    // Deletes Payload's CORS headers. They have no use, because no other origin is allowed (payload.config.ts).
    delete cmsResponse.headers["access-control-allow-headers"];
    delete cmsResponse.headers["access-control-allow-methods"];
    const isReusable = response.shouldKeepAlive && request.complete;
    cmsResponse.headers.connection = isReusable ? "keep-alive" : "close";
  });

  async function forward(
    request: IncomingMessage,
    response: ServerResponse,
    { address, hanging, onResponse }: ForwardedCall & { address: string },
  ): Promise<void> {
    const isUpload = hasBody(request) && !isSmallBody(request);
    const body = isUpload ? undefined : await readSmallBody(request);
    const aborted = AbortSignal.any([createDisconnectSignal(response), hanging]);
    const verifiesPassword = mayHashPassword(request.url ?? "", request.headers.authorization);
    const queue = verifiesPassword ? passwords : calls;
    const slot = await (isUpload ? uploads : queue).enter({ address, signal: aborted });
    if (!slot.ok) {
      throw new Error(slot.reason);
    }
    try {
      // Releases the slot with the response head: sending the body costs the CMS little, and its speed depends on the
      // visitor.
      const end = () => {
        slot.end();
        onResponse();
      };
      forwardedCalls.set(response, { hanging, onResponse: end });
      await proxy.web(request, response, {
        ...(body ? { buffer: Readable.from([body]) } : {}),
        // Forwards HEAD as GET, because Payload implements no HEAD. Node omits the body of the response to HEAD.
        ...(request.method === "HEAD" ? { method: "GET" } : {}),
      });
    } finally {
      slot.end();
    }
  }

  return {
    passwords,
    async web(request, response, address) {
      if (isBodyTooLarge(request)) {
        rejectLargeBody(response);
        return;
      }
      appendVisitorAddress(request);
      dropConnectionHeaders(request);
      const watch = health.watch();
      try {
        await forward(request, response, {
          address,
          hanging: watch.signal,
          onResponse: watch.stop,
        });
      } catch {
        const body = JSON.stringify({ error: "Service Unavailable" });
        sendUnavailable(response, body, "application/json");
      } finally {
        watch.stop();
      }
    },
    async socket(request, socket, head) {
      appendVisitorAddress(request);
      await proxy.ws(request, socket, {}, head).catch(() => socket.destroy());
    },
  };
}
