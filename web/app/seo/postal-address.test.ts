import { expect, it } from "vitest";
import { parsePostalAddress } from "./postal-address.ts";

it("parses city, state and postal code from the last line", () => {
  expect(parsePostalAddress("Avenida das Araucárias, 1500\nSão Paulo - SP, 04500-000")).toEqual({
    "@type": "PostalAddress",
    streetAddress: "Avenida das Araucárias, 1500",
    addressLocality: "São Paulo",
    addressRegion: "SP",
    postalCode: "04500-000",
    addressCountry: "BR",
  });
});

it("returns an address in another format unchanged", () => {
  expect(parsePostalAddress("Rua A, 1\nCuritiba")).toEqual({
    "@type": "PostalAddress",
    streetAddress: "Rua A, 1, Curitiba",
    addressCountry: "BR",
  });
});
