import { chromium, type Page } from "@playwright/test";
import { ensureChromium } from "../ensure-chromium.ts";
import { findHeadlessShell } from "../find-chromium.ts";
import { heroBlock, pageData, uniqueWord } from "../support/content.ts";
import type { Instance } from "../support/instance.ts";
import { StaffApi } from "../support/staff-api.ts";
import { logInBrowser } from "../support/staff-browser.ts";
import type { TestAccount } from "../support/test-setup.ts";
import { quantile } from "./quantile.ts";

const changes = 20;

/** Resolves with the time at which the preview shows the words, by the clock of the form's page. */
function timeShown(page: Page, words: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve, reject) => {
        const frame = document.querySelector<HTMLIFrameElement>("#live-preview-iframe");
        const previewBody = frame?.contentDocument?.body;
        if (!previewBody) {
          reject(new Error("no preview"));
          return;
        }
        new MutationObserver(() => {
          if (previewBody.textContent.includes(wanted)) {
            resolve(performance.now());
          }
        }).observe(previewBody, { childList: true, characterData: true, subtree: true });
      }),
    words,
  );
}

/** Returns the time at which the last autosave got its response, by the clock of the form's page. */
function timeSaved(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(
      ...(performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter(({ name }) => name.includes("autosave=true"))
        .map(({ responseEnd }) => responseEnd),
    ),
  );
}

/** Measures the time from an autosave until the preview shows the change. */
export async function measurePreview(instance: Instance, account: TestAccount): Promise<void> {
  const editor = await StaffApi.logIn(instance, account);
  const { id } = await editor.create("pages", {
    ...pageData(uniqueWord("viva-"), "Abertura"),
    blocks: [heroBlock("Abertura")],
  });
  const browser = await chromium.launch({
    executablePath: findHeadlessShell() ?? ensureChromium(),
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
    await logInBrowser(context, instance, account);
    const page = await context.newPage();
    await page.goto(`${instance.url}/cms/collections/pages/${id}?locale=pt-BR`);
    await page.locator("#live-preview-toggler").click();
    await page.frameLocator("#live-preview-iframe").getByRole("main").waitFor();
    await page.locator("#blocks-row-0 .collapsible__toggle").first().click();
    const heading = page.locator(
      "input[name='blocks.0.heading'], textarea[name='blocks.0.heading']",
    );
    const times: number[] = [];
    // Makes one additional change, which is not measured, because the first change warms up the caches.
    for (let change = 0; change <= changes; change++) {
      const words = `Abertura número ${change}.`;
      const shown = timeShown(page, words);
      await heading.fill(words);
      const at = await shown;
      times.push(at - (await timeSaved(page)));
    }
    const [first = 0, ...later] = times;
    later.sort((a, b) => a - b);
    console.log(
      `\nFrom an autosave until the preview shows it, ${changes} changes (target: 300 ms)`,
    );
    console.log(
      `  median ${quantile(later, 0.5).toFixed(0)} ms, slowest ${quantile(later, 1).toFixed(0)} ms; the first of a new process ${first.toFixed(0)} ms`,
    );
  } finally {
    await browser.close();
    await editor.remove("pages", id);
  }
}
