import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

/** Simulates visitors in a separate thread, so that the measurement does not wait for them. */

const paths = ["/", "/precos", "/blog", "/en", "/es/blog", "/contato"];

export interface VisitLoad {
  url: string;
  /** Pages per second. A slow response does not delay the next request. */
  perSecond: number;
}

/** Runs `task` while visitors load pages. Requests each page once before, so that all pages are cached. */
export async function runDuringVisits<Value>(
  visits: VisitLoad,
  task: () => Promise<Value>,
): Promise<Value> {
  const worker = new Worker(new URL(import.meta.url), { workerData: visits });
  try {
    await once(worker, "message");
    return await task();
  } finally {
    await worker.terminate();
  }
}

async function visit(address: string): Promise<void> {
  const answer = await fetch(address);
  await answer.arrayBuffer();
}

async function visitForever({ url, perSecond }: VisitLoad): Promise<never> {
  for (const path of paths) {
    await visit(url + path);
  }
  parentPort?.postMessage("drawn");
  const startedAt = performance.now();
  for (let visits = 0; ; visits += 1) {
    const path = paths[visits % paths.length] ?? "/";
    visit(url + path).catch(() => {});
    const dueAt = startedAt + (1_000 * (visits + 1)) / perSecond;
    await delay(Math.max(0, dueAt - performance.now()));
  }
}

if (!isMainThread) {
  await visitForever(workerData);
}
