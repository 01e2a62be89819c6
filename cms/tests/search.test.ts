import type { Locale } from "contracts";
import { locales, searchApi, searchResponse } from "contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Cms, startCms } from "./support/cms.ts";
import { fillLimit } from "./support/limits.ts";

let cms: Cms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms?.stop());

async function search(q: string, locale: Locale = "pt-BR", asked = false) {
  const query = new URLSearchParams({ locale, q, ...(asked ? { asked: "1" } : {}) });
  const answer = await cms.ask(`${searchApi}?${query}`);
  expect(answer.status).toBe(200);
  return searchResponse.parse(await answer.json());
}

const pathsOf = async (q: string, locale?: Locale) =>
  (await search(q, locale)).hits.map(({ path }) => path);

function page(title: string, slug: string) {
  const hero = {
    blockType: "hero" as const,
    heading: title,
    lede: title,
    ground: "paper" as const,
  };
  return { title, slug, description: `${title}.`, blocks: [hero] };
}

describe("what is found", () => {
  it("is pages, articles and legal texts, in the language that is asked in alone", async () => {
    expect(await pathsOf("backup em nuvem")).toContain("/backup-em-nuvem");
    expect(await pathsOf("portabilidade voip")).toContain(
      "/blog/voip-na-empresa-rede-e-portabilidade",
    );
    expect(await pathsOf("política de cookies")).toContain("/politica-de-cookies");
    for (const locale of locales) {
      const prefix = { "pt-BR": "/", "en-US": "/en", "es-ES": "/es" }[locale];
      const paths = await pathsOf("backup", locale);
      const others = paths.filter((path) =>
        prefix === "/" ? /^\/(?:en|es)(?:\/|$)/.test(path) : !path.startsWith(prefix),
      );
      expect(others, locale).toEqual([]);
    }
  });

  it("is not found by the words of its other languages", async () => {
    const data = { ...page("Numbat", "numbat"), _status: "published" as const };
    const { id } = await cms.payload.create({ collection: "pages", locale: "pt-BR", data });
    const english = { ...page("Marsupial", "marsupial"), _status: "published" as const };
    await cms.payload.update({ collection: "pages", id, locale: "en-US", data: english });
    expect(await pathsOf("marsupial", "en-US")).toEqual(["/en/marsupial"]);
    expect(await pathsOf("numbat", "en-US")).not.toContain("/en/marsupial");
    await cms.payload.delete({ collection: "pages", id });
  });

  it.each([
    ["accents that are missing or too many", "migracao", "migração"],
    ["another form of the word", "migrações", "migração"],
    ["the beginning of a word", "migra", "migração"],
  ])("does not depend on %s", async (_, typed, written) => {
    const found = await pathsOf(typed);
    expect(found).toContain("/blog/migrar-para-a-nuvem-sem-parar");
    expect(found).toEqual(expect.arrayContaining((await pathsOf(written)).slice(0, 1)));
  });

  it("is what was meant where a word is misspelt, and says so", async () => {
    const { hits, corrected } = await search("servdor");
    expect(corrected).toBe("servidor");
    expect(hits.length).toBeGreaterThan(3);
    expect((await search("servidor")).corrected).toBeUndefined();
  });

  it("marks the words in title and snippet, and shows no place of a price", async () => {
    const { hits } = await search("backup");
    const [best] = hits;
    expect(best?.title.some(({ text, isHit }) => isHit && /backup/i.test(text))).toBe(true);
    expect(hits.some(({ snippet }) => snippet.some(({ isHit }) => isHit))).toBe(true);
    expect(JSON.stringify(hits)).not.toMatch(/\{(?:price|unit):|\\u000[23]/);
  });
});

describe("a snippet", () => {
  const longest = 6_000;
  const filler = "Ornitorrincos nadam devagar. ";

  async function snippetOf(body: string) {
    const created = await cms.payload.create({
      collection: "pages",
      locale: "pt-BR",
      data: {
        ...page("Trecho", "trecho"),
        blocks: [{ blockType: "hero", heading: "Trecho", lede: body }],
        _status: "published",
      },
    });
    const { hits } = await search("equidna");
    await cms.payload.delete({ collection: "pages", id: created.id });
    return hits[0]?.snippet.map(({ text }) => text).join("");
  }

  it("says where it begins and ends within a sentence", async () => {
    const words = Array.from({ length: 60 }, (_, index) => `palavra${index}`);
    const middle = [...words.slice(0, 30), "equidna", ...words.slice(30)].join(" ");
    const snippet = await snippetOf(`A ${middle} z.`);
    expect(snippet).toMatch(/^… palavra.* equidna .*palavra\d+ …$/s);
  });

  it("does not end within a word", async () => {
    const body = `${filler.repeat(longest / filler.length - 2)}equidna ${"o".repeat(200)} z`;
    const snippet = await snippetOf(body);
    expect(snippet).toMatch(/equidna …$/);
  });
});

describe("what is published", () => {
  it("is found at once, its draft never, and nothing once it is gone", async () => {
    const created = await cms.payload.create({
      collection: "pages",
      locale: "pt-BR",
      data: { ...page("Quokkalândia", "quokkalandia"), _status: "published" },
    });
    expect(await pathsOf("quokkalandia")).toEqual(["/quokkalandia"]);
    expect((await search("quokkalandia", "en-US")).hits).toEqual([]);

    const { id } = created;
    await cms.payload.update({
      collection: "pages",
      id,
      locale: "pt-BR",
      draft: true,
      data: { title: "Numbatópolis", _status: "draft" },
    });
    expect((await search("numbatopolis")).hits).toEqual([]);
    expect(await pathsOf("quokkalandia")).toEqual(["/quokkalandia"]);

    await cms.payload.update({
      collection: "pages",
      id,
      locale: "pt-BR",
      data: { _status: "draft" },
    });
    expect((await search("quokkalandia")).hits).toEqual([]);
    await cms.payload.update({
      collection: "pages",
      id,
      locale: "pt-BR",
      data: { _status: "published" },
    });
    expect(await pathsOf("numbatopolis")).toEqual(["/quokkalandia"]);
    const deletedAt = new Date().toISOString();
    await cms.payload.update({ collection: "pages", id, data: { deletedAt } });
    expect((await search("numbatopolis")).hits).toEqual([]);
    await cms.payload.update({ collection: "pages", id, trash: true, data: { deletedAt: null } });
    expect((await search("numbatopolis")).hits, "what is taken back is a draft").toEqual([]);
    await cms.payload.delete({ collection: "pages", id });
    expect((await search("numbatopolis")).hits).toEqual([]);
  });

  it("is found after a start, whatever the version before wrote meanwhile", async () => {
    const { indexPublished } = await import("../src/content/search/index-published.ts");
    expect(await indexPublished(cms.payload)).toBe(0);
    const before = await pathsOf("backup");
    await cms.query("delete from search_entries");
    await cms.query(
      "insert into search_entries select gen_random_uuid(), 'pt-BR', 'pages', '/fantasma', 'Fantasma', '', '', to_tsvector('fantasma'), to_tsvector('fantasma'), now()",
    );
    expect(await indexPublished(cms.payload)).toBeGreaterThan(20);
    expect(await pathsOf("backup")).toEqual(before);
    expect((await search("fantasma")).hits).toEqual([]);
  });
});

describe("whatever is asked", () => {
  it.each([
    "a'&|!:*()<->",
    "' OR 1=1 --",
    "\\",
    "%_%",
    "a".repeat(5_000),
    "palavra ".repeat(500),
    "\u0000\u0002\u0003",
    "😀 ｓｅｒｖｉｄｏｒ",
    "de a o que",
    "",
  ])("%j is answered", async (q) => {
    await search(q, "pt-BR", true);
  });

  it("is refused in no language of the site", async () => {
    expect((await cms.ask(`${searchApi}?locale=xx&q=a`)).status).toBe(400);
    expect((await cms.ask(`${searchApi}?locale=pt-BR`)).status).toBe(400);
  });
});

describe("what is not found", () => {
  const kept = async () =>
    (
      await cms.query<{ words: string; times: number }>(
        "select words, times from search_misses where locale = 'es-ES' order by words",
      )
    ).rows;

  it("is counted by its words, once it was asked and not while it is typed", async () => {
    await search("zyxwvut", "es-ES");
    expect(await kept()).toEqual([]);
    await search("Zyxwvút", "es-ES", true);
    await search("zyxwvut ", "es-ES", true);
    expect(await kept()).toEqual([{ words: "zyxwvut", times: 2 }]);
  });

  it.each([
    "zyxana@example.com",
    "zyxana@example",
    "zyx 123.456.789-00",
    "zyx 1 2 3 4 5 6",
    "zyx １２３４５",
    "zyx uno dos tres cuatro cinco seis",
  ])("is not kept where it may tell of somebody: %s", async (q) => {
    await search(q, "es-ES", true);
    expect(await kept()).toEqual([{ words: "zyxwvut", times: 2 }]);
  });

  it("is counted twenty times a day of one address", async () => {
    const missed = (q: string, visitor: string) =>
      cms.ask(`${searchApi}?${new URLSearchParams({ locale: "en-US", q, asked: "1" })}`, {
        headers: { "x-forwarded-for": visitor },
      });
    await fillLimit(cms, "search-miss", "203.0.113.7", 19);
    for (const q of ["vvxxyyzz", "wwxxyyzz", "uuxxyyzz"]) {
      expect((await missed(q, "203.0.113.7")).status).toBe(200);
    }
    await missed("ttxxyyzz", "203.0.113.8");
    const { rows } = await cms.query(
      "select words from search_misses where locale = 'en-US' order by words",
    );
    expect(rows).toEqual([{ words: "ttxxyyzz" }, { words: "vvxxyyzz" }]);
    await cms.query("delete from search_misses where locale = 'en-US'");
  });

  it("fills no table", async () => {
    await cms.query(
      "insert into search_misses select current_date, 'en-US', 'made up ' || n, 1 from generate_series(1, 300) n",
    );
    await search("qqzzqqzz", "en-US", true);
    await search("made up 7", "en-US", true);
    const { rows } = await cms.query<{ times: string }>(
      "select count(*) as times from search_misses where locale = 'en-US'",
    );
    expect(Number(rows[0]?.times)).toBe(300);
  });
});
