import { type CataloguePlan, calculateQuote, defaultCatalogue } from "pricing-engine";
import { createIntl } from "react-intl";
import { describe, expect, it } from "vitest";
import english from "../../i18n/messages/en-US.json" with { type: "json" };
import spanish from "../../i18n/messages/es-ES.json" with { type: "json" };
import portuguese from "../../i18n/messages/pt-BR.json" with { type: "json" };
import { createQuoteChatUrl } from "./chat-text.ts";
import { initialConfiguration } from "./inputs.ts";

const initial = initialConfiguration(defaultCatalogue.policy);
const intls = {
  "pt-BR": createIntl({ locale: "pt-BR", messages: portuguese }),
  "en-US": createIntl({ locale: "en-US", messages: english }),
  "es-ES": createIntl({ locale: "es-ES", messages: spanish }),
};

function chatTextOf(
  locale: keyof typeof intls,
  configuration: typeof initial,
  { url = "https://example.com/precos?vcpus=4", plan }: { url?: string; plan?: CataloguePlan } = {},
): string {
  const result = calculateQuote({ configuration, catalogue: defaultCatalogue });
  if (!result.ok) {
    throw new Error(result.error.path);
  }
  const href = createQuoteChatUrl("5511900000000", {
    intl: intls[locale],
    configuration,
    quote: result.quote,
    plan,
    url,
  });
  expect(href.length).toBeLessThanOrEqual(2000);
  return new URL(href).searchParams.get("text") ?? "";
}

describe("createQuoteChatUrl", () => {
  it("returns a link to a chat text with the configuration, the price and the URL", () => {
    expect(chatTextOf("pt-BR", initial).split("\n")).toEqual([
      "Olá! Quero contratar esta configuração:",
      "vCPUs: 4",
      "Memória RAM: 8 GB",
      "Armazenamento NVMe: 100 GB",
      "Servidores Linux: 0",
      "IPv4 dedicados: 0",
      "Backup diário: sim",
      "Prazo do contrato: 12 meses",
      "Preço mensal: R$ 304,00",
      "https://example.com/precos?vcpus=4",
    ]);
  });

  it("mentions Windows servers only if the configuration contains some", () => {
    const text = chatTextOf("en-US", { ...initial, windowsServers: 2, dailyBackup: false });
    expect(text).toContain("Windows servers: 2");
    expect(text).toContain("Daily backup: no");
    expect(text).toContain("Monthly price: R$589.00");
  });

  it("mentions the bandwidth only if it exceeds the included amount", () => {
    expect(chatTextOf("pt-BR", { ...initial, bandwidthGb: 1000 })).not.toContain("Transferência");
    expect(chatTextOf("pt-BR", { ...initial, bandwidthGb: 3000 })).toContain(
      "Transferência mensal: 3,0 TB\n",
    );
  });

  it("names the plan whose price applies, and the plan's bandwidth", () => {
    const plan = {
      code: "cloud-pro",
      name: "Cloud Pro",
      vcpus: 4,
      ramGb: 8,
      storageGb: 100,
      dailyBackup: true,
      includedTransferGb: 3000,
    };
    const lines = chatTextOf("pt-BR", initial, { plan }).split("\n");
    expect(lines[1]).toBe("Plano: Cloud Pro");
    expect(lines).toContain("Transferência mensal: 1,0 TB");
  });

  it("writes Spanish text on Spanish pages, and storage in GB", () => {
    const configuration = { ...initial, storageGb: 2000, windowsServers: 1, ipv4Addresses: 2 };
    expect(chatTextOf("es-ES", configuration).split("\n")).toEqual([
      "¡Hola! Quiero contratar esta configuración:",
      "vCPU: 4",
      "Memoria RAM: 8 GB",
      "Almacenamiento NVMe: 2000 GB",
      "Servidores Windows: 1",
      "Servidores Linux: 0",
      "IPv4 dedicadas: 2",
      "Copia diaria: sí",
      "Plazo del contrato: 12 meses",
      "Precio mensual: 3420,76 R$",
      "https://example.com/precos?vcpus=4",
    ]);
  });

  it("omits a URL that would make the link too long", () => {
    const text = chatTextOf("pt-BR", initial, { url: `https://example.com/${"a".repeat(2000)}` });
    expect(text).not.toContain("example.com");
    expect(text).toContain("Preço mensal: R$ 304,00");
  });
});
