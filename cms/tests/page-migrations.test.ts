import { contentApi } from "contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as homePriceLink from "../src/migrations/20261127_232000_home_price_link.ts";
import * as dedicatedServer from "../src/migrations/20261127_233000_dedicated_server.ts";
import * as articleAuthors from "../src/migrations/20261128_050000_article_authors.ts";
import * as homeTexts from "../src/migrations/20261128_100000_home_texts.ts";
import * as articleFigures from "../src/migrations/20261128_101000_article_figures.ts";
import * as plainWords from "../src/migrations/20261128_102000_plain_words.ts";
import * as productTables from "../src/migrations/20261128_110000_product_tables.ts";
import * as productDiagrams from "../src/migrations/20261128_111000_product_diagrams.ts";
import * as oneComparison from "../src/migrations/20261128_112000_one_comparison.ts";
import * as anchorPriceTexts from "../src/migrations/20261128_152000_anchor_price_texts.ts";
import * as gradedTexts from "../src/migrations/20261128_210000_graded_texts.ts";
import texts from "../src/migrations/graded-texts/texts.json" with { type: "json" };
import { type RunningCms, startCms } from "./support/cms.ts";

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms?.stop());

type Step = typeof homePriceLink.up;

const run = (step: Step | typeof homePriceLink.down) =>
  cms.ownerDatabase.transaction((transaction) => (step as Step)({ db: transaction } as never));

interface Aside {
  link: { label: string; document?: { value: { slug?: string } } };
}
interface ResolvedBlock {
  blockType: string;
  lede?: string;
  asides?: Aside[] | null;
  actions?: Aside[] | null;
  diagram?: string;
}

async function blocksAt(path: string): Promise<ResolvedBlock[] | undefined> {
  const response = await cms.request(`${contentApi.resolve}?path=${path}`);
  const { content } = (await response.json()) as {
    content: { kind: string; document?: { blocks: ResolvedBlock[] } };
  };
  return content.document?.blocks;
}

const asideAt = async (path: string, blockType: string) =>
  (await blocksAt(path))?.find((block) => block.blockType === blockType && block.asides?.length)
    ?.asides?.[0]?.link;

/** Returns blocks without ids and without empty values. */
const comparable = (blocks: unknown) =>
  JSON.parse(
    JSON.stringify(blocks, (key, value) => {
      const isEmpty =
        value === "" || value === null || (Array.isArray(value) && value.length === 0);
      return key === "id" || isEmpty ? undefined : value;
    }),
  );

