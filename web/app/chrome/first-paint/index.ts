/**
 * The one inline script of a page: it runs before the first paint, and the security policy allows it by its
 * hash (vite/inline-scripts.ts). What may come later is in app/page-script.ts.
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
// After another page of the site, or on a reload, the browser already has the fonts.
if (isNewVisit && !document.referrer.startsWith(`${location.origin}/`)) {
  loadFontsLater(dataset, loadPageScript);
} else {
  void loadFontsFirst();
  addEventListener("DOMContentLoaded", () => void loadPageScript());
}
quietTransitions();
