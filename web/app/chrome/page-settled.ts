/** The browser has nothing to do. */
export function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has none.
    (globalThis.requestIdleCallback ?? setTimeout)(resolve);
  });
}

/** The page is there and painted, as far as it came with its own bytes. */
export async function pageSettled(): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  }
  await idle();
}
