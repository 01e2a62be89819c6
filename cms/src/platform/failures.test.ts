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
])("treats the database as unavailable for %s, also as the cause of another error", (code) => {
  expect(isDatabaseUnavailable(failed(code))).toBe(true);
});

it.each(["23505", "22P02", "42703", "57014", "ENOENT", "EACCES"])(
  "does not treat the database as unavailable for %s",
  (code) => {
    expect(isDatabaseUnavailable(failed(code))).toBe(false);
  },
);

it("recognises pg's terminated connection by its message", () => {
  expect(isDatabaseUnavailable(new Error("Connection terminated unexpectedly"))).toBe(true);
  expect(isDatabaseUnavailable(new Error("A field is missing"))).toBe(false);
});
