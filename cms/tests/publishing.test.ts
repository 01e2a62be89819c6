import type { PostgresAdapter } from "@payloadcms/db-postgres";
import { contentChangedEvent, previewApi } from "contracts";
import type { Payload } from "payload";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readDocumentLanguageStates } from "../src/platform/publishing/language-states.ts";
import { type LanguageReadiness, readinessPath } from "../src/preview/readiness.ts";
import { findPreviousVersion } from "../src/schedule/roll-back.ts";
import { type RunningCms, startCms } from "./support/cms.ts";

let cms: RunningCms;
let editor: string;
beforeAll(async () => {
  cms = await startCms();
  editor = await cms.signIn("editor");
});
afterAll(() => cms?.stop());

type Body = Record<string, unknown>;

/** Globals that the whole site uses. */
const globals = ["site-settings", "navigation", "price-catalogue"] as const;
/** Reads with the access of visitors. */
const visitor = { overrideAccess: false };

async function json<T = { doc: Body & { id: string } }>(response: Response): Promise<T> {
  return (await response.json()) as T;
}

const hero = (heading: string) => ({ blockType: "hero", heading, lede: `${heading}.` });

function page(slug: string, heading = slug): Body {
  return { title: heading, slug, description: `${heading}.`, blocks: [hero(heading)] };
}

async function create(data: Body, query = ""): Promise<string> {
  const body = { ...data, _status: "published" };
  const response = await cms.request(`/api/pages${query}`, { body, cookie: editor });
  expect(response.status).toBe(201);
  return (await json(response)).doc.id;
}

function change(id: string, query: string, body: Body): Promise<Response> {
  return cms.request(`/api/pages/${id}${query}`, { method: "PATCH", body, cookie: editor });
}

async function read(id: string): Promise<{ blocks: Body[] }> {
  return json(await cms.request(`/api/pages/${id}?depth=0&locale=pt-BR`, { cookie: editor }));
}

async function kindAt(path: string): Promise<string> {
  const response = await cms.request(`/api/content/resolve?path=${path}`);
  return (await json<{ content: { kind: string } }>(response)).content.kind;
}

interface Versions {
  docs: { id: string; version: Body }[];
}

async function versionsOf(target: string): Promise<Versions["docs"]> {
  const response = await cms.request(`${target}/versions?locale=pt-BR&depth=0`, { cookie: editor });
  return (await json<Versions>(response)).docs;
}

describe("a former URL", () => {
  const leadsTo = async (path: string) => {
    const response = await cms.request(`/api/content/resolve?path=${path}`);
    const { content } = await json<{ content: { kind: string; to?: string } }>(response);
    return content.to ?? content.kind;
  };

  it("redirects to its document until another document is published at the URL", async () => {
    const first = await create(page("endereco-antigo"));
    await change(first, "", { slug: "endereco-novo", _status: "published" });
    expect(await leadsTo("/endereco-antigo")).toBe("/endereco-novo");

    const second = await cms.request("/api/pages?draft=true", {
      body: { ...page("endereco-antigo"), _status: "draft" },
      cookie: editor,
    });
    expect(second.status).toBe(201);
    expect(await leadsTo("/endereco-antigo")).toBe("/endereco-novo");

    const { id } = (await json(second)).doc;
    expect((await change(id, "", { _status: "published" })).status).toBe(200);
    expect(await leadsTo("/endereco-antigo")).toBe("pages");
  });
});

