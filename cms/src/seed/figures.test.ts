import { type Locale, locales } from "contracts";
import { type Catalogue, compareTerms, toReais } from "pricing-engine";
import { describe, expect, it } from "vitest";
import { defaultConfiguration } from "../../tests/support/configuration.ts";
import { listLocalizedTexts, readSeedTexts, type SeedText } from "./seed-texts.ts";

/** Tests that every price, size, period and year in the texts equals the catalogue, the settings and the terms. */
const { filesIn, seed, bodyOf, texts } = await readSeedTexts();

const catalogue = seed("globals", "price-catalogue") as unknown as Catalogue & {
  plans: { code: string; vcpus: number; ramGb: number; storageGb: number }[];
};
const settings = seed("globals", "site-settings") as { foundingYear: number };

/** Returns every number that a pattern finds in the texts, with the path of its text. */
function found(pattern: RegExp, among: SeedText[] = texts): { path: string; value: number }[] {
  return among.flatMap(({ path, locale, text }) =>
    [...text.matchAll(pattern)].map(([, ...groups]) => ({
      path,
      value: parsed(groups.find(Boolean) ?? "", locale),
    })),
  );
}

/** Parses a number as written in a language: "1.024,5" or "1,024.5". */
function parsed(figure: string, locale: Locale): number {
  const [thousands, decimal] = locale === "en-US" ? [",", "."] : [".", ","];
  return Number(figure.replaceAll(thousands, "").replace(decimal, "."));
}

function money(amount: number, locale: Locale): string {
  const number = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    useGrouping: locale === "es-ES" ? "min2" : true,
  }).format(amount);
  return { "pt-BR": `R$ ${number}`, "en-US": `R$${number}`, "es-ES": `${number} R$` }[locale];
}

/** Asserts that there are at least `least` figures. Returns the figures whose value is not `value`. */
function others(figures: { path: string; value: number }[], value: number, least: number) {
  expect(figures.length).toBeGreaterThanOrEqual(least);
  return figures.filter((figure) => figure.value !== value);
}

describe("prices in the seeded texts", () => {
  it("are placeholders on pages, plan cards, settings and legal texts", () => {
    const amounts = found(/(?:R\$ ?([\d.,]*\d)|([\d.,]*\d) R\$)/g).filter(
      ({ path }) => !path.startsWith("posts/"),
    );
    // Ignores "R$ 0", the price of the first conversation.
    expect(amounts.filter(({ value }) => value !== 0)).toEqual([]);
  });

  it.each(locales)("in the article on costs equal those of the catalogue, in %s", (locale) => {
    const body = bodyOf("posts", "o-que-compoe-o-custo-da-nuvem", locale);
    const { prices, policy } = catalogue;
    const { blockPrice } = policy.bandwidthOverage as { blockPrice: number };
    const { bandwidthPrice: _, ...listed } = prices;
    for (const price of [...Object.values(listed), blockPrice]) {
      expect(body).toContain(money(Number(price), locale));
    }
    const result = compareTerms({ catalogue, configuration: defaultConfiguration });
    if (!result.ok) {
      throw new Error(JSON.stringify(result.error));
    }
    for (const { termMonths, monthly, contractTotal } of result.comparison.terms) {
      const amounts = termMonths === 1 ? [monthly] : [monthly, contractTotal];
      const row = amounts.map((amount) => money(Number(toReais(amount)), locale)).join(" | ");
      expect(body).toContain(` | ${row} |`);
    }
  });
});

interface Comparison {
  blockType: string;
  anchor?: string;
  rows: { name: Record<Locale, string>; answers: { text: Record<Locale, string> }[] }[];
}

function comparisonOf(page: string, anchor: string): Comparison {
  const { blocks } = seed("pages", page) as { blocks: Comparison[] };
  const found = blocks.find((block) => block.anchor === anchor);
  if (found?.blockType !== "comparison") {
    throw new Error(`No comparison at ${page}#${anchor}`);
  }
  return found;
}

