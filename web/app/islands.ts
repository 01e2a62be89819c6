import { whenPageIdle } from "./chrome/when-idle.ts";

/**
 * Loads the script of an island at the first interaction, or once the page is loaded and the island scrolls near the
 * screen. Until then, islands are plain HTML. One script mounts all islands of its kind; shared modules (React) are
 * loaded once.
 */
const scripts: Record<string, () => Promise<unknown>> = {
  calculator: () => import("./features/calculator/island.tsx"),
  leads: () => import("./features/leads/island.tsx"),
};

/** Distance below the screen at which an island is loaded. */
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

function load(island: HTMLElement): void {
  observer.unobserve(island);
  // If the island's script fails to load, the island stays a plain form.
  scripts[island.dataset.island ?? ""]?.().catch(() => undefined);
}

for (const island of document.querySelectorAll<HTMLElement>(
  ":root:not([data-draft]) [data-island]",
)) {
  void whenPageIdle().then(() => observer.observe(island));
  island.addEventListener("focusin", () => load(island), { once: true });
}
