import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { runCompose, waitUntil } from "./docker.ts";
import { logInAdministrator } from "./staff.ts";

/**
 * `npm run test:cdn`: checks a shared cache in front of a running site. The cache must store public pages but no
 * account pages, show a publish at most two seconds later than the site, and serve pages while the site is down. Needs
 * Varnish and the stack of docker-compose.yml.
 */

const site = process.env.SITE ?? "http://localhost";
const visibleWithinMs = 2_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}

async function startCache(folder: string): Promise<{ url: string; stop: () => Promise<unknown> }> {
  const port = await freePort();
  const template = await readFile(path.join(import.meta.dirname, "shared-cache.vcl"), "utf8");
  const { hostname, host, port: sitePort } = new URL(site);
  const values: Record<string, string> = { hostname, host, sitePort: sitePort || "80" };
  const file = path.join(folder, "site.vcl");
  await writeFile(
    file,
    template.replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? ""),
  );
  const options = ["-F", "-n", folder, "-a", `127.0.0.1:${port}`, "-f", file, "-s", "malloc,64m"];
  const varnish = spawn("varnishd", options, { stdio: ["ignore", "ignore", "inherit"] });
  const url = `http://127.0.0.1:${port}`;
  // Kills only the process, because Varnish deletes its files itself.
  const stop = () => {
    varnish.kill();
    return once(varnish, "exit");
  };
  await waitUntil("Varnish answers", async () => (await fetch(`${url}/`)).ok);
  return { url, stop };
}

const folder = await mkdtemp(path.join(tmpdir(), "shared-cache-"));
// If Varnish is started as root, it runs as another user, who needs access to the folder.
await chmod(folder, 0o755);
const cache = await startCache(folder);

async function requestFromCache(target: string, cookie = "") {
  const response = await fetch(cache.url + target, { headers: { cookie }, redirect: "manual" });
  return {
    found: response.headers.get("x-cache"),
    status: response.status,
    text: await response.text(),
  };
}

try {
  const { api: editor } = await logInAdministrator(site);

  await requestFromCache("/");
  assert.equal((await requestFromCache("/")).found, "HIT", "everybody's page is kept");

  for (const target of ["/admin", "/auth", "/client-area", "/api/admin/verify"]) {
    await requestFromCache(target, editor.cookie);
    const withoutCookie = await requestFromCache(target);
    assert.notEqual(withoutCookie.found, "HIT", `${target} is nobody else's`);
    assert.doesNotMatch(withoutCookie.text, /faults@example\.com/, target);
  }
  console.log("Everybody's pages are kept, personal ones are not.");

  const slug = `cached-${Date.now()}`;
  const blocks = (heading: string) => [{ blockType: "hero", heading, lede: "Lede." }];
  const first = { title: slug, slug, description: slug, blocks: blocks("Round 0.") };
  const { id } = await editor.create("pages", first);
  const times: number[] = [];
  for (let round = 1; round <= 20; round += 1) {
    await requestFromCache(`/${slug}`);
    await editor.update("pages", id, { blocks: blocks(`Round ${round}.`) });
    const [there, here] = await Promise.all([timeUntilShown(site), timeUntilShown(cache.url)]);
    times.push(Math.max(here - there, 0));

    async function timeUntilShown(origin: string): Promise<number> {
      while (!(await (await fetch(`${origin}/${slug}`)).text()).includes(`Round ${round}.`)) {
        await delay(20);
      }
      return performance.now();
    }
  }
  times.sort((a, b) => a - b);
  const [median = 0, longest = 0] = [times[10], times.at(-1)];
  console.log(
    `Later than on the site itself: median ${median.toFixed(0)} ms, longest ${longest.toFixed(0)} ms.`,
  );
  assert.ok(longest < visibleWithinMs, "a publish is seen two seconds after the site has it");

  await requestFromCache("/");
  await runCompose("stop", "edge");
  try {
    await delay(2_500);
    const whileSiteIsDown = await requestFromCache("/");
    assert.deepEqual(
      [whileSiteIsDown.status, whileSiteIsDown.found],
      [200, "STALE"],
      "the site is away, its pages are not",
    );
    console.log("With the site away its pages are still shown.");
  } finally {
    await runCompose("start", "edge");
  }
  await waitUntil("the site answers again", async () => (await fetch(`${site}/`)).ok);
  await editor.remove("pages", id);
} finally {
  await cache.stop();
  await rm(folder, { recursive: true, force: true });
}