describe("restoring a version", () => {
  it("creates a draft of a page, and does not change the published version", async () => {
    const id = await create(page("restaurada", "Antes"));
    await change(id, "?draft=true", { title: "Rascunho" });
    await change(id, "", { title: "Depois", _status: "published" });
    const versions = await cms.request(`/api/pages/versions?where[parent][equals]=${id}&depth=0`, {
      cookie: editor,
    });
    for (const { id: version } of (await json<Versions>(versions)).docs) {
      const restored = await cms.request(`/api/pages/versions/${version}?draft=false`, {
        method: "POST",
        cookie: editor,
      });
      expect(restored.status).toBe(200);
      expect(await kindAt("/restaurada")).toBe("pages");
      const shown = await cms.payload.findByID({
        collection: "pages",
        id,
        locale: "pt-BR",
        ...visitor,
      });
      expect(shown).toMatchObject({ title: "Depois", _status: "published" });
      const edited = await cms.request(`/api/pages/${id}?draft=true`, { cookie: editor });
      expect(await json(edited)).toMatchObject({ _status: "draft" });
    }
  });

  it.each(globals)("creates a draft of %s, with the texts of every language", async (slug) => {
    const target = `/api/globals/${slug}`;
    const read = async (asWhom: { draft?: boolean; overrideAccess: boolean }) => {
      const {
        updatedAt: _,
        createdAt: __,
        ...rest
      } = await cms.payload.findGlobal({
        slug,
        locale: "en-US",
        depth: 0,
        ...asWhom,
      });
      return rest;
    };
    const published = await read(visitor);
    const draft = await cms.request(`${target}?draft=true`, { body: {}, cookie: editor });
    expect(draft.status).toBe(200);
    // Restores the published version. If it were restored unchanged, it would be live at once.
    const live = (await versionsOf(target)).find(({ version }) => version._status === "published");
    const restored = await cms.request(`${target}/versions/${live?.id}`, {
      method: "POST",
      cookie: editor,
    });
    expect(restored.status).toBe(200);
    const [newest] = await versionsOf(target);
    expect(newest?.id).not.toBe(live?.id);
    expect(newest?.version._status).toBe("draft");
    expect(await read(visitor)).toEqual(published);
    expect(await read({ draft: true, overrideAccess: true })).toEqual({
      ...published,
      _status: "draft",
    });
  });

  it("requires a staff session", async () => {
    const [latest] = await versionsOf("/api/globals/navigation");
    for (const target of ["pages", "globals/navigation"]) {
      const response = await cms.request(`/api/${target}/versions/${latest?.id}`, {
        method: "POST",
      });
      expect(response.status).toBe(403);
    }
  });
});

describe("a global that the whole site uses", () => {
  it.each(globals)("cannot be unpublished: %s", async (slug) => {
    for (const query of ["", "?unpublishAllLocales=true"]) {
      const response = await cms.request(`/api/globals/${slug}${query}`, {
        body: { _status: "draft" },
        cookie: editor,
      });
      expect(response.status).toBe(409);
    }
    const shown = await cms.payload.findGlobal({ slug, ...visitor });
    expect(shown).toMatchObject({ _status: "published" });
  });
});