describe("the migration of questions and rewritten texts", () => {
  const paths = ["/cloud-server", "/en/cloud-backup", "/es/nube-privada", "/glossario/ipv6"];
  const blocks = () => Promise.all(paths.map(async (path) => comparable(await blocksAt(path))));
  const article = async () => {
    const { rows } = await cms.query<{ body: string; title: string }>(
      `select body::text as body, title from posts_locales where slug = 'que-compone-el-costo-de-la-nube'`,
    );
    return `${rows[0]?.title} ${rows[0]?.body}`;
  };
  const support = async () => {
    const { rows } = await cms.query<{ text: string }>(
      `select offer_support as text from site_settings_locales where _locale = 'es-ES'`,
    );
    return rows[0]?.text;
  };

  // Reverts `gradedTexts`, because the tests below need the texts of the time before that migration.
  afterAll(() => run(gradedTexts.down));

  it("rewrites the texts and adds the questions on pages that equal the seed's", async () => {
    const seeded = { blocks: await blocks(), article: await article(), support: await support() };
    await run(gradedTexts.down);
    const [server, backup, privateCloud, term] = (await blocks()).map((page) =>
      JSON.stringify(page),
    );
    expect(server).not.toContain("perguntas-tecnicas");
    expect(backup).toContain("When you need to go back");
    expect(backup).not.toContain("{sla:backup}");
    expect(privateCloud).not.toContain("{minutes:privateCloud}");
    expect(term).toContain("confirme se o seu serviço o inclui.");
    expect(await article()).toMatch(/^Qué compone el costo.*Hay costos/);
    expect(await support()).toContain("24/7 para todos");
    await run(gradedTexts.up);
    expect({
      blocks: await blocks(),
      article: await article(),
      support: await support(),
    }).toEqual(seeded);
  });

  /** Returns the content of the tables with texts, without ids. */
  const stored = async () => {
    const tables = ["posts", "authors", "categories", "tags", "testimonials", "site_settings"];
    const all = [
      "select id::text, jsonb_build_object('blocks', blocks) as row from pages",
      ...["pages", ...tables, "pricing_plans_features"].map(
        (table) => `select id::text, to_jsonb(t) as row from ${table}_locales t`,
      ),
    ];
    const rows = await Promise.all(
      all.map(async (query) => (await cms.query<{ row: unknown }>(`${query} order by id`)).rows),
    );
    return comparable(rows.flat());
  };
  const wordings = (value: unknown): unknown[] =>
    typeof value === "object" && value !== null ? Object.values(value).flatMap(wordings) : [value];

  it("changes each text to the seed's wording, and restores the earlier wording on a rollback", async () => {
    const changes = Object.values(texts).flatMap((group) =>
      (Array.isArray(group) ? group : Object.values(group)).flat(),
    );
    const seeded = await stored();
    const now = new Set(wordings(seeded));
    expect(changes.filter(({ to }) => to !== "" && !now.has(to))).toEqual([]);
    await run(gradedTexts.down);
    const earlier = new Set(wordings(await stored()));
    expect(changes.filter(({ from }) => from !== "" && !earlier.has(from))).toEqual([]);
    await run(gradedTexts.up);
    expect(await stored()).toEqual(seeded);
  });

  it("adds the links of sections about downtime to the terms, and of the page about snapshots to Cloud Server", async () => {
    const links = async () => [
      (await asideAt("/nuvem-privada", "faq"))?.document?.value.slug,
      (await asideAt("/en/dedicated-server", "specTable"))?.document?.value.slug,
      (await blocksAt("/glossario/snapshot"))?.[0]?.actions?.[0]?.link.document?.value.slug,
    ];
    expect(await links()).toEqual(["termos-de-servico", "terms-of-service", "cloud-server"]);
    await run(gradedTexts.down);
    expect(await links()).toEqual([undefined, undefined, "datacenter-virtual"]);
    await run(gradedTexts.up);
    expect(await links()).toEqual(["termos-de-servico", "terms-of-service", "cloud-server"]);
  });

  it("sets the update time of every changed document, so that the search indexes it again", async () => {
    await run(gradedTexts.down);
    const latest = async () => {
      const tables = ["pages", "posts", "tags", "categories", "authors", "pricing_plans"];
      const times = tables.map((table) => `select max(updated_at)::text as at from ${table}`);
      const { rows } = await cms.query<{ at: string }>(times.join(" union all "));
      return rows.map(({ at }) => at);
    };
    const titleOnly =
      "select updated_at::text as at from pages where id = (select _parent_id from pages_locales where slug = 'glossario/ransomware')";
    const before = await latest();
    const [ransomware] = (await cms.query<{ at: string }>(titleOnly)).rows;
    await run(gradedTexts.up);
    const after = await latest();
    expect(after.filter((at, index) => at > (before[index] ?? ""))).toEqual(after);
    const [updated] = (await cms.query<{ at: string }>(titleOnly)).rows;
    expect((updated?.at ?? "") > (ransomware?.at ?? "")).toBe(true);
  });

  it("replaces rich text only in the language for which a change is defined", async () => {
    await run(gradedTexts.down);
    const [english, portuguese] = [
      "Read three passages before you sign:",
      "corta a tolerância por dez:",
    ];
    const change = texts.pages["glossario/sla"].find(({ from }) => from.endsWith(portuguese));
    const edit = (from = "", to = "") =>
      cms.query(
        `update pages set blocks = jsonb_set(blocks, '{1,content,en-US}',
            replace((blocks #> '{1,content,en-US}')::text, $1, $2)::jsonb)
          where id in (select _parent_id from pages_locales where slug = 'glossario/sla')`,
        [from, to],
      );
    await edit(english, change?.from);
    await run(gradedTexts.up);
    const pages = ["/en/glossary/sla", "/glossario/sla"];
    const [inEnglish, inPortuguese] = await Promise.all(
      pages.map(async (path) => JSON.stringify(await blocksAt(path))),
    );
    expect(inEnglish).toContain(portuguese);
    expect(inPortuguese).not.toContain(portuguese);
    await edit(change?.from, "Check three clauses before you sign:");
  });

  it("does not change texts, lists of questions and sections that editors changed", async () => {
    await run(gradedTexts.down);
    const edits = [
      ["backup-em-nuvem", "When you need to go back", "Our restores"],
      ["backup-em-nuvem", "Preciso testar a restauração?", "Nossa pergunta?"],
      ["cloud-server", "Perguntas antes de contratar", "Dúvidas"],
    ];
    const edit = (slug = "", from = "", to = "") =>
      cms.query(
        `update pages set blocks = replace(blocks::text, $2, $3)::jsonb
          where id in (select _parent_id from pages_locales where slug = $1)`,
        [slug, from, to],
      );
    for (const [slug, from, to] of edits) {
      await edit(slug, from, to);
    }
    await run(gradedTexts.up);
    const [server, backup] = (await blocks()).map((page) => JSON.stringify(page));
    expect(server).not.toContain("perguntas-tecnicas");
    expect(backup).toContain("Our restores");
    expect(backup).toContain("How backups are made and stored");
    expect(backup).not.toContain("{sla:backup}");
    for (const [slug, from, to] of edits) {
      await edit(slug, to, from);
    }
  });
});

