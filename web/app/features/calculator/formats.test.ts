import { asCentavos } from "pricing-engine";
import { expect, it } from "vitest";
import { createCalculatorFormats } from "./formats.ts";

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

it.each([
  ["pt-BR", "R$ 1.234,50", "1,5 TB"],
  ["en-US", "R$1,234.50", "1.5 TB"],
  ["es-ES", "1234,50 R$", "1,5 TB"],
])("formats amounts of money and bandwidth in %s", (locale, money, size) => {
  const formats = createCalculatorFormats({ locale });
  expect(plain(formats.money(asCentavos(123_450)))).toBe(money);
  expect(plain(formats.withUnit("bandwidthGb", 1500))).toBe(size);
});

it.each([
  ["bandwidthGb", 500, "500 GB"],
  ["bandwidthGb", 1000, "1,0 TB"],
  ["bandwidthGb", 10_000, "10,0 TB"],
  ["storageGb", 1950, "1.950 GB"],
  ["storageGb", 2000, "2.000 GB"],
  ["ramGb", 320, "320 GB"],
  ["vcpus", 80, ""],
] as const)('formats the field %s with the value %d and its unit as "%s"', (input, value, text) => {
  expect(plain(createCalculatorFormats({ locale: "pt-BR" }).withUnit(input, value))).toBe(text);
});

it("keeps all decimals of a unit price", () => {
  const { unitPrice } = createCalculatorFormats({ locale: "pt-BR" });
  expect(plain(unitPrice(8000))).toBe("R$ 0,80");
  expect(plain(unitPrice(1234))).toBe("R$ 0,1234");
});
