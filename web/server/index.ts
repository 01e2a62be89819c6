import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import { canonicalPath } from "./canonical-path.ts";
import { createCmsProxy, isForCms } from "./cms-proxy.ts";
import { ContentGeneration } from "./content-generation.ts";
import { env } from "./env.ts";
import { PageCache } from "./page-cache.ts";
import { developmentRenderer, productionRenderer, type Renderer } from "./renderer.ts";
import { commonHeaders, pagePolicy } from "./security-headers.ts";
import { sendPage } from "./send-page.ts";

/** How long open requests may take to finish once the process is asked to stop. */
const shutdownGraceMs = 5_000;

/** A path that no document can have: what is drawn for an impossible address. */
const impossiblePath = "/-";

const isDevelopment = env.NODE_ENV === "development";
const security = { isDevelopment, publicUrl: env.PUBLIC_URL };
const headers = commonHeaders(security);
const policy = pagePolicy(security);

const generation = new ContentGeneration();
const cms = createCmsProxy(env.CMS_URL);
let renderer: Renderer | undefined;

const pages = new PageCache({
  generation,
  draw: async (path) => {
    if (!renderer) {
      return new Response("Starting", { status: 503, headers: { "retry-after": "1" } });
    }
    return renderer.draw(new Request(new URL(path, env.PUBLIC_URL)));
  },
});

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "content-type": "text/plain", "cache-control": "no-store" });
  response.end(`${text}\n`);
}

/** Pages can be served: the CMS answers, or some were drawn before it went away. */
async function isReady(): Promise<boolean> {
  if (!renderer) {
    return false;
  }
  return (
    pages.hasPages ||
    fetch(new URL("/readyz", env.CMS_URL), { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    )
  );
}

async function answerPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = request.url ?? "/";
  const queryStart = url.indexOf("?");
  const requested = queryStart === -1 ? url : url.slice(0, queryStart);
  const search = queryStart === -1 ? "" : url.slice(queryStart);
  response.setHeader("content-security-policy", policy);
  response.setHeader("speculation-rules", '"/speculation-rules.json"');

  if (request.method !== "GET" && request.method !== "HEAD") {
    if (!renderer) {
      sendText(response, 503, "Starting");
      return;
    }
    await sendResponse(response, await renderer.draw(createRequest(request, response)));
    return;
  }
  const address = canonicalPath(requested);
  if (address.kind === "redirect") {
    response.writeHead(301, { location: address.path + search });
    response.end();
    return;
  }
  const path = address.kind === "canonical" ? address.path : impossiblePath;
  sendPage(request, response, await pages.get(path));
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  for (const [name, value] of Object.entries(headers)) {
    response.setHeader(name, value);
  }
  const [path = "/"] = (request.url ?? "/").split("?");
  if (path === "/healthz") {
    sendText(response, 200, "ok");
  } else if (path === "/readyz") {
    const ready = await isReady();
    sendText(response, ready ? 200 : 503, ready ? "ok" : "not ready");
  } else if (isForCms(path)) {
    await cms.web(request, response);
  } else if (renderer) {
    renderer.files(request, response, () => void answerPage(request, response).catch(fail));
  } else {
    await answerPage(request, response);
  }

  function fail(error: unknown): void {
    console.error(`${request.method} ${request.url}`, error);
    if (!response.headersSent) {
      sendText(response, 500, "Internal error");
    } else {
      response.destroy();
    }
  }
}

const server = createServer((request, response) => {
  answer(request, response).catch((error) => {
    console.error(`${request.method} ${request.url}`, error);
    response.destroy();
  });
});

server.on("upgrade", (request, socket, head) => {
  const [path = "/"] = (request.url ?? "/").split("?");
  if (isForCms(path)) {
    void cms.socket(request, socket as import("node:net").Socket, head);
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
if (process.send) {
  process.on("disconnect", stop);
}

void generation.follow(env.CMS_URL);
renderer = isDevelopment ? await developmentRenderer(server) : await productionRenderer();
server.listen(env.PORT);
