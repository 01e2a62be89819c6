import { spawnSync } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import { ensureChromium } from "../ensure-chromium.ts";
import { findHeadlessShell } from "../find-chromium.ts";
import type { Instance } from "../support/instance.ts";
import { launchPlainBrowser, type PlainBrowser, type PlainPage } from "./plain-browser.ts";
import { quantile } from "./quantile.ts";

const slowdown = 4;
const pressCount = 60;
const pressEveryMs = 120;
const phone = { width: 412, height: 823 };
const rounds = 3;

/** Expression that resolves after the next frame, once the browser has dispatched its performance entries. */
const afterNextPaint = "new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))";

/** Records long tasks (more than 50 ms) until `longTasks` is read. */
const watchLongTasks = `
  window.longTasks = [];
  // Stores the observer in a global variable, because otherwise it would be garbage-collected.
  window.taskObserver = new PerformanceObserver((list) => {
    longTasks.push(...list.getEntries().map(({ duration }) => duration));
  });
  taskObserver.observe({ type: "longtask" });
`;

/** The baseline, a page with only a slider and its value: measures the time that the browser itself needs. */
const bareSlider = `data:text/html,<!doctype html><input type="range"><output></output><script>
  const slider = document.querySelector("input");
  slider.oninput = () => { document.querySelector("output").textContent = slider.value; };
</script>`;

/** Measured times in ms, from each key press on a slider to a frame. */
interface Presses {
  /** Time until the next frame, which shows the moved slider. */
  toPaint: number[];
  /** Time until the frame that shows the resulting price. */
  toFigure: number[];
}

/**
 * Presses keys at the repeat rate of a held key, and evaluates nothing between the presses. `toPaint` uses Event
 * Timing, which has steps of 8 ms and omits events below 16 ms.
 */
async function inputToPaint(page: PlainPage, figure: string): Promise<Presses> {
  await page.evaluate(`
    document.querySelector("input[type=range]").focus();
    window.durations = [];
    window.figures = [];
    let pressed;
    addEventListener("keydown", ({ timeStamp }) => { pressed = timeStamp; }, true);
    new MutationObserver(() => requestAnimationFrame(() => setTimeout(() => {
      figures.push(performance.now() - pressed);
    }))).observe(document.querySelector("${figure}"), { childList: true, characterData: true, subtree: true });
    window.pressObserver = new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) {
        if (name === "keydown") {
          durations.push(duration);
        }
      }
    });
    pressObserver.observe({ type: "event", durationThreshold: 16 });
  `);
  for (let press = 0; press < pressCount; press += 1) {
    await page.press(press % 40 < 20 ? "ArrowRight" : "ArrowLeft");
    await delay(pressEveryMs);
  }
  await page.evaluate(afterNextPaint);
  const measured = await page.evaluate<number[]>("durations");
  const tooShortToReport = Array<number>(Math.max(0, pressCount - measured.length)).fill(16);
  return { toPaint: [...measured, ...tooShortToReport], toFigure: await page.evaluate("figures") };
}

const isHydrated = `document.querySelector("[data-slider=vcpus]")`;

/** Scrolls to the calculator of a page and returns the duration of each long task in ms. */
async function measureHydration(browser: PlainBrowser, url: string): Promise<number[]> {
  // Opens a window of small height, so that no part of the calculator is near the visible area.
  const page = await browser.open(url, { ...phone, height: 100 }, slowdown);
  // Blocks scripts until the window is enlarged and rendered, so that only the calculator's own tasks are measured.
  const release = await page.blockRequests("*/assets/*.js");
  await page.resize(phone);
  // Waits twice: the first frame may still show the smaller window.
  await page.evaluate(afterNextPaint);
  await page.evaluate(afterNextPaint);
  await page.evaluate(watchLongTasks);
  await release();
  await page.until(isHydrated);
  await page.evaluate(afterNextPaint);
  const longTasks = await page.evaluate<number[]>("longTasks");
  await page.close();
  return longTasks;
}

async function useCalculator(browser: PlainBrowser, url: string): Promise<Presses> {
  const page = await browser.open(url, phone, slowdown);
  await page.until(isHydrated);
  const measured = await inputToPaint(page, "[data-figure=bar]");
  if (measured.toFigure.length < pressCount / 2) {
    throw new Error("the presses changed no price");
  }
  await page.close();
  return measured;
}

async function useBareSlider(browser: PlainBrowser): Promise<Presses> {
  const page = await browser.open(bareSlider, phone, slowdown);
  const measured = await inputToPaint(page, "output");
  await page.close();
  return measured;
}

export async function measureCalculator({ url }: Instance): Promise<void> {
  const browser = await launchPlainBrowser(findHeadlessShell() ?? ensureChromium());
  const address = `${url}/precos`;
  try {
    const tasks: string[] = [];
    const all = { next: [] as number[], price: [] as number[], bare: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      const longTasks = await measureHydration(browser, address);
      tasks.push(longTasks.join(", ") || "none");
      const { toPaint, toFigure } = await useCalculator(browser, address);
      all.next.push(...toPaint);
      all.price.push(...toFigure);
      all.bare.push(...(await useBareSlider(browser)).toPaint);
    }
    console.log(
      `\nCalculator at ${slowdown}x CPU slowdown\n  Tasks above 50 ms while it comes to life (target: none): ${tasks.join("; ")}`,
    );
    for (const [what, durations] of [
      ["Key press to next paint (target: 33 ms)", all.next],
      ["Key press to painted price", all.price],
      ["A slider in an empty page", all.bare],
    ] as const) {
      const sorted = durations.toSorted((one, other) => one - other);
      console.log(
        `  ${what}: median ${quantile(sorted, 0.5).toFixed(0)} ms, 98th percentile ${quantile(sorted, 0.98).toFixed(0)} ms of ${sorted.length}`,
      );
    }
  } finally {
    browser.close();
  }
}

/** Runs the engine's own benchmark, which fails if the engine is too slow compared with the hand-written formula. */
export function measurePricingEngine(): void {
  console.log("\nPricing engine");
  const bench = ["run", "--silent", "bench", "-w", "pricing-engine"];
  if (spawnSync("npm", bench, { stdio: "inherit" }).status !== 0) {
    process.exitCode = 1;
  }
}
