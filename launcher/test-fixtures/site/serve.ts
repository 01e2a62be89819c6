import { appendFileSync } from "node:fs";
import { createServer } from "node:http";

function blockEventLoop(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until) {}
}

/** A minimal server with the endpoints and signals that the launcher relies on. */
export function serveFixtureSite({
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
    const [, blockedMs] = /^\/block\/(\d+)$/.exec(request.url ?? "") ?? [];
    if (blockedMs !== undefined) {
      blockEventLoop(Number(blockedMs));
    }
    response.end(JSON.stringify({ pid: process.pid, environment: process.env }));
  });
  server.listen(port, () => console.log(`listening on ${port}`));

  process.on("SIGTERM", () => {
    if (process.env.FIXTURE_STOPPED) {
      appendFileSync(process.env.FIXTURE_STOPPED, `${name}\n`);
    }
    process.exit();
  });
}
