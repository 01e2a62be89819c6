import { once } from "node:events";
import { readFile, rm } from "node:fs/promises";
import { createServer as createHttpServer } from "node:http";
import { connect, createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { locales } from "contracts";
import { recordBrowserErrors } from "../support/browser-guard.ts";
import { respondsWithStatus } from "../support/instance.ts";
import { waitUntil } from "../support/processes.ts";
import { sendRawRequest } from "../support/raw-request.ts";
import { expect, test } from "../support/test.ts";
import { readTestSetup } from "../support/test-setup.ts";
import { startWeb, stopWeb, type WebProcess } from "../support/web-process.ts";

/** A web server whose CMS has never responded. */
let web: WebProcess;

test.beforeEach(async () => {
  web = await startWeb();
});

test.afterEach(async () => {
  await stopWeb(web);
  await rm(web.dataDirectory, { recursive: true });
});

/** Starts a proxy to the CMS of the shared instance, on the port at which the web server expects its CMS. */
async function makeCmsReachable(): Promise<{ disappear(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((visitor) => {
    const cms = connect(readTestSetup().reading.cmsPort, "127.0.0.1");
    for (const socket of [visitor, cms]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        visitor.destroy();
        cms.destroy();
      });
    }
    visitor.pipe(cms).pipe(visitor);
  });
  server.listen(web.cmsPort, "127.0.0.1");
  await once(server, "listening");
  return {
    disappear: async () => {
      server.close();
      for (const socket of sockets) {
        socket.destroy();
      }
    },
  };
}

/** Returns the number of languages whose stored site settings contain an embedded logo. */
async function countStoredLogos(): Promise<number> {
  const file = await readFile(join(web.dataDirectory, "last-shells.json"), "utf8").catch(() => "");
  return file.split("data:image/svg").length - 1;
}

const errorPages = {
  "pt-BR": { path: "/sobre", heading: "Voltamos em instantes" },
  "en-US": { path: "/en/about", heading: "Back in a moment" },
  "es-ES": { path: "/es/nosotros", heading: "Volvemos en un momento" },
};

test("before the first start of the CMS, visitors get a 503 page in their language", async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: web.url });
  const { offences } = recordBrowserErrors(context, { origin: web.url });
  const page = await context.newPage();
  for (const [lang, { path, heading }] of Object.entries(errorPages)) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(503);
    expect(Number(response?.headers()["retry-after"])).toBeGreaterThan(0);
    expect(response?.headers()["cache-control"]).toBe("no-store");
    expect(response?.headers()["content-security-policy"]).toContain("default-src 'none'");
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.getByRole("main").getByRole("link")).toHaveAttribute("href", path);
    await expect(page).toHaveTitle(/\S/);
  }
  expect(offences).toEqual([]);
  await context.close();
});

test("before the first start of the CMS, /healthz responds with 200 and /readyz with 503", async () => {
  expect((await sendRawRequest(web, "/healthz")).status).toBe(200);
  expect((await sendRawRequest(web, "/readyz")).status).toBe(503);
  for (const path of ["/sitemap.xml", "/feed.xml", "/api/pages", "/cms"]) {
    const answer = await sendRawRequest(web, path);
    expect(answer.status, path).toBe(503);
    expect(Number(answer.headers["retry-after"]), path).toBeGreaterThan(0);
    expect(answer.headers["x-content-type-options"], path).toBe("nosniff");
  }
  expect((await sendRawRequest(web, "/robots.txt")).status).toBe(200);
  expect((await sendRawRequest(web, "/SOBRE")).headers.location).toBe("/sobre");
});

test("web serves all pages while the CMS is up, and cached pages after the CMS has stopped", async () => {
  expect((await sendRawRequest(web, "/sobre")).status).toBe(503);
  const cms = await makeCmsReachable();
  await waitUntil("it is ready", () => respondsWithStatus(`${web.url}/readyz`));
  const cachedPaths = [
    ...Object.values(errorPages).map(({ path }) => path),
    "/status",
    "/en/status/feed.xml",
  ];
  const pages = await Promise.all(cachedPaths.map((path) => sendRawRequest(web, path)));
  expect(pages.map(({ status }) => status)).toEqual(cachedPaths.map(() => 200));
  await cms.disappear();
  const uncached = await sendRawRequest(web, "/precos");
  expect(uncached.status).toBe(503);
  for (const [index, path] of cachedPaths.entries()) {
    const answer = await sendRawRequest(web, path);
    expect(answer.status, path).toBe(200);
    expect(answer.text, path).toBe(pages[index]?.text);
  }
  expect((await sendRawRequest(web, "/readyz")).status).toBe(200);

  // A new web process, which has rendered no page, serves these pages from disk and marks the responses by a header.
  await stopWeb(web);
  web = await startWeb(web);
  for (const path of cachedPaths) {
    const answer = await sendRawRequest(web, path);
    expect(answer.status, path).toBe(200);
    expect(answer.headers["x-kept-page"], path).toBe("1");
  }
  expect((await sendRawRequest(web, "/precos")).status).toBe(503);
  const ready = await sendRawRequest(web, "/readyz");
  expect(ready.status).toBe(200);
  expect(ready.text).toContain("without the CMS");
});

