import { type Review, reviewsApi, scheduleApi } from "contracts";
import type { PayloadRequest } from "payload";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningCms, startCms } from "./support/cms.ts";
import { waitForResult } from "./support/eventually.ts";
import { findMessagesTo, newStaff, type TestAccount, waitForMessageTo } from "./support/people.ts";

let cms: RunningCms;
let editor: TestAccount;
let writer: TestAccount;
beforeAll(async () => {
  cms = await startCms();
  editor = await newStaff(cms, "editor");
  writer = await newStaff(cms, "writer");
});
afterAll(() => cms?.stop());

type Body = Record<string, unknown>;

function call(by: TestAccount, method: string, path: string, body?: Body): Promise<Response> {
  return cms.request(path, { method, cookie: by.cookie, ...(body ? { body } : {}) });
}

const hero = (heading: string) => ({ blockType: "hero", heading, lede: `${heading}.` });

function page(slug: string): Body {
  return { title: slug, slug, description: `${slug}.`, blocks: [hero(slug)] };
}

async function made(by: TestAccount, query: string, data: Body): Promise<string> {
  const response = await call(by, "POST", `/api/pages${query}`, data);
  expect(response.status).toBe(201);
  return ((await response.json()) as { doc: { id: string } }).doc.id;
}

const verbs = ["create", "read", "update", "delete", "readVersions"] as const;

/** Writes, and reads of versions, that access rules allow a writer. Updates are allowed for drafts only. */
const openToWriters = [
  "announcements create update readVersions",
  "authors create update readVersions",
  "categories create update readVersions",
  "folders create read",
  "legal create update readVersions",
  "media create read",
  "pages create update readVersions",
  "posts create update readVersions",
  "pricing-plans create update readVersions",
  "status-components read",
  "tags create update readVersions",
  "testimonials create update readVersions",
];

