import { expect, it } from "vitest";
import { planAmounts } from "./plan-amounts.ts";

it("takes a number and its unit for the amount", () => {
  expect(planAmounts(["4 vCPUs", "8 GB de RAM", "1,5 TB de transferencia"])).toEqual({
    amounts: [
      { amount: "4", what: "vCPUs" },
      { amount: "8 GB", what: "de RAM" },
      { amount: "1,5 TB", what: "de transferencia" },
    ],
    others: [],
  });
});

it("leaves a line that only looks like an amount as it is", () => {
  const features = ["24/7 support", "Backup diário", "100"];
  expect(planAmounts(features)).toEqual({ amounts: [], others: features });
});
