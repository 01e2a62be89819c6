import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { createProxyServer } from "httpxy";
import { isBodyRefused, refuseBody } from "./body-bound.ts";
import { appendVisitorAddress } from "./visitor-address.ts";

/** What the CMS answers under the site's own origin, so that its cookies are first-party. */
const prefixes = ["/api", "/cms", "/_next"];

/** Whether a request target, with or without a query, belongs to the CMS. */
export function isForCms(target: string): boolean {
  return prefixes.some(
    (prefix) => target.startsWith(prefix) && /^$|[/?]/.test(target.charAt(prefix.length)),
  );
}

export interface CmsProxy {
  web(request: IncomingMessage, response: ServerResponse): Promise<void>;
  socket(request: IncomingMessage, socket: Socket, head: Buffer): Promise<void>;
}

/**
 * Passes requests and web sockets on to the CMS; a calm 503 while it is away. httpxy alone would pass
 * on what a visitor claims of their address, and append nothing.
 */
export function createCmsProxy(cmsUrl: string): CmsProxy {
  const proxy = createProxyServer({ target: cmsUrl, xfwd: true });

  return {
    async web(request: IncomingMessage, response: ServerResponse): Promise<void> {
      if (isBodyRefused(request)) {
        refuseBody(response);
        return;
      }
      appendVisitorAddress(request);
      try {
        await proxy.web(request, response);
      } catch {
        if (response.headersSent) {
          response.destroy();
          return;
        }
        response.writeHead(503, { "content-type": "application/json", "retry-after": "5" });
        response.end(JSON.stringify({ error: "Service Unavailable" }));
      }
    },
    async socket(request: IncomingMessage, socket: Socket, head: Buffer): Promise<void> {
      appendVisitorAddress(request);
      await proxy.ws(request, socket, {}, head).catch(() => socket.destroy());
    },
  };
}
