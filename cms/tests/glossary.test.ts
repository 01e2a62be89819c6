import { documentPath, type Locale } from "contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { resolveContent } from "../src/content/resolve-content.ts";
import { down, up } from "../src/migrations/20261127_230000_glossary_pages.ts";
import * as gradedTexts from "../src/migrations/20261128_210000_graded_texts.ts";
import { type RunningCms, startCms } from "./support/cms.ts";

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms?.stop());

interface Term {
  anchor: string;
  meaning: Record<Locale, string>;
  page?: string | null;
}

const glossary = async () => {
  const { rows } = await cms.query<{ id: string; blocks: [object, { terms: Term[] }] }>(
    `select id, blocks from pages where id in
      (select _parent_id from pages_locales where _locale = 'pt-BR' and slug = 'glossario')`,
  );
  return rows[0] as (typeof rows)[number];
};

/** Returns the content that visitors get. Excludes ids and times, which differ between a seeded and a migrated page. */
async function contentAt(path: string): Promise<unknown> {
  const { answer } = await resolveContent(cms.payload, path);
  return "document" in answer
    ? JSON.parse(JSON.stringify(answer.document), (key, value) =>
        ["id", "createdAt", "updatedAt"].includes(key) ? undefined : value,
      )
    : answer;
}

describe("the migration that adds glossary pages", () => {
  const paths = [
    documentPath({ collection: "pages", slug: "glossario/rto", locale: "pt-BR" }),
    documentPath({ collection: "pages", slug: "glosario/cluster", locale: "es-ES" }),
    documentPath({ collection: "pages", slug: "glossary/high-availability", locale: "en-US" }),
  ];

  it("adds the seed's pages, as drafts for edited terms, and none for removed terms", async () => {
    const args = { db: cms.ownerDatabase, payload: cms.payload } as never;
    // Reverts `gradedTexts`, which runs after the tested migration, to restore the texts that the tested migration
    // expects.
    await gradedTexts.down(args);
    const seeded = await Promise.all(paths.map(contentAt));
    await down(args);
    const ids = `(select _parent_id from pages_locales
      where _locale = 'pt-BR' and slug like 'glossario/%')`;
    await cms.query(`delete from _pages_v where parent_id in ${ids}`);
    await cms.query(`delete from pages where id in ${ids}`);
    const { id, blocks } = await glossary();
    const [hero, { terms, ...block }] = blocks;
    expect(terms.some(({ page }) => page)).toBe(false);
    const edited = terms
      .filter(({ anchor }) => anchor !== "cdn")
      .map((term) =>
        term.anchor === "rpo"
          ? { ...term, meaning: { ...term.meaning, "es-ES": "Lo que se pierde." } }
          : term,
      );
    await cms.query("update pages set blocks = $2 where id = $1", [
      id,
      JSON.stringify([hero, { ...block, terms: edited }]),
    ]);

    await up(args);

    expect(await Promise.all(paths.map(contentAt))).toEqual(seeded);
    expect(await contentAt("/glossario/rpo")).toEqual({ kind: "not-found" });
    expect(await contentAt("/glossario/cdn")).toEqual({ kind: "not-found" });
    const { docs } = await cms.payload.find({
      collection: "pages",
      where: { slug: { equals: "glossario/rpo" } },
      locale: "pt-BR",
      draft: true,
    });
    expect(docs).toMatchObject([
      { _status: "draft", title: expect.stringMatching(/^O que é RPO/) },
    ]);
    const [, { terms: linked }] = (await glossary()).blocks;
    expect(linked.map(({ page }) => typeof page)).toEqual(Array(39).fill("string"));
    expect(linked.find(({ anchor }) => anchor === "rpo")?.meaning["es-ES"]).toBe(
      "Lo que se pierde.",
    );
  });

  it("adds no page that already exists", async () => {
    const args = { db: cms.ownerDatabase, payload: cms.payload } as never;
    const count = () => cms.payload.count({ collection: "pages" });
    const before = await count();
    await down(args);
    await up(args);
    expect(await count()).toEqual(before);
    const [, { terms }] = (await glossary()).blocks;
    expect(terms.every(({ page }) => page)).toBe(true);
  });
});
