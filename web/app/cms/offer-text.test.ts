import { describe, expect, it } from "vitest";
import { type OfferSettings, replaceOfferPlaceholders } from "./offer-text.ts";

const settings = {
  datacenterCity: "São Paulo (SP)",
  offer: {
    sla: { cloudServer: 99.9, privateCloud: 99.99, backup: 100 },
    maintenanceHours: 2,
    payment: "Pix ou boleto.",
    trial: "",
    anchors: { telephony: "Ramais a partir de R$ 30 por mês.", consulting: "" },
  },
} as OfferSettings;

describe("replaceOfferPlaceholders", () => {
  it.each([
    [
      "pt-BR",
      "SLA de {sla:cloudServer}: até {minutes:cloudServer} min",
      "SLA de 99,9%: até 43,2 min",
    ],
    ["en-US", "{sla:privateCloud}, {minutes:privateCloud}", "99.99%, 4.32"],
    ["es-ES", "{sla:privateCloud}, {minutes:privateCloud}", "99,99\u00a0%, 4,32"],
    ["pt-BR", "{minutes:backup} min, {fact:maintenanceHours} h", "0 min, 2 h"],
    ["pt-BR", "{fact:payment} Em {fact:city}.", "Pix ou boleto. Em São Paulo (SP)."],
  ] as const)("replaces the placeholders in %s: %s", (locale, text, expected) => {
    expect(replaceOfferPlaceholders(text, { settings, locale })).toBe(expected);
  });

  it.each([
    ["pt-BR", "Sob consulta"],
    ["en-US", "On request"],
    ["es-ES", "A consultar"],
  ] as const)(
    'replaces the placeholder of an empty or unknown setting by "on request" in %s',
    (locale, expected) => {
      const empty = ["{fact:trial}", "{fact:taxes}", "{sla:telephony}", "{minutes:telephony}"];
      const unknown = ["{fact:gold}", "{fact:toString}", "{sla:}"];
      for (const text of [...empty, ...unknown]) {
        expect(replaceOfferPlaceholders(text, { settings, locale }), text).toBe(expected);
        expect(replaceOfferPlaceholders(text, { settings: {}, locale }), text).toBe(expected);
      }
    },
  );

  it("omits the price of a service that is priced by quote if the company has set no price", () => {
    const filled = (name: string) =>
      replaceOfferPlaceholders(`Por proposta. {anchor:${name}}`, {
        settings,
        locale: "pt-BR",
      }).trim();
    expect(filled("telephony")).toBe("Por proposta. Ramais a partir de R$ 30 por mês.");
    for (const name of ["consulting", "privateCloud", "gold", "toString"]) {
      expect(filled(name), name).toBe("Por proposta.");
    }
    expect(replaceOfferPlaceholders("{anchor:telephony}", { settings: {}, locale: "pt-BR" })).toBe(
      "",
    );
  });

  it("does not change other texts in braces", () => {
    const text = "{price:vcpus=2} e {time_connect}";
    expect(replaceOfferPlaceholders(text, { settings, locale: "pt-BR" })).toBe(text);
  });
});
