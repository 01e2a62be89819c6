import {
  apiErrorResponse,
  maxQuoteRequestBytes,
  type QuoteConfiguration,
  quoteCodePattern,
  quotesApi,
  resolveResponse,
  savedQuoteResponse,
  saveQuoteResponse,
} from "contracts";
import { defaultCatalogue } from "pricing-engine";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningCms, startCms } from "./support/cms.ts";
import { defaultConfiguration } from "./support/configuration.ts";
import { seededPlans } from "./support/seeded-plans.ts";

const seededCatalogue = { ...defaultCatalogue, plans: seededPlans };

let cms: RunningCms;
let editor: string;
beforeAll(async () => {
  cms = await startCms();
  editor = await cms.signIn("editor");
});
afterAll(() => cms?.stop());

const dayMs = 24 * 60 * 60 * 1_000;

let visitors = 0;
/** Returns an IP address that has not sent a request yet. */
function newVisitor(): string {
  visitors += 1;
  return `198.51.100.${visitors}`;
}

function save(body: unknown, visitor = newVisitor()) {
  return cms.request(quotesApi.quotes, { body, headers: { "x-forwarded-for": visitor } });
}

/** Returns the catalogue version that visitors currently see. */
async function shownVersion(): Promise<string> {
  const response = await cms.request("/api/content/resolve?path=/precos");
  const { content } = resolveResponse.parse(await response.json());
  return content.kind === "pages" ? (content.priceCatalogue?.version ?? "") : "";
}

async function savedCode(changes: Partial<QuoteConfiguration> = {}): Promise<string> {
  const response = await save({
    configuration: { ...defaultConfiguration, ...changes },
    locale: "pt-BR",
    catalogueVersion: await shownVersion(),
  });
  expect(response.status).toBe(201);
  return saveQuoteResponse.parse(await response.json()).code;
}

async function read(code: string) {
  const response = await cms.request(`${quotesApi.quotes}/${code}`);
  expect(response.status).toBe(200);
  return savedQuoteResponse.parse(await response.json());
}

async function keptQuote(code: string) {
  const { docs } = await cms.payload.find({
    collection: "saved-quotes",
    where: { code: { equals: code } },
  });
  return docs[0];
}

async function count(): Promise<number> {
  return (await cms.payload.count({ collection: "saved-quotes" })).totalDocs;
}

async function refusal(response: Response) {
  const { code, fields } = apiErrorResponse.parse(await response.json());
  return { status: response.status, code, ...(fields ? { fields } : {}) };
}

function changeGlobal(slug: "price-catalogue" | "site-settings", data: Record<string, unknown>) {
  return cms.request(`/api/globals/${slug}?locale=pt-BR`, {
    body: { _status: "published", ...data },
    cookie: editor,
  });
}

