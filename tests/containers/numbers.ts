import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { quantile } from "../bench/quantile.ts";
import { pageData, uniqueWord } from "../support/content.ts";
import type { StaffApi } from "../support/staff-api.ts";
import { runCompose, runDocker, waitUntil } from "./docker.ts";
import { logInAdministrator } from "./staff.ts";

/**
 * `npm run bench:containers`: measures all figures of the containers. Needs wrk and the stack: docker compose -f
 * docker-compose.yml -f tests/containers/numbers.yml up -d --scale web=4
 */

const run = promisify(execFile);
const site = process.env.SITE ?? "http://localhost";
const staticSite = `http://localhost:${process.env.STATIC_PORT ?? 8090}`;
const proxiedSite = `http://localhost:${process.env.PASSED_PORT ?? 8091}`;
const rounds = 3;
const secondsPerRound = 4;
const publishes = Number(process.env.PUBLISHES ?? 1_000);
const visitors = 500;

/** Returns the number of requests per second; throws if any request fails. */
async function rateOf(url: string): Promise<number> {
  const header = "Accept-Encoding: br";
  const options = ["-t1", "-c32", `-d${secondsPerRound}s`, "--timeout", "20s", "-H", header];
  const { stdout } = await run("wrk", [...options, url]);
  assert.doesNotMatch(stdout, /Non-2xx|Socket errors/, `${url}: ${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

function median(values: number[]): number {
  return quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
}

function printWithLoad(line: string): void {
  console.log(`${line} (load ${loadavg()[0]?.toFixed(0)})`);
}

interface Replica {
  id: string;
  url: string;
}

async function webReplicas(): Promise<Replica[]> {
  const ids = (await runCompose("ps", "-q", "web")).split("\n");
  return Promise.all(
    ids.map(async (id) => {
      const format = "{{.NetworkSettings.Networks.site_front.IPAddress}}";
      return { id, url: `http://${await runDocker("inspect", "--format", format, id)}:3000` };
    }),
  );
}

async function isOk(url: string): Promise<boolean> {
  const answer = await fetch(url);
  await answer.body?.cancel();
  return answer.ok;
}

/** Compares two request rates of the edge: the home page, and a static file of the edge with the same bytes. */
async function measureEdge(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "numbers-"));
  const page = path.join(folder, "page");
  // Uses curl to get the compressed bytes; fetch would decompress them.
  const { stdout } = await run("curl", ["-s", "-H", "Accept-Encoding: br", `${site}/`], {
    encoding: "buffer",
  });
  await writeFile(page, stdout, { mode: 0o644 });
  await runDocker("cp", page, "site-edge-1:/srv/static/page");
  await rm(folder, { recursive: true });
  const shares: number[] = [];
  const proxiedShares: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const fileRate = await rateOf(`${staticSite}/page`);
    shares.push((await rateOf(`${site}/`)) / fileRate);
    proxiedShares.push((await rateOf(`${proxiedSite}/page`)) / fileRate);
  }
  printWithLoad(`Cached page of ${stdout.length} B through the edge, against a file of the edge`);
  printWithLoad(
    `  ${median(shares).toFixed(2)} of its rate, rounds: ${shares.map((s) => s.toFixed(2))}`,
  );
  printWithLoad(
    `  ${median(proxiedShares).toFixed(2)} where the edge passes that file on to itself`,
  );
}

/**
 * Compares the request rate of two web replicas with the rate of one. Stops all other replicas, so that the edge sends
 * them no requests.
 */
async function measureReplicas(replicas: readonly Replica[]): Promise<void> {
  const gains: number[] = [];
  const [, second, ...others] = replicas.map(({ id }) => id);
  assert.ok(second, "two replicas of web run");
  await Promise.all(others.map((id) => runDocker("stop", id)));
  for (let round = 0; round < rounds; round += 1) {
    await runDocker("stop", second);
    await waitUntil("one answers", () => isOk(`${site}/`));
    const one = await rateOf(`${site}/`);
    await runDocker("start", second);
    await waitUntil("both answer", () => isBalanced(second));
    gains.push((await rateOf(`${site}/`)) / one);
  }
  await Promise.all(others.map((id) => runDocker("start", id)));
  printWithLoad("Two replicas of web against one, through the edge");
  printWithLoad(
    `  ${median(gains).toFixed(2)} times its rate, rounds: ${gains.map((s) => s.toFixed(2))}`,
  );
}

