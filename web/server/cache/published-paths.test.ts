import { expect, it } from "vitest";
import { isNotFoundPath, toNotFoundPath } from "../not-found-path.ts";
import type { VersionedResult } from "./content-version.ts";
import { PublishedPaths } from "./published-paths.ts";

function publish(...published: string[]) {
  const contentVersion = {
    current: 1,
    isFollowed: true,
    isFresh: (read: VersionedResult) => read.contentVersion === contentVersion.current,
  };
  const redirects: Record<string, string> = {};
  const site = { published, redirects, loadCount: 0, isAway: false };
  const paths = new PublishedPaths({
    contentVersion,
    load: async () => {
      site.loadCount += 1;
      if (site.isAway) {
        throw new Error("away");
      }
      return { paths: site.published, redirects: site.redirects };
    },
  });
  return { contentVersion, site, paths };
}

it("loads the list of published paths once per content version", async () => {
  const { site, paths } = publish("/", "/sobre");
  const unknown = Array.from({ length: 100 }, (_, index) => paths.at(`/${index}`));
  expect(await Promise.all(unknown)).toEqual(unknown.map(() => ({ kind: "nothing" })));
  expect((await paths.at("/sobre")).kind).toBe("maybe");
  expect((await paths.at("/nothing")).kind).toBe("nothing");
  expect(site.loadCount).toBe(1);
});

it("finds a page that is published after the list was loaded", async () => {
  const { contentVersion, site, paths } = publish("/");
  expect((await paths.at("/nova")).kind).toBe("nothing");
  site.published = ["/", "/nova"];
  contentVersion.current += 1;
  expect((await paths.at("/nova")).kind).toBe("maybe");
});

it("finds the redirect of a former URL", async () => {
  const { contentVersion, site, paths } = publish("/novo");
  site.redirects = { "/antigo": "/novo" };
  expect(await paths.at("/antigo")).toEqual({ kind: "moved", to: "/novo" });
  contentVersion.isFollowed = false;
  expect((await paths.at("/antigo")).kind).toBe("maybe");
});

it("reports every path as possibly published while the event stream or the CMS is down", async () => {
  const { contentVersion, site, paths } = publish("/");
  contentVersion.isFollowed = false;
  expect((await paths.at("/nova")).kind).toBe("maybe");
  contentVersion.isFollowed = true;
  site.isAway = true;
  contentVersion.current += 1;
  expect((await paths.at("/nova")).kind).toBe("maybe");
});

it("toNotFoundPath returns two paths per language: one for articles, one for all other paths", () => {
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
    expect(toNotFoundPath(path), path).toBe(expected);
    expect(isNotFoundPath(expected), expected).toBe(true);
    expect(isNotFoundPath(path), path).toBe(false);
  }
  expect(isNotFoundPath("/a/-")).toBe(false);
});
