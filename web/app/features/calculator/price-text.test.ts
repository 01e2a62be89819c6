import type { Locale } from "contracts";
import { defaultCatalogue } from "pricing-engine";
import { describe, expect, it } from "vitest";
import { replacePricePlaceholders, resolvePrices } from "./price-text.ts";

const pricePlaceholder = "{price:vcpus=2&ram=4&storage=50&backup=0&term=12}";

function priceTextOf(text: string, locale: Locale = "pt-BR"): string {
  return replacePricePlaceholders(text, { catalogue: defaultCatalogue, locale }).replaceAll(
    "\u00a0",
    " ",
  );
}

describe("replacePricePlaceholders", () => {
  it.each([
    ["pt-BR", "a partir de R$ 133,00 por mês"],
    ["en-US", "a partir de R$133.00 por mês"],
    ["es-ES", "a partir de 133,00 R$ por mês"],
  ] as const)("replaces a placeholder by the price in the format of %s: %s", (locale, text) => {
    expect(priceTextOf(`a partir de ${pricePlaceholder} por mês`, locale)).toBe(text);
  });

  it("calculates prices from the given catalogue", () => {
    const { prices, policy } = defaultCatalogue;
    const higherPrices = { prices: { ...prices, cpuPrice: 50 }, policy };
    expect(
      replacePricePlaceholders(pricePlaceholder, { catalogue: higherPrices, locale: "en-US" }),
    ).toBe("R$180.50");
    const terms = [{ months: 12, discountPercent: 7.5 }];
    const higherDiscount = { prices, policy: { ...policy, terms } };
    expect(
      replacePricePlaceholders("{discount:12}", { catalogue: higherDiscount, locale: "es-ES" }),
    ).toBe("7,5\u00a0%");
  });

  it.each([
    ["{unit:cpuPrice}", "R$ 25,00"],
    ["{unit:storagePrice}", "R$ 0,80"],
    ["{unit:storageAbove}", "R$ 1,60"],
    ["{unit:bandwidthBlock}", "R$ 159,00"],
    ["{discount:12}", "5%"],
    ["{from:price}", "R$ 85,50"],
    ["{from:term}", "12 meses"],
  ])("replaces %s by %s", (text, price) => {
    expect(priceTextOf(text)).toBe(price);
  });

  it.each([
    ["en-US", "From R$85.50 for 12 months"],
    ["es-ES", "From 85,50 R$ for 12 meses"],
  ] as const)("replaces the placeholder of the lowest price in %s", (locale, text) => {
    expect(priceTextOf("From {from:price} for {from:term}", locale)).toBe(text);
  });

  it("uses the default term for the lowest price if the policy has no term of 12 months", () => {
    const { prices, policy } = defaultCatalogue;
    const terms = [{ months: 1, discountPercent: 0 }];
    const catalogue = { prices, policy: { ...policy, terms, defaultTerm: 1 } };
    const text = "{from:price} for {from:term}";
    expect(replacePricePlaceholders(text, { catalogue, locale: "en-US" })).toBe(
      "R$90.00 for 1 month",
    );
  });

  it("halves the price of extra bandwidth if the policy has the rule half-list-price", () => {
    const { prices, policy } = defaultCatalogue;
    const bandwidthOverage = { ...policy.bandwidthOverage, rule: "half-list-price" as const };
    const catalogue = { prices, policy: { ...policy, bandwidthOverage } };
    expect(replacePricePlaceholders("{unit:bandwidthBlock}", { catalogue, locale: "en-US" })).toBe(
      "R$149.50",
    );
  });

  it("omits sentences with prices while the CMS has no published catalogue", () => {
    const text = `Nuvem em reais, com 1.024 GB. A partir de ${pricePlaceholder} por mês. Sem fidelidade!`;
    expect(replacePricePlaceholders(text, { catalogue: undefined, locale: "pt-BR" })).toBe(
      "Nuvem em reais, com 1.024 GB. Sem fidelidade!",
    );
  });

  it.each([
    "{price:vcpus=81}",
    "{price:term=7}",
    "{unit:}",
    "{unit:toString}",
    "{unit:gold}",
    "{discount:7}",
    "{from:gold}",
  ])("omits the sentence of the placeholder %s, which has no price", (wrong) => {
    expect(priceTextOf(`Servidores. Por ${wrong} ao mês. Em reais.`)).toBe("Servidores. Em reais.");
  });

  it("does not change texts without placeholders", () => {
    const plain = "Duas frases.  Com {chaves}\ne linhas: {outra:coisa}.";
    expect(priceTextOf(plain)).toBe(plain);
  });

  it("replaces placeholders in all texts of a page", () => {
    const page = {
      blocks: [{ facts: [{ value: pricePlaceholder }], popular: true, order: 1, gone: null }],
    };
    expect(resolvePrices(page, { catalogue: defaultCatalogue, locale: "en-US" })).toEqual({
      blocks: [{ facts: [{ value: "R$133.00" }], popular: true, order: 1, gone: null }],
    });
  });
});

describe("resolvePrices", () => {
  const block = (configuration: string) => ({
    root: { children: [{ type: "block", fields: { blockType: "liveQuote", configuration } }] },
  });
  const quoteIn = (text: ReturnType<typeof block>, options: object = {}) => {
    const priced = resolvePrices(text, {
      catalogue: defaultCatalogue,
      locale: "en-US",
      ...options,
    });
    return priced.root.children[0]?.fields;
  };

  it("adds the price and a link to the calculator to a quote block", () => {
    expect(
      quoteIn(block("vcpus=4&ram=8&storage=100&backup=1&term=1"), {
        calculatorPath: "/en/pricing",
      }),
    ).toMatchObject({
      quote: {
        amount: "R$320.00",
        configuration: { vcpus: 4, ramGb: 8, termMonths: 1 },
        href: "/en/pricing?vcpus=4&ram=8&storage=100&backup=1&term=1#calculator-summary",
      },
    });
  });

  it.each([
    ["nothing is published", "vcpus=4", { catalogue: undefined }],
    ["it is not for sale", "vcpus=500", {}],
  ])("does not add a price to a quote block if %s", (_, configuration, options) => {
    expect(quoteIn(block(configuration), options)).not.toHaveProperty("quote");
  });
});
