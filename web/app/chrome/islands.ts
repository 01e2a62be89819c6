/**
 * Brings to life what a page has drawn as plain HTML, when it comes near or is used: the module is
 * fetched only then. `data-island` names it; it mounts by itself, once for all of its islands.
 */

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

function load(island: HTMLElement): void {
  observer.unobserve(island);
  if (island.dataset.island) {
    // Without it the island stays the plain form that it is.
    import(/* @vite-ignore */ island.dataset.island).catch(() => undefined);
  }
}

for (const island of document.querySelectorAll<HTMLElement>("[data-island]")) {
  observer.observe(island);
  island.addEventListener("focusin", () => load(island), { once: true });
}
