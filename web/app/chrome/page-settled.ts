/** Resolves when the browser is idle. */
export function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari lacks requestIdleCallback.
    (globalThis.requestIdleCallback ?? setTimeout)(resolve);
  });
}

/** Resolves when the page is loaded and painted. */
export async function pageSettled(): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  }
  await idle();
}
