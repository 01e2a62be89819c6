import { expect, it } from "vitest";
import { parseReturnTo } from "./account-path.ts";

it.each(["/client-area", "/en/admin?search=ana#users", "/cms/collections/posts"])(
  "parseReturnTo accepts %s",
  (path) => {
    expect(parseReturnTo(path)).toBe(path);
  },
);

it.each([
  null,
  "",
  "client-area",
  "https://evil.example/",
  "//evil.example/",
  "/\\evil.example/",
  "/\t/evil.example/",
  "/..//evil.example/",
  "javascript:alert(1)",
  "http://own.invalid.evil.example/",
])("parseReturnTo rejects %s", (path) => {
  expect(parseReturnTo(path)).toBeUndefined();
});
