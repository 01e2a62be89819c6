import {
  articlesPerFeed,
  articlesPerPage,
  contentApi,
  documentsResponse,
  feedResponse,
  pathsResponse,
  resolveResponse,
  searchApi,
} from "contracts";
import { sql } from "drizzle-orm";
import type { Payload } from "payload";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { Post } from "../src/payload-types.ts";
import { type RunningCms, startCms } from "./support/cms.ts";

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms?.stop());

type Written = Partial<Parameters<Payload["create"]>[0]["data"]>;

const text = (words: string) => ({
  root: {
    type: "root",
    version: 1,
    direction: "ltr" as const,
    format: "" as const,
    indent: 0,
    children: [
      {
        type: "paragraph",
        version: 1,
        children: [
          {
            type: "text",
            version: 1,
            text: words,
            format: 0,
            mode: "normal",
            style: "",
            detail: 0,
          },
        ],
      },
    ],
  },
});

let count = 0;
function writeArticle(day: string, given: Written = {}): Promise<Post> {
  count += 1;
  return cms.payload.create({
    collection: "posts",
    locale: "pt-BR",
    data: {
      title: `Artigo ${count}`,
      slug: `artigo-${count}`,
      description: `Descrição ${count}`,
      publishedAt: `${day}T12:00:00.000Z`,
      illustration: "racks",
      body: text("Um parágrafo."),
      _status: "published",
      ...given,
    } as never,
  });
}

async function resolve(path: string) {
  const response = await (await cms.request(`${contentApi.resolve}?path=${path}`)).json();
  return resolveResponse.parse(response);
}

const listed = z.object({
  articles: z.array(z.looseObject({ id: z.string(), slug: z.string() })),
  paging: z.object({ page: z.number(), pages: z.number(), total: z.number() }),
});

async function list(path: string) {
  const { content, dependsOn } = await resolve(path);
  return { ...listed.parse(content), content, dependsOn };
}

async function paths(): Promise<z.infer<typeof pathsResponse>> {
  return pathsResponse.parse(await (await cms.request(contentApi.paths)).json());
}

