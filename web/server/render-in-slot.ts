import type { FairQueue } from "contracts/fair-queue";
import type { PageClient } from "./cache/page-cache.ts";
import type { RenderedResponse } from "./cache/rendered-page.ts";

let last: Promise<void> = Promise.resolve();

/**
 * Resolves in a separate iteration of the event loop for each caller. Rendering is mostly synchronous. Awaiting this
 * function before each render lets the process read sockets and send cached pages between two renders.
 */
export function waitForNextIteration(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
  return last;
}

interface RenderInSlotOptions {
  renderQueue: FairQueue;
  render: (
    path: string,
    client: Pick<PageClient, "address" | "disconnected">,
  ) => Promise<RenderedResponse>;
}

/**
 * Renders a page in a slot of the render queue; responds with 503 if the queue rejects the client.
 */
export function renderInSlot({ renderQueue, render }: RenderInSlotOptions) {
  return async (path: string, client: PageClient): Promise<RenderedResponse> => {
    const { address, disconnected, hasSlot = false } = client;
    if (hasSlot) {
      await waitForNextIteration();
      return render(path, client);
    }
    const slot = await renderQueue.enter({ address, signal: disconnected });
    if (!slot.ok) {
      return new Response("Too many requests at once\n", {
        status: 503,
        headers: { "content-type": "text/plain", "cache-control": "no-store", "retry-after": "5" },
      });
    }
    try {
      await waitForNextIteration();
      return await render(path, client);
    } finally {
      slot.end();
    }
  };
}
