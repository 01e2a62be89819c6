import { expect, it } from "vitest";
import { relatedTo } from "./related.ts";

const articles = ["a", "b", "c", "d", "e"].map((slug) => ({ slug }));
const slugs = (slug: string, list = articles) => relatedTo(slug, list).map((one) => one.slug);

it("goes on with what follows in the list, and begins again after its last", () => {
  expect(slugs("a")).toEqual(["b", "c", "d"]);
  expect(slugs("d")).toEqual(["e", "a", "b"]);
});

it("names no article as related to itself, nor one twice", () => {
  expect(slugs("b", articles.slice(0, 2))).toEqual(["a"]);
  expect(slugs("a", articles.slice(0, 1))).toEqual([]);
  expect(slugs("unlisted", articles.slice(0, 2))).toEqual(["a", "b"]);
});
