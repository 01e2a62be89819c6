import { expect, it } from "vitest";
import { translatedRows } from "./translated-rows.ts";

it("returns the rows whose fields all have text", () => {
  const rows = [
    { title: "NVMe", text: "Disco" },
    { title: "Rede", text: "" },
  ];
  expect(translatedRows(rows, "title", "text")).toEqual([{ title: "NVMe", text: "Disco" }]);
});

it("omits related documents that are not populated", () => {
  const plan = { name: "Cloud Pro" };
  expect(translatedRows(["0b1f", plan, null], "name")).toEqual([plan]);
});

it("treats an absent list as empty", () => {
  expect(translatedRows<{ title: string }>(undefined, "title")).toEqual([]);
  expect(translatedRows<{ title: string }>(null, "title")).toEqual([]);
});
