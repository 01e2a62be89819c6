import { describe, expect, it } from "vitest";
import { factText, type OfferSettings } from "./fact-text.ts";

const settings = {
  datacenterCity: "São Paulo (SP)",
  offer: {
    sla: { cloudServer: 99.9, privateCloud: 99.99, backup: 100 },
    maintenanceHours: 2,
    payment: "Pix ou boleto.",
    trial: "",
  },
} as OfferSettings;

describe("factText", () => {
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
  ] as const)("fills in the facts of %s: %s", (locale, text, expected) => {
    expect(factText(text, { settings, locale })).toBe(expected);
  });

  it.each([
    ["pt-BR", "Sob consulta"],
    ["en-US", "On request"],
    ["es-ES", "Bajo consulta"],
  ] as const)("says in %s that an empty fact is available on request", (locale, expected) => {
    const empty = ["{fact:trial}", "{fact:taxes}", "{sla:telephony}", "{minutes:telephony}"];
    const unknown = ["{fact:gold}", "{fact:toString}", "{sla:}"];
    for (const text of [...empty, ...unknown]) {
      expect(factText(text, { settings, locale }), text).toBe(expected);
      expect(factText(text, { settings: {}, locale }), text).toBe(expected);
    }
  });

  it("leaves other braces as they are", () => {
    const text = "{price:vcpus=2} e {time_connect}";
    expect(factText(text, { settings, locale: "pt-BR" })).toBe(text);
  });
});
