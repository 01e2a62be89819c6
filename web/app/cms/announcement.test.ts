import type { PageGroup } from "contracts";
import { expect, it } from "vitest";
import { announcementKey, findAnnouncement } from "./announcement.ts";
import type { Content } from "./content-client.server.ts";

function announcementOn(...pageGroups: PageGroup[]) {
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
])(
  "findAnnouncement returns, on %s, only announcements for such pages or for all pages",
  (_, content, groups) => {
    const pageGroups = ["home", "services", "prices", "blog", "legal"] as const;
    const shownOn = pageGroups.filter((group) =>
      findAnnouncement([announcementOn(group)], content),
    );
    expect(shownOn).toEqual(pageGroups.filter((group) => groups.includes(group)));
    expect(findAnnouncement([announcementOn("all")], content)?.id).toBe("all");
  },
);

it("findAnnouncement returns the announcement that started last if several apply to the page", () => {
  const [blog, home, all] = [announcementOn("blog"), announcementOn("home"), announcementOn("all")];
  expect(findAnnouncement([blog, home, all], page({ slug: "/" }))).toBe(home);
});

it("findAnnouncement returns no announcement for a campaign page without navigation", () => {
  const campaign = page({ landing: { hidesNavigation: true } });
  expect(findAnnouncement([announcementOn("all")], campaign)).toBeUndefined();
});

it("announcementKey returns another key when the text of the announcement changes", () => {
  expect(announcementKey({ id: "a", version: "1" })).not.toBe(
    announcementKey({ id: "a", version: "2" }),
  );
});
