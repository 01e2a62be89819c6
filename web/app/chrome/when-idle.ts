/** Resolves when the browser is idle, after a second at the latest. */
export function whenIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Checks for requestIdleCallback, because Safari lacks it.
    if ("requestIdleCallback" in globalThis) {
      requestIdleCallback(resolve, { timeout: 1_000 });
    } else {
      setTimeout(resolve);
    }
  });
}

/** Resolves when the page is loaded and painted. */
export async function whenPageIdle(): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  }
  await whenIdle();
}
