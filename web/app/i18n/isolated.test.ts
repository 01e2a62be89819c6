import { expect, it } from "vitest";
import { isolated } from "./isolated.ts";

it.each([
  ["Ana Souza", "Ana Souza"],
  ["Élcio 李", "Élcio 李"],
  ["علي رضا", "\u2068علي رضا\u2069"],
  ["Ana \u202egnp.exe", "\u2068Ana \u202egnp.exe\u2069"],
])("writes %j as %j beside other words", (name, written) => {
  expect(isolated(name)).toBe(written);
});
