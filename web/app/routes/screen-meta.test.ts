import { localePrefix, locales } from "contracts";
import type { MetaDescriptor } from "react-router";
import { expect, it } from "vitest";
import { createScreenMeta } from "./screen-meta.ts";

/** Routes below account-pages.tsx; a module that renders nothing is no screen. */
const modules = import.meta.glob<{ default?: unknown; meta?: unknown }>([
  "./{auth,account,panel}/*.tsx",
  "!./**/layout.tsx",
  "!./**/send-verification.tsx",
  "!./**/*.stories.tsx",
]);

/** Screens that need no login. */
const open = ["auth/", "panel/panel", "panel/forgot", "panel/reset", "panel/invite"];
const openModules = Object.entries(modules).filter(([path]) =>
  open.some((name) => path.startsWith(`./${name}`)),
);

it.each(openModules)("%s has a meta description in every language", async (_path, load) => {
  const { meta } = (await load()) as { meta: (args: unknown) => MetaDescriptor[] };
  const descriptions = locales.map((locale) => {
    const location = { pathname: `${localePrefix(locale)}/auth` };
    const description = meta({ location, matches: [] }).find(
      (each) => "name" in each && each.name === "description",
    );
    return description && "content" in description ? description.content : undefined;
  });
  expect(new Set(descriptions).size).toBe(locales.length);
  expect(descriptions).not.toContain(undefined);
});

it("the test finds all screens", () => {
  expect(Object.keys(modules).length).toBeGreaterThan(20);
});

it.each(Object.entries(modules))("%s has a title that no other screen has", async (_path, load) => {
  const { default: component, meta } = await load();
  expect([typeof component, typeof meta]).toEqual(["function", "function"]);
});

it("createScreenMeta replaces the title by the screen's title and the brand, and keeps other metadata", () => {
  const robots = { name: "robots", content: "noindex" };
  const site: MetaDescriptor[] = [robots, { title: "Araucária Cloud" }];
  const behind: MetaDescriptor[] = [robots, { title: "Users · Araucária Cloud" }];
  const args = {
    location: { pathname: "/en/admin/plans/new" },
    matches: [{ meta: [] }, { meta: site }, { meta: behind }],
  };
  expect(createScreenMeta(args, "admin.plans.edit", { values: { name: "Cloud Pro" } })).toEqual([
    robots,
    { title: "Edit Cloud Pro · Araucária Cloud" },
  ]);
});
