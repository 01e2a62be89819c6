import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { logInCustomer, logInStaff, registerCustomer } from "../../support/accounts.ts";
import type { Instance } from "../../support/instance.ts";
import { measurePageWeight } from "../../support/page-weight.ts";
import { expect, test } from "../../support/test.ts";
import { readTestSetup } from "../../support/test-setup.ts";

/** Starts another site with a link to a page of the product, such as a webmail. */
async function startWebmail(link: string): Promise<{ url: string; close(): void }> {
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html" });
    response.end(`<a href="${link}">Ver meus planos</a>`);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

for (const { area, heading } of [
  { area: "/client-area", heading: /^Bem-vindo/ },
  { area: "/admin", heading: /^Painel Administrativo$/ },
]) {
  test(`a link from another site to ${area} opens the page in the visitor's session`, async ({
    browser,
    instance,
  }) => {
    const webmail = await startWebmail(instance.url + area);
    // Creates the context without the check for other origins (support/browser-guard.ts), because the visit starts on
    // another site.
    const context = await browser.newContext({ baseURL: instance.url });
    const page = await context.newPage();
    const title = page.getByRole("heading", { level: 1 });
    if (area === "/admin") {
      await logInStaff(page, readTestSetup().accounts.admin);
    } else {
      await logInCustomer(page, await registerCustomer(instance));
    }
    await expect(title).toHaveText(heading, { timeout: 15_000 });
    await page.goto(webmail.url);
    const [arrival] = await Promise.all([
      page.waitForRequest(instance.url + area),
      page.getByRole("link").click(),
    ]);
    expect(await arrival.headerValue("sec-fetch-site")).toBe("cross-site");
    await expect(title).toHaveText(heading);
    await expect(page).toHaveURL(instance.url + area);
    await context.close();
    webmail.close();
  });
}

for (const { area, logIn } of [
  {
    area: "/client-area",
    logIn: async (page: Page, instance: Instance) =>
      logInCustomer(page, await registerCustomer(instance)),
  },
  { area: "/admin", logIn: (page: Page) => logInStaff(page, readTestSetup().accounts.admin) },
]) {
  test(`${area} weighs at most 150 KB and loads React on the first focus`, async ({
    page,
    instance,
  }) => {
    await logIn(page, instance);
    const logoutButton = page.getByRole("button", { name: "Sair" }).first();
    await expect(logoutButton).toBeVisible({ timeout: 15_000 });
    const weight = await measurePageWeight(page, area);
    expect(weight.html, "the page itself was weighed").toBeGreaterThan(2 * 1024);
    expect(weight.total / 1024, JSON.stringify(weight)).toBeLessThanOrEqual(150);
    const scriptRequest = page.waitForRequest(/\/assets\/entry\.client-/);
    await logoutButton.focus();
    await scriptRequest;
  });
}
