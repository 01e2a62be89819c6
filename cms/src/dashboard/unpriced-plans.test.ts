import { defaultCatalogue } from "pricing-engine";
import { expect, it } from "vitest";
import { findUnpricedPlans } from "./unpriced-plans.ts";

const pro = {
  code: "cloud-pro",
  name: "Cloud Pro",
  vcpus: 4,
  ramGb: 8,
  storageGb: 100,
  dailyBackup: true,
  includedTransferGb: 3000,
};

it("findUnpricedPlans reports a plan whose transfer exceeds the limit of the catalogue", () => {
  const huge = { ...pro, code: "cloud-huge", name: "Cloud Huge", includedTransferGb: 10_500 };
  const rows = findUnpricedPlans({ ...defaultCatalogue, plans: [pro, huge] }, [], "en");
  expect(rows).toMatchObject([
    { href: expect.stringContaining("price-catalogue"), text: "Cloud Huge" },
  ]);
});

it("findUnpricedPlans reports a card whose plan is not in the catalogue", () => {
  const cards = [
    { id: "1", name: "Cloud Pro", plan: "cloud-pro" },
    { id: "2", name: "Cloud Gold", plan: "cloud-gold" },
    { id: "3", name: "Sob consulta", plan: null },
  ];
  expect(findUnpricedPlans({ ...defaultCatalogue, plans: [pro] }, cards, "en")).toMatchObject([
    {
      href: expect.stringContaining("pricing-plans/2"),
      text: "Cloud Gold",
      about: expect.stringContaining("cloud-gold"),
    },
  ]);
});
