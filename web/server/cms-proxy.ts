import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { createProxyServer } from "httpxy";

/** What the CMS answers under the site's own origin, so that its cookies are first-party. */
const prefixes = ["/api", "/cms", "/_next"];

export function isForCms(path: string): boolean {
  return prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}

/** Passes requests and web sockets on to the CMS; a calm 503 while it is away. */
export function createCmsProxy(cmsUrl: string) {
  const proxy = createProxyServer({ target: cmsUrl, xfwd: true });

  return {
    async web(request: IncomingMessage, response: ServerResponse): Promise<void> {
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
      await proxy.ws(request, socket, {}, head).catch(() => socket.destroy());
    },
  };
}