describe("a writer", () => {
  it("has access to the listed collections only", async () => {
    const user = { id: writer.id, email: writer.email, collection: "staff", role: "writer" };
    const req = {
      user,
      payload: cms.payload,
      headers: new Headers(),
      context: {},
    } as unknown as PayloadRequest;
    const open: string[] = [];
    for (const { config } of Object.values(cms.payload.collections)) {
      // Skips collections that all staff may use: their own account, their list settings, locks and former URLs.
      if (
        config.slug.startsWith("payload-") ||
        ["staff", "former-addresses"].includes(config.slug)
      ) {
        continue;
      }
      const found: string[] = [];
      for (const verb of verbs) {
        const access = config.access[verb];
        const isReadOfContent = verb === "read" && Boolean(config.versions?.drafts);
        if (!isReadOfContent && access && (await access({ req, data: { _status: "draft" } }))) {
          found.push(verb);
        }
      }
      if (found.length > 0) {
        open.push([config.slug, ...found].join(" "));
      }
    }
    for (const { slug, access } of cms.payload.globals.config) {
      expect(`${slug} ${await access.update({ req, data: { _status: "draft" } })}`).toBe(
        `${slug} false`,
      );
    }
    expect(open.toSorted()).toEqual(openToWriters);
  });

  it("can save drafts, even of published documents, and duplicate documents", async () => {
    const id = await made(writer, "?draft=true", { ...page("de-redator"), _status: "draft" });
    const live = await made(editor, "", { ...page("no-ar"), _status: "published" });
    // Changes in the format that Payload's screens send.
    const change = { title: "Mudado", _status: "draft", deletedAt: null };
    for (const each of [id, live]) {
      const saved = await call(writer, "PATCH", `/api/pages/${each}?draft=true`, change);
      expect(saved.status).toBe(200);
    }
    expect((await call(writer, "POST", `/api/pages/${id}/duplicate`, {})).status).toBe(200);
    const read = { collection: "pages", id: live, overrideAccess: false } as const;
    expect((await cms.payload.findByID(read)).title).toBe("no-ar");
  });

  it("cannot change published content with any request", async () => {
    const live = await made(editor, "", { ...page("intacta"), _status: "published" });
    await call(editor, "PATCH", `/api/pages/${live}`, { title: "intacta 2", _status: "published" });
    const id = await made(writer, "?draft=true", { ...page("so-rascunho"), _status: "draft" });
    const { docs } = await cms.payload.findVersions({
      collection: "pages",
      where: { parent: { equals: live } },
      depth: 0,
    });
    const version = docs.at(-1)?.id;
    const where = `where[id][equals]=${live}`;
    const { id: media } = (await cms.payload.find({ collection: "media", limit: 1 })).docs[0] ?? {};
    const published = { _status: "published" };
    const attempts: [string, string, Body?][] = [
      ["POST", "/api/pages", { ...page("nova"), ...published }],
      ["POST", "/api/pages?draft=true", { ...page("nova"), ...published }],
      ["POST", "/api/pages", page("nova")],
      ["PATCH", `/api/pages/${id}`, published],
      ["PATCH", `/api/pages/${id}?draft=true`, published],
      ["PATCH", `/api/pages/${id}?draft=true&publishSpecificLocale=pt-BR`, { title: "x" }],
      ["PATCH", `/api/pages/${id}?publishSpecificLocale=pt-BR`, published],
      ["PATCH", `/api/pages/${id}?publishAllLocales=true`, { title: "x" }],
      ["PATCH", `/api/pages/${live}`, { title: "x" }],
      ["PATCH", `/api/pages/${live}`, { _status: "draft" }],
      ["PATCH", `/api/pages/${live}?unpublishAllLocales=true`, { _status: "draft" }],
      ["PATCH", `/api/pages?${where}`, published],
      ["PATCH", `/api/pages?${where}`, { title: "x" }],
      ["PATCH", `/api/pages/${live}?draft=true`, { deletedAt: new Date().toISOString() }],
      ["PATCH", `/api/pages?${where}`, { deletedAt: new Date().toISOString() }],
      ["DELETE", `/api/pages/${live}`],
      ["DELETE", `/api/pages?${where}`],
      ["POST", `/api/pages/${live}/duplicate?draft=false`, published],
      ["PATCH", `/api/media/${media}`, { alt: "x" }],
      ["DELETE", `/api/media/${media}`],
      ["POST", "/api/globals/navigation", { headerItems: [] }],
      ["POST", "/api/globals/navigation?draft=true", { _status: "draft" }],
      ["POST", "/api/globals/price-catalogue", { prices: { cpuPrice: 1 } }],
      ["POST", "/api/prices", { prices: { cpuPrice: 1 }, catalogueVersion: "x" }],
      [
        "POST",
        scheduleApi.schedules,
        { kind: "pages", id, action: "publish", locale: null, time: "2036-01-01T00:00" },
      ],
      ["PATCH", scheduleApi.schedule(id), { time: "2036-01-01T00:00" }],
      ["DELETE", scheduleApi.schedule(id)],
      ["POST", scheduleApi.rollBack, { kind: "pages", id: live, versionId: version }],
      ["POST", reviewsApi.return(id), { note: "x" }],
      ["GET", "/api/leads"],
      ["GET", "/api/leads/export"],
      ["POST", `/api/leads/${id}/release`, {}],
      ["GET", "/api/lead-deliveries"],
      ["POST", "/api/lead-deliveries/retry-dead", {}],
      ["GET", "/api/consents"],
      ["GET", "/api/saved-quotes"],
      ["GET", "/api/audit-log"],
    ];
    const seen = async () => {
      const pages = await cms.query(
        "select id, _status, updated_at, deleted_at from pages order by id",
      );
      const prices = await cms.query("select * from price_catalogue");
      return JSON.stringify([pages.rows, prices.rows]);
    };
    const before = await seen();
    for (const [method, path, body] of attempts) {
      const { status } = await call(writer, method, path, body);
      // Expects status 403, except for bulk calls, to which Payload responds with a list of failures.
      const isBulk = path.includes("where[");
      expect(`${method} ${path} ${status}`).toBe(`${method} ${path} ${isBulk ? status : 403}`);
    }
    expect(await seen()).toBe(before);
    // Restores a version as a draft, for any user and with any parameters. The published content does not change.
    await call(writer, "POST", `/api/pages/versions/${version}?draft=false`, {});
    expect(await seen()).toBe(before);
  });
});