describe("publishing", () => {
  it("all languages fails with the names of the missing fields if one language is unfinished", async () => {
    const id = await create(page("meio-pronta"));
    const draft = { title: "Half ready", slug: "half-ready" };
    expect((await change(id, "?draft=true&locale=en-US", draft)).status).toBe(200);
    const refused = await change(id, "", { _status: "published" });
    expect(refused.status).toBe(400);
    const { errors } = await json<{
      errors: { data: { errors: { path: string; label: string }[] } }[];
    }>(refused);
    expect(errors[0]?.data.errors.map(({ path }) => path)).toContain("en-US blocks.0.heading");
    const labels = errors[0]?.data.errors.map(({ label }) => label);
    expect(labels).toContain("English (US) · Seção 1 · Abertura: Título");
    expect(await kindAt("/en/half-ready")).toBe("not-found");
    expect(await kindAt("/meio-pronta")).toBe("pages");
  });

  it.each(["pages", ...globals])(
    "one language does not invalidate forms that are opened afterwards: %s",
    async (slug) => {
      const isPage = slug === "pages";
      const path = isPage
        ? `/api/pages/${await create(page("aberta-depois"))}`
        : `/api/globals/${slug}`;
      const method = isPage ? "PATCH" : "POST";
      const save = (cookie: string, query: string, body: Body) =>
        cms.request(`${path}?locale=pt-BR&${query}`, { method, body, cookie });
      const read = async (query: string) => {
        const found = await cms.request(`${path}?locale=pt-BR&depth=0&${query}`, {
          cookie: colleague,
        });
        return json<Body>(found);
      };
      const colleague = await cms.signIn("admin");
      expect((await save(editor, "draft=true&autosave=true", {})).status).toBe(200);
      const publish = await save(editor, "publishSpecificLocale=pt-BR", { _status: "published" });
      expect(publish.status).toBe(200);
      const { updatedAt } = await read("draft=true");
      const saved = await save(colleague, "draft=true&autosave=true", { updatedAt });
      expect(saved.status).toBe(200);
    },
  );

  it("one language leaves a page marked as changed only if another language has a draft", async () => {
    const id = await create(page("contada"));
    // Counts changed documents with the query of Payload's screen.
    const unpublished = async () => {
      const live = await cms.payload.findByID({ collection: "pages", id, depth: 0 });
      const { totalDocs } = await cms.payload.countVersions({
        collection: "pages",
        where: {
          parent: { equals: id },
          "version._status": { equals: "draft" },
          updatedAt: { greater_than: live.updatedAt },
        },
      });
      return totalDocs;
    };
    const publish = () =>
      change(id, "?locale=pt-BR&publishSpecificLocale=pt-BR", { _status: "published" });
    await change(id, "?draft=true&autosave=true&locale=pt-BR", { title: "Mudada" });
    expect(await unpublished()).toBe(1);
    await publish();
    expect(await unpublished()).toBe(0);
    await change(id, "?draft=true&autosave=true&locale=en-US", {
      title: "Half",
      slug: "half-counted",
    });
    await publish();
    expect(await unpublished()).toBe(1);
  });

  it("one language does not publish other languages", async () => {
    const id = await create(page("uma-lingua"));
    await change(id, "?draft=true&locale=en-US", { title: "One", slug: "one-language" });
    const published = await change(id, "?publishSpecificLocale=pt-BR", {
      title: "Uma língua",
      _status: "published",
    });
    expect(published.status).toBe(200);
    expect(await kindAt("/uma-lingua")).toBe("pages");
    expect(await kindAt("/en/one-language")).toBe("not-found");
  });

  it("sets an article's date to the current day if it has no date, and never changes it again", async () => {
    const post = {
      title: "Sem data",
      slug: "sem-data",
      description: "Sem data.",
      illustration: "clouds",
    };
    const root = { type: "root", version: 1, format: "", indent: 0, direction: null, children: [] };
    const draft = await cms.request("/api/posts?draft=true&locale=pt-BR", {
      body: { ...post, body: { root } },
      cookie: editor,
    });
    const { doc } = await json(draft);
    expect(doc.publishedAt ?? null).toBeNull();
    const publish = async () => {
      const published = await cms.request(`/api/posts/${doc.id}?locale=pt-BR`, {
        method: "PATCH",
        body: { _status: "published" },
        cookie: editor,
      });
      return (await json(published)).doc.publishedAt;
    };
    const day = await publish();
    expect(String(day)).toMatch(/^20\d\d-\d\d-\d\dT12:00:00.000Z$/);
    expect(await publish()).toBe(day);
  });
});

describe("two open forms of the same document", () => {
  it.each(["a page", "the site settings"])(
    "never overwrite each other's saves: %s",
    async (kind) => {
      const isPage = kind === "a page";
      const address = isPage
        ? `/api/pages/${await create(page("duas-janelas"))}`
        : "/api/globals/site-settings";
      const read = async () =>
        json<{ updatedAt: string }>(
          await cms.request(`${address}?draft=true&locale=pt-BR&depth=0`, { cookie: editor }),
        );
      const { updatedAt } = await read();
      const save = async (formId: string, text: string, seen = updatedAt) => {
        const typed = isPage ? { title: text } : { brandName: text };
        const response = await cms.request(`${address}?locale=pt-BR&draft=true&autosave=true`, {
          method: isPage ? "PATCH" : "POST",
          body: { ...typed, formId, updatedAt: seen, _status: "draft" },
          cookie: editor,
        });
        return response.status;
      };
      // Both windows save at the same time. One save is rejected, although both have the same user and the interval is
      // short.
      const [first, second] = await Promise.all([save("window-1", "Um"), save("window-2", "Dois")]);
      expect([first, second].toSorted()).toEqual([200, 409]);
      const [winner, loser] = first === 200 ? ["window-1", "window-2"] : ["window-2", "window-1"];
      // A form may save again even if it does not know the time of its own last save.
      expect(await save(winner, "Três")).toBe(200);
      expect(await save(loser, "Quatro")).toBe(409);
      expect(await save(loser, "Cinco", (await read()).updatedAt)).toBe(200);
      expect(await save(winner, "Seis")).toBe(409);
    },
  );

  it("are not rejected after a save that changed nothing", async () => {
    const address = `/api/pages/${await create(page("sem-mudanca"))}`;
    const query = "?locale=pt-BR&draft=true&autosave=true&depth=0";
    const read = async () =>
      json<Body>(await cms.request(`${address}${query}`, { method: "GET", cookie: editor }));
    const opened = await read();
    const save = async (body: Body) =>
      (await cms.request(`${address}${query}`, { method: "PATCH", body, cookie: editor })).status;
    // Saves the unchanged values, as a window does that is being closed.
    expect(await save({ ...opened, formId: "former", _status: "draft" })).toBe(200);
    expect((await read()).updatedAt).not.toBe(opened.updatedAt);
    const { updatedAt } = opened;
    expect(await save({ title: "Nova", formId: "present", updatedAt, _status: "draft" })).toBe(200);
    expect(await save({ title: "Velha", formId: "other", updatedAt, _status: "draft" })).toBe(409);
  });
});

