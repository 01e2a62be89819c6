import { contentApi } from "contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as homePriceLink from "../src/migrations/20261127_232000_home_price_link.ts";
import * as dedicatedServer from "../src/migrations/20261127_233000_dedicated_server.ts";
import * as articleAuthors from "../src/migrations/20261128_050000_article_authors.ts";
import * as homeTexts from "../src/migrations/20261128_100000_home_texts.ts";
import * as articleFigures from "../src/migrations/20261128_101000_article_figures.ts";
import * as plainWords from "../src/migrations/20261128_102000_plain_words.ts";
import { type Cms, startCms } from "./support/cms.ts";

let cms: Cms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms?.stop());

type Step = typeof homePriceLink.up;

const run = (step: Step | typeof homePriceLink.down) =>
  cms.payload.db.drizzle.transaction((transaction) => (step as Step)({ db: transaction } as never));

interface Aside {
  link: { label: string; document?: { value: { slug?: string } } };
}
interface ResolvedBlock {
  blockType: string;
  lede?: string;
  asides?: Aside[] | null;
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

describe("the migration of the price in the hero", () => {
  it("turns the seed's sentence into a link in every language", async () => {
    const heroes = () => Promise.all(["/", "/en", "/es"].map(async (path) => blocksAt(path)));
    const seeded = (await heroes()).map((blocks) => blocks?.[0]?.lede);
    await run(homePriceLink.up);
    // The seed has the link: nothing changes.
    expect((await heroes()).map((blocks) => blocks?.[0]?.lede)).toEqual(seeded);
    const { rows } = await cms.query<{ lede: Record<string, string> }>(
      "select blocks -> 0 -> 'lede' as lede from pages where blocks -> 0 ->> 'blockType' = 'hero' and jsonb_array_length(blocks -> 0 -> 'asides') > 0",
    );
    expect(rows).toHaveLength(1);
    await cms.query(`
      update pages set blocks = jsonb_set(blocks #- '{0,asides}', '{0,lede}', (
        select jsonb_object_agg(key, value || ' ' || case key
          when 'pt-BR' then 'Cloud Server a partir de {from:price} por mês no contrato de {from:term}.'
          when 'en-US' then 'Cloud Server from {from:price} a month on a contract of {from:term}.'
          else 'Cloud Server desde {from:price} al mes con contrato de {from:term}.' end)
        from jsonb_each_text(blocks -> 0 -> 'lede')))
      where jsonb_array_length(blocks -> 0 -> 'asides') > 0`);
    expect(await asideAt("/en", "hero")).toBeUndefined();
    await run(homePriceLink.up);
    expect(await asideAt("/en", "hero")).toMatchObject({
      label: "Cloud Server from {from:price} a month on a contract of {from:term}",
      document: { value: { slug: "pricing" } },
    });
    expect((await heroes()).map((blocks) => blocks?.[0]?.lede)).toEqual(seeded);
  });
});

describe("the migration of the home page's texts", () => {
  const blocks = () => Promise.all(["/", "/en", "/es"].map(async (path) => blocksAt(path)));

  it("shortens what is still the seed's, and leaves what editors wrote", async () => {
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
    // Empty texts, such as the removed introduction, are as good as none.
    const withoutEmpty = (each: unknown) =>
      JSON.parse(JSON.stringify(each, (_, value) => (value === "" ? null : value)));
    for (const [index, page] of [english, spanish].entries()) {
      expect(withoutEmpty(page)).toEqual(withoutEmpty(seeded[index + 1]));
    }
  });
});

describe("the migration of plain words", () => {
  it("replaces wordings that are still the seed's, and takes them back", async () => {
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

describe("the migration of the dedicated server's page", () => {
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

  it("publishes the page, with links to it, where its addresses are free", async () => {
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

  it("leaves a site as it is that uses one of the addresses", async () => {
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

  it("changes the seed's authors, and no other", async () => {
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

describe("the migration of diagrams and sources", () => {
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
  it("adds both where the text is still the seed's, and leaves what editors wrote", async () => {
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
