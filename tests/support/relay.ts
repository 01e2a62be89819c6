import { once } from "node:events";
import { createServer, request as httpRequest } from "node:http";
import type { Instance } from "./instance.ts";

/** Stands between a web server and an instance's CMS, and cuts the calls that it is told to. */
export interface Relay {
  /** Calls whose method and path match get no answer; without a pattern all are let through. */
  cut(calls?: RegExp): void;
  /** The API calls of pages since the last time, each as its method and path. */
  takeCalls(): string[];
  close(): void;
}

/** Not pictures, nor what is the server's own: the stream of changes, its heartbeat, languages that nobody asked for. */
function isPageCall(path: string): boolean {
  return /^\/api\/(?!media|content\/(?:events|heartbeat|shell\?locale=(?:en-US|es-ES)))/.test(path);
}

/** A relay at a port of this machine. What it lets through reaches the CMS as from its own site. */
export async function startRelay(
  port: number,
  { cmsPort, url }: Pick<Instance, "cmsPort" | "url">,
): Promise<Relay> {
  let isCut: RegExp | undefined;
  let calls: string[] = [];
  const server = createServer((request, response) => {
    const { method = "GET", url: path = "/", headers } = request;
    if (isPageCall(path)) {
      calls.push(`${method} ${path.replace(/\?.*/, "")}`);
    }
    if (isCut?.test(`${method} ${path}`)) {
      request.socket.destroy();
      return;
    }
    const sent = { ...headers, ...(headers.origin ? { origin: url } : {}) };
    const passed = httpRequest(
      { host: "127.0.0.1", port: cmsPort, method, path, headers: sent },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    passed.on("error", () => response.destroy());
    response.on("close", () => passed.destroy());
    request.pipe(passed);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    cut: (calls) => {
      isCut = calls;
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
