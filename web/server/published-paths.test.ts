import { expect, it } from "vitest";
import type { Dated } from "./content-generation.ts";
import { isNotFoundPath, notFoundPath } from "./not-found-path.ts";
import { PublishedPaths } from "./published-paths.ts";

function publish(...published: string[]) {
  const generation = {
    current: 1,
    isFollowed: true,
    isFresh: (read: Dated) => read.generation === generation.current,
  };
  const redirects: Record<string, string> = {};
  const site = { published, redirects, asked: 0, isAway: false };
  const paths = new PublishedPaths({
    generation,
    load: async () => {
      site.asked += 1;
      if (site.isAway) {
        throw new Error("away");
      }
      return { paths: site.published, redirects: site.redirects };
    },
  });
  return { generation, site, paths };
}

it("asks once for all paths of a generation, however many are unknown", async () => {
  const { site, paths } = publish("/", "/sobre");
  const unknown = Array.from({ length: 100 }, (_, index) => paths.at(`/${index}`));
  expect(await Promise.all(unknown)).toEqual(unknown.map(() => ({ kind: "nothing" })));
  expect((await paths.at("/sobre")).kind).toBe("maybe");
  expect((await paths.at("/nothing")).kind).toBe("nothing");
  expect(site.asked).toBe(1);
});

it("knows a page that is published later", async () => {
  const { generation, site, paths } = publish("/");
  expect((await paths.at("/nova")).kind).toBe("nothing");
  site.published = ["/", "/nova"];
  generation.current += 1;
  expect((await paths.at("/nova")).kind).toBe("maybe");
});

it("knows where what was at a former address is now", async () => {
  const { generation, site, paths } = publish("/novo");
  site.redirects = { "/antigo": "/novo" };
  expect(await paths.at("/antigo")).toEqual({ kind: "moved", to: "/novo" });
  generation.isFollowed = false;
  expect((await paths.at("/antigo")).kind).toBe("maybe");
});

it("denies nothing while changes are not heard of, or the CMS is away", async () => {
  const { generation, site, paths } = publish("/");
  generation.isFollowed = false;
  expect((await paths.at("/nova")).kind).toBe("maybe");
  generation.isFollowed = true;
  site.isAway = true;
  generation.current += 1;
  expect((await paths.at("/nova")).kind).toBe("maybe");
});

it("has one page of nothing for each language, and one for its articles", () => {
  const shown = {
    "/nada": "/-",
    "/nada/mais": "/-",
    "/en/nothing": "/en/-",
    "/es": "/es/-",
    "/blog/nada": "/blog/-",
    "/en/blog/nothing": "/en/blog/-",
    "/blog": "/-",
    "/blog/a/b": "/-",
  };
  for (const [path, expected] of Object.entries(shown)) {
    expect(notFoundPath(path), path).toBe(expected);
    expect(isNotFoundPath(expected), expected).toBe(true);
    expect(isNotFoundPath(path), path).toBe(false);
  }
  expect(isNotFoundPath("/a/-")).toBe(false);
});
