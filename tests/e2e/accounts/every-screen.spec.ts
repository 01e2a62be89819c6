import type { Page } from "@playwright/test";
import { findAccessibilityProblems } from "../../support/accessibility.ts";
import {
  createAdministratorApi,
  logInCustomer,
  logInStaff,
  registerCustomer,
} from "../../support/accounts.ts";
import { exhaustiveTag, matrixTestOptions } from "../../support/exhaustive.ts";
import { expect, test } from "../../support/test.ts";
import { readTestSetup } from "../../support/test-setup.ts";

const publicPaths = [
  "/auth",
  "/auth?mode=register",
  "/auth/forgot",
  "/auth/code",
  "/auth/reset?token=x",
  "/auth/confirm-email?token=x",
  "/auth/undo-email?token=x",
  "/auth/confirm-deletion?token=x",
  "/admin",
];
const customerPaths = ["/client-area", "/client-area/account", "/client-area/security"];
const staffPaths = [
  "/admin",
  "/admin/users/new",
  "/admin/plans/new",
  "/admin/audit",
  "/admin/staff",
  "/admin/status",
  "/admin/staff/new",
  "/admin/system",
  "/admin/security",
  "/admin?deletions=requested",
  "/admin?due=overdue",
];

const widths = [360, 1440];

/** Expects that axe finds no problem, all texts are in one language, and the layout fits the width of a phone. */
async function expectNoProblems(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  for (const [prefix, locale] of [
    ["/en", "en-US"],
    ["/es", "es-ES"],
    ["", "pt-BR"],
  ] as const) {
    await page.goto(prefix + path);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const text = await page.getByRole("main").innerText();
    expect(text, `${locale} ${path} shows a message's id`).not.toMatch(
      /\b(auth|account|admin|field|form|failure|problem|done|staff|audit|status)\.[a-zA-Z.]+\b(?!@)/,
    );
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(excess, `${locale} ${path} at ${width} px`).toBe(0);
    }
  }
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    expect.soft(await findAccessibilityProblems(page), `${path} at ${width} px`).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    const colours = await findAccessibilityProblems(page, "colours");
    expect.soft(colours, `${path} in the dark at ${width} px`).toEqual([]);
  }
}

for (const path of publicPaths) {
  const details = matrixTestOptions({ isRepresentative: path === "/auth?mode=register" });
  test(
    `${path} has no accessibility, language or layout problem in any language`,
    details,
    async ({ page }) => {
      await expectNoProblems(page, path);
    },
  );
}

test("the client area has no accessibility, language or layout problem in any language", async ({
  page,
  instance,
}) => {
  const customer = await registerCustomer(instance);
  const admin = await createAdministratorApi(instance);
  const { id } = await admin.findUser(customer);
  await admin.addPlan(id, (await admin.createPlan()).id);
  await logInCustomer(page, customer);
  for (const path of customerPaths) {
    await expectNoProblems(page, path);
  }
});

test(
  "the panel has no accessibility, language or layout problem in any language",
  exhaustiveTag,
  async ({ page, instance }) => {
    test.setTimeout(400_000);
    const customer = await registerCustomer(instance);
    const admin = await createAdministratorApi(instance);
    const { id } = await admin.findUser(customer);
    await admin.addPlan(id, (await admin.createPlan()).id, "2026-12-01");
    await logInStaff(page, readTestSetup().accounts.admin);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Painel Administrativo");
    const about = [
      `/admin/users/${id}`,
      `/admin/users/${id}/plans/new`,
      `/admin/users/${id}/remove`,
    ];
    for (const path of [...staffPaths, ...about]) {
      await expectNoProblems(page, path);
    }
  },
);

test("the panel's tables have no accessibility, language or layout problem in any language", async ({
  page,
}) => {
  await logInStaff(page, readTestSetup().accounts.admin);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Painel Administrativo");
  await expectNoProblems(page, "/admin");
});

test("the site's header links to the client area in each language", async ({ page }) => {
  for (const [home, label, area] of [
    ["/", "Área do Cliente", "/auth"],
    ["/en", "Client area", "/en/auth"],
    ["/es", "Área de clientes", "/es/auth"],
  ] as const) {
    await page.goto(home);
    await page.getByRole("banner").getByRole("link", { name: label }).click();
    await expect(page).toHaveURL(area);
  }
});