describe("the migration of the price link in the hero", () => {
  const home = "(select _parent_id from pages_locales where slug = '/')";

  it("replaces the seed's sentence with a link in every language", async () => {
    const heroes = () => Promise.all(["/", "/en", "/es"].map(async (path) => blocksAt(path)));
    const seeded = (await heroes()).map((blocks) => blocks?.[0]?.lede);
    await run(homePriceLink.up);
    // The migration changes nothing at first, because the seed already contains the link.
    expect((await heroes()).map((blocks) => blocks?.[0]?.lede)).toEqual(seeded);
    const { rows } = await cms.query<{ lede: Record<string, string> }>(
      `select blocks -> 0 -> 'lede' as lede from pages
        where jsonb_array_length(blocks -> 0 -> 'asides') > 0 and id in ${home}`,
    );
    expect(rows).toHaveLength(1);
    await cms.query(`
      update pages set blocks = jsonb_set(blocks #- '{0,asides}', '{0,lede}', (
        select jsonb_object_agg(key, value || ' ' || case key
          when 'pt-BR' then 'Cloud Server a partir de {from:price} por mês no contrato de {from:term}.'
          when 'en-US' then 'Cloud Server from {from:price} a month on a contract of {from:term}.'
          else 'Cloud Server desde {from:price} al mes con contrato de {from:term}.' end)
        from jsonb_each_text(blocks -> 0 -> 'lede')))
      where jsonb_array_length(blocks -> 0 -> 'asides') > 0 and id in ${home}`);
    expect(await asideAt("/en", "hero")).toBeUndefined();
    await run(homePriceLink.up);
    expect(await asideAt("/en", "hero")).toMatchObject({
      label: "Cloud Server from {from:price} a month on a contract of {from:term}",
      document: { value: { slug: "pricing" } },
    });
    expect((await heroes()).map((blocks) => blocks?.[0]?.lede)).toEqual(seeded);
  });
});

