import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Instance, startInstance, stopInstance } from "../support/instance.ts";
import { findProcessByScript, listDescendants } from "../support/processes.ts";
import { benchAdministrator, benchCustomer, createAccounts, measureAccounts } from "./accounts.ts";
import { measureBigSite } from "./big-site.ts";
import { measureLargeBodies } from "./bodies.ts";
import { measureCachedPages } from "./cached.ts";
import { measureCalculator, measurePricingEngine } from "./calculator.ts";
import { measureLeadExport } from "./exports.ts";
import { measureAttacks } from "./hostile.ts";
import { measureLeads } from "./leads.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { residentMegabytes } from "./memory.ts";
import { measurePreview } from "./preview.ts";
import { measurePublishing } from "./publishing.ts";
import { measureRendering } from "./rendering.ts";
import { measureSearch } from "./search.ts";
import { measureUncachedPages } from "./uncached.ts";
import { printPageWeights } from "./weight.ts";

/** `npm run bench`: measures and prints the figures of docs/performance.md. */

const pages = {
  home: "/",
  service: "/cloud-server",
  article: "/blog/escolher-provedor-cloud-computing-brasil",
};

const requestCount = 10_000;

async function measureSizes({ url }: Instance): Promise<void> {
  console.log(
    "\nHTML, compressed with brotli, and JavaScript named by it (target: 30 KB, one file of ours)",
  );
  for (const [name, path] of Object.entries(pages)) {
    const response = await fetch(url + path, { headers: { "accept-encoding": "br" } });
    const compressed = Number(response.headers.get("content-length"));
    const html = await response.text();
    const scripts = [...html.matchAll(/<script[^>]+(?:src|data-page)="([^"]+)"/g)].map(
      ([, src]) => src ?? "",
    );
    const scriptBytes = await Promise.all(
      scripts.map(async (src) => (await (await fetch(url + src)).arrayBuffer()).byteLength),
    );
    const total = scriptBytes.reduce((sum, bytes) => sum + bytes, 0);
    console.log(
      `  ${name.padEnd(8)} ${(compressed / 1024).toFixed(1)} KB   ${scripts.length} script, ${total} B uncompressed, modulepreloads: ${html.split("modulepreload").length - 1}`,
    );
  }
}

/**
 * Requests the pages in rotation over `connections` concurrent connections. Resolves when all requests have a response.
 */
async function requestPages(url: string, connections: number): Promise<void> {
  const paths = Object.values(pages);
  let sent = 0;
  const one = async () => {
    while (sent < requestCount) {
      const path = paths[sent++ % paths.length];
      const response = await fetch(`${url}${path}`, { headers: { "accept-encoding": "br" } });
      if (response.status !== 200) {
        throw new Error(`${path} answered ${response.status}`);
      }
      await response.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
}

async function measureMemory({ url, pid }: Instance): Promise<void> {
  const web = findProcessByScript(listDescendants(pid), "web/server/index.ts");
  const before = residentMegabytes(web);
  await requestPages(url, 10);
  console.log(`\nWeb process after ${requestCount} requests (target: 200 MB resident)`);
  console.log(`  ${before.toFixed(0)} MB before, ${residentMegabytes(web).toFixed(0)} MB after`);
}

/**
 * Benchmarks in the order of a complete run. All benchmarks share one instance, which contains the data of the earlier
 * benchmarks. `only` selects one case of a benchmark with named cases.
 */
const benchmarks: Record<string, (instance: Instance, caseName?: string) => Promise<unknown>> = {
  sizes: measureSizes,
  weight: printPageWeights,
  memory: measureMemory,
  cached: measureCachedPages,
  uncached: measureUncachedPages,
  rendering: async (instance) => measureRendering(instance),
  lighthouse: measureLighthouse,
  calculator: measureCalculator,
  accounts: measureAccounts,
  bodies: measureLargeBodies,
  hostile: (instance, caseName) => measureAttacks(instance, benchCustomer, caseName),
  publishing: (instance) => measurePublishing(instance, benchAdministrator),
  preview: (instance) => measurePreview(instance, benchAdministrator),
  search: measureSearch,
  "big-site": (instance) => measureBigSite(instance, directory, benchAdministrator),
  exports: (instance) => measureLeadExport(instance, benchAdministrator),
  leads: () => measureLeads(join(directory, "leads")),
};

/**
 * `npm run bench -- search` runs one benchmark; `npm run bench -- hostile "500 networks"` one case
 * of it.
 */
const [benchmark, caseName] = process.argv.slice(2);
if (benchmark !== undefined && !(benchmark in benchmarks)) {
  console.error(`Parts are: ${Object.keys(benchmarks).join(", ")}`);
  process.exit(1);
}
const directory = await mkdtemp(join(tmpdir(), "site-bench-"));
const instance = await startInstance({ dataDirectory: join(directory, "data") });
try {
  await createAccounts(instance);
  for (const [name, measure] of Object.entries(benchmarks)) {
    if (benchmark === undefined || benchmark === name) {
      await measure(instance, caseName);
    }
  }
} finally {
  await stopInstance(instance);
  await rm(directory, { recursive: true, force: true });
}
if (benchmark === undefined) {
  measurePricingEngine();
}
