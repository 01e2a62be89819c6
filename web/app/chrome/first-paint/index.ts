/**
 * The inline script of every page: runs before the first paint; the CSP allows it by its hash
 * (vite/inline-scripts.ts). Anything that can run later is in app/page-script.ts.
 */
import { loadFontsFirst, loadFontsLater } from "./fonts.ts";
import { showChoices } from "./show-choices.ts";

/**
 * Lets the browser lay out what is far below the screen last (../defer-layout.ts, decision 0080); at once for
 * a visitor who follows a link to a place on a page, which is known only then.
 */
function postponeLayout(root: DOMStringMap): void {
  root.below = "later";
  addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest('a[href*="#"]')) {
      delete root.below;
    }
  });
}

/** Returns a function that loads the page's script; a hydrated page has it in its head instead. */
function pageScriptLoader(): () => Promise<unknown> {
  // `currentScript` is set only while the inline script runs.
  const address = document.currentScript?.dataset.page;
  return () =>
    new Promise<void>((resolve) => {
      if (!address) {
        resolve();
        return;
      }
      const script = document.createElement("script");
      script.type = "module";
      script.fetchPriority = "low";
      script.onload = () => resolve();
      script.onerror = () => resolve();
      script.src = address;
      document.head.append(script);
    });
}

/** Handles the rejection by which a browser reports that it skips a view transition. */
function quietTransitions(): void {
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

showChoices(dataset);
if (isNewVisit && !location.hash) {
  postponeLayout(dataset);
}
// After another page of the site, or on a reload, the browser has the fonts cached.
if (isNewVisit && !document.referrer.startsWith(`${location.origin}/`)) {
  loadFontsLater(dataset, loadPageScript);
} else {
  void loadFontsFirst();
  addEventListener("DOMContentLoaded", () => void loadPageScript());
}
quietTransitions();
