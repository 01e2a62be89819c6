import { expect, it } from "vitest";
import { isolateBidi } from "./isolate-bidi.ts";

it.each([
  ["Ana Souza", "Ana Souza"],
  ["Élcio 李", "Élcio 李"],
  ["علي رضا", "\u2068علي رضا\u2069"],
  ["Ana \u202egnp.exe", "\u2068Ana \u202egnp.exe\u2069"],
])("isolateBidi returns %j as %j", (name, written) => {
  expect(isolateBidi(name)).toBe(written);
});
