import { once } from "node:events";
import { createServer, request as httpRequest } from "node:http";
import type { Instance } from "./instance.ts";

/** A proxy between a web server and an instance's CMS. The proxy can fail selected calls. */
export interface CmsRelay {
  /** Fails all calls whose method and path match the pattern. Without a pattern, fails no call. */
  failCalls(calls?: RegExp): void;
  /**
   * Returns the pages' API calls since the previous call of this function, each as method and path.
   */
  takeCalls(): string[];
  close(): void;
}

/**
 * Excludes media, and the calls that the web server makes for itself: event stream, heartbeat, layout data of other
 * languages.
 */
function isPageCall(path: string): boolean {
  return /^\/api\/(?!media|content\/(?:events|heartbeat|shell\?locale=(?:en-US|es-ES)))/.test(path);
}

/** Starts a relay on a local port. Sets the origin of forwarded calls to the origin of the instance. */
export async function startCmsRelay(
  port: number,
  { cmsPort, url }: Pick<Instance, "cmsPort" | "url">,
): Promise<CmsRelay> {
  let failing: RegExp | undefined;
  let calls: string[] = [];
  const server = createServer((request, response) => {
    const { method = "GET", url: path = "/", headers } = request;
    if (isPageCall(path)) {
      calls.push(`${method} ${path.replace(/\?.*/, "")}`);
    }
    if (failing?.test(`${method} ${path}`)) {
      request.socket.destroy();
      return;
    }
    const sent = { ...headers, ...(headers.origin ? { origin: url } : {}) };
    const forwarded = httpRequest(
      { host: "127.0.0.1", port: cmsPort, method, path, headers: sent },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    forwarded.on("error", () => response.destroy());
    response.on("close", () => forwarded.destroy());
    request.pipe(forwarded);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    failCalls: (calls) => {
      failing = calls;
    },
    takeCalls: () => {
      const taken = calls;
      calls = [];
      return taken;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
