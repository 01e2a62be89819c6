import { Agent, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { Readable } from "node:stream";
import { takesPassword } from "contracts";
import { FairQueue } from "contracts/fair-queue";
import { createProxyServer } from "httpxy";
import { CmsHealth } from "../ground/cms-health.ts";
import { isBodyRefused, refuseBody } from "./body-bound.ts";
import { goneSignal } from "./gone-signal.ts";
import { sendUnavailable } from "./send-text.ts";
import { hasBody, isSmallBody, readSmallBody } from "./small-body.ts";
import { appendVisitorAddress } from "./visitor-address.ts";

/** What the CMS answers under the site's own origin, so that its cookies are first-party. */
const prefixes = ["/api", "/cms", "/_next"];

/** How long an answer of the CMS that has begun, or an upload to it, may stand still, in ms. */
const silenceMs = 120_000;

/** Whether a request target, with or without a query, belongs to the CMS. */
export function isForCms(target: string): boolean {
  return prefixes.some(
    (prefix) => target.startsWith(prefix) && /^$|[/?]/.test(target.charAt(prefix.length)),
  );
}

export interface CmsProxy {
  /** `address` is who the request counts for. */
  web(request: IncomingMessage, response: ServerResponse, address: string): Promise<void>;
  socket(request: IncomingMessage, socket: Socket, head: Buffer): Promise<void>;
  /** Turns of the calls that wait in the line for passwords of the CMS, the pages' own too. */
  passwords: FairQueue;
}

/** What happens to a call on its way, by the visitor's response to it. */
interface Passage {
  /** Aborts when the CMS is found to hang. */
  hanging: AbortSignal;
  onAnswer: () => void;
}

/** Only these say anything of the connection to us; what ours to the CMS is like, we say ourselves. */
function dropConnectionHeaders({ headers }: IncomingMessage): void {
  for (const name of ["connection", "upgrade", "keep-alive", "proxy-connection", "te", "expect"]) {
    delete headers[name];
  }
}

/**
 * Passes requests on to the CMS, those of each address in their turn; a calm 503 while it is away or
 * hangs. Small bodies are read first, so that a slow one takes no turn. httpxy alone would pass on
 * what a visitor claims of their address, and append nothing.
 */
export function createCmsProxy(cmsUrl: string): CmsProxy {
  const health = new CmsHealth(cmsUrl);
  // Bounded by the turns: what waits for a socket of the agent would wait without end.
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });
  const proxy = createProxyServer({ target: cmsUrl, xfwd: true, agent, proxyTimeout: silenceMs });
  const passages = new WeakMap<ServerResponse, Passage>();
  const calls = new FairQueue({
    turns: 24,
    turnsPerAddress: 6,
    waiting: 2_048,
    waitingPerAddress: 512,
    patienceMs: 10_000,
  });
  // They have their turn while they arrive, so they share others: a slow one holds up no call.
  const uploads = new FairQueue({
    turns: 16,
    turnsPerAddress: 4,
    waiting: 256,
    waitingPerAddress: 64,
    patienceMs: 120_000,
  });

  // So many that nobody waits here: the line is the CMS's, which knows who is familiar.
  const passwords = new FairQueue({
    turns: 384,
    turnsPerAddress: 6,
    waiting: 1_024,
    waitingPerAddress: 64,
    patienceMs: 10_000,
  });

  proxy.on("proxyReq", (outgoing, _request, response) => {
    const hanging = passages.get(response)?.hanging;
    const giveUp = () => void outgoing.destroy(new Error("The CMS hangs"));
    if (hanging?.aborted) {
      giveUp();
    } else {
      hanging?.addEventListener("abort", giveUp, { once: true });
    }
  });
  proxy.on("proxyRes", (answer, request, response) => {
    passages.get(response)?.onAnswer();
    delete answer.headers["keep-alive"];
    // Payload says how other origins may ask; none may (payload.config.ts), and pictures are lighter without.
    delete answer.headers["access-control-allow-headers"];
    delete answer.headers["access-control-allow-methods"];
    const isReusable = response.shouldKeepAlive && request.complete;
    answer.headers.connection = isReusable ? "keep-alive" : "close";
  });

  async function passOn(
    request: IncomingMessage,
    response: ServerResponse,
    { address, hanging, onAnswer }: Passage & { address: string },
  ): Promise<void> {
    const isUpload = hasBody(request) && !isSmallBody(request);
    const body = isUpload ? undefined : await readSmallBody(request);
    const leaving = AbortSignal.any([goneSignal(response), hanging]);
    const isOfPassword = takesPassword(request.url ?? "", request.headers.authorization);
    const small = isOfPassword ? passwords : calls;
    const turn = await (isUpload ? uploads : small).enter({ address, signal: leaving });
    if (!turn.ok) {
      throw new Error(turn.reason);
    }
    try {
      // What is written of the answer costs the CMS little, and how fast is for the visitor to say.
      const end = () => {
        turn.end();
        onAnswer();
      };
      passages.set(response, { hanging, onAnswer: end });
      await proxy.web(request, response, {
        ...(body ? { buffer: Readable.from([body]) } : {}),
        // Nothing of ours answers HEAD by itself; no body goes out to it.
        ...(request.method === "HEAD" ? { method: "GET" } : {}),
      });
    } finally {
      turn.end();
    }
  }

  return {
    passwords,
    async web(request, response, address) {
      if (isBodyRefused(request)) {
        refuseBody(response);
        return;
      }
      appendVisitorAddress(request);
      dropConnectionHeaders(request);
      const watch = health.watch();
      try {
        await passOn(request, response, { address, hanging: watch.signal, onAnswer: watch.stop });
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
