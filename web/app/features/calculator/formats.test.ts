import { expect, it } from "vitest";
import { formatsOf } from "./formats.ts";

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

it.each([
  ["pt-BR", "R$ 1.234,50", "1,5 TB"],
  ["en-US", "R$1,234.50", "1.5 TB"],
  ["es-ES", "1234,50 R$", "1,5 TB"],
])("%s writes R$ and TB in its own way", (locale, money, size) => {
  const formats = formatsOf({ locale });
  expect(plain(formats.money(123_450))).toBe(money);
  expect(plain(formats.size(1500))).toBe(size);
});

it("shows GB below 1000 and TB with one decimal from there", () => {
  const { size } = formatsOf({ locale: "pt-BR" });
  expect([500, 1000, 10_000].map((gigabytes) => plain(size(gigabytes)))).toEqual([
    "500 GB",
    "1,0 TB",
    "10,0 TB",
  ]);
});

it("shows the decimals that a unit price has", () => {
  const { unitPrice } = formatsOf({ locale: "pt-BR" });
  expect(plain(unitPrice(8000))).toBe("R$ 0,80");
  expect(plain(unitPrice(1234))).toBe("R$ 0,1234");
});
