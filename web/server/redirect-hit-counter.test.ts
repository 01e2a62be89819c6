import type { RedirectHits } from "contracts";
import { maxRedirectHits } from "contracts";
import { expect, it } from "vitest";
import { RedirectHitCounter } from "./redirect-hit-counter.ts";

it("reports hits in batches, and reports a failed batch again", async () => {
  const reported: RedirectHits["hits"][] = [];
  let isCmsDown = true;
  const counter = new RedirectHitCounter(async (hits) => {
    if (isCmsDown) {
      throw new Error("away");
    }
    reported.push(hits);
  });
  counter.count("/antigo");
  counter.count("/antigo");
  await counter.flush();
  isCmsDown = false;
  counter.count("/velho");
  await counter.flush();
  await counter.flush();
  expect(reported).toEqual([
    [
      { path: "/antigo", count: 2 },
      { path: "/velho", count: 1 },
    ],
  ]);
});

it("counts no more paths than the maximum of a report", async () => {
  let reported = 0;
  const counter = new RedirectHitCounter(async (hits) => {
    reported = hits.length;
  });
  for (let path = 0; path < maxRedirectHits + 50; path += 1) {
    counter.count(`/${path}`);
  }
  await counter.flush();
  expect(reported).toBe(maxRedirectHits);
});
