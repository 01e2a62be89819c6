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
])("treats %s as an unavailable database, even as the cause of another error", (code) => {
  expect(isDatabaseUnavailable(failed(code))).toBe(true);
});

it.each(["23505", "22P02", "42703", "57014", "ENOENT", "EACCES"])(
  "does not treat %s as an unavailable database",
  (code) => {
    expect(isDatabaseUnavailable(failed(code))).toBe(false);
  },
);

it("treats pg's message about a terminated connection as an unavailable database", () => {
  expect(isDatabaseUnavailable(new Error("Connection terminated unexpectedly"))).toBe(true);
  expect(isDatabaseUnavailable(new Error("A field is missing"))).toBe(false);
});
