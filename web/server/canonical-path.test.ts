import { describe, expect, it } from "vitest";
import { canonicalPath } from "./canonical-path.ts";

describe("canonicalPath", () => {
  it.each(["/", "/sobre", "/en/blog/some-article", "/en/feed.xml", "/sitemap.xml"])(
    "keeps %s as it is",
    (path) => {
      expect(canonicalPath(path)).toEqual({ kind: "canonical", path });
    },
  );

  it.each([
    ["/sobre/", "/sobre"],
    ["/SOBRE", "/sobre"],
    ["//evil.example", "/evil.example"],
    ["///en//about//", "/en/about"],
    ["/s%6Fbre", "/sobre"],
    ["/%2F%2Fevil.example", "/evil.example"],
    ["//", "/"],
    ["", "/"],
  ])("sends %s to %s", (requested, path) => {
    expect(canonicalPath(requested)).toEqual({ kind: "redirect", path });
  });

  it.each([
    "/%E0%A4%A",
    "/%00",
    "/\\evil.example",
    "/../etc/passwd",
    "/./sobre",
    "/preços",
    "/a b",
    "/%0d%0aset-cookie:a=b",
    `/${"a".repeat(8_000)}`,
  ])("finds nothing at %s", (requested) => {
    expect(canonicalPath(requested)).toEqual({ kind: "not-found" });
  });
});
