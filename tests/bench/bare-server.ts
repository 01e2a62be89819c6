import { createServer } from "node:http";

/**
 * A plain node:http server that sends one fixed response, which it receives from the parent process. It is the baseline
 * for the benchmark of cached pages.
 */

interface BareAnswer {
  headers: string[];
  body: string;
}

process.once("message", ({ headers, body }: BareAnswer) => {
  const bytes = Buffer.from(body, "base64");
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
});