/** Expects brand and phone number on the error pages of paths that were never requested before. */
async function expectBrandedErrorPages(page: Page): Promise<void> {
  const uncached = { "pt-BR": "/precos", "en-US": "/en/pricing", "es-ES": "/es/precios" } as const;
  for (const lang of locales) {
    const response = await page.goto(web.url + uncached[lang]);
    expect(response?.status(), lang).toBe(503);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(errorPages[lang].heading);
    await expect(page).toHaveTitle(/ · Araucária Cloud$/);
    const main = page.getByRole("main");
    await expect(main.locator("a[href='tel:+5511955500142']")).toBeVisible();
    await expect(main.locator("a[href^='mailto:']")).toBeVisible();
    const logo = page.getByRole("banner").locator("img");
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(page.getByRole("contentinfo")).toContainText("Araucária Cloud");
  }
}

test("while the CMS is down, error pages show the brand and phone number in every language", async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: web.url });
  const page = await context.newPage();
  const cms = await makeCmsReachable();
  await waitUntil("it is ready", () => respondsWithStatus(`${web.url}/readyz`));
  // Requests a page in only one language; the server must store the layout data of all languages.
  await sendRawRequest(web, "/sobre");
  await expect.poll(() => countStoredLogos()).toBe(locales.length);
  await cms.disappear();
  await expectBrandedErrorPages(page);
  // Requests an account page. Account pages are never cached, so this error page shows that the server has the layout
  // data.
  expect((await page.goto(`${web.url}/en/auth`))?.status()).toBe(503);
  await expect(page.getByRole("banner")).toContainText("Araucária Cloud");

  await stopWeb(web);
  web = await startWeb(web);
  await expectBrandedErrorPages(page);
  await context.close();
});

test("an invalid response of the CMS results in the same error page as a missing response", async () => {
  const invalidResponses = ["<html>", '{"kind":"pages"}', "", '{"locale":"pt-BR","content":null}'];
  let index = 0;
  const server = createHttpServer((_, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(invalidResponses[index]);
  });
  server.listen(web.cmsPort, "127.0.0.1");
  await once(server, "listening");
  for (index = 0; index < invalidResponses.length; index++) {
    const answer = await sendRawRequest(web, `/pagina-${index}`);
    expect([500, 503], invalidResponses[index]).toContain(answer.status);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.text).toContain("Voltamos em instantes");
    const [, body] = answer.text.split("<body");
    expect(body).not.toMatch(/zod|invalid|unexpected token/i);
  }
  server.closeAllConnections();
  server.close();
});

test("without scripts, a rate-limited form shows the reason and preserves its values", async () => {
  const server = createHttpServer((request, response) => {
    const isLead = request.url === "/api/leads";
    response.writeHead(isLead ? 429 : 503, { "content-type": "application/json" });
    response.end(JSON.stringify({ error: "Too many requests", code: "rate-limited" }));
  });
  server.listen(web.cmsPort, "127.0.0.1");
  await once(server, "listening");
  const answer = await fetch(`${web.url}/en/newsletter`, {
    method: "POST",
    headers: { origin: web.url },
    body: new URLSearchParams({ firstName: "Ana", lastName: "Souza", email: "a@example.com" }),
  });
  server.closeAllConnections();
  server.close();
  expect(answer.status).toBe(429);
  const html = await answer.text();
  expect(html).toContain("Too many messages in a short time. Please try again later.");
  expect(html).toContain('value="Souza"');
  expect(html).toContain("<title>Error: Newsletter</title>");
});

test("a form sent while the CMS is down shows the failure and preserves its values", async () => {
  const typed = { name: "Ana <Souza>", email: "ana@example.com", message: "Bom dia 🚀" };
  const answer = await fetch(`${web.url}/contato`, {
    method: "POST",
    headers: { origin: web.url },
    body: new URLSearchParams({ ...typed, phone: "11", company: "Padaria", service: "other" }),
  });
  expect(answer.status).toBe(503);
  expect(answer.headers.get("cache-control")).toContain("no-store");
  const html = await answer.text();
  expect(html).toContain("Erro ao enviar mensagem");
  expect(html).toContain('value="Ana &lt;Souza&gt;"');
  expect(html).toContain("Bom dia 🚀</textarea>");
  expect(html).toContain('<option value="other" selected="">');
});
