import type { Field } from "payload";
import { expect, it } from "vitest";
import { outOfLists } from "../../platform/publishing/panel-fields.ts";
import { postsCollection } from "./posts.ts";

const isBeside = (field: Field) => "admin" in field && field.admin?.position === "sidebar";

it("has the article's own fields first beside the form, then the tools", () => {
  const beside = postsCollection("https://example.com").fields.filter(isBeside);
  expect(beside.map((field) => "name" in field && field.name)).toEqual([
    "slug",
    "writtenBy",
    "category",
    "tags",
    "publishedAt",
    "readingMinutes",
    "shareImage",
    "drawnShareImage",
    "review",
    "schedule",
    "release",
    "previewLinks",
    "uses",
  ]);
});

it("keeps the former author's name out of columns, filters and bulk edit", () => {
  const author = postsCollection("https://example.com").fields.find(
    (field) => "name" in field && field.name === "author",
  );
  expect(author?.admin).toMatchObject(outOfLists);
});
