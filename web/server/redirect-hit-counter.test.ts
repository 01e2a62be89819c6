import type { RedirectHits } from "contracts";
import { mostRedirectHits } from "contracts";
import { expect, it } from "vitest";
import { RedirectHitCounter } from "./redirect-hit-counter.ts";

it("tells visits together, and again what could not be told", async () => {
  const told: RedirectHits["hits"][] = [];
  let isAway = true;
  const counter = new RedirectHitCounter(async (hits) => {
    if (isAway) {
      throw new Error("away");
    }
    told.push(hits);
  });
  counter.count("/antigo");
  counter.count("/antigo");
  await counter.flush();
  isAway = false;
  counter.count("/velho");
  await counter.flush();
  await counter.flush();
  expect(told).toEqual([
    [
      { path: "/antigo", count: 2 },
      { path: "/velho", count: 1 },
    ],
  ]);
});

it("keeps no more paths than it may tell at once", async () => {
  let told = 0;
  const counter = new RedirectHitCounter(async (hits) => {
    told = hits.length;
  });
  for (let path = 0; path < mostRedirectHits + 50; path += 1) {
    counter.count(`/${path}`);
  }
  await counter.flush();
  expect(told).toBe(mostRedirectHits);
});
