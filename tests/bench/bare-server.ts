import { createServer } from "node:http";

/**
 * The baseline of the benchmark of cached pages: a plain node:http server that sends one fixed response. The parent
 * process sends it this response.
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
