import { fontsCame } from "./fonts-came.ts";
import { idle, pageSettled } from "./page-settled.ts";

/**
 * What is far below the screen is laid out after everything else (app/styles/drawn-when-near.ts), part by part
 * while the browser has nothing to do.
 */
const { dataset } = document.documentElement;

async function layOutInParts(): Promise<void> {
  await pageSettled();
  if (dataset.fonts) {
    await new Promise((resolve) => addEventListener(fontsCame, resolve, { once: true }));
  }
  const large = document.querySelectorAll<HTMLElement>("main > *, main > * > *, footer");
  const parts = [...large].filter((part) => getComputedStyle(part).contentVisibility === "auto");
  for (const part of parts) {
    await idle();
    part.style.contentVisibility = "visible";
  }
  delete dataset.below;
}

if (dataset.below) {
  void layOutInParts();
}
