import { chromium } from "@playwright/test";
import { ensureChromium } from "../ensure-chromium.ts";
import type { Instance } from "../support/instance.ts";
import {
  calculatorScriptBound,
  measurePageWeight,
  pageWeightBounds,
} from "../support/page-weight.ts";

/** Prints the bytes that a phone receives on its first visit of each kind of page. */
export async function printPageWeights({ url }: Pick<Instance, "url">): Promise<void> {
  console.log(
    "\nA phone's first visit, KB with the answers' headers (bounds: support/page-weight.ts)",
  );
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  try {
    const bounds = [
      ...pageWeightBounds,
      { path: calculatorScriptBound.path, kilobytes: `${calculatorScriptBound.kilobytes} of js` },
    ];
    for (const { path, kilobytes } of bounds) {
      const page = await browser.newPage({
        viewport: { width: 412, height: 823 },
        isMobile: true,
        hasTouch: true,
      });
      const weight = Object.entries(await measurePageWeight(page, url + path)).map(
        ([part, bytes]) => `${part} ${(bytes / 1024).toFixed(1)}`,
      );
      console.log(`  ${path.padEnd(48)} ${weight.join(" · ")} (bound ${kilobytes})`);
      await page.close();
    }
  } finally {
    await browser.close();
  }
}
