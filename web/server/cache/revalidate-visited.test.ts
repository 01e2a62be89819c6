import { FairQueue, type SlotResult } from "contracts/fair-queue";
import { expect, it, onTestFinished } from "vitest";
import { renderInSlot } from "../render-in-slot.ts";
import type { VersionedResult } from "./content-version.ts";
import { PageCache } from "./page-cache.ts";
import { revalidateVisitedPages } from "./revalidate-visited.ts";

const disconnected = new AbortController().signal;
const visitor = { address: "203.0.113.1", disconnected };

/**
 * A page cache with a render queue; a test decides when a render finishes and how many slots there
 * are.
 */
function startCache({ slots: count = 6, status = (): number => 200 } = {}) {
  const stopping = new AbortController();
  onTestFinished(() => stopping.abort());
  const rendered: string[] = [];
  const waiting = { for: Promise.resolve() };
  const contentVersion = {
    current: 1,
    isFollowed: true,
    isFresh: (dated: VersionedResult) => dated.contentVersion === contentVersion.current,
  };
  const renderQueue = new FairQueue({ slots: count, waiting: 100, timeoutMs: 60_000 });
  const pages = new PageCache({
    contentVersion,
    render: renderInSlot({
      renderQueue,
      render: async (path) => {
        rendered.push(path);
        await waiting.for;
        return new Response(`${path} ${contentVersion.current}`, {
          status: status(),
          headers: { "cache-control": "no-cache" },
        });
      },
    }),
  });
  const revalidate = revalidateVisitedPages({ pages, renderQueue, signal: stopping.signal });
  const visit = async (path: string, times = 1) => {
    for (let count = 0; count < times; count += 1) {
      await pages.get(path, "", visitor);
    }
  };
  const publish = () => {
    contentVersion.current += 1;
    rendered.length = 0;
    return revalidate();
  };
  return { pages, renderQueue, rendered, waiting, contentVersion, visit, publish, revalidate };
}

function end(slot: SlotResult): void {
  if (slot.ok) {
    slot.end();
  }
}

it("renders visited pages after a change, beginning with the most visited", async () => {
  const { pages, rendered, visit, publish } = startCache();
  await visit("/rare");
  await visit("/often", 9);
  await visit("/sometimes", 4);
  await publish();
  expect(rendered).toEqual(["/often", "/sometimes", "/rare"]);
  const { bodies } = await pages.get("/often", "", visitor);
  expect(bodies.identity.toString()).toBe("/often 2");
  expect(rendered).toHaveLength(3);
});

it("renders a page only once until it is visited again", async () => {
  const { rendered, visit, publish } = startCache();
  await visit("/once");
  await publish();
  expect(rendered).toEqual(["/once"]);
  await publish();
  expect(rendered).toEqual([]);
  await visit("/once");
  await publish();
  expect(rendered).toEqual(["/once"]);
});

it("renders a page once, although many visitors request the page during rendering", async () => {
  const { pages, rendered, waiting, visit, publish } = startCache();
  await visit("/");
  const heldRender = Promise.withResolvers<void>();
  waiting.for = heldRender.promise;
  const publishing = publish();
  await expect.poll(() => rendered).toEqual(["/"]);
  const shown = Array.from({ length: 500 }, () => pages.get("/", "", visitor));
  heldRender.resolve();
  await publishing;
  for (const { bodies } of await Promise.all(shown)) {
    expect(bodies.identity.toString()).toBe("/ 2");
  }
  expect(rendered).toEqual(["/"]);
});

it("renders a page a second time after one or more changes during its rendering", async () => {
  const { rendered, waiting, contentVersion, visit, publish, revalidate } = startCache();
  await visit("/", 5_000);
  const heldRender = Promise.withResolvers<void>();
  waiting.for = heldRender.promise;
  const publishing = publish();
  await expect.poll(() => rendered).toEqual(["/"]);
  for (let change = 0; change < 1_000; change += 1) {
    contentVersion.current += 1;
    await revalidate();
  }
  heldRender.resolve();
  await publishing;
  expect(rendered).toEqual(["/", "/"]);
});

it("renders after visitors, and skips pages that were rendered for visitors meanwhile", async () => {
  const { pages, renderQueue, rendered, visit, publish } = startCache({ slots: 1 });
  await visit("/", 9);
  await visit("/other");
  // Takes the slot that is reserved for background work (every fourth), so that the next slots go to visitors.
  const backgroundSlot = await renderQueue.enter({ address: "", priority: "background" });
  end(backgroundSlot);
  const visitorSlot = await renderQueue.enter({ address: "198.51.100.1" });
  const publishing = publish();
  const shown = pages.get("/other", "", visitor);
  end(visitorSlot);
  await shown;
  expect(rendered[0]).toBe("/other");
  await publishing;
  expect(rendered).toEqual(["/other", "/"]);
});

it("stops while rendering fails, and continues with the next change", async () => {
  let status = 200;
  const { rendered, visit, publish } = startCache({ status: () => status });
  await visit("/", 8);
  await visit("/other", 4);
  status = 503;
  await publish();
  expect(rendered).toEqual(["/"]);
  status = 200;
  await publish();
  expect(rendered).toEqual(["/", "/other"]);
});