describe("a request for review", () => {
  async function reviewsOf(id: string): Promise<Review[]> {
    const response = await call(editor, "GET", `${reviewsApi.reviews}?kind=pages&id=${id}`);
    return (await response.json()) as Review[];
  }

  it("is e-mailed to editors once, and ends when its language is published", async () => {
    const id = await made(writer, "?draft=true", { ...page("para-revisar"), _status: "draft" });
    const request = { kind: "pages", id, locale: "pt-BR", note: "Está boa?" };
    expect((await call(writer, "POST", reviewsApi.reviews, request)).status).toBe(201);
    const message = await waitForMessageTo(editor.email, /para-revisar/);
    expect(message).toContain("boa?");
    expect(message).toContain(`/cms/collections/pages/${id}?locale=pt-BR`);
    const again = { ...request, note: "E agora?" };
    expect((await call(writer, "POST", reviewsApi.reviews, again)).status).toBe(201);
    expect(await reviewsOf(id)).toMatchObject([{ state: "waiting", note: "E agora?" }]);
    expect(await findMessagesTo(writer.email, /para-revisar/)).toEqual([]);

    const { pendingWorkSection } = await import("../src/dashboard/pending-work.ts");
    const { payload } = cms;
    const member = await payload.findByID({ collection: "staff", id: editor.id });
    const asked = async () => {
      const groups = await pendingWorkSection.groups({
        payload,
        user: { ...member, collection: "staff" },
        permissions: {},
        language: "pt",
      });
      return groups.find(({ name }) => name === "reviews")?.rows ?? [];
    };
    const row = { href: `/cms/collections/pages/${id}?locale=pt-BR` };
    expect(await asked()).toMatchObject([row]);
    // The list of reviews excludes documents in the trash.
    const trash = (at: string) =>
      cms.query(`update pages set deleted_at = ${at} where id = '${id}'`);
    await trash("now()");
    expect(await asked()).toEqual([]);
    await trash("null");
    expect(await asked()).toMatchObject([row]);
    const path = `/api/pages/${id}?publishSpecificLocale=`;
    // The publish fails, because the English text is missing. The review request therefore stays open.
    await call(editor, "PATCH", `${path}en-US`, { _status: "published" });
    expect(await reviewsOf(id)).toMatchObject([{ state: "waiting" }]);
    await call(editor, "PATCH", `${path}pt-BR`, { _status: "published" });
    expect(await reviewsOf(id)).toMatchObject([{ state: "done" }]);
    expect(await findMessagesTo(editor.email, /para-revisar/)).toHaveLength(1);
  });

  it("is returned to its writer with a note", async () => {
    const id = await made(writer, "?draft=true", { ...page("devolvida"), _status: "draft" });
    const request = { kind: "pages", id, locale: "pt-BR", note: "" };
    const asked = await call(writer, "POST", reviewsApi.reviews, request);
    const [review] = (await asked.json()) as [Review];
    const path = reviewsApi.return(review.id);
    expect((await call(editor, "POST", path, { note: "" })).status).toBe(400);
    expect((await call(editor, "POST", path, { note: "Falta o preço." })).status).toBe(200);
    expect((await call(editor, "POST", path, { note: "De novo." })).status).toBe(404);
    expect(await reviewsOf(id)).toMatchObject([{ state: "returned", answer: "Falta o preço." }]);
    await waitForResult("the writer is told", async () => {
      const [message] = await findMessagesTo(writer.email, /devolvida/);
      return message?.includes("Falta o pre");
    });
  });
});