function textOf(node: object) {
  const root = { type: "root", version: 1, direction: "ltr", format: "", indent: 0 };
  return { root: { ...root, children: [{ format: "", ...node }] } };
}

const emptyCallout = textOf({
  type: "block",
  version: 2,
  fields: { id: "1", blockType: "callout", kind: "note" },
});
const unpricedQuote = textOf({
  type: "block",
  version: 2,
  fields: { id: "1", blockType: "liveQuote", label: "Exemplo" },
});
/** An image that is not in the library, such as one pasted from another program. */
const foreignPicture = textOf({ type: "upload", version: 3, fields: {}, relationTo: "media" });

const blockMessage = "Um bloco deste texto tem campos a corrigir.";
const pictureMessage = "Uma imagem deste texto não está na biblioteca.";

describe("an article whose text cannot be published", () => {
  const create = async (data: Body) => {
    const body = { ...data, _status: "draft" };
    const response = await cms.request("/api/posts?draft=true&locale=pt-BR", {
      body,
      cookie: editor,
    });
    expect(response.status).toBe(201);
    return (await json(response)).doc.id;
  };
  const publishIn = (id: string, locale: string) =>
    cms.request(`/api/posts/${id}?locale=${locale}&publishSpecificLocale=${locale}`, {
      method: "PATCH",
      body: { _status: "published" },
      cookie: editor,
      headers: { "accept-language": "pt-BR" },
    });
  const stateOf = async (id: string, locale: string) => {
    const found = await cms.request(`${readinessPath}?kind=posts&id=${id}`, { cookie: editor });
    const languages = await json<LanguageReadiness[]>(found);
    return languages.find((each) => each.locale === locale);
  };

  it.each([
    ["an empty call-out", "quadro-vazio", emptyCallout, blockMessage],
    ["a price without its configuration", "preco-vazio", unpricedQuote, blockMessage],
    ["an image of another site", "imagem-alheia", foreignPicture, pictureMessage],
  ])(
    "is rejected because of %s, with a message in one language",
    async (_, slug, body, message) => {
      const id = await create({ title: slug, slug, description: `${slug}.`, body });
      expect(await stateOf(id, "pt-BR")).toMatchObject({ state: "refused" });
      const refused = await publishIn(id, "pt-BR");
      expect(refused.status).toBe(400);
      const text = await refused.text();
      expect(text).not.toMatch(/failed to validate|The following/);
      expect(text).toContain(message);
    },
  );

  it("is validated with a bounded number of transactions, whatever its number of references", async () => {
    const { docs } = await cms.payload.find({
      collection: "posts",
      where: { slug: { equals: "seguranca-cloud-computing-protecao-dados" } },
      locale: "pt-BR",
      depth: 0,
    });
    const { pool } = cms.payload.db as unknown as PostgresAdapter;
    let count = 0;
    pool.on("acquire", () => {
      count += 1;
    });
    expect(await stateOf(String(docs[0]?.id), "pt-BR")).toMatchObject({ state: "ready" });
    // A validation that reads each document of a relationship's options would need hundreds of transactions.
    expect(count).toBeLessThan(60);
  });

  it("is rejected if one of the languages to be published has an invalid text", async () => {
    const slug = "texto-inteiro";
    const id = await create({ title: slug, slug, description: `${slug}.` });
    const english = { title: "Half", slug: "half-text", description: "Half.", body: emptyCallout };
    const draft = { method: "PATCH", cookie: editor };
    await cms.request(`/api/posts/${id}?draft=true&locale=en-US`, { ...draft, body: english });
    expect(await stateOf(id, "pt-BR")).toMatchObject({ state: "ready" });
    expect(await stateOf(id, "en-US")).toMatchObject({ state: "refused" });
    const all = { ...draft, body: { _status: "published" } };
    expect((await cms.request(`/api/posts/${id}?locale=pt-BR`, all)).status).toBe(400);
    expect((await publishIn(id, "pt-BR")).status).toBe(200);
  });
});

