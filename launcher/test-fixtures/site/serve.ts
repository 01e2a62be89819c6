import { appendFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";

/** A small server that keeps the promises the launcher counts on. */
export function serve({
  name,
  port,
  isReady,
}: {
  name: string;
  port: number;
  isReady: () => Promise<boolean>;
}): void {
  if (process.env.FIXTURE_CRASH === name) {
    process.exit(3);
  }

  const server = createServer(async (request, response) => {
    if (request.url === "/readyz") {
      response.writeHead((await isReady()) ? 200 : 503).end();
      return;
    }
    response.end(JSON.stringify({ pid: process.pid, environment: process.env }));
  });
  server.listen(port, () => console.log(`listening on ${port}`));

  process.on("SIGTERM", () => {
    appendFileSync(join(process.env.DATA_DIR ?? "", "stopped"), `${name}\n`);
    process.exit();
  });
}
