import { type Locale, resolveResponse } from "contracts";
import { Client } from "pg";
import { defaultCatalogue } from "pricing-engine";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Cms, startCms } from "./support/cms.ts";

let cms: Cms;
let editor: string;
beforeAll(async () => {
  cms = await startCms();
  editor = await cms.signIn("editor");
});
afterAll(() => cms?.stop());

const address = "/api/globals/price-catalogue";

async function contentOf(path: string) {
  const answer = await cms.ask(`/api/content/resolve?path=${path}`);
  const { content } = resolveResponse.parse(await answer.json());
  return content;
}

async function catalogueOf(path: string) {
  const content = await contentOf(path);
  return content.kind === "pages" ? content.priceCatalogue : undefined;
}

function publish(data: Record<string, unknown>, cookie: string | undefined = editor) {
  return cms.ask(address, {
    body: { ...data, _status: "published" },
    ...(cookie ? { cookie } : {}),
  });
}

interface Refusal {
  errors: { data: { errors: { path: string; message: string }[] } }[];
}

async function refusedField(answer: Response): Promise<string | undefined> {
  expect(answer.status).toBe(400);
  const { errors } = (await answer.json()) as Refusal;
  return errors[0]?.data.errors[0]?.path;
}

describe("the published catalogue in the content API", () => {
  it.each(["/", "/precos", "/datacenter-virtual", "/cloud-server", "/en", "/en/pricing", "/es"])(
    "comes with %s, which has a calculator",
    async (path) => {
      const published = await catalogueOf(path);
      expect(published?.catalogue).toEqual(defaultCatalogue);
      expect(published?.version).toBeTruthy();
      expect(published?.labels).toEqual({ inputs: {}, lines: {} });
    },
  );

  it("does not come with a page that has none", async () => {
    expect(await catalogueOf("/sobre")).toBeUndefined();
  });

  it("follows a publish, under another version; a draft changes nothing", async () => {
    const before = await catalogueOf("/precos");
    const draft = await cms.ask(`${address}?draft=true`, {
      body: { prices: { cpuPrice: 40 } },
      cookie: editor,
    });
    expect(draft.status).toBe(200);
    expect(await catalogueOf("/precos")).toEqual(before);

    expect((await publish({ prices: { cpuPrice: 30.1234 } })).status).toBe(200);
    const after = await catalogueOf("/precos");
    expect(after?.catalogue).toEqual({
      ...defaultCatalogue,
      prices: { ...defaultCatalogue.prices, cpuPrice: 30.1234 },
    });
    expect(after?.version).not.toBe(before?.version);
    expect((await publish({ prices: { cpuPrice: 25 } })).status).toBe(200);
  });

  it("tells the site within a second of the publish", async () => {
    const listener = new Client({ connectionString: process.env.DATABASE_URL });
    await listener.connect();
    await listener.query("LISTEN content_changed");
    const told = new Promise<string | undefined>((resolve) => {
      listener.on("notification", ({ payload }) => resolve(payload));
    });
    const start = performance.now();
    await publish({ prices: { cpuPrice: 25 } });
    expect(JSON.parse((await told) ?? "")).toEqual({ collection: "price-catalogue" });
    expect(performance.now() - start).toBeLessThan(1_000);
    await listener.end();
  });

  it("has an editor's own words in the language they were written in", async () => {
    const inLocale = (locale: Locale, labels: unknown) =>
      cms.ask(`${address}?locale=${locale}`, {
        body: { labels, _status: "published" },
        cookie: editor,
      });
    const labels = { inputs: { vcpus: "Núcleos" }, lines: { dailyBackup: "Cópia" } };
    expect((await inLocale("pt-BR", labels)).status).toBe(200);
    expect((await catalogueOf("/precos"))?.labels).toEqual(labels);
    expect((await catalogueOf("/en"))?.labels).toEqual({ inputs: {}, lines: {} });
    await inLocale("pt-BR", { inputs: { vcpus: "" }, lines: { dailyBackup: null } });
    expect((await catalogueOf("/precos"))?.labels).toEqual({ inputs: {}, lines: {} });
  });

  it("is gone while staff unpublish it", async () => {
    await cms.ask(address, { body: { _status: "draft" }, cookie: editor });
    expect(await catalogueOf("/precos")).toBeUndefined();
    expect((await publish({})).status).toBe(200);
    expect(await catalogueOf("/precos")).toBeDefined();
  });
});

describe("a catalogue that cannot be quoted with", () => {
  const { limits, terms } = defaultCatalogue.policy;

  it.each<[string, Record<string, unknown>]>([
    ["prices.cpuPrice", { prices: { cpuPrice: -1 } }],
    ["prices.ramPrice", { prices: { ramPrice: 12.34567 } }],
    ["prices.storagePrice", { prices: { storagePrice: 1_000_001 } }],
    ["prices.backupPrice", { prices: { backupPrice: null } }],
    ["prices.ipv4Price", { prices: { ipv4Price: "25,5" } }],
    ["prices.windowsLicensePrice", { prices: { windowsLicensePrice: "abc" } }],
    [
      "policy.limits.ramGb.max",
      { policy: { limits: { ...limits, ramGb: { min: 8, max: 4, step: 2 } } } },
    ],
    [
      "policy.limits.vcpus.step",
      { policy: { limits: { ...limits, vcpus: { min: 1, max: 4, step: 0 } } } },
    ],
    ["policy.storageIncludedGb", { policy: { storageIncludedGb: 10.5 } }],
    ["policy.bandwidthOverage.blockGb", { policy: { bandwidthOverage: { blockGb: 0 } } }],
    ["policy.terms", { policy: { terms: [] } }],
    ["policy.terms.1.months", { policy: { terms: [...terms.slice(0, 1), ...terms.slice(0, 1)] } }],
    [
      "policy.terms.0.discountPercent",
      { policy: { terms: [{ months: 12, discountPercent: 101 }] } },
    ],
    ["policy.defaultTerm", { policy: { defaultTerm: 13 } }],
  ])("is refused by the name of %s", async (field, data) => {
    const before = await catalogueOf("/precos");
    expect(await refusedField(await publish(data))).toBe(field);
    expect(await catalogueOf("/precos")).toEqual(before);
  });

  it("is refused with an infinite price", async () => {
    const answer = await cms.ask(address, {
      body: '{"prices":{"cpuPrice":1e309},"_status":"published"}',
      cookie: editor,
    });
    expect(await refusedField(answer)).toBe("prices.cpuPrice");
  });

  it("is refused as a draft too", async () => {
    const answer = await cms.ask(`${address}?draft=true`, {
      body: { prices: { cpuPrice: -1 } },
      cookie: editor,
    });
    expect(await refusedField(answer)).toBe("prices.cpuPrice");
  });

  it.each([
    ["pt", "De 0 a 1000000"],
    ["en", "From 0 to 1000000"],
    ["es", "De 0 a 1000000"],
  ])("is refused in words of the editor's language (%s)", async (language, words) => {
    const answer = await cms.ask(address, {
      body: { prices: { cpuPrice: -1 } },
      headers: { "accept-language": language },
      cookie: editor,
    });
    const { errors } = (await answer.json()) as Refusal;
    expect(errors[0]?.data.errors[0]?.message).toBe(`${words} (-1)`);
  });
});

describe("who changes prices", () => {
  it("is staff, and nobody else", async () => {
    expect((await publish({ prices: { cpuPrice: 1 } }, "")).status).toBe(403);
    expect((await catalogueOf("/precos"))?.catalogue).toEqual(defaultCatalogue);
    expect((await publish({}, await cms.signIn("admin"))).status).toBe(200);
  });
});