describe("the list of articles", () => {
  beforeAll(async () => {
    for (let day = 1; day <= 15; day += 1) {
      await writeArticle(`2020-01-${String(day).padStart(2, "0")}`);
    }
  });

  it("shows each article on exactly one page, newest first", async () => {
    const first = await list("/blog");
    expect(first.paging).toEqual({ page: 1, pages: 3, total: 25 });
    const pages = [first, await list("/blog/pagina/2"), await list("/blog/pagina/3")];
    expect(pages.map(({ articles }) => articles.length)).toEqual([
      articlesPerPage,
      articlesPerPage,
      1,
    ]);
    const ids = pages.flatMap(({ articles }) => articles.map(({ id }) => id));
    expect(new Set(ids).size).toBe(25);
    expect(pages[2]?.articles[0]?.slug).toBe("artigo-1");
    for (const { dependsOn } of pages) {
      expect(dependsOn).toContain("posts");
    }
  });

  it("returns 404 for pages that do not exist, and redirects page 1 to the list's URL", async () => {
    for (const path of ["/blog/pagina/4", "/blog/page/2", "/en/blog/page/2", "/sobre/pagina/2"]) {
      expect((await resolve(path)).content.kind, path).toBe("not-found");
    }
    expect((await resolve("/blog/pagina/1")).content).toEqual({ kind: "redirect", to: "/blog" });
  });

  it("lists the URLs of its pages in each language", async () => {
    const { paths: known } = await paths();
    expect(known).toEqual(expect.arrayContaining(["/blog/pagina/2", "/blog/pagina/3"]));
    expect(known).not.toContain("/blog/pagina/4");
    expect(known).not.toContain("/en/blog/page/2");
    const { content } = await list("/blog/pagina/2");
    expect(content).toMatchObject({ alternates: { "pt-BR": "/blog/pagina/2" } });
    expect(Object.keys((content as { alternates: object }).alternates)).toEqual(["pt-BR"]);
  });

  it("updates its number of articles on every publish, unpublish, move to the trash, restore and deletion", async () => {
    const total = async () => (await list("/blog")).paging.total;
    const before = await total();
    const { id } = await writeArticle("2019-06-01");
    expect(await total()).toBe(before + 1);
    const change = (data: object) =>
      cms.payload.update({ collection: "posts", id, locale: "pt-BR", data: data as never });
    await change({ _status: "draft" });
    expect(await total()).toBe(before);
    await change({ _status: "published" });
    expect(await total()).toBe(before + 1);
    await change({ deletedAt: new Date().toISOString() });
    expect(await total()).toBe(before);
    await cms.payload.update({
      collection: "posts",
      id,
      data: { deletedAt: null, _status: "published" } as never,
      trash: true,
    });
    expect(await total()).toBe(before + 1);
    await cms.payload.delete({ collection: "posts", id });
    expect(await total()).toBe(before);
  });

  it("updates its pages when an article is published or deleted", async () => {
    const slugs = async (page: number) => {
      const { articles } = await list(page === 1 ? "/blog" : `/blog/pagina/${page}`);
      return articles.map(({ slug }) => slug);
    };
    const all = async () => [...(await slugs(1)), ...(await slugs(2)), ...(await slugs(3))];
    const before = await all();
    const { id, slug } = await writeArticle("2020-01-10");
    const after = await all();
    expect(after).toContain(slug);
    expect(after.filter((each) => each !== slug)).toEqual(before);
    await cms.payload.delete({ collection: "posts", id });
    expect(await all()).toEqual(before);
  });

  it("keeps its total correct when two articles are unpublished concurrently, in either commit order", async () => {
    const total = async () => (await list("/blog")).paging.total;
    const [one, other] = [await writeArticle("2019-05-01"), await writeArticle("2019-05-02")];
    const before = await total();
    const withdraw = (id: string) => `update posts set _status = 'draft' where id = '${id}'`;
    const slow = new pg.Client(cms.database.url);
    await slow.connect();
    await slow.query(`begin; ${withdraw(one.id)}`);
    // This change begins later than the open one and commits first, because neither transaction waits for the other.
    await cms.query(withdraw(other.id));
    expect(await total()).toBe(before - 1);
    await slow.query("commit");
    await slow.end();
    expect(await total()).toBe(before - 2);
    for (const { id } of [one, other]) {
      await cms.payload.delete({ collection: "posts", id });
    }
  });

  it("has a feed of the newest articles", async () => {
    for (let more = 0; more < articlesPerFeed - 24; more += 1) {
      await writeArticle("2019-01-01");
    }
    const response = await (await cms.request(`${contentApi.feed}?path=/blog`)).json();
    expect(feedResponse.parse(response).feed?.articles).toHaveLength(articlesPerFeed);
    const nowhere = await (await cms.request(`${contentApi.feed}?path=/sobre`)).json();
    expect(feedResponse.parse(nowhere).feed).toBeNull();
  });
});

describe("an article group", () => {
  it("lists its own articles at one URL per language, with a feed", async () => {
    const { articles, content, paging } = await list("/blog/categoria/custos");
    expect(paging).toEqual({ page: 1, pages: 1, total: 2 });
    expect(articles.map(({ slug }) => slug)).toContain("o-que-compoe-o-custo-da-nuvem");
    expect(content).toMatchObject({
      kind: "categories",
      alternates: { "en-US": "/en/blog/category/costs", "es-ES": "/es/blog/categoria/costos" },
    });
    expect((await list("/en/blog/tag/backup")).paging.total).toBe(3);
    expect((await list("/es/blog/autor/lucia-ferraz")).paging.total).toBeGreaterThan(1);
    const { paths: known } = await paths();
    expect(known).toContain("/en/blog/category/costs/feed.xml");
  });

  it("redirects from its former URL", async () => {
    const { content } = await list("/blog/tag/rede");
    const { id } = (content as { document: { id: string } }).document;
    await cms.payload.update({
      collection: "tags",
      id,
      data: { slug: "redes", _status: "published" },
      locale: "pt-BR",
    });
    expect((await resolve("/blog/tag/rede")).content).toEqual({
      kind: "redirect",
      to: "/blog/tag/redes",
    });
    expect((await paths()).redirects["/blog/tag/rede"]).toBe("/blog/tag/redes");
  });
});

const around = z.object({
  around: z.object({
    previous: z.looseObject({ slug: z.string() }).optional(),
    next: z.looseObject({ slug: z.string() }).optional(),
    related: z.array(z.looseObject({ slug: z.string() })),
  }),
});

