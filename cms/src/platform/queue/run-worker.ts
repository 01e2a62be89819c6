interface Work<Item> {
  /** Takes at most `limit` items from the queue; meanwhile no other worker gets them. */
  take: (limit: number) => Promise<Item[]>;
  perform: (item: Item) => Promise<void>;
  /** Maximum number of items processed concurrently. */
  atOnce: number;
  /** Interval of polling for new items, in ms. */
  pollMs: number;
  onError: (error: unknown) => void;
  /** Abort signal: the worker takes no more items and waits for running ones. */
  signal: AbortSignal;
}

/** Takes due items and processes them until the signal aborts. */
export async function runWorker<Item>(work: Work<Item>): Promise<void> {
  const { take, perform, atOnce, pollMs, onError, signal } = work;
  const underWay = new Set<Promise<void>>();
  // Taking one item costs as much as taking many, so new items are taken only once half of the slots are free.
  const hasRoom = () => underWay.size <= atOnce / 2;
  let mayHaveMore = false;
  let wake = () => {};
  signal.addEventListener("abort", () => wake());
  while (!signal.aborted) {
    const free = atOnce - underWay.size;
    const taken = await (free > 0 ? take(free) : Promise.resolve([])).catch((error: unknown) => {
      onError(error);
      return undefined;
    });
    mayHaveMore = taken?.length === free;
    for (const item of taken ?? []) {
      const performed = perform(item)
        .catch(onError)
        .finally(() => {
          underWay.delete(performed);
          if (mayHaveMore && hasRoom()) {
            wake();
          }
        });
      underWay.add(performed);
    }
    if (!signal.aborted && !(mayHaveMore && hasRoom())) {
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, pollMs);
      });
    }
  }
  await Promise.all(underWay);
}
