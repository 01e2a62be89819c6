import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { pageData, uniqueWord } from "../support/content.ts";
import { type Instance, readLauncherOutput } from "../support/instance.ts";
import { findProcessByScript, listDescendants, waitUntil } from "../support/processes.ts";
import { sendRawRequest } from "../support/raw-request.ts";
import { seededLogo } from "../support/seeded-logo.ts";
import { startSeparateInstance, stopIfRunning } from "../support/separate-instance.ts";
import { StaffApi } from "../support/staff-api.ts";
import { readTestSetup } from "../support/test-setup.ts";

let instance: Instance;
test.beforeAll(async () => {
  instance = await startSeparateInstance();
});
test.afterAll(() => stopIfRunning(instance));

function serverPid(script: "cms/server.ts" | "cms/worker.ts" | "web/server/index.ts"): number {
  return findProcessByScript(listDescendants(instance.pid), script);
}

async function statusOf(path: string): Promise<number> {
  return (await sendRawRequest(instance, path)).status;
}

/**
 * Publishes a page and then a change of the page, and waits until visitors see the change. Afterwards all other pages
 * in the cache are stale.
 */
async function publishAndSee(): Promise<void> {
  const editor = await StaffApi.logIn(instance, readTestSetup().accounts.editor);
  const slug = uniqueWord("mudada-");
  const { id } = await editor.create("pages", pageData(slug, "Antes da mudança"));
  await expect.poll(() => statusOf(`/${slug}`), { timeout: 5_000 }).toBe(200);
  await editor.update("pages", id, pageData(slug, "Depois da mudança"));
  await expect
    .poll(async () => (await sendRawRequest(instance, `/${slug}`)).text, { timeout: 5_000 })
    .toContain("Depois da mudança");
}

async function expectEverythingWorks(): Promise<void> {
  await waitUntil(
    "the CMS answers",
    async () => (await statusOf("/api/content/documents")) === 200,
  );
  await publishAndSee();
}

