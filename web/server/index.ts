import type { Socket } from "node:net";
import path from "node:path";
import { contentApi, type PathsResponse, pathsResponse } from "contracts";
import { FairQueue } from "contracts/fair-queue";
import { printJson } from "contracts/json-console";
import { openPrivatePort } from "contracts/private-port";
import { Readiness } from "contracts/readiness";
import { visitorAddresses } from "contracts/visitor-address";
import { env } from "../ground/env.ts";
import { createCmsProxy, isForCms } from "./cms-proxy.ts";
import { ContentGeneration } from "./content-generation.ts";
import { drawInTurn } from "./draw-in-turn.ts";
import { gracefulStop } from "./graceful-stop.ts";
import { keepBeating } from "./heartbeat.ts";
import { KeptContent } from "./kept-content.ts";
import { LastShells } from "./last-shells.ts";
import { countRequest, countVisit, register, timeDraws, watch } from "./metrics.ts";
import { type Asker, PageCache } from "./page-cache.ts";
import { PageStore } from "./page-store.ts";
import { createPublicServer } from "./public-server.ts";
import { PublishedPaths } from "./published-paths.ts";
import { RedirectHitCounter } from "./redirect-hit-counter.ts";
import { redrawVisited } from "./redraw-visited.ts";
import { developmentRenderer, productionRenderer } from "./renderer.ts";
import { commonHeaders, pageHeaders } from "./security-headers.ts";
import { createSite } from "./site.ts";
import { unknownPace } from "./unknown-pace.ts";
import { visitorReader } from "./visitor-address.ts";

/** How long open requests may take to finish once nothing new comes; less than the launcher waits. */
const shutdownGraceMs = 8_000;
/** How long the CMS may take to say whether it is ready. */
const readyMs = 2_000;
/** How long the CMS may take to name its paths, or to hear of something. */
const callTimeoutMs = 4_000;

if (env.LOG_FORMAT === "json") {
  printJson("web");
}
const isDevelopment = env.NODE_ENV === "development";
const addresses = visitorAddresses(env.TRUSTED_PROXIES);
const server = createPublicServer(addresses);
const closeServer = gracefulStop(server);
const stopping = new AbortController();
const generation = new ContentGeneration(() => void redraw());
const lastShells = await LastShells.open({
  file: path.join(env.DATA_DIR, "last-shells.json"),
  fetchCms: (address) =>
    fetch(new URL(address, env.CMS_URL), { signal: AbortSignal.timeout(callTimeoutMs) }),
});
const content = new KeptContent({ generation, lastShells });
const renderer = isDevelopment
  ? await developmentRenderer(server, content)
  : await productionRenderer(content);
const store =
  renderer.build === undefined
    ? undefined
    : await PageStore.open({ folder: path.join(env.DATA_DIR, "pages"), build: renderer.build });
const cms = createCmsProxy(env.CMS_URL);
const security = {
  isDevelopment,
  publicUrl: env.PUBLIC_URL,
  scriptHash: renderer.scriptHash,
};
// Drawing is the work of one thread: more turns would only make each of them slower.
const turns = new FairQueue({
  turns: 6,
  turnsPerAddress: 3,
  waiting: 1_024,
  waitingPerAddress: 256,
  patienceMs: 4_000,
});

async function loadPaths(): Promise<PathsResponse> {
  const signal = AbortSignal.timeout(callTimeoutMs);
  const answer = await fetch(new URL(contentApi.paths, env.CMS_URL), { signal });
  return pathsResponse.parse(await answer.json());
}

/** What this process says to the CMS of itself. */
async function tellCms(path: string, body: object): Promise<void> {
  const answer = await fetch(new URL(path, env.CMS_URL), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(callTimeoutMs),
  });
  if (!answer.ok) {
    throw new Error(`The CMS answered ${answer.status}`);
  }
}

const redirectHits = new RedirectHitCounter((hits) => tellCms(contentApi.redirectHits, { hits }));
const stopBeating = keepBeating({
  version: env.VERSION,
  tell: (beat) => tellCms(contentApi.heartbeat, beat),
});

const pages = new PageCache({
  generation,
  store,
  onVisit: countVisit,
  draw: drawInTurn({
    turns,
    draw: timeDraws((target: string, { address, gone }: Pick<Asker, "address" | "gone">) => {
      const url = new URL(target, env.PUBLIC_URL);
      // Only a page with a query is rendered for one visitor, whom the CMS's limits count.
      const headers: Record<string, string> = url.search ? { "x-forwarded-for": address } : {};
      return renderer.draw(new Request(url, { signal: gone, headers }));
    }),
  }),
});

/** Pages can be served: some were drawn already, or the CMS answers. */
const readiness = new Readiness(
  async () =>
    pages.hasPages ||
    fetch(new URL("/readyz", env.CMS_URL), { signal: AbortSignal.timeout(readyMs) }).then(
      ({ ok }) => ok,
      () => false,
    ),
);

const redraw = redrawVisited({ pages, turns, signal: stopping.signal });

const site = createSite({
  cms,
  isReady: () => readiness.ask(),
  hearsCms: () => generation.isFollowed,
  renderer,
  turns,
  paths: new PublishedPaths({ generation, load: loadPaths }),
  redirectHits,
  unknownPace: unknownPace(),
  pages,
  visitorOf: visitorReader(addresses),
  commonHeaders: commonHeaders(security),
  pageHeaders: (own) => pageHeaders(security, own),
  publicOrigin: new URL(env.PUBLIC_URL).origin,
});

watch({ pages, generation });
const privatePort = openPrivatePort({
  port: env.METRICS_PORT,
  host: env.METRICS_HOST,
  metrics: register,
  isReady: () => readiness.ask(),
});
server.on("request", countRequest);
server.on("request", site);
if (isDevelopment) {
  // Hot reload of the CMS's screens. Nothing else is asked to become a socket: such a request is
  // answered like any other.
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
  const goodbye = stopBeating();
  const unbalanced = readiness.end();
  // Until then it serves as usual: visitors, and what asks for its health.
  void unbalanced.then(() => {
    stopping.abort();
    generation.close();
    privatePort?.close();
    setTimeout(() => process.exit(0), shutdownGraceMs).unref();
  });
  void Promise.all([closeServer(unbalanced), goodbye]).then(() => process.exit(0));
}

process.on("SIGTERM", stop);
process.on("SIGINT", stop);

void generation.follow(env.CMS_URL);
server.listen(env.PORT);
