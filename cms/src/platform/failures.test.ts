import { expect, it } from "vitest";
import { isDatabaseUnavailable } from "./failures.ts";

const failed = (code: string) =>
  new Error("Failed select", { cause: Object.assign(new Error(code), { code }) });

it.each([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EAI_AGAIN",
  "08006",
  "53100",
  "53300",
  "57P01",
  "57P03",
])("isDatabaseUnavailable returns true for %s, even as a cause", (code) => {
  expect(isDatabaseUnavailable(failed(code))).toBe(true);
});

it.each(["23505", "22P02", "42703", "57014", "ENOENT", "EACCES"])(
  "isDatabaseUnavailable returns false for %s",
  (code) => {
    expect(isDatabaseUnavailable(failed(code))).toBe(false);
  },
);

it("isDatabaseUnavailable returns true for pg's message about a terminated connection", () => {
  expect(isDatabaseUnavailable(new Error("Connection terminated unexpectedly"))).toBe(true);
  expect(isDatabaseUnavailable(new Error("A field is missing"))).toBe(false);
});