describe("tables on the seeded product pages", () => {
  it("show the price of the size that each row names", () => {
    const { rows } = comparisonOf("cloud-server", "tamanhos");
    expect(rows.length).toBeGreaterThan(3);
    for (const { name, answers } of rows) {
      for (const locale of locales) {
        const [cpu, ram, disk] = (name[locale].match(/\d+/g) ?? []).map(Number);
        const queries = answers
          .flatMap(({ text }) => [...text[locale].matchAll(/\{price:([^}]*)\}/g)])
          .map(([, query]) => new URLSearchParams(query));
        expect(queries.map((query) => query.get("term"))).toEqual(["1", "12"]);
        for (const query of queries) {
          const priced = ["vcpus", "ram", "storage"].map((key) => Number(query.get(key)));
          expect(priced, name[locale]).toEqual([cpu, ram, disk]);
        }
      }
    }
  });

  it("show the bandwidth of calls: 50 packets a second, each with voice and 58 bytes of headers", () => {
    const packetsPerSecond = 50;
    const headerBytes = 58;
    const kbpsOf = (voiceKbps: number) => voiceKbps + (packetsPerSecond * headerBytes * 8) / 1000;
    const [g711, g729] = [kbpsOf(64), kbpsOf(8)];
    const { rows } = comparisonOf("telefonia-ip", "banda");
    expect(rows.length).toBeGreaterThan(3);
    for (const { name, answers } of rows) {
      for (const locale of locales) {
        const calls = Number.parseInt(name[locale], 10);
        const mbps = new Intl.NumberFormat(locale, {
          minimumFractionDigits: 2,
          maximumFractionDigits: 2,
        });
        const expected = [g711, g729, g711 * 1.3, g729 * 1.3].map(
          (kbps) => `${mbps.format((calls * kbps) / 1000)} Mbps`,
        );
        expect(
          answers.map(({ text }) => text[locale]),
          name[locale],
        ).toEqual(expected);
      }
    }
  });
});

