import { expect, it } from "vitest";
import { selectKnownParameters } from "./known-parameters.ts";

it.each([
  ["", ""],
  ["?utm_source=x&fbclid=y", ""],
  ["?vcpus=8&utm_source=x", "?vcpus=8"],
  ["?backup=0&backup=1", "?backup=0&backup=1"],
  ["?ram=1&ram=2&ram=3", "?ram=1&ram=2"],
  [`?ram=${"9".repeat(50)}`, `?ram=${"9".repeat(20)}`],
])("selectKnownParameters reduces the query %j to %j", (search, read) => {
  expect(selectKnownParameters(search)).toBe(read);
});
