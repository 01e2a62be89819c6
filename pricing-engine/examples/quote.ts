// Prints the price of a server and the savings of longer contracts. Run: node examples/quote.ts

import {
  type Centavos,
  calculateQuote,
  clampConfiguration,
  compareTerms,
  defaultCatalogue,
  toReais,
} from "pricing-engine";

const reais = (amount: Centavos) => `R$ ${toReais(amount).toFixed(2)}`;

// Input from a form or a URL, with more RAM than the maximum, and with storage between two steps.
const requested = {
  vcpus: 8,
  ramGb: 500,
  storageGb: 1210,
  bandwidthGb: 1500,
  linuxServers: 2,
  windowsServers: 1,
  ipv4Addresses: 2,
  dailyBackup: true,
  ddosProtection: true,
  termMonths: 24,
};

const strict = calculateQuote({ configuration: requested, catalogue: defaultCatalogue });
if (!strict.ok) {
  const { path, got, code, allowed } = strict.error;
  console.log(`${path} is ${got}: ${code}, allowed is ${JSON.stringify(allowed)}`);
}

const clamped = clampConfiguration({
  configuration: requested,
  limits: defaultCatalogue.policy.limits,
});
if (!clamped.ok) {
  throw new Error(clamped.error.path);
}
console.log(`Changed to what is sold: ${clamped.clamped.join(", ")}`);

const request = { configuration: clamped.configuration, catalogue: defaultCatalogue };
const quoteResult = calculateQuote(request);
const comparisonResult = compareTerms(request);
if (!quoteResult.ok || !comparisonResult.ok) {
  throw new Error("A clamped configuration has a price");
}

for (const { code, quantity, unitPrice, amount } of quoteResult.quote.lines) {
  if (quantity > 0) {
    console.log(`${code}: ${quantity} x R$ ${unitPrice / 10_000} = ${reais(amount)}`);
  }
}
console.log(
  `Discount of ${quoteResult.quote.discountPercent} %: ${reais(quoteResult.quote.discountAmount)}`,
);
console.log(`Monthly: ${reais(quoteResult.quote.monthlyAfterDiscount)}`);
console.log(`${quoteResult.quote.termMonths} months: ${reais(quoteResult.quote.contractTotal)}`);

for (const { termMonths, monthly, contractSaving, savingPercent } of comparisonResult.comparison
  .terms) {
  const saving = `${reais(contractSaving)} (${savingPercent} %) saved`;
  console.log(`For ${termMonths} months: ${reais(monthly)} a month, ${saving}`);
}