/** Returns the value of a replica's metric, summed over its labels. */
async function metricValue(id: string, metric: string): Promise<number> {
  const ask =
    "fetch('http://127.0.0.1:9464/metrics').then(async (a) => console.log(await a.text()))";
  const lines = (await runDocker("exec", id, "node", "-e", ask)).split("\n");
  const values = lines.filter((line) => line.startsWith(metric));
  return values.reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
}

async function isBalanced(id: string): Promise<boolean> {
  const before = await metricValue(id, 'site_requests_total{route="page"');
  await Promise.all(Array.from({ length: 20 }, () => isOk(`${site}/`)));
  return (await metricValue(id, 'site_requests_total{route="page"')) > before;
}

/**
 * Measures the time from the CMS's response to a publish until the last replica serves the change. Publishes again
 * without a pause.
 */
async function measurePublishing(editor: StaffApi, replicas: readonly Replica[]): Promise<void> {
  const slug = uniqueWord("replicas-");
  const { id } = await editor.create("pages", pageData(slug, "0."));
  const times: number[] = [];
  let heading = "";
  for (let round = 1; round <= publishes; round += 1) {
    heading = `Change ${round}.`;
    await editor.update("pages", id, pageData(slug, heading));
    const published = performance.now();
    await Promise.all(replicas.map(({ url }) => untilShown(`${url}/${slug}`, heading)));
    times.push(performance.now() - published);
  }
  // Publishes the same number of times without waiting for the replicas. Afterwards no replica may serve an earlier
  // version.
  const headings = Array.from({ length: publishes }, (_, each) => `Race ${each}.`);
  for (const each of headings) {
    await editor.update("pages", id, pageData(slug, each));
  }
  const lastHeading = headings.at(-1) ?? "";
  await Promise.all(replicas.map(({ url }) => untilShown(`${url}/${slug}`, lastHeading)));
  times.sort((a, b) => a - b);
  const at = (share: number) => `${quantile(times, share).toFixed(0)} ms`;
  printWithLoad(
    `From a publish until the last of ${replicas.length} replicas shows it, ${publishes} publishes`,
  );
  printWithLoad(`  median ${at(0.5)}, p99 ${at(0.99)}, slowest ${at(1)}; none stale`);
  await measureConcurrentRequests({ editor, replicas, id, slug });
  await editor.remove("pages", id);
}

/**
 * Pause between requests, in ms. Without a pause, the four concurrent loops would use the CPU time that the replicas
 * need for rendering.
 */
const pollIntervalMs = 2;

async function untilShown(url: string, heading: string): Promise<void> {
  while (!(await (await fetch(url)).text()).includes(heading)) {
    await delay(pollIntervalMs);
  }
}

/** Requests a page 500 times at the moment of a change; each replica must render the page only once. */
async function measureConcurrentRequests(options: {
  editor: StaffApi;
  replicas: readonly Replica[];
  id: string;
  slug: string;
}): Promise<void> {
  const { editor, replicas, id, slug } = options;
  const countRenders = () =>
    Promise.all(replicas.map((each) => metricValue(each.id, "site_draw_seconds_count")));
  const before = await countRenders();
  await editor.update("pages", id, pageData(slug, "Rush."));
  const answers = await Promise.all(
    Array.from({ length: visitors }, (_, each) =>
      isOk(`${replicas[each % replicas.length]?.url}/${slug}`).catch(() => false),
    ),
  );
  await Promise.all(replicas.map(({ url }) => untilShown(`${url}/${slug}`, "Rush.")));
  const after = await countRenders();
  printWithLoad(`${visitors} visitors at the moment of a publish`);
  const failed = answers.filter((ok) => !ok).length;
  printWithLoad(
    `  ${failed} failed; drawn ${after.map((n, each) => n - (before[each] ?? 0))} times by each replica`,
  );
}

async function measureMemory([replica]: readonly Replica[]): Promise<void> {
  const status = "grep VmRSS /proc/$(cat /proc/1/task/1/children | tr -d ' ')/status";
  const text = await runDocker("exec", replica?.id ?? "", "sh", "-c", status);
  printWithLoad("Web at rest, just started");
  printWithLoad(`  ${(Number(/\d+/.exec(text)?.[0]) / 1_024).toFixed(0)} MB resident`);
}

const all = await webReplicas();
const [, ...resting] = all;
await measureMemory(resting);
const { api: editor } = await logInAdministrator(site);
await measurePublishing(editor, all);
await measureEdge();
await measureReplicas(all);
