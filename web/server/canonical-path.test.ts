import { localePrefix, locales, unsubscribeSegments } from "contracts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toCanonicalPath } from "./canonical-path.ts";

describe("toCanonicalPath", () => {
  it.each(["/", "/sobre", "/en/blog/some-article", "/en/feed.xml", "/sitemap.xml"])(
    "returns %s unchanged",
    (path) => {
      expect(toCanonicalPath(path)).toEqual({ kind: "canonical", path });
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
  ])("redirects %s to %s", (requested, path) => {
    expect(toCanonicalPath(requested)).toEqual({ kind: "redirect", path });
  });

  it.each(locales)(
    "accepts the URL that unsubscribes the longest possible e-mail address: %s",
    (locale) => {
      // The token has two hex digits per byte: nonce and tag (28 bytes) and an e-mail address of 254 characters.
      const token = "0f".repeat(28 + 254);
      const path = `${localePrefix(locale)}/${unsubscribeSegments[locale]}/${token}`;
      expect(toCanonicalPath(path)).toEqual({ kind: "canonical", path });
    },
  );

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
  ])("rejects %s", (requested) => {
    expect(toCanonicalPath(requested)).toEqual({ kind: "not-found" });
  });

  /** Generators: any text, valid URLs, and URLs with one invalid character. */
  const segment = fc.stringMatching(/^[a-z0-9_-]{1,20}(?:\.[a-z0-9]{1,5}){0,2}$/);
  const address = fc.array(segment, { maxLength: 12 }).map((segments) => `/${segments.join("/")}`);
  const invalidUrl = fc
    .tuple(address, fc.constantFrom(..."/.%)(\\\0\u00e7 ?#~:@A", "..", "//", "%2f", "%2E%2e", "%"))
    .chain(([path, odd]) =>
      fc.nat(path.length).map((position) => path.slice(0, position) + odd + path.slice(position)),
    );
  const requested = fc.oneof(fc.string({ unit: "binary" }), fc.webUrl(), address, invalidUrl);

  it("returns every valid URL unchanged", () => {
    fc.assert(
      fc.property(address, (path) => {
        expect(toCanonicalPath(path)).toEqual({ kind: "canonical", path });
      }),
    );
  });

  it("redirects a request to a valid URL in one step, or rejects the request", () => {
    fc.assert(
      fc.property(requested, (path) => {
        const result = toCanonicalPath(path);
        if (result.kind === "not-found") {
          return;
        }
        expect(new URL(result.path, "https://site.example").href).toBe(
          `https://site.example${result.path}`,
        );
        expect(toCanonicalPath(result.path)).toEqual({ kind: "canonical", path: result.path });
        expect(result.kind).toBe(result.path === path ? "canonical" : "redirect");
      }),
      { numRuns: 2_000 },
    );
  });

  it("rejects a URL of any length that contains one invalid character", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,639}$/), (name) => {
        expect(toCanonicalPath(`/${name})`)).toEqual({ kind: "not-found" });
      }),
    );
  });
});
