import { locales } from "contracts";
import { describe, expect, it } from "vitest";
import { type ContentFile, readContentFiles } from "./content-files.ts";

const folders = [
  "pages",
  "posts",
  "legal",
  "testimonials",
  "pricing-plans",
  "media",
  "globals",
  "categories",
  "tags",
  "authors",
];

type Values = Record<string, unknown>;

/** Returns every localized value of a document with its path. A value is localized if one of its keys is a language. */
function localizedValues(value: unknown, path: string): [string, Values][] {
  if (typeof value !== "object" || value === null) {
    return [];
  }
  const map = value as Values;
  if (locales.some((locale) => locale in map)) {
    return [[path, map]];
  }
  return Object.entries(map).flatMap(([key, item]) => localizedValues(item, `${path}.${key}`));
}

async function allFiles(): Promise<(ContentFile & { folder: string })[]> {
  const lists = await Promise.all(
    folders.map(async (folder) =>
      (await readContentFiles(folder)).map((file) => ({ ...file, folder })),
    ),
  );
  return lists.flat();
}

/** Returns a document without its slugs, because URLs do not change when words change. */
function withoutSlug({ slug: _, ...rest }: Values): Values {
  return rest;
}

function wordCount(text: unknown): number {
  return String(text).split(/\s+/).filter(Boolean).length;
}