describe("the migration of the texts of the home page", () => {
  const blocks = () => Promise.all(["/", "/en", "/es"].map(async (path) => blocksAt(path)));

  it("shortens texts that equal the seed's, and does not change edited texts", async () => {
    const seeded = await blocks();
    await run(homeTexts.down);
    const earlier = await blocks();
    expect(JSON.stringify(earlier[0])).toContain("{discount:48}, respectivamente.");
    expect(JSON.stringify(earlier[2])).toContain("«Configurar este plan» abre el plan");
    await cms.query(`
      update pages set blocks = jsonb_set(blocks, '{0,facts}', (blocks #> '{0,facts}') || '[
        { "id": "6928e0a05b6f4d0001a10002", "value": { "pt-BR": "10 Gbps" },
          "label": { "pt-BR": "de rede redundante" } },
        { "id": "6928e0a05b6f4d0001a10003", "value": { "pt-BR": "7 dias" },
          "label": { "pt-BR": "de cópias no backup diário opcional" } }]'::jsonb)
      where id in (select _parent_id from pages_locales where slug = '/')`);
    await cms.query(`
      update pages set blocks = replace(blocks::text, 'cada bloco de 500 GB custa', 'cada bloco custa')::jsonb
      where id in (select _parent_id from pages_locales where slug = '/')`);
    await run(homeTexts.up);
    const [portuguese, english, spanish] = await blocks();
    const own = "O preço de cada plano já inclui";
    expect(JSON.stringify(portuguese)).toContain(own);
    expect(portuguese?.[0]).toEqual(seeded[0]?.[0]);
    // Treats empty texts, such as the removed introduction, like null.
    const withoutEmpty = (each: unknown) =>
      JSON.parse(JSON.stringify(each, (_, value) => (value === "" ? null : value)));
    for (const [index, page] of [english, spanish].entries()) {
      expect(withoutEmpty(page)).toEqual(withoutEmpty(seeded[index + 1]));
    }
  });
});

describe("the migration to plainer wordings", () => {
  it("replaces wordings that equal the seed's, and restores them on a rollback", async () => {
    const paths = ["/consultoria-em-cloud", "/es/telefonia-ip", "/es/blog"];
    const blocks = () =>
      Promise.all(paths.map(async (path) => JSON.stringify(await blocksAt(path))));
    const seeded = await blocks();
    await run(plainWords.down);
    const [consulting, telephony] = await blocks();
    expect(consulting).toContain("ensaio e um caminho de volta.");
    expect(telephony).toContain("En la computadora");
    await run(plainWords.up);
    expect(await blocks()).toEqual(seeded);
  });
});

describe("the migration of the tables on product pages", () => {
  const paths = ["/cloud-server", "/en/cloud-center", "/es/servidor-dedicado", "/telefonia-ip"];
  const blocks = () =>
    Promise.all(paths.map(async (path) => comparable(await blocksAt(path)) as ResolvedBlock[]));
  const tables = async () =>
    (await blocks()).map((page) => page.findIndex(({ blockType }) => blockType === "comparison"));

  it("adds tables to pages that equal the seed's, and removes them on a rollback", async () => {
    const seeded = await blocks();
    expect(await tables()).toEqual([1, 1, 1, 4]);
    await run(productTables.up);
    expect(await blocks()).toEqual(seeded);
    await run(productTables.down);
    const earlier = await blocks();
    expect(await tables()).toEqual([-1, -1, -1, -1]);
    expect(JSON.stringify(earlier[0]?.[0])).toContain("é o menor prazo de contrato");
    expect(JSON.stringify(earlier[3])).toContain("reserve 1,7 Mbps de upload");
    await run(productTables.up);
    expect(await blocks()).toEqual(seeded);
  });

  it("does not change hero figures and sections that editors changed", async () => {
    await run(productTables.down);
    await cms.query(`
      update pages set blocks = replace(blocks::text, 'é o menor prazo de contrato', 'no mínimo')::jsonb
      where id in (select _parent_id from pages_locales where slug = 'cloud-server')`);
    await cms.query(`
      update pages set blocks = replace(blocks::text, 'Seus números em até 5 dias úteis', 'Portabilidade')::jsonb
      where id in (select _parent_id from pages_locales where slug = 'telefonia-ip')`);
    await run(productTables.up);
    expect(await tables()).toEqual([1, 1, 1, -1]);
    const [server, center] = await blocks();
    expect(JSON.stringify(server?.[0])).toContain("no mínimo");
    expect(center?.[0]).not.toHaveProperty("facts");
  });
});

