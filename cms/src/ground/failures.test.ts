import { expect, it } from "vitest";
import { isDatabaseAway } from "./failures.ts";

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
])("takes the database for away at %s, whatever it is the cause of", (code) => {
  expect(isDatabaseAway(failed(code))).toBe(true);
});

it.each(["23505", "22P02", "42703", "57014", "ENOENT", "EACCES"])(
  "does not take the database for away at %s",
  (code) => {
    expect(isDatabaseAway(failed(code))).toBe(false);
  },
);

it("knows pg's connection that ended by its words", () => {
  expect(isDatabaseAway(new Error("Connection terminated unexpectedly"))).toBe(true);
  expect(isDatabaseAway(new Error("A field is missing"))).toBe(false);
});
