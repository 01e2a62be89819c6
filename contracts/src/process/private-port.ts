import { createServer, type Server } from "node:http";

interface PrivatePortOptions {
  /** Undefined if the service has no private port. */
  port: number | undefined;
  host: string;
  metrics: { contentType: string; metrics(): Promise<string> };
  isReady: () => Promise<boolean>;
}

/** Serves `/metrics`, `/healthz` and `/readyz` on a port that must not be reachable from the internet. */
export function openPrivatePort(options: PrivatePortOptions): Server | undefined {
  const { port, host, metrics, isReady } = options;
  if (port === undefined) {
    return undefined;
  }
  async function answer(path: string | undefined): Promise<[number, string, string?]> {
    switch (path) {
      case "/metrics":
        return [200, await metrics.metrics(), metrics.contentType];
      case "/healthz":
        return [200, "ok\n"];
      case "/readyz":
        return (await isReady()) ? [200, "ok\n"] : [503, "not ready\n"];
      default:
        return [404, "Not found\n"];
    }
  }
  const server = createServer(async (request, response) => {
    const [status, body, type = "text/plain"] = await answer(request.url).catch(
      (error: unknown): [number, string] => {
        console.error("The private port failed", error);
        return [500, "Internal error\n"];
      },
    );
    response.writeHead(status, { "content-type": type }).end(body);
  });
  server.on("error", (error) => {
    process.stderr.write(`METRICS_PORT: ${error.message}\n`);
    process.exit(1);
  });
  return server.listen(port, host);
}
