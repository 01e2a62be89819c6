interface WorkerOptions<Item> {
  /** Removes at most `limit` items from the queue. Other workers do not get these items. */
  take: (limit: number) => Promise<Item[]>;
  perform: (item: Item) => Promise<void>;
  /** Maximum number of items processed concurrently. */
  concurrency: number;
  /** Interval of polling for new items, in ms. */
  pollMs: number;
  onError: (error: unknown) => void;
  /** Abort signal: the worker requests no more items and waits for running ones. */
  signal: AbortSignal;
}

/** Requests due items and processes them until the signal aborts. */
export async function runWorker<Item>(work: WorkerOptions<Item>): Promise<void> {
  const { take, perform, concurrency, pollMs, onError, signal } = work;
  const running = new Set<Promise<void>>();
  // Requests new items only once half of the slots are free, because a request for one item costs as much as a request
  // for many.
  const hasFreeSlots = () => running.size <= concurrency / 2;
  let mayHaveMore = false;
  let wake = () => {};
  signal.addEventListener("abort", () => wake());
  while (!signal.aborted) {
    const freeSlots = concurrency - running.size;
    const items = await (freeSlots > 0 ? take(freeSlots) : Promise.resolve([])).catch(
      (error: unknown) => {
        onError(error);
        return undefined;
      },
    );
    mayHaveMore = items?.length === freeSlots;
    for (const item of items ?? []) {
      const performed = perform(item)
        .catch(onError)
        .finally(() => {
          running.delete(performed);
          if (mayHaveMore && hasFreeSlots()) {
            wake();
          }
        });
      running.add(performed);
    }
    if (!signal.aborted && !(mayHaveMore && hasFreeSlots())) {
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, pollMs);
      });
    }
  }
  await Promise.all(running);
}
