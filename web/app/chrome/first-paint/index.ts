/**
 * The inline script of every page: runs before the first paint; the CSP allows it by its hash
 * (vite/inline-scripts.ts). Anything that can run later is in app/page-script.ts.
 */
import { loadFontsFirst, loadFontsLater } from "./fonts.ts";
import { postponeLayout } from "./layout.ts";
import { pageScriptLoader } from "./load-page-script.ts";
import { quietTransitions } from "./quiet-transitions.ts";
import { showChoices } from "./show-choices.ts";

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
