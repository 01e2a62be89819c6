import type { Locale } from "contracts";
import { locales, searchApi, searchResponse } from "contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningCms, startCms } from "./support/cms.ts";
import { exhaustRateLimit } from "./support/limits.ts";

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms?.stop());

async function search(q: string, locale: Locale = "pt-BR", asked = false) {
  const query = new URLSearchParams({ locale, q, ...(asked ? { asked: "1" } : {}) });
  const response = await cms.request(`${searchApi}?${query}`);
  expect(response.status).toBe(200);
  return searchResponse.parse(await response.json());
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

describe("a search", () => {
  it("finds pages, articles and legal texts only in the requested language", async () => {
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

  it("does not match words of other languages", async () => {
    const data = { ...page("Numbat", "numbat"), _status: "published" as const };
    const { id } = await cms.payload.create({ collection: "pages", locale: "pt-BR", data });
    const english = { ...page("Marsupial", "marsupial"), _status: "published" as const };
    await cms.payload.update({ collection: "pages", id, locale: "en-US", data: english });
    expect(await pathsOf("marsupial", "en-US")).toEqual(["/en/marsupial"]);
    expect(await pathsOf("numbat", "en-US")).not.toContain("/en/marsupial");
    await cms.payload.delete({ collection: "pages", id });
  });

  it.each([
    ["missing accents", "migracao", "migração"],
    ["another form of the word", "migrações", "migração"],
    ["the beginning of a word", "migra", "migração"],
  ])("finds the page about «migração» with %s", async (_, typed, written) => {
    const found = await pathsOf(typed);
    expect(found).toContain("/blog/migrar-para-a-nuvem-sem-parar");
    expect(found).toEqual(expect.arrayContaining((await pathsOf(written)).slice(0, 1)));
  });

  it("corrects a misspelt word, and returns the corrected word", async () => {
    const { hits, corrected } = await search("servdor");
    expect(corrected).toBe("servidor");
    expect(hits.length).toBeGreaterThan(3);
    expect((await search("servidor")).corrected).toBeUndefined();
  });

  it("marks the words in title and snippet, and shows no price placeholders", async () => {
    const { hits } = await search("backup");
    const [best] = hits;
    expect(best?.title.some(({ text, isHit }) => isHit && /backup/i.test(text))).toBe(true);
    expect(hits.some(({ snippet }) => snippet.some(({ isHit }) => isHit))).toBe(true);
    expect(JSON.stringify(hits)).not.toMatch(/\{(?:price|unit):|\\u000[23]/);
  });

  it("replaces a fact's placeholder in a snippet by an ellipsis in brackets", async () => {
    const { hits } = await search("factura", "es-ES");
    const snippets = hits.map(({ snippet }) => snippet.map(({ text }) => text).join("")).join("\n");
    expect(snippets).toContain("de […] h al mes");
    expect(snippets).not.toContain("de h al mes");
  });
});

describe("words joined by punctuation", () => {
  const cloudServer = {
    "pt-BR": "/cloud-server",
    "en-US": "/en/cloud-server",
    "es-ES": "/es/cloud-server",
  } as const;

  it.each(locales)("are found in %s as written, and by each of the words", async (locale) => {
    for (const typed of [
      ...["Node.js", "nodejs", "cPanel/WHM", "WHM", "MySQL/MariaDB", "MariaDB", "MariaDB/MySQL"],
      ...["Ubuntu 24.04", "24.04", "10Gbps", "99.9", "99,9%"],
    ]) {
      const { hits, corrected } = await search(typed, locale);
      const paths = hits.map(({ path }) => path);
      expect(corrected, typed).toBeUndefined();
      expect(paths, typed).toContain(
        typed === "10Gbps"
          ? locale === "pt-BR"
            ? "/"
            : `/${locale.slice(0, 2)}`
          : cloudServer[locale],
      );
    }
  });

  it("find only texts in which the numbers of the query are adjacent, and are highlighted there", async () => {
    const { hits } = await search("24/7");
    expect(hits.length).toBeGreaterThan(3);
    const texts = hits.map(({ title, snippet }) =>
      [...title, ...snippet].map(({ text }) => text).join(""),
    );
    expect(texts.filter((text) => !/24[^\p{L}\p{N}]{1,3}7/u.test(text))).toEqual([]);
    const [node] = (await search("Node.js")).hits;
    const marked = node?.snippet.flatMap(({ text, isHit }) => (isHit ? text : []));
    expect(marked).toEqual(expect.arrayContaining(["Node", "js"]));
    expect(JSON.stringify(hits)).not.toMatch(/\\u000/);
    expect((await pathsOf("3-2-1"))[0]).toBe("/blog/estrategia-de-backup-3-2-1");
  });

  it.each([
    ["e-mail", "email"],
    ["wi-fi", "wifi"],
    ["Intel™", "intel"],
    ["ser\u00ADvidorzão", "servidorzao"],
    ["C++/Rust", "rust"],
  ])("such as %s are found by the query %s", async (written, typed) => {
    const data = { ...page(`Vombate ${written}`, "vombate"), _status: "published" as const };
    const { id } = await cms.payload.create({ collection: "pages", locale: "pt-BR", data });
    expect(await pathsOf(`vombate ${typed}`)).toEqual(["/vombate"]);
    expect(await pathsOf(`vombate ${written}`)).toEqual(["/vombate"]);
    await cms.payload.delete({ collection: "pages", id });
  });
});

describe("the order of search results", () => {
  const order = ["page", "article", "term", "list"];

  it.each([
    ["pt-BR", "backup", "/backup-em-nuvem"],
    ["en-US", "backup", "/en/cloud-backup"],
    ["es-ES", "copia de seguridad", "/es/copia-de-seguridad-en-la-nube"],
  ] as const)(
    "in %s ranks the service %s before blog, terms, category and tag",
    async (locale, typed, service) => {
      const { hits } = await search(typed, locale);
      expect(hits[0]?.path).toBe(service);
      const kinds = hits
        .filter(({ title }) => title.some(({ isHit }) => isHit))
        .map(({ collection, path }) =>
          collection === "posts"
            ? "article"
            : /\/gloss?ar(?:y|io)\//.test(path)
              ? "term"
              : collection === "pages" && !path.endsWith("/blog")
                ? "page"
                : "list",
        );
      expect(kinds).toEqual(
        kinds.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)),
      );
      expect(new Set(kinds).size).toBeGreaterThan(1);
    },
  );

  it("ranks a page that matches by title before hundreds of pages that match by text", async () => {
    const text = page("Outro assunto", "outro-assunto");
    const blocks = text.blocks.map((block) => ({ ...block, lede: "Potoroo. ".repeat(50) }));
    const publish = (data: ReturnType<typeof page>) =>
      cms.payload.create({
        collection: "pages",
        locale: "pt-BR",
        data: { ...data, _status: "published" },
      });
    const other = await publish({ ...text, blocks });
    // Inserts more entries than the search ranks by their text.
    await cms.query(
      `insert into search_entries
       select (jsonb_populate_record(entry, jsonb_build_object('document_id', gen_random_uuid()))).*
       from search_entries entry, generate_series(1, 300) where document_id = $1`,
      [other.id],
    );
    const term = await publish(page("Potoroo", "glossario/potoroo"));
    const paths = await pathsOf("potoroo");
    expect(paths).toHaveLength(12);
    expect(paths[0]).toBe("/glossario/potoroo");
    await cms.query("delete from search_entries where path = '/outro-assunto'");
    for (const { id } of [other, term]) {
      await cms.payload.delete({ collection: "pages", id });
    }
  });
});

describe("the correction of a misspelt word", () => {
  it.each([
    ["pt-BR", "boleto"],
    ["pt-BR", "imposto"],
    ["pt-BR", "boletos"],
    ["pt-BR", "pix"],
    ["pt-BR", "rollback"],
    ["en-US", "invoice"],
    ["es-ES", "impuesto"],
  ] as const)("in %s does not replace a correctly spelled word: %s", async (locale, typed) => {
    expect((await search(typed, locale)).corrected).toBeUndefined();
  });

  it("never suggests a word that only a deleted document contains", async () => {
    const [kept, removed] = [page("Wolframio", "wolframio"), page("Wolframit", "wolframit")];
    const create = async (data: ReturnType<typeof page>) =>
      (
        await cms.payload.create({
          collection: "pages",
          locale: "pt-BR",
          data: { ...data, _status: "published" },
        })
      ).id;
    const corrected = async () => (await search("wolframitt")).corrected;
    const id = await create(kept);
    expect(await corrected()).toBe("wolframio");
    const deleted = await create(removed);
    expect(await corrected()).toBe("wolframit");
    await cms.payload.delete({ collection: "pages", id: deleted });
    expect(await corrected()).toBe("wolframio");
    const unpublished = await create(removed);
    expect(await corrected()).toBe("wolframit");
    await cms.payload.update({
      collection: "pages",
      id: unpublished,
      locale: "pt-BR",
      data: { _status: "draft" },
    });
    expect(await corrected()).toBe("wolframio");
    expect(await pathsOf("wolframitt")).toEqual(["/wolframio"]);
    await cms.payload.delete({ collection: "pages", id: unpublished });
    await cms.payload.delete({ collection: "pages", id });
    expect(await corrected()).toBeUndefined();
  });
});

describe("a query that consists of stop words", () => {
  it.each([
    ["pt-BR", "para"],
    ["pt-BR", "o que é?"],
    ["en-US", "who"],
    ["en-US", "what is"],
    ["es-ES", "¿qué es?"],
    ["es-ES", "para"],
    ["pt-BR", "???"],
  ] as const)("is reported as too common in %s: %s", async (locale, typed) => {
    expect(await search(typed, locale, true)).toEqual({ hits: [], isTooCommon: true });
    expect((await search("zyxwvutq", locale)).isTooCommon).toBeUndefined();
  });
});

describe("the snippet of a search result", () => {
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

  it("has an ellipsis at each end that is within a sentence", async () => {
    const words = Array.from({ length: 60 }, (_, index) => `palavra${index}`);
    const middle = [...words.slice(0, 30), "equidna", ...words.slice(30)].join(" ");
    const snippet = await snippetOf(`A ${middle} z.`);
    expect(snippet).toMatch(/^… palavra.* equidna .*palavra\d+ …$/s);
  });

  it.each([
    `equidna ${Array.from({ length: 60 }, (_, index) => `palavra${index}...`).join(" ")}`,
    `equidna espera ... ${"e anda ... ".repeat(40)}`,
    `equidna ${"e mais: ... ".repeat(40)}`,
  ])("has one ellipsis at its end if the text contains ellipses: %#", async (body) => {
    const snippet = await snippetOf(body);
    expect(snippet).not.toMatch(/\.{2,}\s*…|…\s*…|\.{4,}|…\s*$(?<=[.!?]\s*…)/u);
  });

  it.each([
    ["pt-BR", "backup servidor nuvem migração custo empresa dados suporte segurança latência rede"],
    ["en-US", "backup server cloud migration cost company data support security latency network"],
    ["es-ES", "copia servidor nube migración coste empresa datos soporte seguridad latencia red"],
  ] as const)("has no adjacent ellipses in %s", async (locale, words) => {
    for (const word of words.split(" ")) {
      const texts = (await search(word, locale)).hits.map(({ snippet }) =>
        snippet.map(({ text }) => text).join(""),
      );
      expect(
        texts.filter((text) => /(?:\.\.|…)\s*[.…·]/u.test(text)),
        word,
      ).toEqual([]);
    }
  });

  it("does not end within a word", async () => {
    const body = `${filler.repeat(longest / filler.length - 2)}equidna ${"o".repeat(200)} z`;
    const snippet = await snippetOf(body);
    expect(snippet).toMatch(/equidna …$/);
  });
});

describe("the search index", () => {
  it("contains published content immediately, and no drafts or unpublished content", async () => {
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

  it("no longer contains a page that an editor unpublished, although editors may read drafts", async () => {
    const cookie = await cms.signIn("editor");
    const send = async (path: string, method: string, body: object): Promise<string> => {
      const response = await cms.request(`/api/pages${path}`, { method, body, cookie });
      expect(response.ok).toBe(true);
      return ((await response.json()) as { doc: { id: string } }).doc.id;
    };
    const body = { ...page("Bettongia", "bettongia"), _status: "published" };
    const id = await send("?locale=pt-BR", "POST", body);
    expect(await pathsOf("bettongia")).toEqual(["/bettongia"]);
    await send(`/${id}?locale=pt-BR`, "PATCH", { _status: "draft" });
    expect((await search("bettongia")).hits).toEqual([]);
    await cms.payload.delete({ collection: "pages", id });
  });

  it("is rebuilt at startup after a previous release wrote to the index", async () => {
    const { indexPublishedDocuments } = await import("../src/search/index-published.ts");
    expect(await indexPublishedDocuments(cms.payload)).toBe(0);
    const before = await pathsOf("backup");
    await cms.query("delete from search_entries");
    await cms.query(
      "insert into search_entries select gen_random_uuid(), 'pt-BR', 'pages', '/fantasma', 'Fantasma', '', '', to_tsvector('fantasma'), to_tsvector('fantasma'), now()",
    );
    expect(await indexPublishedDocuments(cms.payload)).toBeGreaterThan(20);
    expect(await pathsOf("backup")).toEqual(before);
    // Makes the entry look as if a release without the column `vocabulary` had indexed it.
    await cms.query(
      "update search_entries set vocabulary = null, words = '', title_words = '' where document_id in (select document_id from search_entries where path = '/backup-em-nuvem')",
    );
    expect(await indexPublishedDocuments(cms.payload)).toBe(1);
    expect(await pathsOf("backup")).toEqual(before);
    expect((await search("fantasma")).hits).toEqual([]);
  });
});

describe("a query with any text", () => {
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
  ])("gets a valid response: %j", async (q) => {
    await search(q, "pt-BR", true);
  });

  it("gets a valid response in every language of the site", async () => {
    expect((await cms.request(`${searchApi}?locale=xx&q=a`)).status).toBe(400);
    expect((await cms.request(`${searchApi}?locale=pt-BR`)).status).toBe(400);
  });
});

describe("a search without results", () => {
  const kept = async () =>
    (
      await cms.query<{ words: string; times: number }>(
        "select words, times from search_misses where locale = 'es-ES' order by words",
      )
    ).rows;

  it("is counted by its normalized words, only when the visitor submits it", async () => {
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
  ])("is not stored if it may be personal data: %s", async (q) => {
    await search(q, "es-ES", true);
    expect(await kept()).toEqual([{ words: "zyxwvut", times: 2 }]);
  });

  it("is counted at most twenty times per IP address and day", async () => {
    const missed = (q: string, visitor: string) =>
      cms.request(`${searchApi}?${new URLSearchParams({ locale: "en-US", q, asked: "1" })}`, {
        headers: { "x-forwarded-for": visitor },
      });
    await exhaustRateLimit(cms, "search-miss", "203.0.113.7", 19);
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

  it("is counted in at most 300 rows per day and language", async () => {
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
