import { expect, it } from "vitest";
import { selectPageNumbers } from "./page-window.ts";

it("returns every page number if there are few pages", () => {
  expect(selectPageNumbers({ page: 1, pages: 3 })).toEqual([1, 2, 3]);
  expect(selectPageNumbers({ page: 2, pages: 4 })).toEqual([1, 2, 3, 4]);
});

it("omits page numbers far from the current page", () => {
  expect(selectPageNumbers({ page: 50, pages: 5000 })).toEqual([1, "gap", 49, 50, 51, "gap", 5000]);
});

it("omits no single page number between two others", () => {
  expect(selectPageNumbers({ page: 4, pages: 7 })).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(selectPageNumbers({ page: 1, pages: 4 })).toEqual([1, 2, 3, 4]);
});
