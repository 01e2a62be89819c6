import { readFileSync } from "node:fs";
import path from "node:path";
import { localePrefix, locales, uncachedSegments } from "contracts";
import { expect, it } from "vitest";
import { z } from "zod";
import { createCommonHeaders, createPageHeaders, type VisitorPage } from "./security-headers.ts";

const patterns = z.union([z.string(), z.array(z.string())]).transform((each) => [each].flat());
const condition = z.union([
  z.object({ href_matches: patterns }),
  z.object({ not: z.object({ href_matches: patterns }) }),
  z.object({ not: z.object({ selector_matches: z.string() }) }),
]);
const rules = z
  .object({ prerender: z.tuple([z.object({ where: z.object({ and: z.array(condition) }) })]) })
  .transform(({ prerender: [{ where }] }) => where.and);

const file = path.join(import.meta.dirname, "../public/speculation-rules.json");
const conditions = rules.parse(JSON.parse(readFileSync(file, "utf8")));

/** Returns true if the speculation rules prerender the target of a link. */
function isPrerendered(href: string): boolean {
  const origin = "https://site.example";
  const matches = (list: string[]) =>
    list.some((pattern) => new URLPattern(pattern, origin).test(href, origin));
  return conditions.every((each) => {
    if ("href_matches" in each) {
      return matches(each.href_matches);
    }
    return "href_matches" in each.not ? !matches(each.not.href_matches) : true;
  });
}

it("speculation rules exclude account pages in every language", () => {
  for (const locale of locales) {
    for (const segment of uncachedSegments) {
      const own = `${localePrefix(locale)}/${segment}`;
      for (const href of [own, `${own}/reset`, `${own}?dialog=new-user`, `${own}#plans`]) {
        expect(isPrerendered(href), href).toBe(false);
      }
    }
  }
});

it("speculation rules include public pages, and exclude the CMS", () => {
  for (const href of ["/", "/en", "/sobre", "/en/blog/a", "/precos?term=12", "/administrar"]) {
    expect(isPrerendered(href), href).toBe(true);
  }
  for (const href of ["/cms", "/cms/collections/pages", "/api/media/file/a.png"]) {
    expect(isPrerendered(href), href).toBe(false);
  }
});

it("the header Speculation-Rules is sent only with public pages", () => {
  const options = { isDevelopment: false, publicUrl: "https://site.example" };
  expect(createPageHeaders(options)).toHaveProperty("speculation-rules");
  const own = { nonce: "nonce", path: "/client-area" };
  expect(createPageHeaders(options, own)).not.toHaveProperty("speculation-rules");
});

it("allows inserted styles by nonce, and only on pages that hydrate", () => {
  const options = {
    isDevelopment: false,
    publicUrl: "https://site.example",
    styleHash: "'sha256-x'",
  };
  const stylesOf = (own?: VisitorPage) =>
    /style-src ([^;]+)/.exec(createPageHeaders(options, own)["content-security-policy"] ?? "")?.[1];
  expect(stylesOf({ nonce: "n", path: "/admin" })).toBe("'self' 'sha256-x' 'nonce-n'");
  expect(stylesOf()).toBe("'self' 'sha256-x'");
});

it("HSTS has a duration of two years on https, and is not sent on http", () => {
  const hstsOf = (publicUrl: string) =>
    createCommonHeaders({ isDevelopment: false, publicUrl })["strict-transport-security"];
  expect(hstsOf("https://site.example")).toBe("max-age=63072000; includeSubDomains");
  expect(hstsOf("http://site.example")).toBeUndefined();
});

it("only drafts may be framed, and only by pages of the same origin", () => {
  const options = { isDevelopment: false, publicUrl: "https://site.example" };
  const framedBy = (path: string) =>
    /frame-ancestors ([^;]+)/.exec(
      createPageHeaders(options, { nonce: "n", path })["content-security-policy"] ?? "",
    )?.[1];
  for (const path of ["/preview/pages/1", "/en/preview/navigation", "/es/preview/posts/1.data"]) {
    expect(framedBy(path), path).toBe("'self'");
  }
  for (const path of ["/preview/link", "/en/preview/link", "/admin", "/previews/x"]) {
    expect(framedBy(path), path).toBe("'none'");
  }
});

it("search engines may index no preview", () => {
  const options = { isDevelopment: false, publicUrl: "https://site.example" };
  const robotsOf = (path: string) =>
    createPageHeaders(options, { nonce: "n", path })["x-robots-tag"];
  for (const path of ["/preview/pages/1", "/en/preview/link", "/es/preview/posts/1.data"]) {
    expect(robotsOf(path), path).toBe("noindex, nofollow");
  }
  expect(robotsOf("/admin")).toBeUndefined();
});
