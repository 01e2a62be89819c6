/**
 * The inline script of every page. Runs before the first paint; the CSP allows it by its hash
 * (vite/inline-scripts.ts). Code that can run later is in app/page-script.ts.
 */

import { applyStoredChoices } from "./apply-stored-choices.ts";
import { loadFonts, loadFontsAfterFirstPaint } from "./fonts.ts";

/**
 * Returns a function that loads the page's script. A hydrated page already has the script in its
 * head.
 */
function pageScriptLoader(): () => Promise<unknown> {
  // Reads the URL here, because `currentScript` is set only while the inline script runs.
  const scriptUrl = document.currentScript?.dataset.page;
  return () =>
    new Promise<void>((resolve) => {
      if (!scriptUrl) {
        resolve();
        return;
      }
      const script = document.createElement("script");
      script.type = "module";
      script.fetchPriority = "low";
      script.onload = () => resolve();
      script.onerror = () => resolve();
      script.src = scriptUrl;
      document.head.append(script);
    });
}

/** Handles the promise rejection with which a browser reports a skipped view transition. */
function ignoreSkippedTransitions(): void {
  for (const name of ["pageswap", "pagereveal"] as const) {
    addEventListener(name, ({ viewTransition }) => {
      viewTransition?.ready.catch(() => undefined);
    });
  }
}

const { dataset } = document.documentElement;
const loadPageScript = pageScriptLoader();
const [navigation] = performance.getEntriesByType("navigation");
const isNewVisit = (navigation as PerformanceNavigationTiming | undefined)?.type === "navigate";

applyStoredChoices(dataset);
// Loads the fonts at once on a reload, or after another page of the site, because the browser's cache has them.
if (isNewVisit && !document.referrer.startsWith(`${location.origin}/`)) {
  loadFontsAfterFirstPaint(dataset, loadPageScript);
} else {
  void loadFonts();
  addEventListener("DOMContentLoaded", () => void loadPageScript());
}
ignoreSkippedTransitions();