describe("the migration of the diagrams on product pages", () => {
  const paths = ["/datacenter-virtual", "/en/cloud-backup"];
  const blocks = () =>
    Promise.all(paths.map(async (path) => comparable(await blocksAt(path)) as ResolvedBlock[]));
  const drawn = async () =>
    (await blocks()).map((page) => page.findIndex(({ diagram }) => diagram !== undefined));

  it("adds diagrams below the hero of pages that equal the seed's, and removes them on a rollback", async () => {
    const seeded = await blocks();
    expect(await drawn()).toEqual([1, 1]);
    await run(productDiagrams.up);
    expect(await blocks()).toEqual(seeded);
    await run(productDiagrams.down);
    const earlier = await blocks();
    expect(await drawn()).toEqual([-1, -1]);
    expect(earlier.map((page) => page.slice(1, 4).map(({ blockType }) => blockType))).toEqual([
      ["featureGrid", "featureGrid", "categorizedList"],
      ["featureGrid", "featureGrid", "steps"],
    ]);
    expect(JSON.stringify(earlier[1]?.[0])).toContain("restore at any hour");
    await run(productDiagrams.up);
    expect(await blocks()).toEqual(seeded);
  });

  it("does not change a section heading and hero figures that editors changed", async () => {
    await run(productDiagrams.down);
    await cms.query(`
      update pages set blocks = replace(blocks::text, 'O ambiente inteiro em uma tela', 'O painel')::jsonb
      where id in (select _parent_id from pages_locales where slug = 'datacenter-virtual')`);
    await cms.query(`
      update pages set blocks = replace(blocks::text, 'automatic copy', 'copy')::jsonb
      where id in (select _parent_id from pages_locales where slug = 'cloud-backup')`);
    await run(productDiagrams.up);
    expect(await drawn()).toEqual([-1, 1]);
    expect(JSON.stringify((await blocks())[1]?.[0])).toContain('"label":"copy"');
  });
});

describe("the migration of the comparison table on the pricing page", () => {
  const pageOf = (slug: string) =>
    `(select _parent_id from pages_locales where _locale = 'pt-BR' and slug = '${slug}')`;
  const table = `(select block from pages, jsonb_array_elements(blocks) as block
    where id in ${pageOf("comparar-servicos-de-nuvem")} and block ->> 'blockType' = 'comparison')`;
  const addTable = async (block: string) => {
    await cms.query(`update pages set blocks = blocks #- '{5,asides}' || ${block}
      where id in ${pageOf("precos")}`);
    await cms.query(`update pages set blocks = (
      select jsonb_agg(case when block #>> '{actions,1,link,document,value}' = ${pageOf("comparar-servicos-de-nuvem")}::text
        then jsonb_set(jsonb_set(block, '{actions,1,link,document,value}', to_jsonb(${pageOf("precos")}::text)),
          '{actions,1,link,anchor}', '"comparar"') else block end order by place)
      from jsonb_array_elements(blocks) with ordinality as list (block, place))
      where id in ${pageOf("cloud-center")}`);
  };
  const compareLink = async () => {
    const actions = (await blocksAt("/cloud-center"))?.at(-1)?.actions;
    return actions?.[1]?.link;
  };

  it("replaces the table with a link to the comparison page, which has the same table", async () => {
    const seeded = comparable(await blocksAt("/precos"));
    const link = await compareLink();
    expect(link).toMatchObject({ document: { value: { slug: "comparar-servicos-de-nuvem" } } });
    await addTable(table);
    expect(await compareLink()).toMatchObject({ anchor: "comparar" });
    await run(oneComparison.up);
    expect(comparable(await blocksAt("/precos"))).toEqual(seeded);
    expect(await asideAt("/en/pricing", "faq")).toMatchObject({
      label: "Compare our cloud services",
      document: { value: { slug: "compare-cloud-services" } },
    });
    expect(comparable(await compareLink())).toEqual(comparable(link));
  });

  it("does not change a table that editors changed, or the link to that table", async () => {
    await addTable(`jsonb_set(${table}, '{subject,pt-BR}', '"Produto"')`);
    await run(oneComparison.up);
    expect((await blocksAt("/precos"))?.at(-1)?.blockType).toBe("comparison");
    expect(await compareLink()).toMatchObject({ anchor: "comparar" });
  });
});

