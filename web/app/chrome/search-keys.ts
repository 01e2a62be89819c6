/**
 * Opens the search overlay on "/", Ctrl+K or a click on the search link in the header. Loads the overlay's script on
 * the first use. If the script fails to load, the link opens the search page.
 */
const link = document.querySelector<HTMLAnchorElement>("[data-search]");

function open(event: Event): void {
  if (link) {
    event.preventDefault();
    import("../features/search/island.tsx").then(
      ({ openSearch }) => openSearch(),
      () => location.assign(link.href),
    );
  }
}

link?.addEventListener("click", (event) => {
  if (!(event.ctrlKey || event.metaKey || event.shiftKey)) {
    open(event);
  }
});

document.addEventListener("keydown", (event) => {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  const isTyping =
    target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
  const isSlash = key === "/" && !(ctrlKey || metaKey || altKey || isTyping);
  if (isSlash || (key.toLowerCase() === "k" && (ctrlKey || metaKey))) {
    open(event);
  }
});
