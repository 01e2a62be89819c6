import { expect, it } from "vitest";
import { addUrlScheme, isFollowableUrl } from "./link-url.ts";

it.each([
  ["example.com/x", "https://example.com/x"],
  ["//example.com/x", "https://example.com/x"],
  [" www.exemplo.com.br ", "https://www.exemplo.com.br"],
  ["ação.com?a=b", "https://ação.com?a=b"],
  ["example.com:8443/x", "https://example.com:8443/x"],
])("addUrlScheme adds https:// to the domain %s", (typed, complete) => {
  expect(addUrlScheme(typed)).toBe(complete);
});

it.each([
  ...["https://example.com", "mailto:a@example.com", "tel:+551130000000", "/precos", "#fim"],
  ...["sms:+5511", "ftp://example.com", "javascript:alert(1)", "file.", "a b.com", "nada"],
  "ana@example.com",
])("addUrlScheme returns %s unchanged", (typed) => {
  expect(addUrlScheme(typed)).toBe(typed);
});

it("isFollowableUrl accepts exactly the URLs that the site renders as links", () => {
  for (const url of ["https://example.com", "HTTP://example.com", "mailto:a@b.co", "/a", "#a"]) {
    expect(isFollowableUrl(url), url).toBe(true);
  }
  for (const url of ["example.com", "//example.com", "sms:1", "ftp://a.b", "javascript:alert(1)"]) {
    expect(isFollowableUrl(url), url).toBe(false);
  }
});
