import { spawnSync } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import { chromium, type Page } from "@playwright/test";
import { ensureChromium } from "../ensure-chromium.ts";
import { findQuickChromium } from "../find-chromium.ts";
import type { Instance } from "../support/instance.ts";
import { quantile } from "./quantile.ts";

const slowdown = 4;
const presses = 60;
const pressEveryMs = 120;

/** Tasks of more than 50 ms, as the browser counts them, from here on until `longTasks` is read. */
async function watchLongTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const longTasks: number[] = [];
    Object.assign(window, { longTasks });
    new PerformanceObserver((list) => {
      longTasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: "longtask" });
  });
}

/** After the next frame, when the browser has told of what led to it. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
}

/** Nothing but a slider whose value is written beside it: what the browser itself takes. */
const bareSlider = `<!doctype html><input type="range"><output></output><script>
  const slider = document.querySelector("input");
  slider.oninput = () => { document.querySelector("output").textContent = slider.value; };
</script>`;

/**
 * Milliseconds from each key press on a slider to the frame that shows what it led to, as the
 * browser's own Event Timing says, which counts in steps of 8 ms and leaves out what took less than
 * 16. Pressed as by a hand that holds the key: the tool asks the page nothing in between.
 */
async function inputToPaint(page: Page): Promise<number[]> {
  await page.getByRole("slider").first().focus();
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
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(press % 40 < 20 ? "ArrowRight" : "ArrowLeft");
    await delay(pressEveryMs);
  }
  await painted(page);
  const measured = await page.evaluate(
    () => (window as unknown as { durations: number[] }).durations,
  );
  const quicker = Array<number>(Math.max(0, presses - measured.length)).fill(16);
  return [...measured, ...quicker].sort((one, other) => one - other);
}

export async function measureCalculator({ url }: Instance): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findQuickChromium() ?? ensureChromium(),
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  try {
    const page = await browser.newPage();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    // So low that nothing of the calculator is near.
    await page.setViewportSize({ width: 412, height: 100 });
    // Its scripts come when the larger window is drawn: that is the page's own time.
    const windowDrawn = Promise.withResolvers<void>();
    await page.goto(`${url}/precos`);
    await page.route("**/assets/*.js", async (route) => {
      await windowDrawn.promise;
      await route.continue();
    });
    await page.setViewportSize({ width: 412, height: 823 });
    // Twice: the first frame may still be one of the smaller window.
    await painted(page);
    await painted(page);
    await watchLongTasks(page);
    windowDrawn.resolve();
    await page.locator("[data-slider='vcpus']").waitFor({ state: "attached" });
    await painted(page);
    const longTasks = await page.evaluate(
      () => (window as unknown as { longTasks: number[] }).longTasks,
    );
    console.log(
      `\nCalculator at ${slowdown}x CPU slowdown\n  Tasks above 50 ms while it comes to life (target: none): ${longTasks.join(", ") || "none"}`,
    );
    const price = page.locator("[data-figure='headline']").first();
    const before = await price.textContent();
    const durations = await inputToPaint(page);
    if ((await price.textContent()) === before) {
      throw new Error("the presses changed no price");
    }
    const bare = await browser.newPage();
    const bareDevtools = await bare.context().newCDPSession(bare);
    await bareDevtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await bare.setContent(bareSlider);
    const bareDurations = await inputToPaint(bare);
    for (const [what, all] of [
      ["Key press to painted price (target: 33 ms)", durations],
      ["A slider in an empty page", bareDurations],
    ] as const) {
      console.log(
        `  ${what}: median ${quantile(all, 0.5)} ms, 98th percentile ${quantile(all, 0.98)} ms of ${presses}`,
      );
    }
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