describe("an article", () => {
  it("links to the previous and the next article, even if both have the same date", async () => {
    const slugs = [];
    for (const day of ["2018-03-01", "2018-03-02", "2018-03-02"]) {
      slugs.push((await writeArticle(day)).slug);
    }
    const [first, second, third] = await Promise.all(
      slugs.map(async (slug) => around.parse((await resolve(`/blog/${slug}`)).content).around),
    );
    expect(first?.previous).toBeUndefined();
    expect(first?.next?.slug).toBe(slugs[1]);
    expect([second?.previous?.slug, second?.next?.slug]).toEqual([slugs[0], slugs[2]]);
    expect(third?.previous?.slug).toBe(slugs[1]);
  });

  it("links to related articles that the editor chose, then to the most similar articles", async () => {
    const { docs: categories } = await cms.payload.find({ collection: "categories", limit: 1 });
    const { docs: tags } = await cms.payload.find({ collection: "tags", limit: 2 });
    const category = await cms.payload.create({
      collection: "categories",
      locale: "pt-BR",
      data: { title: "Só aqui", slug: "so-aqui", description: "Só aqui.", _status: "published" },
    });
    const both = await writeArticle("2017-01-01", {
      category: category.id,
      tags: tags.map(({ id }) => id),
    });
    const one = await writeArticle("2017-01-02", { category: category.id });
    const chosen = await writeArticle("2017-01-03", { category: categories[0]?.id });
    const { slug } = await writeArticle("2017-01-04", {
      category: category.id,
      tags: tags.map(({ id }) => id),
      related: [chosen.id],
    });
    const read = around.parse((await resolve(`/blog/${slug}`)).content).around;
    expect(read.related.map((each) => each.slug)).toEqual([chosen.slug, both.slug, one.slug]);
  });
});

describe("the sitemap's list of documents", () => {
  it("states its number of parts, and is empty beyond the last part", async () => {
    const part = async (number: number) =>
      documentsResponse.parse(
        await (await cms.request(`${contentApi.catalogue}?part=${number}`)).json(),
      );
    const first = await part(1);
    expect(first.parts).toBe(1);
    expect(first.documents.length).toBeGreaterThan(30);
    expect((await part(2)).documents).toEqual([]);
    expect((await cms.request(`${contentApi.catalogue}?part=x`)).status).toBe(400);
  });

  const listed = async (path: string) => {
    const response = await cms.request(contentApi.catalogue);
    const { documents } = documentsResponse.parse(await response.json());
    return documents.find(({ alternates }) => Object.values(alternates).includes(path));
  };

  it("excludes article groups with fewer than three articles", async () => {
    expect(await listed("/blog/tag/contratos")).toBeDefined();
    expect(await listed("/blog/tag/lgpd")).toBeUndefined();
  });

  it("shows the date of the last publish by staff, or the document's own date if there was none", async () => {
    const path = "/blog/estrategia-de-backup-3-2-1";
    await cms.query("update posts set updated_at = now()");
    expect((await listed(path))?.changedAt).toBe("2025-08-19T12:00:00.000Z");
    expect(await listed("/sobre")).not.toHaveProperty("changedAt");
    const { docs } = await cms.payload.find({
      collection: "posts",
      locale: "pt-BR",
      where: { slug: { equals: "estrategia-de-backup-3-2-1" } },
    });
    const editor = await cms.signIn("editor");
    const before = Date.now();
    const published = await cms.request(`/api/posts/${docs[0]?.id}?locale=pt-BR`, {
      method: "PATCH",
      cookie: editor,
      body: { title: "Backup 3-2-1 na prática", _status: "published" },
    });
    expect(published.status).toBe(200);
    expect(Date.parse((await listed(path))?.changedAt ?? "")).toBeGreaterThanOrEqual(before);
    const { content } = (await (
      await cms.request(`${contentApi.resolve}?path=${path}`)
    ).json()) as { content: { changedAt?: string } };
    expect(content.changedAt).toBe((await listed(path))?.changedAt);
  });
});