describe("sizes in the seeded texts", () => {
  it("of a block of transfer equal the size in the catalogue", () => {
    const blocks = found(
      /(?:bloco (?:iniciado )?de|bloque (?:iniciado )?de|each|every|started) ([\d.,]+) GB/g,
    );
    expect(others(blocks, catalogue.policy.bandwidthOverage.blockGb, 6)).toEqual([]);
  });

  it("that are included in the price equal the sizes in the catalogue", () => {
    const { storageIncludedGb, bandwidthOverage } = catalogue.policy;
    const storage = found(/(?:Até|Up to|Hasta) ([\d.,]+) GB\. (?:Cada|Every)/g);
    expect(others(storage, storageIncludedGb, 3)).toEqual([]);
    const transfer = found(/([\d.,]+) GB (?:incluídos|included|incluidos)/g);
    expect(others(transfer, bandwidthOverage.includedGb, 6)).toEqual([]);
  });

  it("on the plan cards equal those of the catalogue's plans", () => {
    for (const { data } of filesIn("pricing-plans")) {
      const plan = catalogue.plans.find(({ code }) => code === data.plan);
      const [cpu, ram, disk, transfer] = listLocalizedTexts(data.features, "")
        .filter(({ locale }) => locale === "pt-BR")
        .map(({ text }) => Number.parseInt(text, 10));
      const terabytes = Math.round((plan?.includedTransferGb ?? 0) / 1000);
      expect([cpu, ram, disk, transfer]).toEqual([
        plan?.vcpus,
        plan?.ramGb,
        plan?.storageGb,
        terabytes,
      ]);
      for (const { text } of listLocalizedTexts(data.link, "").filter(({ text }) =>
        text.includes("vCPU"),
      )) {
        expect(text).toMatch(new RegExp(`\\b${cpu} vCPU.*\\b${ram} GB.*\\b${disk} GB`));
      }
    }
  });

  it("on pages and plan cards are equal in all languages", () => {
    const sizes = (text: string) => (text.match(/\d+(?= (?:vCPU|GB|TB|Gbps)\b)/g) ?? []).sort();
    const others = texts.filter(({ locale }) => locale === "en-US");
    const byPath = new Map(texts.map(({ path, text }) => [path, text]));
    const differing = others
      .filter(({ path }) => /^(?:pages|pricing-plans)\//.test(path) && !/\.content\./.test(path))
      .filter(({ path, text }) => {
        const portuguese = byPath.get(path.replace(/en-US$/, "pt-BR")) ?? "";
        return sizes(text).join() !== sizes(portuguese).join();
      });
    expect(differing.map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
  });
});

describe("periods in the seeded texts", () => {
  const copies =
    /(?:retenção de|guardada por|[Bb]ackup diário,|retención de|kept for|[Dd]aily backup,) (\d+) (?:dias|days|días)|(\d+) (?:dias de cópias|days of (?:copies|retention)|días de retención)/g;

  it("of backups are 7 days, or 28 for weekly backups", () => {
    const kept = found(copies);
    expect(others(kept, 7, 20).filter(({ value }) => value !== 28)).toEqual([]);
  });

  it.each([
    ["pt-BR", /(\d+) dias úteis/],
    ["en-US", /(\d+) business days/],
    ["es-ES", /(\d+) días hábiles/],
  ] as const)(
    "of number porting are equal on the page, in the article and in the terms, in %s",
    (locale, pattern) => {
      const page = listLocalizedTexts(seed("pages", "telefonia-ip"), "").find(
        (each) => each.locale === locale && pattern.test(each.text),
      );
      const stated = [
        page?.text ?? "",
        bodyOf("posts", "voip-na-empresa-rede-e-portabilidade", locale),
        bodyOf("legal", "termos-de-servico", locale)
          .split("\n")
          .find((line) => /portab/i.test(line) && pattern.test(line)) ?? "",
      ].map((text) => pattern.exec(text)?.[1]);
      expect(stated).toEqual(["5", "5", "5"]);
    },
  );

  it.each(locales)("of downtime match the percentage in the same row, in %s", (locale) => {
    const body = bodyOf("posts", "tier-3-e-sla-o-que-99-9-significa", locale);
    const rows = [...body.matchAll(/^\| ([\d.,]+) ?% \| ([^|]+) \| ([^|]+) \|$/gm)];
    expect(rows).toHaveLength(5);
    const seconds = (duration: string) =>
      [...duration.matchAll(/(\d+) (d|h|min|s)\b/g)].reduce(
        (sum, [, amount, unit = "s"]) =>
          sum + Number(amount) * ({ d: 86_400, h: 3600, min: 60, s: 1 }[unit] ?? Number.NaN),
        0,
      );
    for (const [, percentage = "", month = "", year = ""] of rows) {
      const share = 1 - parsed(percentage, locale) / 100;
      expect(seconds(month)).toBe(Math.round(share * 30 * 86_400));
      expect(seconds(year)).toBe(Math.round(share * 365 * 86_400));
    }
  });
});

describe("years in the seeded texts", () => {
  it("of the company's foundation equal the setting", () => {
    const founded =
      /(?:[Ff]undada em|[Ff]ounded (?:in São Paulo )?in|[Ff]undada en|São Paulo (?:desde|since)|atendidas desde|served since) (\d{4})/g;
    expect(others(found(founded), settings.foundingYear, 9)).toEqual([]);
  });

  it("of the datacenter's opening are 2019", () => {
    const datacenter =
      /(?:datacenter|centro de datos|opera\w+|run|e|and|y)(?: próprio| propio)?,? (?:desde|since) (2019|20\d\d)/g;
    expect(others(found(datacenter), 2019, 6)).toEqual([]);
  });
});