describe("saving a quote", () => {
  it("returns a code, with prices that are valid for 15 days", async () => {
    const before = Date.now();
    const catalogueVersion = await shownVersion();
    const response = await save({
      configuration: defaultConfiguration,
      locale: "en-US",
      catalogueVersion,
    });
    expect(response.status).toBe(201);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const { code, expiresAt } = saveQuoteResponse.parse(await response.json());
    expect(code).toMatch(quoteCodePattern);
    expect(Date.parse(expiresAt) - before).toBeGreaterThanOrEqual(15 * dayMs);
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(15 * dayMs);
    expect(await read(code)).toMatchObject({
      code,
      expiresAt,
      configuration: defaultConfiguration,
      locale: "en-US",
    });
  });

  it("sets the validity of the prices that the site settings define", async () => {
    expect((await changeGlobal("site-settings", { quoteValidityDays: 3 })).status).toBe(200);
    const { createdAt, expiresAt } = await read(await savedCode());
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBeCloseTo(3 * dayMs, -4);
    expect((await changeGlobal("site-settings", { quoteValidityDays: 0 })).status).toBe(400);
    await changeGlobal("site-settings", { quoteValidityDays: 15 });
  });

  it("gives each quote an eight-digit number that is not part of the quote's code", async () => {
    const codes = [await savedCode(), await savedCode()];
    const numbers = await Promise.all(codes.map(async (code) => (await read(code)).number));
    expect(new Set(numbers).size).toBe(2);
    for (const number of numbers) {
      expect(number).toMatch(/^[1-9][0-9]{7}$/);
      expect(codes.join()).not.toContain(number);
    }
  });

  it("stores figures calculated by the server, with the configuration", async () => {
    expect(await keptQuote(await savedCode())).toMatchObject({
      monthlyTotal: 304,
      contractTotal: 3648,
      quote: { monthlyBeforeDiscount: 32_000, monthlyAfterDiscount: 30_400, discountAmount: 1_600 },
      catalogue: seededCatalogue,
    });
    const big = await keptQuote(
      await savedCode({ storageGb: 2000, bandwidthGb: 1500, windowsServers: 1, termMonths: 1 }),
    );
    // R$: 200 CPU and RAM, 1,600 storage, 780.80 storage above 1024 GB, 159 transfer, 800 backup, 170 Windows.
    expect(big).toMatchObject({ monthlyTotal: 3709.8, contractTotal: 3709.8 });
  });

  it("stores a copy of the plan as of the time of saving", async () => {
    const chosen = { plan: "cloud-pro", bandwidthGb: 3000 };
    const code = await savedCode(chosen);
    expect(await keptQuote(code)).toMatchObject({
      monthlyTotal: 304,
      configuration: { plan: "cloud-pro" },
    });
    const plans = seededPlans.map((plan) => ({ ...plan, includedTransferGb: 1024 }));
    expect((await changeGlobal("price-catalogue", { plans })).status).toBe(200);
    const { configuration: saved, catalogue, currentCatalogue } = await read(code);
    expect(saved).toEqual({ ...defaultConfiguration, ...chosen });
    expect(catalogue).toEqual(seededCatalogue);
    expect(currentCatalogue).toMatchObject({ plans });
    expect(await keptQuote(await savedCode(chosen))).toMatchObject({ monthlyTotal: 908.2 });
    await changeGlobal("price-catalogue", { plans: seededPlans });
  });

  it("stores no plan if the configuration has none, or if the plan does not fit the configuration", async () => {
    const below = { bandwidthGb: 3000, dailyBackup: false };
    const suspended = await savedCode({ ...below, plan: "cloud-pro" });
    expect(await keptQuote(suspended)).toMatchObject({ monthlyTotal: 870.2 });
    expect((await read(suspended)).configuration).toEqual({ ...defaultConfiguration, ...below });
    expect(await keptQuote(await savedCode({ bandwidthGb: 3000 }))).toMatchObject({
      monthlyTotal: 908.2,
    });
  });

  it("gives each quote a different code", async () => {
    const codes = await Promise.all(Array.from({ length: 10 }, () => savedCode()));
    expect(new Set(codes).size).toBe(10);
  });

  it("ignores prices and figures in the request", async () => {
    const response = await save({
      configuration: defaultConfiguration,
      locale: "pt-BR",
      catalogueVersion: await shownVersion(),
      catalogue: { prices: { cpuPrice: 0 } },
      monthlyTotal: 1,
      expiresAt: "2099-01-01T00:00:00.000Z",
    });
    const { code, expiresAt } = saveQuoteResponse.parse(await response.json());
    expect(Date.parse(expiresAt)).toBeLessThan(Date.now() + 16 * dayMs);
    expect(await keptQuote(code)).toMatchObject({ monthlyTotal: 304, catalogue: seededCatalogue });
  });
});

describe("saving a quote after the prices changed since the page was loaded", () => {
  it("is rejected, and stores nothing", async () => {
    const catalogueVersion = await shownVersion();
    await changeGlobal("price-catalogue", { prices: { cpuPrice: 30 } });
    const before = await count();
    const response = await save({
      configuration: defaultConfiguration,
      locale: "pt-BR",
      catalogueVersion,
    });
    expect(await refusal(response)).toEqual({ status: 409, code: "prices-changed" });
    expect(await count()).toBe(before);
    await changeGlobal("price-catalogue", { prices: { cpuPrice: 25 } });
    // Rejects an older catalogue version even if the newer publish has equal prices.
    expect(
      (await save({ configuration: defaultConfiguration, locale: "pt-BR", catalogueVersion }))
        .status,
    ).toBe(409);
    expect(await keptQuote(await savedCode())).toMatchObject({ monthlyTotal: 304 });
  });
});

