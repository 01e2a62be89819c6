import { reviewsApi } from "contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DashboardContext } from "../src/dashboard/section.ts";
import { type RunningCms, startCms } from "./support/cms.ts";
import { newStaff, type TestAccount } from "./support/people.ts";

// Imported dynamically, because these modules read their settings when they are loaded.
let readHistory: typeof import("../src/history/history.ts").readHistory;
let recentChangesSection: typeof import("../src/dashboard/recent-changes.ts").recentChangesSection;
let pendingWorkSection: typeof import("../src/dashboard/pending-work.ts").pendingWorkSection;

let cms: RunningCms;
let editor: TestAccount;
let writer: TestAccount;
beforeAll(async () => {
  cms = await startCms();
  ({ readHistory } = await import("../src/history/history.ts"));
  ({ recentChangesSection } = await import("../src/dashboard/recent-changes.ts"));
  ({ pendingWorkSection } = await import("../src/dashboard/pending-work.ts"));
  editor = await newStaff(cms, "editor");
  writer = await newStaff(cms, "writer");
});
afterAll(() => cms?.stop());

type Body = Record<string, unknown>;

async function send(path: string, { by, method = "PATCH", body }: Call): Promise<Response> {
  const response = await cms.request(path, { method, body, cookie: by.cookie });
  expect(response.ok).toBe(true);
  return response;
}

interface Call {
  by: TestAccount;
  method?: string;
  body: Body;
}

async function create(by: TestAccount, slug: string): Promise<string> {
  const blocks = [{ blockType: "hero", heading: slug, lede: `${slug}.` }];
  const body = { title: slug, slug, description: `${slug}.`, blocks, _status: "draft" };
  const path = "/api/pages?draft=true&autosave=true&locale=pt-BR";
  const response = await send(path, { by, method: "POST", body });
  return ((await response.json()) as { doc: { id: string } }).doc.id;
}

/** Saves as an open form does after the user has stopped typing. */
function autosave(by: TestAccount, id: string, body: Body, locale = "pt-BR"): Promise<Response> {
  return send(`/api/pages/${id}?draft=true&autosave=true&locale=${locale}`, { by, body });
}

function publish(id: string, locale?: string): Promise<Response> {
  const query = locale ? `?locale=${locale}&publishSpecificLocale=${locale}` : "?locale=pt-BR";
  return send(`/api/pages/${id}${query}`, { by: editor, body: { _status: "published" } });
}

async function historyOf(id: string): Promise<string[]> {
  const entries = await readHistory(cms.payload, { collection: "pages", id }, "pt");
  return entries.map(({ staffName, act, locale, changes, isFirst }) =>
    [staffName, locale ? `${act} ${locale}` : act, ...(isFirst ? ["first"] : changes)].join(" | "),
  );
}

async function dashboardContextOf(person: TestAccount): Promise<DashboardContext> {
  const user = await cms.payload.findByID({ collection: "staff", id: person.id });
  return {
    payload: cms.payload,
    user: { ...user, collection: "staff" },
    permissions: {} as DashboardContext["permissions"],
    language: "pt",
  };
}

/** Returns the rows of a group on a user's dashboard. */
async function groupOf(person: TestAccount, name: string) {
  const groups = await pendingWorkSection.groups(await dashboardContextOf(person));
  return groups.find((group) => group.name === name);
}

async function draftsOf(person: TestAccount): Promise<string[]> {
  return (await groupOf(person, "drafts"))?.rows.map(({ text }) => text) ?? [];
}

describe("the history", () => {
  it("attributes changed fields to the user who saved them", async () => {
    const id = await create(writer, "quem-escreveu");
    await autosave(writer, id, { title: "Da redatora" });
    await autosave(editor, id, { description: "Da editora." });
    await autosave(editor, id, { description: "Da editora, de novo." });
    await autosave(writer, id, { title: "Da redatora, de novo" });
    const [title, description] = ["Título · Português (Brasil)", "Descrição · Português (Brasil)"];
    expect(await historyOf(id)).toEqual([
      `writer | draft | ${title}`,
      `editor | draft | ${description}`,
      "writer | draft | first",
    ]);
  });

  it("attributes changed fields of a global to the user who saved them", async () => {
    const admin = await newStaff(cms, "admin");
    const save = (by: TestAccount, brandName: string) =>
      send("/api/globals/site-settings?draft=true&autosave=true&locale=pt-BR", {
        by,
        method: "POST",
        body: { brandName },
      });
    await save(editor, "Nuvem da editora");
    await save(admin, "Nuvem da administradora");
    const entries = await readHistory(cms.payload, { global: "site-settings" }, "pt");
    expect(entries.slice(0, 2).map(({ staffName }) => staffName)).toEqual(["admin", "editor"]);
  });

  it("lists no entry for a save without changes", async () => {
    const id = await create(writer, "so-apertou-publicar");
    await autosave(writer, id, { title: "Da redatora" });
    await autosave(editor, id, {});
    expect(await historyOf(id)).toEqual(["writer | draft | first"]);
    await autosave(editor, id, { title: "Da editora" });
    expect(await historyOf(id)).toEqual([
      "editor | draft | Título · Português (Brasil)",
      "writer | draft | first",
    ]);
  });

  it("does not attribute another user's drafts to the user who publishes one language", async () => {
    const id = await create(writer, "uma-so-lingua");
    await publish(id);
    await autosave(writer, id, { title: "One", slug: "one-language-only" }, "en-US");
    await autosave(editor, id, { title: "Outro" });
    await publish(id, "pt-BR");
    await autosave(editor, id, { title: "Mais um" });
    const [newest, published, ...older] = await historyOf(id);
    expect(newest).toBe("editor | draft | Título · Português (Brasil)");
    expect(published).toBe("editor | published pt-BR");
    expect(older.slice(0, 2)).toEqual([
      "editor | draft | Título · Português (Brasil)",
      "writer | draft | Título · English (US) | Endereço da página · English (US)",
    ]);
  });

  it("lists an unpublish below the publish of the version that was live", async () => {
    const id = await create(writer, "saiu-do-ar");
    await publish(id, "pt-BR");
    const draft = { _status: "draft" };
    await send(`/api/pages/${id}?unpublishAllLocales=true`, { by: editor, body: draft });
    expect(await historyOf(id)).toEqual([
      "editor | unpublished",
      "editor | published",
      "writer | draft | first",
    ]);
    const [{ rows: changes } = { rows: [] }] = await recentChangesSection.groups(
      await dashboardContextOf(editor),
    );
    expect(changes[0]).toMatchObject({ about: "Página · editor tirou do site" });
    expect(await draftsOf(editor)).not.toContain("saiu-do-ar");
  });

  it("does not list a draft's restore from the trash as an unpublish", async () => {
    const id = await create(writer, "da-lixeira");
    const path = `/api/pages/${id}`;
    await send(path, { by: editor, body: { deletedAt: new Date().toISOString() } });
    const restored = { deletedAt: null, _status: "draft" };
    await send(`${path}?trash=true`, { by: editor, body: restored });
    expect(await historyOf(id)).toEqual(["writer | draft | first"]);
    const [{ rows: changes } = { rows: [] }] = await recentChangesSection.groups(
      await dashboardContextOf(editor),
    );
    expect(changes[0]?.about).not.toContain("tirou do site");
  });
});

