import {
  anchorPriceNames,
  factPlaceholderPattern,
  type Locale,
  locales,
  type OfferFactName,
  offerFactNames,
  serviceLevelNames,
} from "contracts";
import { describe, expect, it } from "vitest";
import { readSeedTexts } from "./seed-texts.ts";

/**
 * Compares the figures that texts mention (SLA, minutes, hours of maintenance) with the settings and the terms of
 * service.
 */
interface Offer {
  sla: Record<string, number>;
  maintenanceHours: number;
  [fact: string]: unknown;
}

const { seed, bodyOf, texts } = await readSeedTexts();

const offer = seed("globals", "site-settings").offer as Offer;

function percent(level: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 })
    .format(level / 100)
    .replaceAll("\u00a0", " ");
}

/** Names of the services in section 6 of the terms, in the order of the settings. */
const servicesInTerms: Record<Locale, Record<string, string>> = {
  "pt-BR": {
    cloudServer: "Cloud Server",
    virtualDatacenter: "Datacenter Virtual",
    cloudCenterStartup: "Cloud Center para startups",
    cloudCenterEnterprise: "Cloud Center para grandes empresas",
    privateCloud: "nuvem privada",
    dedicatedServer: "servidor dedicado",
    backup: "backup em nuvem",
    telephony: "telefonia IP",
  },
  "en-US": {
    cloudServer: "Cloud Server",
    virtualDatacenter: "Virtual Datacenter",
    cloudCenterStartup: "Cloud Center for startups",
    cloudCenterEnterprise: "Cloud Center for enterprise",
    privateCloud: "private cloud",
    dedicatedServer: "dedicated servers",
    backup: "cloud backup",
    telephony: "IP telephony",
  },
  "es-ES": {
    cloudServer: "Cloud Server",
    virtualDatacenter: "Centro de datos virtual",
    cloudCenterStartup: "Cloud Center para startups",
    cloudCenterEnterprise: "Cloud Center para grandes empresas",
    privateCloud: "nube privada",
    dedicatedServer: "servidor dedicado",
    backup: "copia de seguridad en la nube",
    telephony: "telefonía IP",
  },
};

/** Facts that the company has not decided yet. Pages say “on request” instead, and the dashboard lists these facts. */
const openFacts: OfferFactName[] = [
  "snapshots",
  "api",
  "ownImages",
  "ownLicenses",
  "cpuSharing",
  "ddosCapacity",
  "testAddress",
];

describe("the seeded facts of the offer", () => {
  it.each(openFacts)("exclude a fact that the company has not decided yet: %s", (name) => {
    expect(offer[name]).toBeUndefined();
    const asking = texts.filter(
      ({ path, text }) => path.startsWith("pages/cloud-server.") && text === `{fact:${name}}`,
    );
    expect(asking.map(({ locale }) => locale)).toEqual(locales);
  });

  it("are complete in three languages", () => {
    expect(Object.keys(offer.sla).sort()).toEqual([...serviceLevelNames].sort());
    for (const name of offerFactNames.filter((fact) => !openFacts.includes(fact))) {
      const value = offer[name];
      expect(typeof value === "number" ? locales : Object.keys(value ?? {}), name).toEqual(locales);
    }
  });

  it("include a guide price at the end of the introduction of each service that is sold by quote", () => {
    const openings = texts.filter(({ path }) => /^pages\/[^.]+\.blocks\.0\.lede\./.test(path));
    for (const name of anchorPriceNames) {
      const stating = openings.filter(({ text }) => text.endsWith(` {anchor:${name}}`));
      expect(
        stating.map(({ locale }) => locale),
        name,
      ).toEqual(locales);
    }
  });

  it("include every fact for which a text has a placeholder", () => {
    const known = new Set([
      ...serviceLevelNames.flatMap((name) => [`{sla:${name}}`, `{minutes:${name}}`]),
      ...[...offerFactNames, "city"].map((name) => `{fact:${name}}`),
      ...anchorPriceNames.map((name) => `{anchor:${name}}`),
    ]);
    const mentioned = texts.flatMap(({ path, text }) =>
      [...text.matchAll(factPlaceholderPattern)].map(([placeholder]) => ({ path, placeholder })),
    );
    expect(mentioned.length).toBeGreaterThan(100);
    expect(mentioned.filter(({ placeholder }) => !known.has(placeholder))).toEqual([]);
  });

  it.each(locales)("have the SLA that the terms of service state, in %s", (locale) => {
    const { sla } = offer;
    const body = bodyOf("legal", "termos-de-servico", locale);
    const sentence = body
      .split(/(?<=\.)\s/)
      .find((each) => /^(?:O SLA é|The SLA is|El SLA es)/.test(each));
    const [low = "", high = ""] = sentence?.split(percent(99.99, locale)) ?? [];
    expect(low).toContain(percent(99.9, locale));
    for (const [name, level] of Object.entries(sla)) {
      const part = level === 99.99 ? high : low;
      expect(part, name).toContain(servicesInTerms[locale][name]);
      expect(part === high ? low : high, name).not.toContain(servicesInTerms[locale][name]);
    }
  });

  it.each([
    ["pt-BR", /até (\d+) horas por mês-calendário/],
    ["en-US", /up to (\d+) hours per calendar month/],
    ["es-ES", /hasta (\d+) horas por mes natural/],
  ] as const)(
    "have the hours of maintenance that the terms of service state, in %s",
    (locale, pattern) => {
      const body = bodyOf("legal", "termos-de-servico", locale);
      expect(Number(pattern.exec(body)?.[1])).toBe(offer.maintenanceHours);
    },
  );

  it.each(locales)(
    "have SLAs whose minutes of downtime the terms of service state, in %s",
    (locale) => {
      const body = bodyOf("legal", "termos-de-servico", locale);
      const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
      for (const level of new Set(Object.values(offer.sla))) {
        const minutes = number.format((30 * 24 * 60 * (100 - level)) / 100);
        expect(body, `${level}`).toContain(` ${minutes} min`);
      }
    },
  );
});

