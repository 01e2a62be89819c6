import { expect, it } from "vitest";
import { translated } from "./translated.ts";

it("keeps the rows that have all their copy", () => {
  const rows = [
    { title: "NVMe", text: "Disco" },
    { title: "Rede", text: "" },
  ];
  expect(translated(rows, "title", "text")).toEqual([{ title: "NVMe", text: "Disco" }]);
});

it("leaves out related documents that could not be read", () => {
  const plan = { name: "Cloud Pro" };
  expect(translated(["0b1f", plan, null], "name")).toEqual([plan]);
});

it("takes a list that is absent for an empty one", () => {
  expect(translated<{ title: string }>(undefined, "title")).toEqual([]);
  expect(translated<{ title: string }>(null, "title")).toEqual([]);
});
