import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { ensureChromium } from "./ensure-chromium.ts";
import { heroBlock, pageData } from "./support/content.ts";
import { type Instance, productRoot, startInstance, stopInstance } from "./support/instance.ts";
import { StaffApi } from "./support/staff-api.ts";
import { logInBrowser } from "./support/staff-browser.ts";
import { createDataTemplate, createTestAccount } from "./support/test-setup.ts";

/**
 * `npm run docs:pictures`: takes the screenshots of docs/editors.md from a CMS with the seed
 * content.
 */

const folder = join(productRoot, "docs", "pictures");
const viewport = { width: 1280, height: 800 };
/** Quality of the WebP files, 0 to 100: letters are sharp and files are smaller than 60 KB. */
const quality = 55;
/**
 * Time in ms to wait for images and panels to load. No test depends on this time: an element that loads later is
 * visibly missing in the screenshot.
 */
const settleMs = 2_500;

interface Scene {
  path: string;
  /** Actions to perform before the screenshot. */
  act?: (page: Page) => Promise<void>;
  /** Visible text or selector to wait for before the screenshot. */
  waitFor: string;
}

/** Repeats the click until its result is visible, because a click before the screen's scripts run has no effect. */
async function clickUntilShown(page: Page, button: string, resultSelector: string): Promise<void> {
  const wanted = page.locator(resultSelector).first();
  while (!(await wanted.isVisible())) {
    await page.locator(button).first().click();
    await wanted.waitFor({ timeout: 3_000 }).catch(() => undefined);
  }
}

function scenesOf({ used, page: id }: { used: string; page: string }): Record<string, Scene> {
  const form = `/cms/collections/pages/${id}`;
  return {
    desk: { path: "/cms", waitFor: ".dashboard-view" },
    preview: {
      path: `${form}?locale=pt-BR`,
      waitFor: "#live-preview-iframe",
      act: async (page) => {
        await clickUntilShown(page, "#live-preview-toggler", "#live-preview-iframe");
        const rendered = page.frameLocator("#live-preview-iframe");
        await rendered.getByRole("heading", { level: 1 }).waitFor();
      },
    },
    sections: {
      path: `${form}?locale=pt-BR`,
      waitFor: ".blocks-drawer__block",
      act: (page) =>
        clickUntilShown(page, ".blocks-field__drawer-toggler", ".blocks-drawer__block"),
    },
    checks: { path: `${form}/checks`, waitFor: ".checks" },
    history: { path: `${form}/history`, waitFor: ".history" },
    deleting: {
      path: `/cms/collections/pages/${used}?locale=pt-BR`,
      waitFor: ".references--warning",
      act: async (page) => {
        await page
          .getByRole("region", { name: "Onde é usado" })
          .getByRole("listitem")
          .first()
          .waitFor();
        await clickUntilShown(page, ".doc-controls__popup button", "#action-delete");
        await page.locator("#action-delete").click();
      },
    },
    translations: { path: "/cms/translations", waitFor: ".staff-view" },
    links: {
      path: "/cms/links",
      waitFor: "tbody tr",
      act: async (page) => {
        // Reloads until the list has rows, because the worker checks links seconds after a publish.
        while ((await page.locator("tbody tr").count()) === 0) {
          await page.waitForTimeout(settleMs);
          await page.reload();
        }
      },
    },
    releases: { path: "/cms/releases", waitFor: ".staff-view" },
    prices: { path: "/cms/globals/price-catalogue", waitFor: ".catalogue-preview" },
  };
}

async function takeScreenshot(page: Page, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality });
  const picture = Buffer.from(data, "base64");
  await writeFile(join(folder, `${name}.webp`), picture);
  console.log(`${name}.webp  ${(picture.length / 1024).toFixed(0)} KB`);
}

/**
 * Creates the documents for the screenshots. Changes one document after its translation, so that its translations are
 * outdated.
 */
async function prepare(editor: StaffApi): Promise<{ used: string; page: string }> {
  const bySlug = async (slug: string) => {
    const [found] = await editor.find("pages", `locale=pt-BR&where[slug][equals]=${slug}`);
    if (!found) {
      throw new Error(`no page ${slug}`);
    }
    return found;
  };
  const deletedPage = await editor.create(
    "pages",
    pageData("oferta-de-inverno", "Oferta de inverno"),
  );
  const document = { relationTo: "pages", value: deletedPage.id };
  const link = { kind: "document", document, label: "Ver a oferta" };
  await editor.create("pages", {
    ...pageData("campanha", "Campanha"),
    title: "Campanha de inverno",
    blocks: [{ ...heroBlock("Campanha de inverno"), actions: [{ link }] }],
  });
  await editor.update("pages", deletedPage.id, { _status: "draft" });
  await editor.call("POST", "/releases", { name: "Campanha de inverno" });
  const about = await bySlug("sobre");
  await editor.update("pages", about.id, { title: "Sobre nós: história, equipe, valores" });
  return { page: about.id, used: (await bySlug("consultoria-em-cloud")).id };
}

async function takeScreenshots(
  instance: Instance,
  account: ReturnType<typeof createTestAccount>,
): Promise<void> {
  const scenes = scenesOf(await prepare(await StaffApi.logIn(instance, account)));
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  const context = await browser.newContext({
    viewport,
    baseURL: instance.url,
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    reducedMotion: "reduce",
  });
  await logInBrowser(context, instance, account);
  const page = await context.newPage();
  await mkdir(folder, { recursive: true });
  const only = process.argv.slice(2);
  for (const [name, { path, act, waitFor }] of Object.entries(scenes)) {
    if (only.length === 0 || only.includes(name)) {
      await page.goto(path);
      await act?.(page);
      await page.locator(waitFor).first().waitFor();
      await page.waitForTimeout(settleMs);
      await takeScreenshot(page, name);
    }
  }
  await browser.close();
}

const directory = await mkdtemp(join(tmpdir(), "site-pictures-"));
const account = createTestAccount("marina", "admin");
const dataDirectory = join(directory, "data");
await createDataTemplate(dataDirectory, [account]);
const instance = await startInstance({ dataDirectory });
try {
  await takeScreenshots(instance, account);
} finally {
  await stopInstance(instance);
  await rm(directory, { recursive: true, force: true });
}
