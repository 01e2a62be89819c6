import type { PageGroup } from "contracts";
import { expect, it } from "vitest";
import { announcementKey, announcementOn } from "./announcement.ts";
import type { Content } from "./content-client.server.ts";

function announced(...pageGroups: PageGroup[]) {
  return {
    id: pageGroups.join("-"),
    version: "1",
    text: "Texto",
    tone: "news" as const,
    pageGroups,
  };
}

function page(document: object): Content {
  return { kind: "pages", document: { blocks: [], ...document } } as object as Content;
}

const calculator = { blocks: [{ blockType: "priceCalculator" }] };

it.each<[string, Content | undefined, PageGroup[]]>([
  ["the home page", page({ slug: "/" }), ["home"]],
  [
    "a service's page with a calculator",
    page({ isService: true, ...calculator }),
    ["services", "prices"],
  ],
  ["the prices", page({ slug: "precos", ...calculator }), ["prices"]],
  ["the blog", page({ slug: "blog" }), ["blog"]],
  ["an article", { kind: "posts" } as object as Content, ["blog"]],
  ["a category", { kind: "categories" } as object as Content, ["blog"]],
  ["a legal text", { kind: "legal" } as object as Content, ["legal"]],
  ["any other page", page({ slug: "sobre" }), []],
  ["a form by itself", undefined, []],
])("is shown on %s if it is for that page or for all", (_, content, groups) => {
  const every = ["home", "services", "prices", "blog", "legal"] as const;
  const shown = every.filter((group) => announcementOn([announced(group)], content));
  expect(shown).toEqual(every.filter((group) => groups.includes(group)));
  expect(announcementOn([announced("all")], content)?.id).toBe("all");
});

it("is, of those for the page, the one that started last", () => {
  const [blog, home, all] = [announced("blog"), announced("home"), announced("all")];
  expect(announcementOn([blog, home, all], page({ slug: "/" }))).toBe(home);
});

it("is not shown on a campaign's page without the menu", () => {
  const campaign = page({ landing: { hidesNavigation: true } });
  expect(announcementOn([announced("all")], campaign)).toBeUndefined();
});

it("has a new key once its text changes", () => {
  expect(announcementKey({ id: "a", version: "1" })).not.toBe(
    announcementKey({ id: "a", version: "2" }),
  );
});
