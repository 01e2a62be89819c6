import type { MetaDescriptor } from "react-router";
import { expect, it } from "vitest";
import { screenMeta } from "./screen-meta.ts";

/** The routes that personal.tsx frames; a module that draws nothing is no screen. */
const modules = import.meta.glob<{ default?: unknown; meta?: unknown }>([
  "./{auth,account,panel}/*.tsx",
  "!./**/layout.tsx",
  "!./**/send-verification.tsx",
  "!./**/*.stories.tsx",
]);

it("finds the screens", () => {
  expect(Object.keys(modules).length).toBeGreaterThan(20);
});

it.each(Object.entries(modules))("%s has a title of its own", async (_path, load) => {
  const { default: component, meta } = await load();
  expect([typeof component, typeof meta]).toEqual(["function", "function"]);
});

it("puts the screen before the brand, in the page's language, and keeps the rest", () => {
  const robots = { name: "robots", content: "noindex" };
  const site: MetaDescriptor[] = [robots, { title: "Araucária Cloud" }];
  const behind: MetaDescriptor[] = [robots, { title: "Users · Araucária Cloud" }];
  const args = {
    location: { pathname: "/en/admin/plans/new" },
    matches: [{ meta: [] }, { meta: site }, { meta: behind }],
  };
  expect(screenMeta(args, "admin.plans.edit", { name: "Cloud Pro" })).toEqual([
    robots,
    { title: "Edit Cloud Pro · Araucária Cloud" },
  ]);
});
