import { expect, it } from "vitest";
import { selectTranslatedRows } from "./translated-rows.ts";

it("returns only the rows whose fields all have a text", () => {
  const rows = [
    { title: "NVMe", text: "Disco" },
    { title: "Rede", text: "" },
  ];
  expect(selectTranslatedRows(rows, "title", "text")).toEqual([{ title: "NVMe", text: "Disco" }]);
});

it("omits related documents of which the CMS returned only the id", () => {
  const plan = { name: "Cloud Pro" };
  expect(selectTranslatedRows(["0b1f", plan, null], "name")).toEqual([plan]);
});

it("returns an empty list for a missing list", () => {
  expect(selectTranslatedRows<{ title: string }>(undefined, "title")).toEqual([]);
  expect(selectTranslatedRows<{ title: string }>(null, "title")).toEqual([]);
});
