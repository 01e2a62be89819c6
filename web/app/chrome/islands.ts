/**
 * Brings to life what a page has drawn as plain HTML, when it comes near or is used: the module is
 * fetched only then. `data-island` names it; it exports `mount`.
 */
interface IslandModule {
  mount: (island: HTMLElement) => Promise<void>;
}

/** How far below the screen an island begins to load. */
const nearby = "400px";

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) {
        void load(target as HTMLElement);
      }
    }
  },
  { rootMargin: nearby },
);

async function load(island: HTMLElement): Promise<void> {
  observer.unobserve(island);
  const address = island.dataset.island;
  delete island.dataset.island;
  if (address) {
    // Without it the island stays the plain form that it is.
    const module: IslandModule | undefined = await import(/* @vite-ignore */ address).catch(
      () => undefined,
    );
    await module?.mount(island);
    island.dataset.mounted = "";
  }
}

for (const island of document.querySelectorAll<HTMLElement>("[data-island]")) {
  observer.observe(island);
  island.addEventListener("focusin", () => void load(island), { once: true });
}