describe("a user's drafts on the dashboard", () => {
  it("are empty for a user who has never saved a draft", async () => {
    const newcomer = await newStaff(cms, "writer");
    const group = await groupOf(newcomer, "drafts");
    expect(group?.rows).toEqual([]);
    expect(group?.empty).toEqual({
      pt: "Nenhum rascunho seu.",
      en: "You have no drafts.",
      es: "No tiene borradores.",
    });
  });

  it("remain listed when another user edits them, until they are published", async () => {
    const id = await create(writer, "a-quatro-maos");
    await autosave(editor, id, { description: "Da editora." });
    expect(await draftsOf(writer)).toContain("a-quatro-maos");
    expect(await draftsOf(editor)).toContain("a-quatro-maos");
    await publish(id);
    expect(await draftsOf(writer)).not.toContain("a-quatro-maos");
    expect(await draftsOf(editor)).not.toContain("a-quatro-maos");
  });

  it("remain listed when only another language of the document is published", async () => {
    const id = await create(writer, "em-duas-linguas");
    const other = await newStaff(cms, "writer");
    await autosave(other, id, { title: "In two", slug: "in-two-languages" }, "en-US");
    await publish(id, "pt-BR");
    expect(await draftsOf(writer)).not.toContain("em-duas-linguas");
    expect(await draftsOf(other)).toHaveLength(1);
    await autosave(editor, id, { slug: "" }, "en-US");
    await publish(id);
    expect(await draftsOf(other)).toEqual([]);
  });

  it("remain listed if the user edited two languages and only one language is published", async () => {
    const id = await create(writer, "uma-em-duas");
    await publish(id, "pt-BR");
    const both = await newStaff(cms, "writer");
    await autosave(both, id, { title: "One in two", slug: "one-in-two" }, "en-US");
    await autosave(both, id, { title: "Uma em duas" });
    await publish(id, "pt-BR");
    expect(await draftsOf(both)).toHaveLength(1);
    expect((await historyOf(id)).slice(1, 3)).toEqual([
      "writer | draft | Título · Português (Brasil)",
      "writer | draft | Título · English (US) | Endereço da página · English (US)",
    ]);
  });

  it("exclude a document that the user saved without changes", async () => {
    const id = await create(writer, "sem-mexer");
    await autosave(editor, id, {});
    expect(await draftsOf(editor)).not.toContain("sem-mexer");
    expect(await draftsOf(writer)).toContain("sem-mexer");
  });
});

describe("drafts that an editor returned to the writer", () => {
  const request = (id: string) =>
    send(reviewsApi.reviews, {
      by: writer,
      method: "POST",
      body: { kind: "pages", id, locale: "pt-BR", note: "" },
    });
  const giveBack = async (id: string) => {
    const { rows } = await cms.query<{ id: string }>(
      `select id from reviews where document_id = '${id}' and state = 'waiting'`,
    );
    const path = reviewsApi.return(rows[0]?.id ?? "");
    await send(path, { by: editor, method: "POST", body: { note: "Falta o preço." } });
  };
  const returned = async (person = writer) => (await groupOf(person, "returned"))?.rows ?? [];

  it("are listed for the writer until the writer submits them again or an editor publishes them", async () => {
    const id = await create(writer, "devolvida");
    await request(id);
    expect(await returned()).toEqual([]);
    await giveBack(id);
    expect(await returned()).toMatchObject([
      {
        href: `/cms/collections/pages/${id}?locale=pt-BR`,
        text: "devolvida",
        about: "Português (Brasil) · Falta o preço.",
      },
    ]);
    expect(await returned(editor)).toEqual([]);
    await request(id);
    expect(await returned()).toEqual([]);
    await giveBack(id);
    expect(await returned()).toHaveLength(1);
    await publish(id, "pt-BR");
    expect(await returned()).toEqual([]);
  });
});
