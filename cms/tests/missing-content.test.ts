import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { contentApi, type RedirectHits } from "contracts";
import type { CollectionSlug } from "payload";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { DashboardRow } from "../src/dashboard/section.ts";
import type { LoggedInUser } from "../src/platform/access/roles.ts";
import type { BoardQuery } from "../src/translations/board.ts";
import { type RunningCms, startCms } from "./support/cms.ts";

/** Tests the dashboard's lists of content to fix: dead links, translations and references. */

let cms: RunningCms;
let editor: string;
beforeAll(async () => {
  cms = await startCms();
  editor = await cms.signIn("editor");
});
afterAll(() => cms?.stop());

type Body = Record<string, unknown>;

async function save(path: string, body: Body, locale = "pt-BR"): Promise<{ id: string }> {
  const answer = await cms.request(`/api/${path}?locale=${locale}`, {
    method: path.includes("/") && !path.startsWith("globals/") ? "PATCH" : "POST",
    body: { _status: "published", ...body },
    cookie: editor,
  });
  const text = await answer.text();
  expect(answer.ok, text).toBe(true);
  const saved = JSON.parse(text) as { doc?: { id: string } };
  return { id: saved.doc?.id ?? "" };
}

const hero = { blockType: "hero", heading: "Abertura", lede: "Uma página.", actions: [] };
const page = (slug: string, more: Body = {}): Body => ({
  slug,
  title: `Página ${slug}`,
  description: "Uma página que um teste escreveu.",
  blocks: [hero],
  ...more,
});

async function firstOf(collection: CollectionSlug): Promise<{ id: string }> {
  const { docs } = await cms.payload.find({ collection, limit: 1, depth: 0 });
  const [found] = docs;
  if (!found) {
    throw new Error(`no ${collection}`);
  }
  return { id: String(found.id) };
}

async function database() {
  const module = await import("../src/platform/database.ts");
  return module.database(cms.payload);
}

/** Returns the numbers that the CMS's menu shows. */
async function menuCounts() {
  const { countPendingWork } = await import("../src/dashboard/pending-work-counts.ts");
  return countPendingWork(await database());
}