describe("the bulk action that publishes selected documents", () => {
  it("publishes only the language of the list, unless all languages are requested", async () => {
    const id = await create(page("da-lista"));
    const english = {
      title: "From the list",
      slug: "from-the-list",
      description: "From the list.",
      blocks: (await read(id)).blocks.map((block) => ({
        ...block,
        heading: "Half",
        lede: "Half.",
      })),
    };
    expect((await change(id, "?draft=true&locale=en-US", english)).status).toBe(200);
    const publish = (query: string) =>
      cms.request(`/api/pages?where[id][in][0]=${id}&draft=true&${query}`, {
        method: "PATCH",
        body: { _status: "published" },
        cookie: editor,
      });
    expect((await publish("locale=pt-BR")).status).toBe(200);
    expect(await kindAt("/en/from-the-list")).toBe("not-found");
    expect(await kindAt("/da-lista")).toBe("pages");
    expect((await publish("locale=pt-BR&publishAllLocales=true")).status).toBe(200);
    expect(await kindAt("/en/from-the-list")).toBe("pages");
  });

  it("publishes nothing if one document is invalid, and names the invalid document", async () => {
    const draft = { body: { ...page("da-lista-pronta"), _status: "draft" }, cookie: editor };
    const whole = (await json(await cms.request("/api/pages?draft=true&locale=pt-BR", draft))).doc
      .id;
    const half = await create(page("da-lista-incompleta"));
    const english = { title: "Half", slug: "half-from-the-list", description: "Half." };
    expect((await change(half, "?draft=true&locale=en-US", english)).status).toBe(200);
    const publish = (query: string) =>
      cms.request(
        `/api/pages?where[id][in][0]=${whole}&where[id][in][1]=${half}&draft=true&${query}`,
        {
          method: "PATCH",
          body: { _status: "published" },
          cookie: editor,
          headers: { "accept-language": "pt-BR" },
        },
      );
    const inAll = await publish("locale=pt-BR&publishAllLocales=true");
    expect(inAll.status).toBe(400);
    expect(await inAll.text()).toMatch(/Nada foi publicado. “da-lista-incompleta” – .+ Abertura/);
    expect(await kindAt("/en/half-from-the-list")).toBe("not-found");
    expect(await kindAt("/da-lista-pronta")).toBe("not-found");

    const untitled = { title: "", blocks: [hero("")] };
    expect((await change(half, "?draft=true&locale=pt-BR", untitled)).status).toBe(200);
    expect((await publish("locale=pt-BR")).status).toBe(400);
    expect(await kindAt("/da-lista-pronta")).toBe("not-found");

    const titled = { title: "Completa", blocks: [hero("Completa")] };
    expect((await change(half, "?draft=true&locale=pt-BR", titled)).status).toBe(200);
    expect((await publish("locale=pt-BR")).status).toBe(200);
    expect(await kindAt("/da-lista-pronta")).toBe("pages");
  });
});

