import { expect, it } from "vitest";
import { splitPlanAmounts } from "./plan-amounts.ts";

it("parses a line that begins with a number and a unit as an amount", () => {
  const features = [
    { id: "a", text: "4 vCPUs" },
    { id: "b", text: "8 GB de RAM" },
    { id: "c", text: "1,5 TB de transferencia" },
  ];
  expect(splitPlanAmounts(features)).toEqual({
    amounts: [
      { id: "a", amount: "4", what: "vCPUs" },
      { id: "b", amount: "8 GB", what: "de RAM" },
      { id: "c", amount: "1,5 TB", what: "de transferencia" },
    ],
    others: [],
  });
});

it("parses no amount from a line without a number followed by a unit", () => {
  const features = ["24/7 support", "Backup diário", "100"].map((text) => ({ id: text, text }));
  expect(splitPlanAmounts(features)).toEqual({ amounts: [], others: features });
});
