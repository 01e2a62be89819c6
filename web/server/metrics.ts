import type { IncomingMessage, ServerResponse } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from "prom-client";
import type { CacheResult } from "./cache/page-cache.ts";
import { isForCms } from "./cms-proxy.ts";
import { isAccountPath } from "./visitor-pages.ts";

/** Metrics of this process for Prometheus. No label has values that visitors can choose. */

export { register };

const requests = new Counter({
  name: "site_requests_total",
  help: "Responses by route and class of status",
  labelNames: ["route", "status"],
});
const seconds = new Histogram({
  name: "site_request_seconds",
  help: "Time from the request to the end of its response",
  labelNames: ["route"],
  buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});
const rendering = new Histogram({
  name: "site_draw_seconds",
  help: "Rendered pages, and the duration of each render",
  labelNames: ["status"],
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
});

const visits = new Counter({
  name: "site_page_cache_visits_total",
  help: "Page visits by cache result: the current page, an earlier one, or none",
  labelNames: ["found"],
});

export function countVisit(found: CacheResult): void {
  visits.inc({ found });
}

function routeOf(target: string): string {
  const path = target.split("?")[0] ?? "/";
  if (isForCms(path)) {
    return path.startsWith("/api") ? "api" : "cms";
  }
  if (/^\/assets\/|\.\w+$/.test(path)) {
    return "file";
  }
  return isAccountPath(path) ? "personal" : "page";
}

function statusClass(status: number): string {
  return `${Math.floor(status / 100)}xx`;
}

/** Counts a response once it has ended, or its visitor has disconnected. */
export function countRequest(request: IncomingMessage, response: ServerResponse): void {
  const startedAt = performance.now();
  response.on("close", () => {
    // The target is already in origin form (request-target.ts).
    const route = routeOf(request.url ?? "/");
    const status = response.writableFinished ? statusClass(response.statusCode) : "gone";
    requests.inc({ route, status });
    seconds.observe({ route }, (performance.now() - startedAt) / 1_000);
  });
}

export function measureRenders<Args extends unknown[], Rendered extends Response>(
  render: (...args: Args) => Promise<Rendered>,
) {
  return async (...args: Args): Promise<Rendered> => {
    const end = rendering.startTimer();
    const response = await render(...args);
    end({ status: statusClass(response.status) });
    return response;
  };
}

interface GaugeSources {
  pages: { readonly bytes: number; readonly count: number };
  contentVersion: { readonly current: number; readonly isFollowed: boolean };
}

/** Registers the gauges, which are read only when Prometheus scrapes. */
export function registerGauges({ pages, contentVersion }: GaugeSources): void {
  collectDefaultMetrics();
  const gauges: [string, string, () => number][] = [
    ["site_page_cache_bytes", "Memory of the cached pages", () => pages.bytes],
    ["site_page_cache_pages", "Cached pages in memory", () => pages.count],
    [
      "site_content_generation",
      "Changes of published content so far",
      () => contentVersion.current,
    ],
    [
      "site_hears_cms",
      "1 while the event stream of content changes is connected",
      () => Number(contentVersion.isFollowed),
    ],
  ];
  for (const [name, help, read] of gauges) {
    new Gauge({ name, help, collect: gaugeOf(read) });
  }
}

function gaugeOf(read: () => number) {
  return function collect(this: Gauge): void {
    this.set(read());
  };
}
