import { createServer } from "node:http";
import type { Socket } from "node:net";
import { createCmsProxy, isForCms } from "./cms-proxy.ts";
import { ContentGeneration } from "./content-generation.ts";
import { env } from "./env.ts";
import { PageCache } from "./page-cache.ts";
import { developmentRenderer, productionRenderer } from "./renderer.ts";
import { commonHeaders, pageHeaders } from "./security-headers.ts";
import { createSite } from "./site.ts";

/** How long open requests may take to finish once the process is asked to stop. */
const shutdownGraceMs = 5_000;

const isDevelopment = env.NODE_ENV === "development";
const server = createServer();
const renderer = isDevelopment ? await developmentRenderer(server) : await productionRenderer();
const generation = new ContentGeneration();
const cms = createCmsProxy(env.CMS_URL);
const security = { isDevelopment, publicUrl: env.PUBLIC_URL };

const site = createSite({
  cms,
  cmsUrl: env.CMS_URL,
  renderer,
  pages: new PageCache({
    generation,
    draw: (path) => renderer.draw(new Request(new URL(path, env.PUBLIC_URL))),
  }),
  commonHeaders: commonHeaders(security),
  pageHeaders: (nonce) => pageHeaders(security, nonce),
  publicOrigin: new URL(env.PUBLIC_URL).origin,
});

server.on("request", site);
server.on("upgrade", (request, socket, head) => {
  if (isForCms(request.url ?? "/")) {
    void cms.socket(request, socket as Socket, head);
  }
});
server.on("error", (error) => {
  console.error(error.message);
  process.exit(1);
});

let isStopping = false;
function stop(): void {
  if (isStopping) {
    return;
  }
  isStopping = true;
  generation.close();
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => process.exit(0), shutdownGraceMs).unref();
}

process.on("SIGTERM", stop);
process.on("SIGINT", stop);

void generation.follow(env.CMS_URL);
server.listen(env.PORT);
