import { expect, it } from "vitest";
import { safeReturnTo } from "./account-path.ts";

it.each(["/client-area", "/en/admin?search=ana#users", "/cms/collections/posts"])(
  "safeReturnTo accepts %s",
  (path) => {
    expect(safeReturnTo(path)).toBe(path);
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
])("safeReturnTo rejects %s", (path) => {
  expect(safeReturnTo(path)).toBeUndefined();
});
