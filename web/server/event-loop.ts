let last: Promise<void> = Promise.resolve();

/**
 * Resolves in an iteration of the event loop that no other caller has. Rendering is mostly synchronous:
 * awaited before each render, this lets sockets be read, and cached pages sent, between any two of them.
 */
export function ownIteration(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
  return last;
}
