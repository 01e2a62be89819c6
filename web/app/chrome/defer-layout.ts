import { fontsLoadedEvent } from "./first-paint/fonts.ts";
import { whenIdle, whenPageIdle } from "./when-idle.ts";

/**
 * Lays out sections far below the screen last (app/styles/defer-offscreen.ts), one at a time while the browser
 * is idle.
 */
const { dataset } = document.documentElement;

async function layOutInParts(): Promise<void> {
  await whenPageIdle();
  if (dataset.fonts) {
    await new Promise((resolve) => addEventListener(fontsLoadedEvent, resolve, { once: true }));
  }
  const large = document.querySelectorAll<HTMLElement>("main > *, main > * > *, footer");
  const parts = [...large].filter((part) => getComputedStyle(part).contentVisibility === "auto");
  for (const part of parts) {
    await whenIdle();
    part.style.contentVisibility = "visible";
  }
  delete dataset.below;
}

if (dataset.below) {
  void layOutInParts();
}
