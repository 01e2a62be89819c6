import type { Field } from "payload";
import { expect, it } from "vitest";
import { hiddenInListsOptions } from "../../platform/publishing/panel-fields.ts";
import { postsCollection } from "./posts.ts";

const isInSidebar = (field: Field) => "admin" in field && field.admin?.position === "sidebar";

/** Returns the names of fields, including the fields within a collapsible. */
function fieldNames(fields: Field[]): unknown[] {
  return fields.map((field) =>
    field.type === "collapsible" ? fieldNames(field.fields) : "name" in field && field.name,
  );
}

it("the sidebar of the article form shows the fields of the article before shared tools", () => {
  const sidebarFields = postsCollection("https://example.com").fields.filter(isInSidebar);
  expect(fieldNames(sidebarFields)).toEqual([
    "slug",
    "writtenBy",
    "category",
    "tags",
    "publishedAt",
    "readingMinutes",
    "isTechnical",
    "shareImage",
    "review",
    ["schedule", "release"],
    ["drawnShareImage", "previewLinks", "uses"],
  ]);
});

it("the lists of articles hide the former text field for the author", () => {
  const author = postsCollection("https://example.com").fields.find(
    (field) => "name" in field && field.name === "author",
  );
  expect(author?.admin).toMatchObject(hiddenInListsOptions);
});