describe("the lists of documents", () => {
  it("show the state of each document in each language, with two queries in total", async () => {
    const id = await create(page("estados", "Estados"), "?locale=pt-BR");
    const other = await create(page("outros-estados"), "?locale=pt-BR");
    const { docs } = await cms.payload.find({ collection: "testimonials", limit: 1 });
    const reads: string[] = [];
    const counting = Object.create(cms.payload) as Payload;
    counting.find = ((options: { collection: string }) => {
      reads.push(options.collection);
      return cms.payload.find(options as Parameters<Payload["find"]>[0]);
    }) as Payload["find"];
    const states = () =>
      Promise.all([id, other].map((each) => readDocumentLanguageStates(counting, "pages", each)));
    const untranslated = { "pt-BR": "published", "en-US": "missing", "es-ES": "missing" };
    expect(await states()).toEqual([untranslated, untranslated]);
    expect(reads).toEqual(["pages", "pages"]);
    await change(id, "?draft=true&locale=en-US", { title: "States", slug: "states" });
    expect((await states())[0]).toEqual({ ...untranslated, "en-US": "draft" });
    const [section] = (await cms.payload.findByID({ collection: "pages", id, draft: true })).blocks;
    const english = { ...page("states"), blocks: [{ ...hero("States"), id: section?.id }] };
    const publish = "?locale=en-US&publishSpecificLocale=en-US";
    await change(id, publish, { ...english, _status: "published" });
    expect((await states())[0]).toEqual({ ...untranslated, "en-US": "published" });
    await change(id, "?draft=true&locale=en-US", { description: "Other." });
    expect((await states())[0]).toEqual({ ...untranslated, "en-US": "changed" });
    await change(other, "", { _status: "draft" });
    expect((await states())[1]).toEqual({ ...untranslated, "pt-BR": "draft" });
    const testimonial = await readDocumentLanguageStates(
      cms.payload,
      "testimonials",
      docs[0]?.id ?? "",
    );
    expect(Object.values(testimonial ?? {})).toEqual(["published", "published", "published"]);
  });
});

describe("the list of pages", () => {
  const rowsOf = async (id: string) => {
    const { docs } = await cms.payload.find({
      collection: "pages",
      where: { id: { equals: id } },
      draft: true,
      depth: 0,
    });
    return docs.map(({ _status }) => _status);
  };
  const publish = (id: string, locale: string) =>
    change(id, `?locale=${locale}&publishSpecificLocale=${locale}`, { _status: "published" });
  const unpublish = (id: string) => change(id, "?unpublishAllLocales=true", { _status: "draft" });

  it("has one row per page, even after a language was published and unpublished", async () => {
    const draft = await cms.request("/api/pages?draft=true&locale=pt-BR", {
      body: { ...page("uma-linha"), _status: "draft" },
      cookie: editor,
    });
    const { id } = (await json(draft)).doc;
    expect(await rowsOf(id)).toEqual(["draft"]);
    await publish(id, "pt-BR");
    expect(await rowsOf(id)).toEqual(["published"]);
    expect((await unpublish(id)).status).toBe(200);
    expect(await rowsOf(id)).toEqual(["draft"]);
    await publish(id, "pt-BR");
    await change(id, "?draft=true&locale=en-US", { title: "One row", slug: "one-row" });
    await publish(id, "pt-BR");
    expect(await rowsOf(id)).toEqual(["draft"]);
    expect((await unpublish(id)).status).toBe(200);
    expect(await rowsOf(id)).toEqual(["draft"]);
    const kept = await cms.payload.findByID({
      collection: "pages",
      id,
      draft: true,
      locale: "en-US",
    });
    expect(kept.title).toBe("One row");
  });

  it("keeps the draft texts of a language without a URL when another language is published", async () => {
    const id = await create(page("sem-endereco"), "?locale=pt-BR");
    await change(id, "?draft=true&locale=en-US", { title: "No address yet" });
    await publish(id, "pt-BR");
    await unpublish(id);
    expect(await rowsOf(id)).toEqual(["draft"]);
    const kept = await cms.payload.findByID({
      collection: "pages",
      id,
      draft: true,
      locale: "en-US",
    });
    expect(kept.title).toBe("No address yet");
  });

  it("offers the version that was live before an unpublish as the previous version", async () => {
    const id = await create(page("volta-ao-ar"), "?locale=pt-BR");
    await change(id, "?locale=pt-BR&publishSpecificLocale=pt-BR", {
      title: "O que estava no ar",
      _status: "published",
    });
    await unpublish(id);
    const live = await findPreviousVersion(cms.payload, { kind: "pages", id });
    const version = await cms.payload.findVersionByID({
      collection: "pages",
      id: live?.versionId ?? "",
      locale: "pt-BR",
    });
    expect(version.version.title).toBe("O que estava no ar");
  });
});

