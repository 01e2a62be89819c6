import {
  apiErrorResponse,
  type Locale,
  publishPricesResponse,
  quotesApi,
  resolveResponse,
} from "contracts";
import { Client } from "pg";
import { defaultCatalogue } from "pricing-engine";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningCms, startCms } from "./support/cms.ts";
import { seededPlans } from "./support/seeded-plans.ts";

const seededCatalogue = { ...defaultCatalogue, plans: seededPlans };

let cms: RunningCms;
let editor: string;
beforeAll(async () => {
  cms = await startCms();
  editor = await cms.signIn("editor");
});
afterAll(() => cms?.stop());

const address = "/api/globals/price-catalogue";

async function contentOf(path: string) {
  const response = await cms.request(`/api/content/resolve?path=${path}`);
  const { content } = resolveResponse.parse(await response.json());
  return content;
}

async function catalogueOf(path: string) {
  const content = await contentOf(path);
  return content.kind === "pages" ? content.priceCatalogue : undefined;
}

function publish(data: Record<string, unknown>, cookie: string | undefined = editor) {
  return cms.request(address, {
    body: { ...data, _status: "published" },
    ...(cookie ? { cookie } : {}),
  });
}

interface Refusal {
  errors: { data: { errors: { path: string; message: string }[] } }[];
}

async function refusedField(response: Response): Promise<string | undefined> {
  expect(response.status).toBe(400);
  const { errors } = (await response.json()) as Refusal;
  return errors[0]?.data.errors[0]?.path;
}