describe("the check for dead links", () => {
  it("finds links in announcements, plan cards, settings and campaign pages", async () => {
    const { findDeadLinks } = await import("../src/links/check-links.ts");
    const { id } = await save("pages", page("nao-esta-no-ar", { _status: "draft" }));
    const link = { kind: "document", document: { relationTo: "pages", value: id }, label: "Ver" };
    const says = (text: string, more: Body = {}) => ({ text, actions: [{ link }], ...more });
    const announcement = await save("announcements", says("Há uma oferta."));
    const until = new Date(Date.now() - 60_000).toISOString();
    await save("announcements", says("Já passou.", { until }));
    const plan = await firstOf("pricing-plans");
    await save(`pricing-plans/${plan.id}`, { link });
    const campaign = await save("pages", page("com-prazo", { landing: { elsewhere: id } }));
    await save("globals/site-settings", { calculatorPage: id });

    const { dead } = await findDeadLinks({
      database: await database(),
      publicOrigin: "https://example.com",
      signal: new AbortController().signal,
    });
    const inPortuguese = dead.filter(({ locale }) => locale === "pt-BR");
    expect(
      inPortuguese.map(({ document, title, target, reason }) => [document, title, target, reason]),
    ).toEqual(
      expect.arrayContaining([
        [`announcements/${announcement.id}`, "Há uma oferta.", `pages/${id}`, "not-published"],
        [`pricing-plans/${plan.id}`, expect.any(String), `pages/${id}`, "not-published"],
        [`pages/${campaign.id}`, "Página com-prazo", `pages/${id}`, "not-published"],
        ["site-settings", "", `pages/${id}`, "not-published"],
      ]),
    );
    expect(inPortuguese).toHaveLength(4);
  });

  it("requests external links only if the settings allow such requests", async () => {
    const asked: string[] = [];
    const server = createServer(({ url = "" }, response) => {
      asked.push(url);
      response.writeHead(url === "/there" ? 200 : 404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const link = (path: string) => ({
      link: { kind: "url", url: `${origin}${path}`, label: "Ver" },
    });
    const { id } = await save(
      "pages",
      page("para-fora", { blocks: [{ ...hero, actions: [link("/there"), link("/gone")] }] }),
    );
    const { findDeadLinks } = await import("../src/links/check-links.ts");
    const { requestExternalPage } = await import("../src/links/request-external.ts");
    const gone = async () => {
      const { dead } = await findDeadLinks({
        database: await database(),
        publicOrigin: "https://example.com",
        signal: new AbortController().signal,
        requestPage: async (url, options) =>
          url.startsWith(origin)
            ? requestExternalPage(url, { ...options, testOrigin: origin })
            : "there",
      });
      return dead.filter(({ reason }) => reason === "gone");
    };
    expect(await gone()).toEqual([]);
    expect(asked).toEqual([]);
    await save("globals/site-settings", { checkExternalLinks: true });
    expect(await gone()).toEqual([
      expect.objectContaining({ document: `pages/${id}`, target: `${origin}/gone`, section: 1 }),
    ]);
    expect(new Set(asked)).toEqual(new Set(["/there", "/gone"]));
    await save("globals/site-settings", { checkExternalLinks: false });
    expect(await gone()).toEqual([]);
  });

  async function check(requestPage: (url: string) => Promise<"there" | "unclear" | "gone">) {
    const { findDeadLinks } = await import("../src/links/check-links.ts");
    return findDeadLinks({
      database: await database(),
      publicOrigin: "https://example.com",
      signal: new AbortController().signal,
      requestPage,
    });
  }

  it("reports internal links before it requests external links, which may take minutes", async () => {
    const { id } = await save("pages", page("antes-de-perguntar", { _status: "draft" }));
    const link = { kind: "document", document: { relationTo: "pages", value: id }, label: "Ver" };
    const url = { kind: "url", url: "https://slow.example/", label: "Ver" };
    const from = await save(
      "pages",
      page("pergunta-depois", { blocks: [{ ...hero, actions: [{ link }, { link: url }] }] }),
    );
    await save("globals/site-settings", { checkExternalLinks: true });
    onTestFinished(async () => {
      await save("globals/site-settings", { checkExternalLinks: false });
    });
    const events: string[] = [];
    const { findDeadLinks } = await import("../src/links/check-links.ts");
    await findDeadLinks(
      {
        database: await database(),
        publicOrigin: "https://example.com",
        signal: new AbortController().signal,
        requestPage: async (asked) => {
          events.push(asked);
          return "gone";
        },
      },
      ({ dead }) => {
        const found = dead.filter(({ document }) => document === `pages/${from.id}`);
        events.push(found.map(({ reason }) => reason).join());
      },
    );
    const isOfTest = (event: string) => !event.startsWith("https:") || event.includes("slow");
    expect(events.filter(isOfTest)).toEqual([
      "not-published",
      "https://slow.example/",
      "not-published,gone",
    ]);
  });

  it("reports an inconclusive external link only after three days", async () => {
    const link = { kind: "url", url: "https://unclear.example/", label: "Ver" };
    const { id } = await save(
      "pages",
      page("incerta", { blocks: [{ ...hero, actions: [{ link }] }] }),
    );
    await save("globals/site-settings", { checkExternalLinks: true });
    onTestFinished(async () => {
      await save("globals/site-settings", { checkExternalLinks: false });
    });
    const isListed = async (answer: "there" | "unclear") => {
      await cms.query("update external_links set checked_at = now() - interval '25 hours'");
      const { dead } = await check(async () => answer);
      return dead.some(({ document }) => document === `pages/${id}`);
    };
    expect([await isListed("unclear"), await isListed("unclear")]).toEqual([false, false]);
    expect(await isListed("unclear")).toBe(true);
    expect(await isListed("there")).toBe(false);
    expect(await isListed("unclear")).toBe(false);
  });

  it("finds a dead internal link after 2,001 external links, and is partial only while external links are checked", async () => {
    const { id } = await save("pages", page("fora-do-ar", { _status: "draft" }));
    const document = { relationTo: "pages", value: id };
    const link = { kind: "document", document, label: "Ver" };
    const announcement = await save("announcements", {
      text: "Atrás de todos.",
      actions: [{ link }],
    });
    const links = Array.from({ length: 2_001 }, (_, index) => ({
      type: "link",
      fields: { linkType: "custom", url: `https://other.example/${index}` },
      children: [],
    }));
    const post = await firstOf("posts");
    await cms.query("update posts_locales set body = $1 where _parent_id = $2", [
      JSON.stringify({ root: { children: links } }),
      post.id,
    ]);
    const found = await check(async () => "there");
    expect(found.dead.map((dead) => dead.document)).toContain(`announcements/${announcement.id}`);
    expect(found.isPartial).toBe(false);
    await save("globals/site-settings", { checkExternalLinks: true });
    expect((await check(async () => "there")).isPartial).toBe(true);
    await save("globals/site-settings", { checkExternalLinks: false });
  });

  it("finds links to untranslated documents, and requested URLs without a page", async () => {
    const there = await save("pages", page("so-em-portugues"));
    const internal = { linkType: "internal", doc: { relationTo: "pages", value: there.id } };
    const nodes = [
      internal,
      { linkType: "custom", url: "ftp://example.net/x" },
      { linkType: "custom", url: "//example.net/x" },
      { linkType: "custom", url: "https://example.net/x" },
    ].map((fields) => ({ type: "link", fields, children: [] }));
    const post = await firstOf("posts");
    await cms.query(
      "update posts_locales set body = $1 where _parent_id = $2 and _locale = 'en-US'",
      [JSON.stringify({ root: { children: nodes } }), post.id],
    );
    const { dead } = await check(async () => "there");
    const ofPost = dead.filter(
      (each) => each.document === `posts/${post.id}` && each.locale === "en-US",
    );
    expect(ofPost.map(({ target, reason }) => [target, reason])).toEqual([
      [`pages/${there.id}`, "no-language"],
      ["ftp://example.net/x", "not-linked"],
      ["//example.net/x", "not-linked"],
    ]);
  });
});

describe("a text with invisible characters", () => {
  const pasted = "Uma\u000Blinha\u0008 e\u001B outra\uFFFE.";
  const clean = "Uma linha e outra.";

  it("is cleaned when it is saved in fields, sections, rich text or globals", async () => {
    const saved = await save(
      "pages",
      page("colada", {
        title: pasted,
        blocks: [{ ...hero, heading: pasted, lede: `a\n${pasted}` }],
      }),
    );
    const { title, blocks } = await cms.payload.findByID({
      collection: "pages",
      id: saved.id,
      locale: "pt-BR",
    });
    expect(title).toBe(clean);
    expect(blocks[0]).toMatchObject({ heading: clean, lede: `a\n${clean}` });

    const post = await firstOf("posts");
    const words = {
      type: "text",
      text: pasted,
      format: 0,
      detail: 0,
      mode: "normal",
      style: "",
      version: 1,
    };
    const node = { format: "", indent: 0, version: 1, direction: "ltr" };
    const paragraph = { ...node, type: "paragraph", textFormat: 0, children: [words] };
    const body = { root: { ...node, type: "root", children: [paragraph] } };
    await save(`posts/${post.id}`, { body }, "es-ES");
    const { rows } = await cms.query<{ body: unknown }>(
      "select body from posts_locales where _parent_id = $1 and _locale = 'es-ES'",
      [post.id],
    );
    expect(JSON.stringify(rows[0]?.body)).toContain(JSON.stringify(clean));

    const settings = await cms.payload.findGlobal({ slug: "site-settings", locale: "pt-BR" });
    await save("globals/site-settings", { brandName: `\u0007Marca\u001F` });
    const { brandName } = await cms.payload.findGlobal({ slug: "site-settings", locale: "pt-BR" });
    expect(brandName).toBe("Marca");
    await save("globals/site-settings", { brandName: settings.brandName });
  });
});

describe("a link in rich text", () => {
  const text = (url: string) => ({
    root: {
      type: "root",
      format: "",
      indent: 0,
      version: 1,
      direction: "ltr",
      children: [
        {
          type: "paragraph",
          format: "",
          indent: 0,
          version: 1,
          direction: "ltr",
          textFormat: 0,
          children: [
            {
              type: "link",
              version: 3,
              format: "",
              indent: 0,
              direction: "ltr",
              id: "6543f0e1a2b3c4d5e6f70891",
              fields: { linkType: "custom", newTab: false, url },
              children: [
                {
                  type: "text",
                  text: "aqui",
                  format: 0,
                  detail: 0,
                  mode: "normal",
                  style: "",
                  version: 1,
                },
              ],
            },
          ],
        },
      ],
    },
  });

  async function savedUrl(url: string): Promise<unknown> {
    const post = await firstOf("posts");
    const saved = await cms.payload.update({
      collection: "posts",
      id: post.id,
      locale: "es-ES",
      data: { body: text(url) } as Body,
      draft: false,
    });
    const [, found] = /"url":"([^"]*)"/.exec(JSON.stringify(saved.body)) ?? [];
    return found;
  }

  it("is completed with https if it is a domain without a scheme", async () => {
    expect(await savedUrl("example.com/x")).toBe("https://example.com/x");
    expect(await savedUrl("//example.com/x")).toBe("https://example.com/x");
    expect(await savedUrl("mailto:ana@example.com")).toBe("mailto:ana@example.com");
    expect(await savedUrl("#fim")).toBe("#fim");
  });

  it.each(["sms:+5511999990000", "ftp://example.com/x", "javascript:alert(1)", "/precos", "nada"])(
    "is rejected like a button's URL: %s",
    async (url) => {
      await expect(savedUrl(url)).rejects.toThrow();
    },
  );
});

describe("the list of problems on the dashboard", () => {
  async function rowsOf(group: string): Promise<DashboardRow[]> {
    const { problemsSection } = await import("../src/dashboard/problems.ts");
    const { docs } = await cms.payload.find({ collection: "staff", limit: 1 });
    const groups = await problemsSection.groups({
      payload: cms.payload,
      user: { ...docs[0], role: "admin", collection: "staff" } as LoggedInUser,
      permissions: {},
      language: "pt",
    });
    return groups.find(({ name }) => name === group)?.rows ?? [];
  }

  it("recommends that staff be required to use a second factor", async () => {
    const [recommendation] = await rowsOf("staff");
    expect(recommendation?.text).toContain("STAFF_SECOND_FACTOR_FROM");
  });

  it("lists a dead link with its location and the problem", async () => {
    const { id } = await save("pages", page("leva-a-nada"));
    const link = { kind: "anchor", anchor: "nao-ha", label: "Ver" };
    await save(`pages/${id}`, { blocks: [{ ...hero, actions: [{ link }] }] });
    const { runLinkChecks } = await import("../src/links/run-link-checks.ts");
    const { getPool } = await import("../src/platform/database.ts");
    const stopping = new AbortController();
    const checking = runLinkChecks({
      pool: getPool(cms.payload),
      changes: { subscribe: () => () => undefined },
      publicOrigin: "https://example.com",
      log: () => undefined,
      signal: stopping.signal,
    });
    onTestFinished(() => {
      stopping.abort();
      return checking;
    });
    await expect
      .poll(() => rowsOf("links"), { timeout: 20_000 })
      .toContainEqual({
        href: `/cms/collections/pages/${id}?locale=pt-BR`,
        text: "Página leva-a-nada",
        about: "Seção 1 · a seção de destino não existe · #nao-ha · Português (Brasil)",
      });
    const { rows } = await cms.query("select 1 from dead_links");
    expect((await menuCounts()).deadLinks).toBe(rows.length);
  });

  it("lists each language in which an image has no alternative text", async () => {
    const { id } = await firstOf("media");
    const say = (alt: string) =>
      cms.query(
        `update media_locales set alt = '${alt}' where _parent_id = '${id}' and _locale = 'en-US'`,
      );
    const rows = async () => (await rowsOf("alts")).filter(({ href }) => href.includes(id));
    await say("");
    expect(await rows()).toEqual([
      {
        href: `/cms/collections/media/${id}?locale=en-US`,
        text: expect.stringMatching(/\.\w+$/),
        about: "English (US)",
      },
    ]);
    await say("A picture");
    expect(await rows()).toEqual([]);
  });
});

describe("a background job that runs after each publish", () => {
  it("runs again if something is published while it runs", async () => {
    const { runAfterChanges } = await import("../src/platform/publishing/after-changes.ts");
    const { getPool } = await import("../src/platform/database.ts");
    const stopping = new AbortController();
    let publish: () => void = () => undefined;
    let runs = 0;
    const working = runAfterChanges(
      {
        pool: getPool(cms.payload),
        changes: {
          subscribe: (onChange) => {
            publish = () => onChange(undefined as never);
            return () => undefined;
          },
        },
        log: () => undefined,
        signal: stopping.signal,
      },
      {
        name: "links",
        pollMs: 10,
        failure: "Cannot check links",
        run: async () => {
          runs += 1;
          if (runs === 1) {
            publish();
          }
          return false;
        },
      },
    );
    onTestFinished(() => {
      stopping.abort();
      return working;
    });
    await expect.poll(() => runs, { timeout: 60_000 }).toBe(2);
  });
});

describe("the translation board", () => {
  async function statesOf(kind: "announcements" | "status-components", id: string) {
    const { readBoard } = await import("../src/translations/board.ts");
    const { rows } = await readBoard(await database(), { kind, page: 1 });
    const row = rows.find((each) => each.id === id);
    return (
      row && {
        title: row.title,
        ...Object.fromEntries(row.languages.map(({ locale, state }) => [locale, state])),
      }
    );
  }

  it("shows whether announcements are missing, published or out of date, and omits the trash", async () => {
    const { id } = await save("announcements", { text: "Sábado há manutenção." });
    const title = "Sábado há manutenção.";
    expect(await statesOf("announcements", id)).toEqual({
      title,
      "pt-BR": "published",
      "en-US": "missing",
      "es-ES": "missing",
    });
    await save(`announcements/${id}`, { text: "Maintenance on Saturday." }, "en-US");
    expect(await statesOf("announcements", id)).toMatchObject({ "en-US": "published" });
    const { outdatedTranslations: before } = await menuCounts();
    await save(`announcements/${id}`, { text: "Domingo há manutenção." });
    expect((await menuCounts()).outdatedTranslations).toBe(before + 1);
    expect(await statesOf("announcements", id)).toMatchObject({
      title: "Domingo há manutenção.",
      "en-US": "outdated",
      "es-ES": "missing",
    });
    const source = await cms.request(`/api/translations?kind=announcements&id=${id}&locale=en-US`, {
      cookie: editor,
    });
    expect(await source.json()).toMatchObject({
      texts: { text: "Domingo há manutenção." },
      outdated: ["text"],
    });
    await save(`announcements/${id}`, { deletedAt: new Date().toISOString() });
    expect(await statesOf("announcements", id)).toBeUndefined();
    expect((await menuCounts()).outdatedTranslations).toBe(before);
  });

  it("filters by language and by state at the same time", async () => {
    const { readBoard } = await import("../src/translations/board.ts");
    const { id: half } = await save("announcements", { text: "Só em português." });
    const { id: both } = await save("announcements", { text: "Em dois idiomas." });
    await save(`announcements/${both}`, { text: "In two languages." }, "en-US");
    const board = await database();
    const found = async (query: Partial<BoardQuery>) => {
      const { rows } = await readBoard(board, { kind: "announcements", page: 1, ...query });
      return rows.flatMap(({ id }) => (id === half || id === both ? [id] : []));
    };
    expect(await found({ locale: "en-US", state: "missing" })).toEqual([half]);
    expect(await found({ locale: "en-US", state: "published" })).toEqual([both]);
    expect(await found({ locale: "es-ES", state: "published" })).toEqual([]);
    expect(await found({ locale: "es-ES", state: "missing" })).toEqual([both, half]);
    expect(await found({ state: "missing" })).toEqual([both, half]);
  });

  it("includes documents without drafts, such as components of the status page", async () => {
    const { id } = await save("status-components", { name: "Rede", group: "Infraestrutura" });
    expect(await statesOf("status-components", id)).toMatchObject({
      "pt-BR": "published",
      "en-US": "missing",
    });
    await save(`status-components/${id}`, { name: "Network", group: "Infrastructure" }, "en-US");
    await save(`status-components/${id}`, { name: "Rede nacional" });
    expect(await statesOf("status-components", id)).toMatchObject({ "en-US": "outdated" });
  });

  it("includes globals such as the settings, and names their outdated text", async () => {
    const { readBoard } = await import("../src/translations/board.ts");
    const kind = "site-settings";
    const stateIn = async (locale: string) => {
      const { rows } = await readBoard(await database(), { kind, page: 1 });
      return rows[0]?.languages.find((each) => each.locale === locale);
    };
    const tagline = { "pt-BR": "Nuvem que responde.", "en-US": "A cloud that answers." };
    await save("globals/site-settings", { tagline: tagline["en-US"] }, "en-US");
    expect(await stateIn("en-US")).toMatchObject({ state: "published" });
    await save("globals/site-settings", { tagline: tagline["pt-BR"] });
    expect(await stateIn("pt-BR")).toMatchObject({ state: "published" });
    expect(await stateIn("en-US")).toMatchObject({ state: "outdated", outdated: ["tagline"] });
    const source = `/api/translations?kind=${kind}&locale=en-US`;
    const shown = await cms.request(source, { cookie: editor });
    expect(await shown.json()).toMatchObject({
      texts: { tagline: tagline["pt-BR"] },
      outdated: ["tagline"],
    });
    const approve = `/api/translations/approve?kind=${kind}&locale=en-US`;
    expect((await cms.request(approve, { method: "POST", cookie: editor })).status).toBe(200);
    expect(await stateIn("en-US")).toMatchObject({ state: "published" });
  });

  it("can list all kinds of documents together", async () => {
    const { readBoard } = await import("../src/translations/board.ts");
    const { translatedKinds } = await import("../src/translations/translated-documents.ts");
    const kinds = new Set<string>();
    let hasMore = true;
    for (let page = 1; hasMore; page += 1) {
      const board = await readBoard(await database(), { page });
      hasMore = board.hasMore;
      for (const { kind } of board.rows) {
        kinds.add(kind);
      }
    }
    expect([...kinds].sort()).toEqual([...translatedKinds].sort());
  });
});

describe("the list of references to a document", () => {
  async function usersOf(collection: string, id: string): Promise<string[]> {
    const answer = await cms.request(`/api/uses/${collection}/${id}`, { cookie: editor });
    expect(answer.status).toBe(200);
    const { uses } = (await answer.json()) as { uses: { document: string }[] };
    return uses.map(({ document }) => document);
  }

  it("includes articles that use a category, tag or author, and the author of an image", async () => {
    const [category, tag, author, post, picture] = await Promise.all(
      (["categories", "tags", "authors", "posts", "media"] as const).map(firstOf),
    );
    await save(`posts/${post?.id}`, {
      category: category?.id,
      tags: [tag?.id],
      writtenBy: author?.id,
    });
    await save(`authors/${author?.id}`, { picture: picture?.id });
    const article = `posts/${post?.id}`;
    expect(await usersOf("categories", category?.id ?? "")).toContain(article);
    expect(await usersOf("tags", tag?.id ?? "")).toContain(article);
    expect(await usersOf("authors", author?.id ?? "")).toContain(article);
    expect(await usersOf("media", picture?.id ?? "")).toContain(`authors/${author?.id}`);
    const refused = await cms.request(`/api/tags/${tag?.id}`, { method: "DELETE", cookie: editor });
    expect(refused.status).toBe(409);
  });

  it("names the section and field of an image by their labels in the form", async () => {
    const { id: picture } = await firstOf("media");
    const { id } = await save("pages", page("com-foto", { blocks: [{ ...hero, picture }] }));
    await save(`pages/${id}`, { blocks: [{ ...hero, picture }] });
    const answer = await cms.request(`/api/uses/media/${picture}`, {
      cookie: editor,
      headers: { "accept-language": "pt" },
    });
    const { uses } = (await answer.json()) as { uses: object[] };
    expect(uses).toContainEqual({
      document: `pages/${id}`,
      title: "Página com-foto",
      isLive: true,
      places: ["Seção 1, Abertura: Foto"],
    });
  });
});

it("the list of redirects is sorted by number of visits, and shows this number", async () => {
  const { id } = await save("pages", page("campanha-1"));
  await save(`pages/${id}`, { slug: "campanha-2" });
  await save(`pages/${id}`, { slug: "campanha-3" });
  const come = async (hits: RedirectHits["hits"]) =>
    (await cms.request(contentApi.redirectHits, { body: { hits } })).status;
  const nowhere = { path: "/nunca-existiu", count: 9 };
  expect(await come([{ path: "/campanha-1", count: 2 }, nowhere])).toBe(200);
  expect(await come([{ path: "/campanha-1", count: 3 }])).toBe(200);
  const { listRedirects } = await import("../src/content/redirects/redirects.ts");
  expect(await listRedirects(cms.payload, "campanha-")).toMatchObject([
    { from: "/campanha-1", to: "/campanha-3", hits: 5, lastAt: expect.any(Date), isManual: false },
    { from: "/campanha-2", to: "/campanha-3", hits: 0, lastAt: undefined },
  ]);
  expect((await cms.query("select from redirect_hits where path = '/nunca-existiu'")).rows).toEqual(
    [],
  );
});

it("the history of a global names the author and the changed fields by their labels", async () => {
  const { readHistory } = await import("../src/history/history.ts");
  const { bottomLinks } = await cms.payload.findGlobal({
    slug: "navigation",
    depth: 0,
    locale: "pt-BR",
  });
  const [first, ...others] = bottomLinks ?? [];
  const changed = { ...first, link: { ...first?.link, label: "Outro nome" } };
  await save("globals/navigation", { bottomLinks: [changed, ...others] });
  const newest = async (language: string) =>
    (await readHistory(cms.payload, { global: "navigation" }, language))[0];
  expect(await newest("pt")).toMatchObject({
    staffName: "editor",
    act: "published",
    isFirst: false,
    changes: ["Links da barra inferior 1: Link: Texto do link · Português (Brasil)"],
  });
  expect((await newest("es"))?.changes).toEqual([
    "Enlaces de la barra inferior 1: Enlace: Texto del enlace · Português (Brasil)",
  ]);
});

it("the history of an image names the user who changed its text", async () => {
  const { readHistory } = await import("../src/history/history.ts");
  const { id } = await firstOf("media");
  await save(`media/${id}`, { alt: "Outra descrição." });
  const [newest] = await readHistory(cms.payload, { collection: "media", id }, "pt");
  expect(newest).toMatchObject({
    staffName: "editor",
    act: "saved",
    changes: ["Texto alternativo"],
  });
});
