import { expect, it } from "vitest";
import { pageWindow } from "./page-window.ts";

it("returns every page if there are few", () => {
  expect(pageWindow({ page: 1, pages: 3 })).toEqual([1, 2, 3]);
  expect(pageWindow({ page: 2, pages: 4 })).toEqual([1, 2, 3, 4]);
});

it("omits pages far from the current one", () => {
  expect(pageWindow({ page: 50, pages: 5000 })).toEqual([1, "gap", 49, 50, 51, "gap", 5000]);
});

it("fills a gap of a single page", () => {
  expect(pageWindow({ page: 4, pages: 7 })).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(pageWindow({ page: 1, pages: 4 })).toEqual([1, 2, 3, 4]);
});