describe("the published price catalogue in the content API", () => {
  it.each(["/", "/precos", "/datacenter-virtual", "/cloud-server", "/en", "/en/pricing", "/es"])(
    "is included in the content of %s, which has a calculator",
    async (path) => {
      const published = await catalogueOf(path);
      expect(published?.catalogue).toEqual(seededCatalogue);
      expect(published?.version).toBeTruthy();
      expect(published?.labels).toEqual({ inputs: {}, lines: {} });
    },
  );

  it.each(["/backup-em-nuvem", "/en/cloud-backup"])(
    "is included in the content of %s, whose text has a price placeholder",
    async (path) => {
      expect((await catalogueOf(path))?.catalogue).toEqual(seededCatalogue);
    },
  );

  it("is not included in the content of a page without calculator and prices", async () => {
    expect(await catalogueOf("/sobre")).toBeUndefined();
  });

  it("gets a new version when it is published, but not when a draft is saved", async () => {
    const before = await catalogueOf("/precos");
    const draft = await cms.request(`${address}?draft=true`, {
      body: { prices: { cpuPrice: 40 } },
      cookie: editor,
    });
    expect(draft.status).toBe(200);
    expect(await catalogueOf("/precos")).toEqual(before);

    expect((await publish({ prices: { cpuPrice: 30.1234 } })).status).toBe(200);
    const after = await catalogueOf("/precos");
    expect(after?.catalogue).toEqual({
      ...seededCatalogue,
      prices: { ...seededCatalogue.prices, cpuPrice: 30.1234 },
    });
    expect(after?.version).not.toBe(before?.version);
    expect((await publish({ prices: { cpuPrice: 25 } })).status).toBe(200);
  });

  it("sends a publish event when it is published", async () => {
    const listener = new Client({ connectionString: process.env.DATABASE_URL });
    await listener.connect();
    await listener.query("LISTEN content_changed");
    const told = new Promise<string | undefined>((resolve) => {
      listener.on("notification", ({ payload }) => resolve(payload));
    });
    await publish({ prices: { cpuPrice: 25 } });
    expect(JSON.parse((await told) ?? "")).toEqual({ collection: "price-catalogue" });
    await listener.end();
  });

  it("contains an editor's labels only in the language in which they were written", async () => {
    const inLocale = (locale: Locale, labels: unknown) =>
      cms.request(`${address}?locale=${locale}`, {
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
});

describe("an invalid catalogue", () => {
  const { limits, terms } = seededCatalogue.policy;

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
    ["plans.0.vcpus", { plans: [{ ...seededPlans[0], vcpus: 1.5 }] }],
    ["plans.0.includedTransferGb", { plans: [{ ...seededPlans[0], includedTransferGb: -1 }] }],
    ["plans.1.code", { plans: [seededPlans[0], seededPlans[0]] }],
    ["plans.0.code", { plans: [{ ...seededPlans[0], code: "Cloud Start" }] }],
  ])("is rejected with the name of the invalid field: %s", async (field, data) => {
    const before = await catalogueOf("/precos");
    expect(await refusedField(await publish(data))).toBe(field);
    expect(await catalogueOf("/precos")).toEqual(before);
  });

  it("is rejected with an infinite price", async () => {
    const response = await cms.request(address, {
      body: '{"prices":{"cpuPrice":1e309},"_status":"published"}',
      cookie: editor,
    });
    expect(await refusedField(response)).toBe("prices.cpuPrice");
  });

  it("is rejected even as a draft", async () => {
    const response = await cms.request(`${address}?draft=true`, {
      body: { prices: { cpuPrice: -1 } },
      cookie: editor,
    });
    expect(await refusedField(response)).toBe("prices.cpuPrice");
  });

  it.each([
    ["pt", "De 0 a 1000000"],
    ["en", "From 0 to 1000000"],
    ["es", "De 0 a 1000000"],
  ])("is rejected with a message in the editor's language (%s)", async (language, words) => {
    const response = await cms.request(address, {
      body: { prices: { cpuPrice: -1 } },
      headers: { "accept-language": language },
      cookie: editor,
    });
    const { errors } = (await response.json()) as Refusal;
    expect(errors[0]?.data.errors[0]?.message).toBe(`${words} (-1)`);
  });
});

describe("a change of prices through the REST API of the CMS", () => {
  it("requires a staff session", async () => {
    expect((await publish({ prices: { cpuPrice: 1 } }, "")).status).toBe(403);
    expect((await catalogueOf("/precos"))?.catalogue).toEqual(seededCatalogue);
    expect((await publish({}, await cms.signIn("admin"))).status).toBe(200);
  });
});

describe("the endpoint that publishes base prices", () => {
  const { prices } = seededCatalogue;

  async function version(): Promise<string> {
    return (await catalogueOf("/precos"))?.version ?? "";
  }

  interface Attempt {
    prices: Record<string, unknown>;
    catalogueVersion?: string;
    cookie?: string;
  }

  async function publishPrices({ prices, catalogueVersion, cookie = editor }: Attempt) {
    return cms.request(quotesApi.prices, {
      body: { prices, catalogueVersion: catalogueVersion ?? (await version()) },
      ...(cookie ? { cookie } : {}),
    });
  }

  async function refusal(response: Response) {
    const { code, fields } = apiErrorResponse.parse(await response.json());
    return { status: response.status, code, ...(fields ? { fields } : {}) };
  }

  async function draftOf(locale: Locale = "pt-BR") {
    const response = await cms.request(`${address}?draft=true&depth=0&locale=${locale}`, {
      cookie: editor,
    });
    return (await response.json()) as {
      _status: string;
      prices: Record<string, number>;
      labels: { inputs: Record<string, string | null> };
    };
  }

  async function versions() {
    const response = await cms.request(`${address}/versions?limit=100&sort=createdAt`, {
      cookie: editor,
    });
    const { docs } = (await response.json()) as {
      docs: { version: { _status: string; prices: { cpuPrice: number } } }[];
    };
    return docs.map(({ version }) => [version._status, version.prices.cpuPrice]);
  }

  const saveDraft = (data: object, locale: Locale = "pt-BR") =>
    cms.request(`${address}?draft=true&locale=${locale}`, { body: data, cookie: editor });

  it("changes the requested prices, and returns the prices that are then published", async () => {
    const listed = (await versions()).length;
    const response = await publishPrices({ prices: { cpuPrice: 30.5, ipv4Price: 20 } });
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const published = publishPricesResponse.parse(await response.json());
    expect(published.catalogue).toEqual({
      ...seededCatalogue,
      prices: { ...prices, cpuPrice: 30.5, ipv4Price: 20 },
    });
    expect(await catalogueOf("/precos")).toMatchObject(published);
    expect((await versions()).slice(listed)).toEqual([["published", 30.5]]);
    expect((await publishPrices({ prices: { cpuPrice: 25, ipv4Price: 25 } })).status).toBe(200);
  });

  it("publishes nothing if no price differs", async () => {
    const before = await catalogueOf("/precos");
    const response = await publishPrices({ prices: { cpuPrice: 25 } });
    expect(response.status).toBe(200);
    expect(publishPricesResponse.parse(await response.json()).version).toBe(before?.version);
    expect(await catalogueOf("/precos")).toEqual(before);
  });

  it("requires a staff session", async () => {
    const before = await catalogueOf("/precos");
    const response = await publishPrices({ prices: { cpuPrice: 1 }, cookie: "" });
    expect(await refusal(response)).toEqual({ status: 403, code: "forbidden" });
    const foreign = await cms.request(quotesApi.prices, {
      body: { prices: { cpuPrice: 1 }, catalogueVersion: before?.version },
      headers: { cookie: editor, origin: "https://example.com" },
    });
    expect(foreign.status).toBe(403);
    expect(await catalogueOf("/precos")).toEqual(before);
  });

  it("rejects a change if prices were published in the meantime, even by a concurrent request", async () => {
    const before = await version();
    expect((await publishPrices({ prices: { ramPrice: 13 } })).status).toBe(200);
    const late = await publishPrices({ prices: { cpuPrice: 30 }, catalogueVersion: before });
    expect(await refusal(late)).toEqual({ status: 409, code: "prices-changed" });
    expect((await catalogueOf("/precos"))?.catalogue).toEqual({
      ...seededCatalogue,
      prices: { ...prices, ramPrice: 13 },
    });

    const catalogueVersion = await version();
    const responses = await Promise.all(
      [{ cpuPrice: 40 }, { ramPrice: 12.5 }].map((changed) =>
        publishPrices({ prices: changed, catalogueVersion }),
      ),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await publishPrices({ prices: { cpuPrice: 25, ramPrice: 12.5 } })).status).toBe(200);
  });

  it.each([
    ["cpuPrice", { cpuPrice: -1 }],
    ["ramPrice", { ramPrice: 12.34567 }],
    ["storagePrice", { storagePrice: 1_000_001 }],
    ["backupPrice", { backupPrice: null }],
    ["ipv4Price", { ipv4Price: "" }],
    ["gpuPrice", { gpuPrice: 1 }],
  ])("names the invalid price in the rejection of a change: %s", async (field, changed) => {
    const before = await catalogueOf("/precos");
    const response = await publishPrices({ prices: changed });
    expect(await refusal(response)).toEqual({
      status: 400,
      code: "invalid",
      fields: { [`prices.${field}`]: "invalid" },
    });
    expect(await catalogueOf("/precos")).toEqual(before);
  });

  it("adds the published prices to a colleague's draft, except for prices that the draft changed", async () => {
    await saveDraft({
      prices: { windowsLicensePrice: 200, ramPrice: 14 },
      labels: { inputs: { vcpus: "Núcleos" } },
    });
    await saveDraft({ labels: { inputs: { vcpus: "Cores" } } }, "en-US");
    const listed = (await versions()).length;

    expect((await publishPrices({ prices: { cpuPrice: 30, ramPrice: 13 } })).status).toBe(200);
    for (const path of ["/precos", "/en/pricing"]) {
      const published = await catalogueOf(path);
      expect(published?.catalogue.prices).toEqual({ ...prices, cpuPrice: 30, ramPrice: 13 });
      expect(published?.labels.inputs).toEqual({});
    }
    const draft = await draftOf();
    expect(draft._status).toBe("draft");
    expect(draft.prices).toEqual({
      ...prices,
      windowsLicensePrice: 200,
      ramPrice: 14,
      cpuPrice: 30,
    });
    expect(draft.labels.inputs.vcpus).toBe("Núcleos");
    expect((await draftOf("en-US")).labels.inputs.vcpus).toBe("Cores");
    expect((await versions()).slice(listed)).toEqual([
      ["published", 30],
      ["draft", 30],
    ]);

    // The colleague's publish does not overwrite prices that were published in the meantime.
    expect((await publish({})).status).toBe(200);
    expect((await catalogueOf("/precos"))?.catalogue.prices).toMatchObject({
      cpuPrice: 30,
      windowsLicensePrice: 200,
    });
    await publish({ prices, labels: { inputs: { vcpus: "" } } });
    await cms.request(`${address}?locale=en-US`, {
      body: { labels: { inputs: { vcpus: "" } }, _status: "published" },
      cookie: editor,
    });
  });

  it("responds with 503 while no catalogue is published", async () => {
    const catalogueVersion = await version();
    await cms.query("update price_catalogue set _status = 'draft'");
    const response = await publishPrices({ prices: { cpuPrice: 30 }, catalogueVersion });
    expect(await refusal(response)).toEqual({ status: 503, code: "unavailable" });
    expect((await publish({})).status).toBe(200);
  });
});

// Must be the last test of the file, because it recreates the plans.
describe("the migration of plans of an earlier release", () => {
  it("adds the plans of the seed's plan cards to the catalogue and to its versions", async () => {
    const { up, down } = await import("../src/migrations/20261127_195741_catalogue_plans.ts");
    const migrate = (run: typeof up) =>
      cms.ownerDatabase.transaction((db) => run({ db } as unknown as Parameters<typeof up>[0]));
    await migrate(down);
    for (const table of ["pricing_plans", "_pricing_plans_v"]) {
      const prefix = table === "pricing_plans" ? "" : "version_";
      await cms.query(`update ${table} set
        ${prefix}configuration = 'vcpus=4&ram=8&storage=100&bandwidth=3000&backup=1&ddos=1&term=12'
        where ${prefix}name = 'Cloud Pro'`);
      await cms.query(`update ${table} set
        ${prefix}configuration = 'vcpus=2&ram=4&storage=50&bandwidth=500&backup=0&ddos=1&term=1'
        where ${prefix}name = 'Cloud Start'`);
    }
    await migrate(up);
    await cms.grantTables();

    const cards = await cms.query("select name, plan from pricing_plans order by name");
    expect(cards.rows).toEqual([
      { name: "Cloud Enterprise", plan: null },
      { name: "Cloud Pro", plan: "cloud-pro" },
      { name: "Cloud Start", plan: null },
    ]);
    const plans = seededPlans.filter(({ code }) => code === "cloud-pro");
    const find = (draft: boolean) =>
      cms.payload.findGlobal({ slug: "price-catalogue", depth: 0, draft });
    expect(await find(false)).toMatchObject({ plans });
    expect(await find(true)).toMatchObject({ plans });
    expect((await publish({ prices: { cpuPrice: 26 } })).status).toBe(200);
    expect((await catalogueOf("/precos"))?.catalogue.plans).toEqual(plans);
  });
});
