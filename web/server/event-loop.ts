let last: Promise<void> = Promise.resolve();

/**
 * Resolves in an iteration of the event loop that no other caller gets. Rendering is mostly
 * synchronous; awaiting this before each render lets sockets be read and cached pages be sent
 * between two of them.
 */
export function ownIteration(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
  return last;
}
