interface Work<Item> {
  /** Takes so many items at most, which nobody else takes meanwhile. */
  take: (limit: number) => Promise<Item[]>;
  perform: (item: Item) => Promise<void>;
  /** How many are performed at once. */
  atOnce: number;
  /** How soon new items are seen. */
  pollMs: number;
  onError: (error: unknown) => void;
  /** Ends it: nothing is taken any more, and what is under way is waited for. */
  signal: AbortSignal;
}

/** Takes what is due and performs it, for as long as it is let. */
export async function keepWorking<Item>(work: Work<Item>): Promise<void> {
  const { take, perform, atOnce, pollMs, onError, signal } = work;
  const underWay = new Set<Promise<void>>();
  // Taking one costs as much as taking many: where there is more, not before half of them are done.
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