describe("an invalid request to save a quote", () => {
  it.each<[string, unknown, string | undefined]>([
    ["too many vCPUs", { vcpus: 81 }, "vcpus"],
    ["RAM between two steps", { ramGb: 3 }, "ramGb"],
    ["a negative number of servers", { windowsServers: -1 }, "windowsServers"],
    ["a term that is not offered", { termMonths: 13 }, "termMonths"],
    ["a string instead of a number", { storageGb: "100" }, "storageGb"],
    ["a number instead of a boolean", { dailyBackup: 1 }, "dailyBackup"],
    ["a missing field", { linuxServers: undefined }, "linuxServers"],
    ["an unknown field", { gpus: 1 }, "gpus"],
    ["a plan that is not offered", { plan: "cloud-gold" }, "plan"],
  ])("is rejected with the name of the field: %s", async (_, changes, field) => {
    const before = await count();
    const response = await save({
      configuration: { ...defaultConfiguration, ...(changes as object) },
      locale: "pt-BR",
      catalogueVersion: await shownVersion(),
    });
    expect(await refusal(response)).toEqual({
      status: 400,
      code: "invalid",
      fields: { [`configuration.${field}`]: "invalid" },
    });
    expect(await count()).toBe(before);
  });

  it.each([
    ["invalid JSON", "{"],
    ["null", "null"],
    ["an array", "[]"],
    [
      "an unknown language",
      JSON.stringify({
        configuration: defaultConfiguration,
        locale: "fr-FR",
        catalogueVersion: "2026-11-21",
      }),
    ],
    [
      "no catalogue version",
      JSON.stringify({ configuration: defaultConfiguration, locale: "pt-BR" }),
    ],
  ])("is rejected: %s", async (_, body) => {
    expect(await refusal(await save(body))).toMatchObject({ status: 400, code: "invalid" });
  });

  it("is rejected with 415 if the content type is not JSON, as in another site's form", async () => {
    const response = await cms.request(quotesApi.quotes, {
      body: JSON.stringify({ configuration: defaultConfiguration, locale: "pt-BR" }),
      headers: { "content-type": "text/plain", "x-forwarded-for": newVisitor() },
    });
    expect(await refusal(response)).toEqual({ status: 415, code: "not-json" });
  });

  it("is rejected above 16 KB, with or without a declared length", async () => {
    const catalogueVersion = await shownVersion();
    const valid = JSON.stringify({
      configuration: defaultConfiguration,
      locale: "pt-BR",
      catalogueVersion,
    });
    const fitting = valid.padEnd(maxQuoteRequestBytes);
    expect((await save(fitting)).status).toBe(201);
    expect(await refusal(await save(`${fitting} `))).toEqual({ status: 413, code: "too-large" });

    const chunk = new TextEncoder().encode(" ".repeat(4_096));
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(chunk);
        if (sent > 1_000) {
          controller.close();
        }
      },
    });
    const response = await fetch(`${cms.url}${quotesApi.quotes}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": newVisitor() },
      body: endless,
      duplex: "half",
    } as RequestInit);
    expect(response.status).toBe(413);
  });
});

describe("the limit of saved quotes per visitor", () => {
  let quote: object;
  beforeAll(async () => {
    quote = {
      configuration: defaultConfiguration,
      locale: "pt-BR",
      catalogueVersion: await shownVersion(),
    };
  });

  async function untilRefused(addresses: (attempt: number) => string): Promise<number> {
    for (let attempt = 0; attempt < 60; attempt += 1) {
      const response = await save(quote, addresses(attempt));
      if (response.status === 429) {
        expect(await refusal(response)).toEqual({ status: 429, code: "rate-limited" });
        expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
        expect(Number(response.headers.get("retry-after"))).toBeLessThanOrEqual(600);
        return attempt;
      }
    }
    return Number.POSITIVE_INFINITY;
  }

  it("allows 20 quotes in ten minutes, and stores no further quote", async () => {
    const visitor = newVisitor();
    expect(await untilRefused(() => visitor)).toBe(20);
    const before = await count();
    expect((await save(quote, visitor)).status).toBe(429);
    expect(await count()).toBe(before);
    expect((await save(quote, newVisitor())).status).toBe(201);
  });

  it("cannot be bypassed with forged IP addresses in X-Forwarded-For", async () => {
    const visitor = newVisitor();
    expect(await untilRefused((attempt) => `203.0.113.${attempt}, ${visitor}`)).toBe(20);
  });

  it("counts an IPv6 network as one visitor, and an IPv4-mapped IPv6 address as its IPv4 address", async () => {
    expect(await untilRefused((attempt) => `2001:db8:1:2:${attempt}::1`)).toBe(20);
    expect((await save(quote, "2001:db8:1:3::1")).status).toBe(201);
    const visitor = newVisitor();
    expect(await untilRefused((attempt) => (attempt % 2 ? visitor : `::ffff:${visitor}`))).toBe(20);
  });

  it("applies to concurrent requests", async () => {
    const visitor = newVisitor();
    const responses = await Promise.all(Array.from({ length: 40 }, () => save(quote, visitor)));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(20);
  });
});

describe("reading a quote", () => {
  it.each(["0123456789abcdef", "x", "%27%20or%201=1", "0123456789ABCDEF", "a".repeat(5_000)])(
    "returns 404 for the code %s",
    async (code) => {
      const response = await cms.request(`${quotesApi.quotes}/${code}`);
      expect(await refusal(response)).toEqual({ status: 404, code: "not-found" });
    },
  );

  it("returns both the prices at the time of saving and the current prices", async () => {
    const code = await savedCode();
    const before = await read(code);
    expect(before.catalogueVersion).toBe(before.currentCatalogueVersion);

    await changeGlobal("price-catalogue", { prices: { cpuPrice: 30 } });
    const after = await read(code);
    expect(after).toEqual({
      ...before,
      currentCatalogue: {
        ...seededCatalogue,
        prices: { ...seededCatalogue.prices, cpuPrice: 30 },
      },
      currentCatalogueVersion: expect.not.stringMatching(before.catalogueVersion),
    });
    expect(after.catalogue).toEqual(seededCatalogue);
    await changeGlobal("price-catalogue", { prices: { cpuPrice: 25 } });
  });

  it("works while no catalogue is published, although saving is then rejected", async () => {
    const code = await savedCode();
    const catalogueVersion = await shownVersion();
    await cms.query("update price_catalogue set _status = 'draft'");
    expect(await read(code)).not.toHaveProperty("currentCatalogue");
    const response = await save({
      configuration: defaultConfiguration,
      locale: "pt-BR",
      catalogueVersion,
    });
    expect(await refusal(response)).toEqual({ status: 503, code: "unavailable" });
    await changeGlobal("price-catalogue", {});
  });
});

describe("saved quotes in the CMS", () => {
  it("can be read by staff, but not changed by anyone", async () => {
    const { id } = (await keptQuote(await savedCode())) ?? {};
    const list = await cms.request("/api/saved-quotes", { cookie: editor });
    expect(list.status).toBe(200);
    expect((await cms.request(`/api/saved-quotes/${id}`, { cookie: editor })).status).toBe(200);

    const before = await count();
    const admin = await cms.signIn("admin");
    for (const cookie of [editor, admin]) {
      const kept = { ...(await keptQuote(await savedCode())), code: "0000000000000000" };
      const attempts = await Promise.all([
        cms.request("/api/saved-quotes", { body: kept, cookie }),
        cms.request(`/api/saved-quotes/${id}`, {
          method: "PATCH",
          body: { monthlyTotal: 1 },
          cookie,
        }),
        cms.request(`/api/saved-quotes/${id}`, { method: "DELETE", cookie }),
        cms.request(`/api/saved-quotes/${id}/duplicate`, { method: "POST", body: {}, cookie }),
      ]);
      expect(attempts.map(({ status }) => status)).toEqual([403, 403, 403, expect.any(Number)]);
    }
    expect(await count()).toBe(before + 2);
  });

  it("cannot be listed or read by visitors", async () => {
    const { id } = (await keptQuote(await savedCode())) ?? {};
    expect((await cms.request("/api/saved-quotes")).status).toBe(403);
    expect((await cms.request(`/api/saved-quotes/${id}`)).status).toBe(403);
    expect((await cms.request("/api/saved-quotes/count")).status).toBe(403);
  });
});

describe("the data stored about the visitor of a saved quote", () => {
  it("does not include the IP address", async () => {
    const visitor = newVisitor();
    const catalogueVersion = await shownVersion();
    await save({ configuration: defaultConfiguration, locale: "pt-BR", catalogueVersion }, visitor);
    const { rows } = await cms.query("select key from rate_limits");
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(visitor);
  });
});
