import { spawnSync } from "node:child_process";
import { chromium, type Page } from "@playwright/test";
import { ensureChromium } from "../ensure-chromium.ts";
import type { Instance } from "../support/instance.ts";
import { quantile } from "./quantile.ts";

const slowdown = 4;
const presses = 60;

/** Bytes of script that came over the wire. */
async function scriptBytes(page: Page): Promise<number> {
  return page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith(".js"))
      .reduce((total, { encodedBodySize }) => total + encodedBodySize, 0),
  );
}

/**
 * Milliseconds from each key press on a slider to the frame that shows its price, as the browser's
 * own Event Timing says, which counts in steps of 8 ms and leaves out what took less than 16.
 */
async function inputToPaint(page: Page): Promise<number[]> {
  const slider = page.getByRole("slider").first();
  await slider.focus();
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) {
        if (name === "keydown") {
          durations.push(duration);
        }
      }
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  const price = page.locator("[data-figure='headline']").first();
  for (let press = 0; press < presses; press += 1) {
    const before = await price.textContent();
    await slider.press(press % 40 < 20 ? "ArrowRight" : "ArrowLeft");
    await page.waitForFunction(
      (shown) => document.querySelector("[data-figure='headline']")?.textContent !== shown,
      before,
    );
  }
  const measured = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) =>
        requestAnimationFrame(() =>
          setTimeout(() => resolve((window as unknown as { durations: number[] }).durations)),
        ),
      ),
  );
  const quicker = Array<number>(Math.max(0, presses - measured.length)).fill(16);
  return [...measured, ...quicker].sort((one, other) => one - other);
}

export async function measureCalculator({ url }: Instance): Promise<void> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${url}/precos`);
    await page.locator("[data-calculator-island]").scrollIntoViewIfNeeded();
    await page.locator("[data-slider='vcpus']").waitFor({ state: "attached" });
    console.log(
      `\nJavaScript of /precos, as sent\n  ${((await scriptBytes(page)) / 1024).toFixed(1)} KB`,
    );
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const durations = await inputToPaint(page);
    console.log(
      `\nKey press to painted price at ${slowdown}x CPU slowdown (target: 50 ms)\n  median ${quantile(durations, 0.5)} ms, 95th percentile ${quantile(durations, 0.95)} ms of ${presses}`,
    );
  } finally {
    await browser.close();
  }
}

/** The engine's own bench fails where it is slower than it may be, beside the formula by hand. */
export function measureEngine(): void {
  console.log("\nPricing engine");
  const bench = ["run", "--silent", "bench", "-w", "pricing-engine"];
  if (spawnSync("npm", bench, { stdio: "inherit" }).status !== 0) {
    process.exitCode = 1;
  }
}