describe("the trash", () => {
  const trash = (id: string) =>
    call(editor, "PATCH", `/api/pages/${id}`, { deletedAt: new Date().toISOString() });
  const restore = (id: string) =>
    call(editor, "PATCH", `/api/pages/${id}?trash=true`, { deletedAt: null, _status: "draft" });

  async function kindAt(path: string): Promise<string> {
    const response = await cms.request(`/api/content/resolve?path=${path}`);
    return ((await response.json()) as { content: { kind: string } }).content.kind;
  }

  it("unpublishes a page, which becomes a draft when it is restored", async () => {
    const id = await made(editor, "", { ...page("na-lixeira"), _status: "published" });
    expect(await kindAt("/na-lixeira")).toBe("pages");
    expect((await trash(id)).status).toBe(200);
    expect(await kindAt("/na-lixeira")).toBe("not-found");
    for (const path of ["documents", "paths"]) {
      expect(await (await cms.request(`/api/content/${path}`)).text()).not.toContain("/na-lixeira");
    }
    // The URL stays reserved until the document is deleted permanently.
    const other = await call(editor, "POST", "/api/pages", {
      ...page("na-lixeira"),
      _status: "published",
    });
    expect(other.status).toBe(400);
    expect(await other.text()).toContain("lixeira");

    expect((await restore(id)).status).toBe(200);
    expect(await kindAt("/na-lixeira")).toBe("not-found");
    await call(editor, "PATCH", `/api/pages/${id}`, { _status: "published" });
    expect(await kindAt("/na-lixeira")).toBe("pages");
    const { rows } = await cms.query<{ action: string }>(
      `select action from audit_log where target_id = 'pages/${id}' order by id`,
    );
    expect(rows.map(({ action }) => action)).toEqual(["content.trash", "content.restore"]);
  });

  const body = { type: "paragraph", version: 1, children: [{ type: "text", text: "Texto." }] };
  const article = {
    title: "Na lixeira",
    slug: "artigo-na-lixeira",
    description: "Um artigo.",
    publishedAt: "2025-01-02T00:00:00.000Z",
    illustration: "racks",
    body: { root: { type: "root", version: 1, children: [body] } },
  };
  const plan = {
    name: "plano-na-lixeira",
    audience: "Para testes.",
    features: [{ text: "Um recurso" }],
    link: { kind: "chat", label: "Falar" },
  };
  const linkTo = (value: string) => ({
    link: { kind: "document", document: { relationTo: "posts", value }, label: "Ver" },
  });

  it.each([
    ["posts", article, (id: string) => ({ ...hero("Ver"), actions: [linkTo(id)] })],
    [
      "pricing-plans",
      plan,
      (id: string) => ({ blockType: "pricingPlans", heading: "Planos", plans: [id] }),
    ],
  ])(
    "unpublishes a document of %s, which becomes a draft when it is restored",
    async (collection, data, showing) => {
      const published = { _status: "published" };
      const response = await call(editor, "POST", `/api/${collection}`, { ...data, ...published });
      expect(response.status).toBe(201);
      const { id } = ((await response.json()) as { doc: { id: string } }).doc;
      const slug = `mostra-${collection}`;
      await made(editor, "", { ...page(slug), blocks: [hero(slug), showing(id)], ...published });
      const isShown = async () =>
        (await (await cms.request(`/api/content/resolve?path=/${slug}`)).text()).includes(
          "-na-lixeira",
        );
      const change = async (query: string, values: Body) => {
        const path = `/api/${collection}/${id}${query}`;
        expect((await call(editor, "PATCH", path, values)).status).toBe(200);
      };
      expect(await isShown()).toBe(true);
      await change("?confirmed=true", { deletedAt: new Date().toISOString() });
      expect(await isShown()).toBe(false);
      await change("?trash=true", { deletedAt: null, _status: "draft" });
      expect(await isShown()).toBe(false);
      await change("", published);
      expect(await isShown()).toBe(true);
      const { rows } = await cms.query<{ action: string }>(
        `select action from audit_log where target_id = '${collection}/${id}' order by id`,
      );
      expect(rows.map(({ action }) => action)).toEqual(["content.trash", "content.restore"]);
    },
  );

  it("hides an image on every page until the image is restored", async () => {
    const { docs } = await cms.payload.find({ collection: "media", limit: 1 });
    const picture = docs[0]?.id;
    const id = await made(editor, "", { ...page("com-imagem"), _status: "published" });
    await call(editor, "PATCH", `/api/pages/${id}`, { shareImage: picture, _status: "published" });
    const shown = async () =>
      (await (await cms.request("/api/content/resolve?path=/com-imagem")).text()).includes(
        String(docs[0]?.filename),
      );
    expect(await shown()).toBe(true);
    const path = `/api/media/${picture}`;
    await call(editor, "PATCH", `${path}?confirmed=true`, { deletedAt: new Date().toISOString() });
    expect(await shown()).toBe(false);
    await call(editor, "PATCH", `${path}?trash=true`, { deletedAt: null });
    expect(await shown()).toBe(true);
  });
});
