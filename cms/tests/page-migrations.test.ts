import { contentApi } from "contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as homePriceLink from "../src/migrations/20261127_232000_home_price_link.ts";
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
