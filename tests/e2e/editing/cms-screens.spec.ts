import { setTimeout } from "node:timers/promises";
import { createAdministratorApi, registerCustomer } from "../../support/accounts.ts";
import { pageData, uniqueWord } from "../../support/content.ts";
import { expect, openRow, test } from "../../support/editing.ts";
import { exhaustiveTag } from "../../support/exhaustive.ts";
import { sendRawRequest } from "../../support/raw-request.ts";
import { logInBrowser } from "../../support/staff-browser.ts";
import { readTestSetup } from "../../support/test-setup.ts";

/** Texts of the screens in each language. */
const languages = [
  {
    code: "pt",
    locale: "pt-BR",
    heading: "Título",
    sections: "Seções",
    options: "Mais opções",
    publish: /publicar/i,
  },
  {
    code: "en",
    locale: "en-US",
    heading: "Heading",
    sections: "Sections",
    options: "More options",
    publish: /publish/i,
  },
  {
    code: "es",
    locale: "es-ES",
    heading: "Título",
    sections: "Secciones",
    options: "Más opciones",
    publish: /publicar/i,
  },
] as const;

for (const { code, locale, heading, sections, options, publish } of languages) {
  test.describe(`the CMS with screens in ${locale}`, () => {
    test.use({ locale, viewport: { width: 1440, height: 1000 } });

    test(`publishes a heading that an editor changes (${code})`, async ({
      page,
      context,
      editor,
      instance,
    }) => {
      const { url } = instance;
      const slug = uniqueWord("tela-");
      const { id } = await editor.create("pages", pageData(slug, "Antes da mudança"));
      const word = uniqueWord("Depois");
      await logInBrowser(context, instance, readTestSetup().accounts.screens);
      await page.goto("/cms");
      await expect(page).toHaveURL(/\/cms\/?$/);
      await expect(page.locator("html")).toHaveAttribute("lang", code);

      await page.goto(`/cms/collections/pages/${id}?locale=pt-BR`);
      await expect(page.getByRole("heading", { name: sections }).first()).toBeVisible();
      // Locates these buttons by class, because Payload renders them without text.
      const menus = page.locator(".doc-controls .popup-button");
      await expect(menus).not.toHaveCount(0);
      for (const menu of await menus.all()) {
        await expect(menu).toHaveAccessibleName(options);
      }
      const field = page.locator("input[name='blocks.0.heading']");
      await openRow(page.locator("#blocks-row-0"));
      await expect(page.locator("label[for='field-blocks__0__heading']")).toContainText(heading);
      await field.fill(word);
      await page.getByRole("button", { name: publish }).first().click();
      await expect
        .poll(async () => (await fetch(`${url}/${slug}`)).text(), { timeout: 10_000 })
        .toContain(word);
      await page.goto(`/${slug}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(word);
    });
  });
}

test("no form shows the API tab", async ({ page, context, editor, instance }) => {
  const [document] = await editor.find("pages", "");
  await logInBrowser(context, instance, readTestSetup().accounts.screens);
  for (const path of [`collections/pages/${document?.id}`, "globals/navigation"]) {
    await page.goto(`/cms/${path}`);
    const tabs = page.locator(".doc-tabs");
    await expect(tabs.getByRole("link", { name: "Versões" })).toBeVisible();
    await expect(tabs.getByRole("link", { name: "API" })).toHaveCount(0);
  }
});

test.describe("the error message of a rejected publish", () => {
  test.use({ expectedFailures: /\/api\/pages\// });

  test("is visible longer than other messages", async ({ page, context, editor, instance }) => {
    const { id } = await editor.create("pages", pageData(uniqueWord("falta-"), "Falta"));
    await logInBrowser(context, instance, readTestSetup().accounts.screens);
    await page.goto(`/cms/collections/pages/${id}?locale=pt-BR`);
    await page.locator("input[name='title']").fill("");
    await page
      .getByRole("button", { name: /publicar/i })
      .first()
      .click();
    const errorToast = page.locator(".toast-error").first();
    await expect(errorToast).toContainText("Título");
    await setTimeout(6_000);
    await expect(errorToast).toContainText("Título", { timeout: 1_000 });
  });
});

test("without a session, the CMS's screens redirect to the site's login", async ({ instance }) => {
  for (const path of [
    "/cms",
    "/cms/collections/pages?limit=5",
    "/cms/globals/navigation",
    "/cms/account",
  ]) {
    const { status, headers } = await sendRawRequest(instance, path);
    expect([status, headers.location]).toEqual([
      303,
      `/admin?returnTo=${encodeURIComponent(path)}`,
    ]);
  }
});

test("the URLs of Payload's login redirect to the site's login", async ({ instance }) => {
  for (const screen of ["login", "forgot", "reset/token", "create-first-user"]) {
    const { headers } = await sendRawRequest(instance, `/cms/${screen}`);
    expect(headers.location, screen).toBe("/admin?returnTo=%2Fcms");
  }
  const toOtherSite = await sendRawRequest(
    instance,
    "/cms/login?redirect=https://evil.example/cms",
  );
  expect(toOtherSite.headers.location).toBe("/admin?returnTo=%2Fcms");
});

test("logging out of the CMS ends the session", async ({ page, context, instance }) => {
  await logInBrowser(context, instance, readTestSetup().accounts.screens);
  const [cookie] = await context.cookies();
  await page.goto("/cms");
  await page.goto("/cms/logout");
  await page.waitForURL(/\/admin\?returnTo=/);
  const headers = { cookie: `${cookie?.name}=${cookie?.value}` };
  const me = async () =>
    JSON.parse((await sendRawRequest(instance, "/api/staff/me", { headers })).text).user;
  // Polls the session, because the screen navigates before the logout request has ended.
  await expect.poll(me).toBeNull();
});

test("the account screen contains a link to the password change", async ({
  page,
  context,
  instance,
}) => {
  await logInBrowser(context, instance, readTestSetup().accounts.editor);
  await page.goto("/cms/account");
  const change = page.getByRole("link", { name: "Trocar a senha" });
  await expect(change).toHaveAttribute("href", "/admin/forgot");
});

test.describe("the CMS on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    "has no screen that overflows or hides the account and the buttons",
    exhaustiveTag,
    async ({ page, context, editor, instance }) => {
      test.setTimeout(180_000);
      const [article] = await editor.find("posts", "locale=pt-BR");
      const [picture] = await editor.find("media", "where[filename][contains]=logo");
      await logInBrowser(context, instance, readTestSetup().accounts.screens);
      for (const path of [
        `collections/posts/${article?.id}?locale=pt-BR`,
        `collections/posts/${article?.id}/versions`,
        `collections/media/${picture?.id}?locale=pt-BR`,
        "globals/navigation?locale=pt-BR",
        "account",
      ]) {
        await page.goto(`/cms/${path}`);
        // Breadcrumbs appear once the form has loaded.
        await expect(page.locator(".step-nav > *").nth(2)).toBeAttached();
        await expect(page.locator(".app-header__account"), path).toBeInViewport({ ratio: 1 });
        const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
        await expect.poll(scrollWidth, path).toBe(390);
        for (const button of await page.locator(".doc-controls__controls button").all()) {
          await expect(button, path).toBeInViewport({ ratio: 1 });
          const overflow = await button.evaluate((each) => each.scrollWidth - each.clientWidth);
          expect(overflow, path).toBeLessThanOrEqual(0);
        }
      }
    },
  );
});

test(
  "custom screens have breadcrumbs",
  exhaustiveTag,
  async ({ page, context, editor, instance }) => {
    const slug = uniqueWord("onde-");
    const { id } = await editor.create("pages", pageData(slug, "Onde"));
    await logInBrowser(context, instance, readTestSetup().accounts.screens);
    for (const [path, ...names] of [
      ["releases", "Agenda"],
      ["translations", "Quadro de traduções"],
      ["links", "Links que não levam a lugar nenhum"],
      ["redirects", "Redirecionamentos"],
      ["help", "Guia do editor"],
      [`collections/pages/${id}/history?locale=pt-BR`, "Páginas", slug, "Histórico"],
      [`collections/pages/${id}/checks?locale=pt-BR`, "Páginas", slug, "Conferir"],
      ["globals/navigation/history", "Navegação", "Histórico"],
    ] as const) {
      await page.goto(`/cms/${path}`);
      await expect(page.locator(".step-nav"), path).toHaveText(new RegExp(names.join(".*")));
    }
  },
);

test("the day of a subscription's next payment is the same in time zones west of Greenwich", async ({
  page,
  context,
  instance,
}) => {
  const admin = await createAdministratorApi(instance);
  const { id } = await admin.findUser(await registerCustomer(instance));
  await admin.addPlan(id, (await admin.createPlan()).id, "2026-12-22");
  await logInBrowser(context, instance, readTestSetup().accounts.admin);
  await page.goto(`/cms/collections/subscriptions?where[customer][equals]=${id}`);
  await expect(page.locator("td.cell-nextPayment")).toHaveText("22/12/2026");
  await page.locator("tbody tr td a").first().click();
  await expect(page.locator("#field-nextPayment input")).toHaveValue("22/12/2026");
});

test.describe("the CMS in another time zone", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  test("shows times in Brasília's time in lists and forms", async ({
    page,
    context,
    editor,
    instance,
  }) => {
    const slug = uniqueWord("fuso-");
    const { id, updatedAt } = await editor.create("pages", pageData(slug, "Fuso"));
    const time = new Date(String(updatedAt)).toLocaleString("pt-BR", {
      timeZone: "America/Sao_Paulo",
      dateStyle: "short",
      timeStyle: "short",
    });
    await logInBrowser(context, instance, readTestSetup().accounts.screens);
    await page.goto(`/cms/collections/pages?locale=pt-BR&search=${slug}`);
    const row = page.getByRole("row").filter({ hasText: slug });
    await expect(row.locator(".cell-updatedAt")).toHaveText(time.replace(",", ""));
    await page.goto(`/cms/collections/pages/${id}?locale=pt-BR`);
    const times = page.locator(".doc-controls__value-wrap");
    await expect(times.first()).toContainText(time);
    await expect(times.last()).toHaveAttribute("title", time);
  });
});
