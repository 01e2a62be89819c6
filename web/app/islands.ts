import { pageSettled } from "./chrome/page-settled.ts";
import firstFormatUrl from "./i18n/first-format.ts?worker&url";

/**
 * Brings to life what a page has drawn as plain HTML, when it comes near, once the page itself is there, or
 * is used: its script is fetched only then, and what several share (React) once. It mounts by itself, for all of
 * its kind. Their names are those of their features: by them pages have their styles (server/page-styles.ts).
 */
const scripts: Record<string, () => Promise<unknown>> = {
  calculator: () => import("./features/calculator/island.tsx"),
  leads: () => import("./features/leads/island.tsx"),
};

/** How far below the screen an island begins to load. */
const nearby = "400px";

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) {
        load(target as HTMLElement);
      }
    }
  },
  { rootMargin: nearby },
);

let knowsFormats = false;

function load(island: HTMLElement): void {
  observer.unobserve(island);
  // Without it the island stays the plain form that it is.
  scripts[island.dataset.island ?? ""]?.().catch(() => undefined);
  if (!knowsFormats) {
    knowsFormats = true;
    // While the scripts come.
    new Worker(firstFormatUrl, { type: "module" });
  }
}

for (const island of document.querySelectorAll<HTMLElement>(
  ":root:not([data-draft]) [data-island]",
)) {
  void pageSettled().then(() => observer.observe(island));
  island.addEventListener("focusin", () => load(island), { once: true });
}