describe("the seeded content", () => {
  it("is complete in three languages", async () => {
    const gaps = (await allFiles()).flatMap(({ folder, key, data }) =>
      localizedValues(data, `${folder}/${key}`).flatMap(([path, map]) =>
        locales
          .filter((locale) => typeof map[locale] !== "string" || map[locale] === "")
          .map((locale) => `${path}.${locale}`),
      ),
    );
    expect(gaps).toEqual([]);
  });

  it.each([
    ["TIER 3 is written in capitals", locales, /\b(?:Tier|tier) 3\b/],
    [
      "a percentage has no space in Portuguese and English",
      ["pt-BR", "en-US"],
      /\d[ \u00a0\u202f]%/,
    ],
    ["a percentage has a space in Spanish", ["es-ES"], /\d%/],
    [
      "English has American spelling",
      ["en-US"],
      /\b(?:catalogue|cancell(?:ed|ing)|licences?|any more|centre)\b/i,
    ],
    [
      "English avoids “contract a service”",
      ["en-US"],
      /\b(?:you|whoever|they|customers?) contracts?\b/i,
    ],
    [
      "English says “quote”, not “proposal”",
      ["en-US"],
      /\b(?:a|the|your) proposals? (?:through|does|do)\b/,
    ],
    ["the plural of vCPU is vCPUs in Portuguese", ["pt-BR"], /\b(?:[2-9]|\d\d+)\**\s+vCPU\b(?!-)/],
    ["Portuguese says “contêiner”", ["pt-BR"], /(?<!#)\b[Cc]ontainers?\b/],
    [
      "Spanish is that of Spain",
      ["es-ES"],
      /\b(?:costos?|computadoras?|[Mm]onitoreo|horas? pico|[Vv]ideos?|UPS|celular)\b(?!-)/,
    ],
    [
      "persons are not addressed by gender",
      ["pt-BR", "es-ES"],
      /\b(?:Bem-vindo|[Uu]m (?:especialista|consultor)|[Uu]n (?:especialista|consultor)|nuestro cliente|nosso cliente|você mesmo corrige|usted mismo corrige)\b/,
    ],
    ["Spanish does not say “corte”", ["es-ES"], /\b(?:el|del|un) corte\b/],
    [
      "Spanish does not translate the name of a service",
      ["es-ES"],
      /(?<!un )\bcentro de datos virtual\b/,
    ],
    ["a table cell begins with a capital", locales, /\| [a-záéíóú]+, /],
    ["discounts are not written out", locales, /\d\s?%, \d+\s?%,? (?:e|and|y) \d+\s?%/],
    [
      "texts do not claim that nothing is counted without consent",
      locales,
      /Nada (?:além disso é ativado|que não seja essencial funciona|más se activa|que no sea esencial funciona)|Nothing (?:else is turned on|non-essential runs)/,
    ],
    [
      "Portuguese is that of Brazil",
      ["pt-BR"],
      /\b(?:ecrã|utilizador|telemóvel|some (?:replicação|uma cópia))\b/,
    ],
    [
      "Portuguese has no misleading phrases",
      ["pt-BR"],
      /Menos uma rotina|Sobre o que o seu servidor|[Ss]em falta nossa|Reserva em cada camada|sustentam a sala|ataques? de volume|De boca a ouvido|em separado|sob Ceph|A nossa tem datacenter próprio|(?:troca de (?:uma peça|algumas peças)|perda de um não) para o /,
    ],
    [
      "English has no misleading phrases",
      ["en-US"],
      /Four ways to be in the cloud|our general goal|certified datacenter of our own|not one rack to buy|Restore alongside|without giving up safety|restores clean|stop your company tomorrow|volume attacks|\be-mail|would be kept|[Kk]ept until|licensed by processor|no license to pay/,
    ],
    [
      "Spanish has no misleading phrases",
      ["es-ES"],
      /solo con clave\b|ser \[instantánea\]|refrigeración se mantienen|del equipo nos encargamos|Solo hay una cookie|Sobre qué funciona su|Reserva en cada capa|Qué molesta hoy|Desde São Paulo hasta más|\boferta\b|laborables|condiciones del servicio|compensación|Contáctenos|Cambios con marcha atrás/,
    ],
  ] as const)("follows the style rule: %s", async (_, languages, otherwise) => {
    const said = (await allFiles()).flatMap(({ folder, key, data }) =>
      localizedValues(withoutSlug(data), `${folder}/${key}`).flatMap(([path, map]) =>
        languages.flatMap((locale) => {
          const found = otherwise.exec(String(map[locale]));
          return found ? [`${path}.${locale}: ${found[0]}`] : [];
        }),
      ),
    );
    expect(said).toEqual([]);
  });

  it("names the year of the datacenter in the footer, and WhatsApp in the newsletter notice", async () => {
    const globals = await readContentFiles("globals");
    const of = (name: string) => globals.find(({ key }) => key === name)?.data ?? {};
    const notice = of("site-settings").newsletterNotice as Values;
    const footer = JSON.stringify(of("navigation").footerColumns);
    for (const locale of locales) {
      expect(notice[locale]).toContain("WhatsApp");
    }
    expect(footer).toContain("Fundada em 2015 e, desde 2019, em datacenter próprio");
    expect(footer).not.toContain("Desde 2015");
  });

  it.each([
    [
      "the availability goal and the SLA",
      "legal/termos-de-servico",
      /meta geral de disponibilidade.*acordo de nível de serviço \(SLA\), com crédito/,
    ],
    [
      "the support of small plans",
      "pricing-plans/cloud-start",
      /e-mail em dias úteis; incidentes, 24\/7/,
    ],
    ["the optional daily backup", "pages/cloud-server", /backup diário opcional/],
    [
      "the retention of weekly backups",
      "pricing-plans/cloud-enterprise",
      /Backup diário, 7 dias; semanal à parte/,
    ],
    [
      "the deletion of weekly backups",
      "pages/backup-em-nuvem",
      /inclui a cópia semanal, em até 28/,
    ],
    [
      "the maximum maintenance per month",
      "legal/termos-de-servico",
      /até 2 horas por mês-calendário/,
    ],
    ["the included IPv4 address", "pages/datacenter-virtual", /Um IPv4 já vem incluído/],
    ["the charge for additional IPv4 addresses", "pages/glossario", /os adicionais são cobrados/],
    ["the RPO of a daily backup", "pages/glossario", /até 24 horas mais o tempo da cópia/],
    ["the services with an SLA", "pages/home", /SLA mínimo dos serviços de nuvem/],
    ["the price of additional disk", "pages/precos", /\{unit:storageAbove\}/],
    ["the price of a block of transfer", "pages/precos", /\{unit:bandwidthBlock\}/],
    [
      "the price of a block of transfer in the article on costs",
      "posts/o-que-compoe-o-custo-da-nuvem",
      /R\$ 159,00 por bloco/,
    ],
    [
      "the price of additional disk in the article on costs",
      "posts/o-que-compoe-o-custo-da-nuvem",
      /R\$ 1,60 por GB acima/,
    ],
    ["the SLA of a private cloud", "pages/nuvem-privada", /SLA de \{sla:privateCloud\}/],
    ["projects with AWS and Azure", "pages/home", /AWS e Azure entram em projetos híbridos/],
    ["dedicated servers", "legal/termos-de-servico", /servidor dedicado/],
    [
      "the authorized carrier that ports numbers",
      "pages/telefonia-ip",
      /prestadora autorizada pela Anatel/,
    ],
    [
      "calls that customers record themselves",
      "posts/voip-na-empresa-rede-e-portabilidade",
      /Se você gravar chamadas em outro sistema/,
    ],
    ["the meaning of priority support", "pricing-plans/cloud-enterprise", /à frente da fila/],
  ] as const)("states the agreed fact about %s", async (_, file, expected) => {
    const found = (await allFiles()).find(({ folder, key }) => `${folder}/${key}` === file);
    expect(JSON.stringify(found?.data).replaceAll("\u00a0", " ")).toMatch(expected);
  });

  it("recommends only disk sizes that the catalogue offers", async () => {
    const posts = await readContentFiles("posts");
    const sizing = posts.find(({ key }) => key === "como-dimensionar-um-servidor-na-nuvem");
    const named = JSON.stringify(sizing?.data.body).matchAll(/\*\*(\d+) GB\*\*/g);
    // Ignores sizes below 50 GB, the smallest disk, because these are sizes of memory.
    const disks = [...named].map(([, size]) => Number(size)).filter((size) => size >= 50);
    expect(disks.length).toBeGreaterThan(0);
    expect(disks.filter((size) => size % 50 !== 0)).toEqual([]);
  });

  it("has ten articles of at least 450 words in each language", async () => {
    const posts = await readContentFiles("posts");
    expect(posts).toHaveLength(10);
    const short = posts.flatMap(({ key, data }) =>
      locales
        .filter((locale) => wordCount((data.body as Values)[locale]) < 450)
        .map((locale) => `${key}.${locale}`),
    );
    expect(short).toEqual([]);
  });

  it("gives each document a different URL in each language", async () => {
    const addressed = (await allFiles()).filter(({ data }) => data.slug);
    for (const locale of locales) {
      const slugs = addressed.map(({ folder, data }) =>
        [["pages", "legal"].includes(folder) ? "site" : folder, (data.slug as Values)[locale]].join(
          "/",
        ),
      );
      expect(new Set(slugs).size).toBe(slugs.length);
    }
  });
});
