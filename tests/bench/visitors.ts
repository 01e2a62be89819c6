import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { isMainThread, Worker, workerData } from "node:worker_threads";

/** Visitors of pages, in a thread of their own: what is measured meanwhile never waits for them. */

const paths = ["/", "/precos", "/blog", "/en", "/es/blog", "/contato"];

export interface Visits {
  url: string;
  /** Pages a second, whatever those before took. */
  perSecond: number;
}

/** Does something while visitors come, until it is done. */
export async function besideVisitors<Value>(
  visits: Visits,
  act: () => Promise<Value>,
): Promise<Value> {
  const worker = new Worker(new URL(import.meta.url), { workerData: visits });
  await once(worker, "online");
  try {
    return await act();
  } finally {
    await worker.terminate();
  }
}

async function come({ url, perSecond }: Visits): Promise<never> {
  const begun = performance.now();
  for (let visit = 0; ; visit += 1) {
    const path = paths[visit % paths.length] ?? "/";
    void fetch(url + path)
      .then((answer) => answer.arrayBuffer())
      .catch(() => {});
    const dueAt = begun + (1_000 * (visit + 1)) / perSecond;
    await delay(Math.max(0, dueAt - performance.now()));
  }
}

if (!isMainThread) {
  await come(workerData);
}
