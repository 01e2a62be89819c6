import type { Socket } from "node:net";
import path from "node:path";
import { contentApi, type PathsResponse, pathsResponse } from "contracts";
import { FairQueue } from "contracts/fair-queue";
import { printConsoleAsJson } from "contracts/json-console";
import { openPrivatePort } from "contracts/private-port";
import { Readiness } from "contracts/readiness";
import { createVisitorAddressResolver } from "contracts/visitor-address";
import { env } from "../shared/env.ts";
import { ContentCache } from "./cache/content-cache.ts";
import { ContentVersion } from "./cache/content-version.ts";
import { LastLayoutData } from "./cache/last-layout-data.ts";
import { PageCache, type PageClient } from "./cache/page-cache.ts";
import { PageStore } from "./cache/page-store.ts";
import { PublishedPaths } from "./cache/published-paths.ts";
import { revalidateVisitedPages } from "./cache/revalidate-visited.ts";
import { createCmsProxy, isForCms } from "./cms-proxy.ts";
import { createGracefulStop } from "./graceful-stop.ts";
import { startHeartbeats } from "./heartbeat.ts";
import { countRequest, countVisit, measureRenders, register, registerGauges } from "./metrics.ts";
import { createNotFoundThrottle } from "./not-found-throttle.ts";
import { createPublicServer } from "./public-server.ts";
import { RedirectHitCounter } from "./redirect-hit-counter.ts";
import { renderInSlot } from "./render-in-slot.ts";
import { createDevelopmentRenderer, createProductionRenderer } from "./renderer.ts";
import { createRequestHandler } from "./request-handler.ts";
import { createCommonHeaders, createPageHeaders } from "./security-headers.ts";
import { createClientAddressReader } from "./visitor-address.ts";

/**
 * Maximum time, in ms, for open requests to finish after the server has stopped accepting new requests. Less than the
 * launcher's timeout.
 */
const shutdownTimeoutMs = 8_000;
/** Timeout of the CMS's readiness check, in ms. */
const readyTimeoutMs = 2_000;
/** Timeout, in ms, of calls that load the CMS's paths or send reports to the CMS. */
const callTimeoutMs = 4_000;

if (env.LOG_FORMAT === "json") {
  printConsoleAsJson("web");
}
const isDevelopment = env.NODE_ENV === "development";
const addresses = createVisitorAddressResolver(env.TRUSTED_PROXIES);
const server = createPublicServer(addresses);
const closeServer = createGracefulStop(server);
const stopping = new AbortController();
const contentVersion = new ContentVersion(() => void revalidate());
const lastLayoutData = await LastLayoutData.open({
  file: path.join(env.DATA_DIR, "last-shells.json"),
  fetchCms: (address) =>
    fetch(new URL(address, env.CMS_URL), { signal: AbortSignal.timeout(callTimeoutMs) }),
});
const content = new ContentCache({ contentVersion, lastLayoutData });
const renderer = isDevelopment
  ? await createDevelopmentRenderer(server, content)
  : await createProductionRenderer(content);
const store =
  renderer.build === undefined
    ? undefined
    : await PageStore.open({ folder: path.join(env.DATA_DIR, "pages"), build: renderer.build });
const cms = createCmsProxy(env.CMS_URL);
const security = {
  isDevelopment,
  publicUrl: env.PUBLIC_URL,
  scriptHash: renderer.scriptHash,
  styleHash: renderer.styleHash,
};
// Limits the render slots: rendering runs on one thread, so more slots would only make each page slower.
const renderQueue = new FairQueue({
  slots: 6,
  slotsPerAddress: 3,
  // Limits a client that requests renders continuously to about a quarter of the thread's time. Cached pages for other
  // clients then rarely wait for a render.
  cooldown: { factor: 3, maxMs: 150 },
  waiting: 1_024,
  waitingPerAddress: 256,
  timeoutMs: 4_000,
});

async function loadPaths(): Promise<PathsResponse> {
  const signal = AbortSignal.timeout(callTimeoutMs);
  const response = await fetch(new URL(contentApi.paths, env.CMS_URL), { signal });
  return pathsResponse.parse(await response.json());
}

/** Posts a report of this process to the CMS. */
async function postToCms(path: string, body: object): Promise<void> {
  const response = await fetch(new URL(path, env.CMS_URL), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(callTimeoutMs),
  });
  if (!response.ok) {
    throw new Error(`The CMS answered ${response.status}`);
  }
}

const redirectHits = new RedirectHitCounter((hits) => postToCms(contentApi.redirectHits, { hits }));
const stopHeartbeats = startHeartbeats({
  version: env.VERSION,
  send: (beat) => postToCms(contentApi.heartbeat, beat),
});

const pages = new PageCache({
  contentVersion,
  store,
  onVisit: countVisit,
  render: renderInSlot({
    renderQueue,
    render: measureRenders(
      (target: string, { address, disconnected }: Pick<PageClient, "address" | "disconnected">) => {
        const url = new URL(target, env.PUBLIC_URL);
        // Passes the visitor's IP address, for the CMS's rate limits, only for pages with a query. Pages without a
        // query are not rendered for a single visitor.
        const headers: Record<string, string> = url.search ? { "x-forwarded-for": address } : {};
        return renderer.render(new Request(url, { signal: disconnected, headers }));
      },
    ),
  }),
});

/** Ready when pages can be served: some are cached, or the CMS is ready. */
const readiness = new Readiness(
  async () =>
    pages.hasPages ||
    fetch(new URL("/readyz", env.CMS_URL), { signal: AbortSignal.timeout(readyTimeoutMs) }).then(
      ({ ok }) => ok,
      () => false,
    ),
);

const revalidate = revalidateVisitedPages({ pages, renderQueue, signal: stopping.signal });

const site = createRequestHandler({
  cms,
  isReady: () => readiness.isReady(),
  isConnectedToCms: () => contentVersion.isFollowed,
  renderer,
  renderQueue,
  paths: new PublishedPaths({ contentVersion, load: loadPaths }),
  redirectHits,
  notFoundThrottle: createNotFoundThrottle(),
  pages,
  clientAddressOf: createClientAddressReader(addresses),
  commonHeaders: createCommonHeaders(security),
  pageHeaders: (own) => createPageHeaders(security, own),
  publicOrigin: new URL(env.PUBLIC_URL).origin,
});

registerGauges({ pages, contentVersion });
const privatePort = openPrivatePort({
  port: env.METRICS_PORT,
  host: env.METRICS_HOST,
  metrics: register,
  isReady: () => readiness.isReady(),
});
server.on("request", countRequest);
server.on("request", site);
if (isDevelopment) {
  // Forwards WebSockets for hot reload of the CMS's screens. Any other upgrade request is handled
  // as a normal request.
  server.on("upgrade", (request, socket, head) => {
    if (isForCms(request.url ?? "/")) {
      void cms.socket(request, socket as Socket, head);
    }
  });
}
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
  const lastHeartbeat = stopHeartbeats();
  const outOfRotation = readiness.end();
  // Until `outOfRotation` resolves, the server responds normally, including to health checks.
  void outOfRotation.then(() => {
    stopping.abort();
    contentVersion.close();
    privatePort?.close();
    setTimeout(() => process.exit(0), shutdownTimeoutMs).unref();
  });
  void Promise.all([closeServer(outOfRotation), lastHeartbeat]).then(() => process.exit(0));
}

process.on("SIGTERM", stop);
process.on("SIGINT", stop);

void contentVersion.follow(env.CMS_URL);
server.listen(env.PORT);