/**
 * Percentages in titles and descriptions, by page. They are typed, because titles and descriptions have no
 * placeholders.
 */
const typed: Record<string, number[]> = {
  "pages/cloud-center": [99.99],
  "pages/datacenter-virtual": [99.9],
  "pages/cloud-server": [99.9],
  "pages/nuvem-privada": [99.99],
  "pages/servidor-dedicado": [99.9],
};

describe("the seeded texts about the offer", () => {
  it("state an SLA by placeholder, except in page titles and descriptions", () => {
    const wrong = texts
      .filter(({ path }) => path.startsWith("pages/"))
      .flatMap(({ path, locale, text }) => {
        const [page = "", field] = path.split(".");
        const isHead = field === "title" || field === "description";
        const allowed = isHead ? (typed[page] ?? []).map((level) => percent(level, locale)) : [];
        return [...text.matchAll(/99[.,]9+ ?%/g)]
          .map(([figure]) => figure)
          .filter((figure) => !allowed.includes(figure))
          .map((figure) => `${path}: ${figure}`);
      });
    // Excludes texts that state the building's availability or define an SLA.
    const explained =
      /certifications|blocks\.\d+\.terms|glossario-sla|datacenter-virtual\.blocks\.\d+\.certifications/;
    expect(wrong.filter((each) => !explained.test(each))).toEqual([]);
  });

  it("mention the excluded maintenance wherever they state minutes of downtime", () => {
    const alone = texts
      .filter(({ path }) => path.startsWith("pages/"))
      .filter(({ text }) => /\{minutes:|\b(?:43[.,]2|4[.,]32) min|43[.,]2 minut/.test(text))
      .filter(({ text }) => !text.includes("{fact:maintenanceHours}"))
      .map(({ path }) => path);
    expect(alone).toEqual([]);
  });

  it("state that extras to Cloud Enterprise are quoted separately", () => {
    const extras =
      /cópia semanal|weekly copy|copia semanal|proteção avançada|advanced protection|protección avanzada/;
    const mentions = texts.filter(
      ({ path, text }) =>
        path.startsWith("pages/") && text.includes("Cloud Enterprise") && extras.test(text),
    );
    expect(mentions.length).toBeGreaterThanOrEqual(15);
    const silent = mentions.filter(({ text }) => !/orçad|quote|presupuesta/.test(text));
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it.each([
    ["pt-BR", "mesmo dia útil", "em um dia útil"],
    ["en-US", "same business day", "one business day"],
    ["es-ES", "mismo día hábil", "en un día hábil"],
  ] as const)("state the activation time from the settings, in %s", (locale, sameDay, oneDay) => {
    const [server = "", datacenter = ""] = (offer.activation as Record<Locale, string>)[
      locale
    ].split(". ");
    expect(server).toContain(sameDay);
    expect(datacenter).toContain(oneDay);
    const typed = texts.filter(
      (each) =>
        each.locale === locale && each.path.startsWith("pages/") && each.text.includes(sameDay),
    );
    expect(typed.length).toBeGreaterThanOrEqual(3);
  });

  it("never call minutes of downtime a maximum", () => {
    const claims = texts.filter(({ text }) =>
      /no máximo 4,32|não pode passar de 4,32|at most 4\.32|como máximo 4,32|limite é de 4/.test(
        text,
      ),
    );
    expect(claims.map(({ path }) => path)).toEqual([]);
  });
});