describe("the live preview next to a form", () => {
  const previewOf = async (query: Record<string, string>) => {
    const path = `${previewApi.document}?${new URLSearchParams({ locale: "pt-BR", ...query })}`;
    return json<Body & { preview: Body }>(await cms.request(path, { cookie: editor }));
  };

  it("returns the same content as a preview in a separate window, but no list of changed fields", async () => {
    const id = await create(page("ao-lado", "Antes"));
    await change(id, "?draft=true", { title: "Depois" });
    const subject = { kind: "pages", id };
    const { preview: events, ...whole } = await previewOf(subject);
    const { preview, ...framed } = await previewOf({ ...subject, framed: "1" });
    expect(framed.content).toEqual(whole.content);
    // Compares only the brand name, because published-content.test.ts compares the two ways of reading published
    // content.
    const { brandName } = whole.settings as Body;
    expect(framed.settings).toMatchObject({ brandName });
    expect(events).toMatchObject({ title: "Depois", changedFields: ["title"] });
    expect(preview).toMatchObject({ title: "Depois", changedFields: [] });
  });

  it("shows the draft of the settings next to their form", async () => {
    const body = { brandName: "Nuvem de teste", _status: "draft" };
    await cms.request("/api/globals/site-settings?draft=true", { body, cookie: editor });
    const { settings } = await previewOf({ kind: "site-settings", framed: "1" });
    expect(settings).toMatchObject({ brandName: "Nuvem de teste" });
  });
});

describe("a duplicate of a document", () => {
  it("has no URL in any language, because two documents cannot share a URL", async () => {
    const id = await create(page("original"));
    const copy = await cms.request(`/api/pages/${id}/duplicate`, {
      method: "POST",
      cookie: editor,
    });
    expect(copy.status).toBe(200);
    const read = await cms.request(
      `/api/pages/${(await json(copy)).doc.id}?draft=true&locale=all&depth=0`,
      { cookie: editor },
    );
    const { slug, _status } = await json<Body & { slug?: Record<string, unknown> | null }>(read);
    expect(_status).toBe("draft");
    expect(Object.values(slug ?? {}).filter(Boolean)).toEqual([]);
  });
});

describe("a list that the admin screens request with POST and method override", () => {
  it("is returned in the language that the request body states", async () => {
    const form = new URLSearchParams({
      depth: "0",
      draft: "true",
      limit: "100",
      locale: "pt-BR",
      "where[title][like]": "a",
    });
    const response = await cms.request("/api/pages", {
      body: form.toString(),
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "x-payload-http-method-override": "GET",
      },
      cookie: editor,
    });
    expect(response.status).toBe(200);
    const { docs } = await json<{ docs: { title?: string | null }[] }>(response);
    expect(docs.length).toBeGreaterThan(3);
    expect(docs.filter(({ title }) => !title)).toEqual([]);
  });
});

describe("a calendar day", () => {
  it("is stored as noon, so that it is the same day in every time zone", async () => {
    const article = { title: "Dia", description: "Dia.", illustration: "racks" };
    const response = await cms.request("/api/posts?draft=true", {
      body: { ...article, publishedAt: "2026-10-14T02:00:00.000Z" },
      cookie: editor,
    });
    expect((await json(response)).doc.publishedAt).toBe("2026-10-14T12:00:00.000Z");
    const { rows } = await cms.query<{ day: Date }>(
      "select published_at as day from posts union all select effective_date from legal",
    );
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter(({ day }) => day && day.getUTCHours() !== 12)).toEqual([]);
  });
});

describe("the stream of publish events", () => {
  it("contains each unpublish, but no drafts", async () => {
    const id = await create(page("anunciada"));
    const listener = new Client({ connectionString: cms.database.url });
    await listener.connect();
    const events: string[] = [];
    listener.on("notification", ({ payload }) => events.push(payload ?? ""));
    await listener.query(`LISTEN ${contentChangedEvent}`);

    await change(id, "?draft=true", { title: "Rascunho" });
    await cms.request("/api/globals/navigation?draft=true", { body: {}, cookie: editor });
    await change(id, "", { _status: "draft" });
    // Events arrive in commit order, so an event of the drafts would have arrived before this one.
    await expect.poll(() => events).toEqual([JSON.stringify({ collection: "pages", id })]);
    expect(await kindAt("/anunciada")).toBe("not-found");
    await listener.end();
  });
});