describe("the migration of guide prices in hero texts", () => {
  it("adds guide prices only to hero texts that equal the seed's", async () => {
    const paths = ["/consultoria-em-cloud", "/en/private-cloud"];
    const openings = () =>
      Promise.all(paths.map(async (path) => (await blocksAt(path))?.[0]?.lede ?? ""));
    const seeded = await openings();
    expect(seeded.map((lede) => /\{anchor:\w+\}$/.exec(lede)?.[0])).toEqual([
      "{anchor:consulting}",
      "{anchor:privateCloud}",
    ]);
    await run(anchorPriceTexts.down);
    expect((await openings()).join()).not.toContain("{anchor:");
    await cms.query(`
      update pages set blocks = jsonb_set(blocks, '{0,lede,en-US}', '"Our cloud."')
      where id in (select _parent_id from pages_locales where slug = 'nuvem-privada')`);
    await run(anchorPriceTexts.up);
    expect(await openings()).toEqual([seeded[0], "Our cloud."]);
  });
});

describe("the migration that adds the dedicated server page", () => {
  const paths = ["/servidor-dedicado", "/en/dedicated-server", "/es/servidor-dedicado"];
  const heroes = () =>
    Promise.all(paths.map(async (path) => (await blocksAt(path))?.[0]?.blockType));
  const remove = async () => {
    await cms.query(`delete from _pages_v where parent_id in
      (select _parent_id from pages_locales where slug = 'servidor-dedicado')`);
    await cms.query(`delete from pages where id in
      (select _parent_id from pages_locales where slug = 'servidor-dedicado')`);
    await cms.query(`delete from former_addresses where path = any('{${paths.join(",")}}')`);
    await cms.query(`update pages set blocks = (
      select jsonb_agg(block - 'asides' order by place)
      from jsonb_array_elements(blocks) with ordinality as list (block, place))`);
  };

  it("publishes the page and links to it if its URLs are unused", async () => {
    await remove();
    expect(await heroes()).toEqual([undefined, undefined, undefined]);
    await run(dedicatedServer.up);
    expect(await heroes()).toEqual(["hero", "hero", "hero"]);
    for (const [path, blockType] of [
      ["/nuvem-privada", "specTable"],
      ["/comparar-servicos-de-nuvem", "faq"],
      ["/precos", "faq"],
    ] as const) {
      expect(await asideAt(path, blockType), path).toMatchObject({
        document: { value: { slug: "servidor-dedicado" } },
      });
    }
    await run(dedicatedServer.down);
    expect(await heroes()).toEqual([undefined, undefined, undefined]);
    expect(await asideAt("/precos", "faq")).toBeUndefined();
  });

  it("changes nothing on a site on which one of the page's URLs is already in use", async () => {
    await cms.payload.create({
      collection: "pages",
      draft: true,
      locale: "en-US",
      data: { title: "Ours", slug: "dedicated-server" } as never,
    });
    await run(dedicatedServer.up);
    expect(await heroes()).toEqual([undefined, undefined, undefined]);
  });
});