// Must be the last test of the file, because it recreates the authors.
describe("the migration of authors' names", () => {
  it("creates an author with a URL in each language for each name, without losing a name", async () => {
    const { up, down } = await import("../src/migrations/20261122_120100_authors.ts");
    const names = ["  Ana Núñez ", "Ana Nunez", "李明", "Bia"];
    const db = cms.ownerDatabase;
    const run = (step: typeof up) =>
      db.transaction((transaction) => step({ db: transaction } as never));
    await run(down as typeof up);
    const posts = await cms.query<{ id: string }>("select id from posts order by id");
    await db.execute(
      sql`update _posts_v set version_author = 'Só no rascunho' where version_author is null`,
    );
    for (const [index, name] of names.entries()) {
      await db.execute(sql`update posts set author = ${name} where id = ${posts.rows[index]?.id}`);
    }
    await run(up);

    const { rows } = await cms.query<{ name: string | null; title: string | null }>(
      `select btrim(author) as name, title from posts
        left join authors_locales on _parent_id = written_by_id and _locale = 'es-ES'`,
    );
    expect(rows.filter(({ name, title }) => name !== title)).toEqual([]);
    const authors = await cms.payload.find({
      collection: "authors",
      draft: true,
      limit: 0,
      locale: "pt-BR",
    });
    const titles = authors.docs.map(({ title }) => title);
    expect(titles).toEqual(
      expect.arrayContaining(["Ana Núñez", "Ana Nunez", "李明", "Só no rascunho"]),
    );
    const slugs = authors.docs.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    const { total } = (await list("/blog/autor/bia")).paging;
    expect(total).toBe(1);
    await cms.payload.update({
      collection: "authors",
      id: authors.docs.find(({ title }) => title === "Bia")?.id ?? "",
      data: { slug: "bia-lima", _status: "published" },
      locale: "pt-BR",
    });
    expect((await resolve("/blog/autor/bia")).content).toMatchObject({
      to: "/blog/autor/bia-lima",
    });
  });
});

describe("a block within an article", () => {
  interface Block {
    fields: { blockType: string; code?: string; lines?: unknown };
  }
  const blocks = (body: Post["body"]) =>
    (body?.root.children ?? []).flatMap((node) =>
      node.type === "block" ? [node as object as Block] : [],
    );
  async function resolve(path: string) {
    const response = await cms.request(`${contentApi.resolve}?path=${path}`);
    return resolveResponse.parse(await response.json());
  }

  it("adds the price catalogue to the article's cache tags only if the block shows a price", async () => {
    const quoted = await resolve("/blog/como-dimensionar-um-servidor-na-nuvem");
    expect(quoted.content).toHaveProperty("priceCatalogue.catalogue");
    expect(quoted.dependsOn).toContain("price-catalogue");
    const plain = await resolve("/blog/estrategia-de-backup-3-2-1");
    expect(plain.content).not.toHaveProperty("priceCatalogue");
    expect(plain.dependsOn).not.toContain("price-catalogue");
  });

  it("has its code highlighted by the server, which ignores the client's highlighting", async () => {
    const written = text("Antes.");
    const code = {
      type: "block",
      version: 2,
      format: "",
      fields: {
        id: "64b000000000000000000000",
        blockType: "code",
        language: "sql",
        code: "select 1",
        lines: [[{ text: "of another's making" }]],
      },
    };
    const article = await writeArticle("2025-03-04", {
      body: { root: { ...written.root, children: [...written.root.children, code] } },
    });
    const [block] = blocks(article.body);
    expect(block?.fields.lines).toEqual([
      [{ text: "select", kind: "keyword" }, { text: " " }, { text: "1", kind: "constant" }],
    ]);
  });

  it("is found by the search", async () => {
    for (const words of ["isole o servidor antes", "pg_restore"]) {
      const response = await cms.request(
        `${searchApi}?locale=pt-BR&q=${encodeURIComponent(words)}`,
      );
      expect(await response.text(), words).toContain("/blog/estrategia-de-backup-3-2-1");
    }
  });
});

it("the menus of the rich text editor use the editors' terms", () => {
  const { translations } = cms.payload.config.i18n;
  const names = (language: "pt" | "en" | "es") => {
    const { lexical } = translations[language] as object as {
      lexical: Record<string, { label: string }>;
    };
    return ["upload", "relationship", "horizontalRule"].map((feature) => lexical[feature]?.label);
  };
  expect(names("pt")).toEqual(["Imagem", "Conteúdo relacionado", "Linha divisória"]);
  expect(names("en")).toEqual(["Picture", "Related content", "Divider"]);
  expect(names("es")).toEqual(["Imagen", "Contenido relacionado", "Línea divisoria"]);
});
