import { setTimeout as delay } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { waitForFonts } from "./page-ready.ts";

/** Kinds of resources, by Chromium's request types. */
const parts = { Document: "html", Stylesheet: "css", Font: "fonts", Script: "js" } as const;

export type ResourceKind = (typeof parts)[keyof typeof parts] | "other";
/** Transferred bytes, including response headers. */
export type PageWeight = Record<ResourceKind | "total", number>;

/**
 * Waits until web has recompressed the cached page, which happens some time after web cached it
 * (web/server/cache/page-cache.ts).
 */
async function untilSettled(page: Page, url: string): Promise<void> {
  const ask = async () =>
    (await page.request.get(url, { headers: { "accept-encoding": "br" } })).headers();
  const first = await ask();
  const deadline = Date.now() + 5_000;
  // Allows small differences in size, because the page may have been rendered again since.
  const isAsBefore = async () =>
    Number((await ask())["content-length"]) > 0.97 * Number(first["content-length"]);
  if (!first["cache-control"]?.includes("no-store")) {
    // If the page was recompressed before this function was called, waits until the deadline.
    while ((await isAsBefore()) && Date.now() < deadline) {
      await delay(200);
    }
  }
}

/**
 * Returns the bytes that a phone receives when it opens a page for the first time, without
 * scrolling.
 */
export async function measurePageWeight(page: Page, url: string): Promise<PageWeight> {
  await untilSettled(page, url);
  const weight: PageWeight = { html: 0, css: 0, fonts: 0, js: 0, other: 0, total: 0 };
  const open = new Map<string, ResourceKind>();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
  devtools.on("Network.responseReceived", ({ requestId, type }) => {
    open.set(requestId, (parts as Partial<Record<string, ResourceKind>>)[type] ?? "other");
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const part = open.get(requestId);
    if (part) {
      weight[part] += encodedDataLength;
      weight.total += encodedDataLength;
    }
  });
  await page.goto(url, { waitUntil: "load" });
  await waitForFonts(page);
  if (url.endsWith(calculatorScriptBound.path)) {
    // Waits for the slider, which exists once the calculator's scripts are loaded.
    await page.locator("[data-slider=vcpus]").waitFor({ state: "attached" });
  }
  await page.waitForLoadState("networkidle");
  await devtools.detach();
  return weight;
}

/** Limit of the scripts on the calculator's page, in KB: react-dom and 40 KB. */
export const calculatorScriptBound = { path: "/precos", kilobytes: 95 };

/** Limit of the total of each kind of page, in KB. */
export const pageWeightBounds = [
  { name: "the home page", path: "/", kilobytes: 85 },
  {
    name: "an article",
    path: "/blog/escolher-provedor-cloud-computing-brasil",
    kilobytes: 75,
  },
  { name: "a service's page", path: "/cloud-server", kilobytes: 85 },
  { name: "the blog", path: "/blog", kilobytes: 80 },
  { name: "a legal text", path: "/politica-de-privacidade", kilobytes: 75 },
  { name: "the search page", path: "/busca", kilobytes: 70 },
  { name: "a lead form's page", path: "/contato", kilobytes: 215 },
  { name: "the login", path: "/auth", kilobytes: 90 },
  { name: "the panel's login", path: "/admin", kilobytes: 90 },
] as const;