describe("the migration of the articles' authors", () => {
  const authorOf = async (slug: string) => {
    const { rows } = await cms.query<{ author: string }>(
      `select authors_locales.slug as author from posts
        join posts_locales on posts_locales._parent_id = posts.id and posts_locales._locale = 'pt-BR'
        join authors_locales on authors_locales._parent_id = written_by_id and authors_locales._locale = 'pt-BR'
        where posts_locales.slug = $1`,
      [slug],
    );
    return rows[0]?.author;
  };
  const sizing = "como-dimensionar-um-servidor-na-nuvem";
  const privacy = "seguranca-cloud-computing-protecao-dados";

  it("changes only authors that equal the authors of the seed", async () => {
    await run(articleAuthors.down);
    expect(await authorOf(sizing)).toBe("marina-kowalski");
    expect(await authorOf(privacy)).toBe("thiago-azevedo");
    await cms.query(
      `update posts set written_by_id = (select _parent_id from authors_locales where slug = 'lucia-ferraz' limit 1)
        where id = (select _parent_id from posts_locales where _locale = 'pt-BR' and slug = $1)`,
      [sizing],
    );
    await run(articleAuthors.up);
    expect(await authorOf(privacy)).toBe("lucia-ferraz");
    expect(await authorOf(sizing)).toBe("lucia-ferraz");
  });
});

describe("the migration of diagrams and sources in articles", () => {
  interface Row {
    slug: string;
    _locale: string;
    nodes: { type: string; text: string; diagram: string | null }[];
  }
  /** Returns the outline of every article: types, texts and diagrams of its nodes. */
  const outlines = async () => {
    const { rows } = await cms.query<Row>(`
      select p._parent_id, p._locale, (select jsonb_agg(jsonb_build_object(
        'type', node ->> 'type', 'diagram', node #>> '{fields,diagram}',
        'text', jsonb_path_query_array(node, 'strict $.**.text')) order by at)
        from jsonb_array_elements(body #> '{root,children}') with ordinality as n(node, at)) as nodes
      from posts_locales p where body is not null order by p._parent_id, p._locale, p.id`);
    return rows;
  };
  const diagramsIn = (rows: Row[]) =>
    rows.flatMap(({ nodes }) => nodes.flatMap(({ diagram }) => diagram ?? []));
  it("adds diagrams and sources to texts that equal the seed's, and does not change edited texts", async () => {
    const seeded = await outlines();
    expect(diagramsIn(seeded)).toHaveLength(15);
    await run(articleFigures.down);
    expect(diagramsIn(await outlines())).toEqual([]);
    await run(articleFigures.up);
    expect(await outlines()).toEqual(seeded);

    await run(articleFigures.down);
    await cms.query(
      `update posts_locales set body = replace(body::text, 'Uma fora.', 'Outra fora.')::jsonb where _locale = 'pt-BR'`,
    );
    await cms.query(`
      update posts_locales set body = jsonb_set(body, '{root,children}', (body #> '{root,children}') - -1 - -1)
      where _locale = 'en-US'`);
    const edited = await outlines();
    await run(articleFigures.up);
    const upgraded = await outlines();
    expect(diagramsIn(upgraded)).toHaveLength(14);
    const isEdited = ({ nodes }: Row) => JSON.stringify(nodes).includes("Outra fora.");
    expect(upgraded.filter(isEdited)).toEqual(edited.filter(isEdited));
    const isEnglish = ({ _locale }: Row) => _locale === "en-US";
    expect(upgraded.filter(isEnglish)).toEqual(seeded.filter(isEnglish));
    await run(articleFigures.down);
  });
});