test("while the CMS is down, cached pages are served and other pages get 503", async () => {
  const cachedPaths = ["/", "/sobre", "/en/about"];
  const before = await Promise.all(cachedPaths.map((path) => sendRawRequest(instance, path)));
  process.kill(serverPid("cms/server.ts"), "SIGKILL");

  for (const [index, path] of cachedPaths.entries()) {
    const response = await sendRawRequest(instance, path);
    expect(response.status, path).toBe(200);
    expect(response.text, path).toBe(before[index]?.text);
  }
  const uncached = { "/telefonia-ip": "pt-BR", "/en/pricing": "en-US", "/es/precios": "es-ES" };
  for (const [path, lang] of Object.entries(uncached)) {
    const response = await sendRawRequest(instance, path);
    expect(response.status, path).toBe(503);
    expect(Number(response.headers["retry-after"]), path).toBeGreaterThan(0);
    expect(response.headers["cache-control"], path).toBe("no-store");
    expect(response.text, path).toContain(`lang="${lang}"`);
    expect(response.text, path).not.toMatch(/\bat \w+ \(|ECONNREFUSED|stack/i);
  }
  expect(await statusOf("/healthz")).toBe(200);
  expect(await statusOf("/readyz")).toBe(200);
  const api = await sendRawRequest(instance, "/api/pages");
  expect(api.status).toBe(503);
  expect(Number(api.headers["retry-after"])).toBeGreaterThan(0);

  await waitUntil("the unseen pages answer", async () => {
    const statuses = await Promise.all(Object.keys(uncached).map(statusOf));
    return statuses.every((status) => status === 200);
  });
  await expectEverythingWorks();
});

test("while the CMS hangs, cached pages are served quickly", async () => {
  await sendRawRequest(instance, "/sobre");
  await publishAndSee();
  const pid = serverPid("cms/server.ts");
  process.kill(pid, "SIGSTOP");
  try {
    const started = Date.now();
    for (let visit = 0; visit < 5; visit++) {
      expect(await statusOf("/sobre")).toBe(200);
    }
    // Allows ten seconds, because a request waits up to five seconds for the hung CMS.
    expect(Date.now() - started).toBeLessThan(10_000);
    const uncached = await sendRawRequest(instance, "/es/politica-de-cookies");
    expect(uncached.status).toBe(503);
    expect(Number(uncached.headers["retry-after"])).toBeGreaterThan(0);
  } finally {
    process.kill(pid, "SIGCONT");
  }
  await waitUntil(
    "the page answers",
    async () => (await statusOf("/es/politica-de-cookies")) === 200,
  );
  await expectEverythingWorks();
});

/** Expects 503 with Retry-After for every kind of request that needs the CMS. */
async function expectUnavailable(): Promise<void> {
  const json = { "content-type": "application/json" };
  const form = { "content-type": "application/x-www-form-urlencoded", origin: instance.url };
  const requests = [
    { path: "/api/auth/status" },
    { path: seededLogo },
    { path: "/cms", headers: { cookie: "staff-session=x" } },
    { path: "/api/leads", method: "POST", headers: json, body: "{}" },
    { path: "/auth", method: "POST", headers: form, body: "email=a@example.com&password=abcdefg" },
    { path: "/es/politica-de-privacidad" },
  ];
  const answers = await Promise.all(
    requests.map(({ path, ...rest }) => sendRawRequest(instance, path, rest)),
  );
  for (const [index, { status, headers }] of answers.entries()) {
    expect(status, requests[index]?.path).toBe(503);
    if (requests[index]?.path !== "/auth") {
      expect(Number(headers["retry-after"]), requests[index]?.path).toBeGreaterThan(0);
    }
  }
}

test("while the CMS hangs, requests to the CMS get 503 with Retry-After", async () => {
  // Requests a page, so that the layout data is cached.
  await sendRawRequest(instance, "/sobre");
  const pid = serverPid("cms/server.ts");
  process.kill(pid, "SIGSTOP");
  try {
    await expectUnavailable();
    const panel = await sendRawRequest(instance, "/admin");
    expect(panel.status).toBe(200);
    expect(panel.text).toContain("Erro ao verificar status de configuração");
  } finally {
    process.kill(pid, "SIGCONT");
  }
  await expectEverythingWorks();
});

test("while the database hangs, requests that read the database get 503", async () => {
  const pidFile = join(instance.dataDirectory, "postgres", "postmaster.pid");
  const postmaster = Number.parseInt(await readFile(pidFile, "utf8"), 10);
  const everything = [postmaster, ...listDescendants(postmaster)];
  for (const pid of everything) {
    process.kill(pid, "SIGSTOP");
  }
  try {
    const { status } = await sendRawRequest(instance, "/api/content/documents");
    expect(status).toBe(503);
  } finally {
    for (const pid of everything.toReversed()) {
      process.kill(pid, "SIGCONT");
    }
  }
  await expectEverythingWorks();
});

test("while the CMS hangs, the URL of a shared configuration shows its quote", async ({ page }) => {
  await sendRawRequest(instance, "/precos");
  const pid = serverPid("cms/server.ts");
  process.kill(pid, "SIGSTOP");
  try {
    // Does not wait for all resources, because the CMS, which is down, serves the media.
    await page.goto(`${instance.url}/precos?vcpus=8&term=24`, { waitUntil: "domcontentloaded" });
    await page.locator("[data-calculator-island]").scrollIntoViewIfNeeded();
    await expect(page.locator("[data-slider='vcpus']")).toBeAttached();
    // 8 x 25 + 100 + 80 + 40, less 10 %
    await expect(page.locator("[data-figure='headline']")).toHaveText(/378,00/);
    await expect(page).toHaveURL(/\/precos\?vcpus=8&term=24$/);
  } finally {
    process.kill(pid, "SIGCONT");
  }
  await expectEverythingWorks();
});

test("the launcher restarts a web server that was killed", async () => {
  process.kill(serverPid("web/server/index.ts"), "SIGKILL");
  await waitUntil("the site answers", async () => {
    return statusOf("/cloud-server").then(
      (status) => status === 200,
      () => false,
    );
  });
  await expectEverythingWorks();
});

test("the launcher restarts a delivery worker that was killed", async () => {
  process.kill(serverPid("cms/worker.ts"), "SIGKILL");
  await waitUntil("it delivers", async () => {
    return (await readLauncherOutput(instance)).split("Delivering leads.").length > 2;
  });
});

test("the launcher restarts a killed database, and cached pages are served meanwhile", async () => {
  expect(await statusOf("/sobre")).toBe(200);
  const pidFile = join(instance.dataDirectory, "postgres", "postmaster.pid");
  process.kill(Number.parseInt(await readFile(pidFile, "utf8"), 10), "SIGKILL");
  expect(await statusOf("/sobre")).toBe(200);
  await waitUntil(
    "the database is back",
    async () => (await statusOf("/en/cookie-policy")) === 200,
    {
      timeout: 60_000,
    },
  );
  await expectEverythingWorks();
  expect(await readLauncherOutput(instance)).toMatch(/starting it again/);
});
