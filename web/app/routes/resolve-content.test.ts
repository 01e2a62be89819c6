import type { LegalComparison } from "contracts";
import { defaultCatalogue } from "pricing-engine";
import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import type { SitePage } from "#app/cms/page-data.ts";
import { sampleSettings, startFakeCms } from "#app/test-support/cms.ts";
import { removeEmptyPassages, resolveContent } from "./resolve-content.server.ts";

type Content = SitePage["content"];

const args = { request: new Request("http://localhost/"), context: new RouterContextProvider() };
const offer = { maintenanceHours: 2 };
const calculator = (slug: string) => ({ id: "calculator", slug, title: "Preços" });
const siteWith = (slug: string) =>
  ({
    locale: "pt-BR",
    settings: { ...sampleSettings, offer, calculatorPage: calculator(slug) },
  }) as unknown as Pick<SitePage, "locale" | "settings">;

/** Returns a page that mentions a price and a configuration, and links to a term if `glossary` is given. */
function page(glossary?: string): Content {
  const term = {
    type: "link",
    fields: {
      anchor: "iops",
      doc: { relationTo: "pages", value: { id: "1", slug: glossary, title: "Glossário" } },
    },
  };
  const live = { blockType: "liveQuote", configuration: "vcpus=4" };
  const blocks = [{ text: "Cada vCPU custa {unit:cpuPrice}." }, live, ...(glossary ? [term] : [])];
  const priceCatalogue = { catalogue: defaultCatalogue };
  return { kind: "pages", document: { blocks }, priceCatalogue } as unknown as Content;
}

async function resolved(content: Content, site = siteWith("precos")) {
  return (await resolveContent(args, content, site)) as unknown as {
    document: { blocks: [{ text: string }, { quote: { href: string } }, { fields: object }?] };
  };
}

it("content from the cache is resolved only once", async () => {
  const content = page();
  const first = await resolved(content);
  expect(first.document.blocks[0].text).toMatch(/^Cada vCPU custa R\$\s[\d,]+\.$/);
  expect(await resolved(content)).toBe(first);
  expect(await resolved(page())).not.toBe(first);
});

it("a page is resolved again when the path of the calculator changes", async () => {
  const content = page();
  const resolvedHref = async (slug: string) =>
    (await resolved(content, siteWith(slug))).document.blocks[1].quote.href;
  expect(await resolvedHref("precos")).toMatch(/^\/precos\?/);
  expect(await resolvedHref("calculadora")).toMatch(/^\/calculadora\?/);
});

it("a page is resolved again when the glossary changes, and then links to the page of a term", async () => {
  let meaning = "Leituras por segundo.";
  let own: object | undefined;
  const glossaryOf = () => ({
    kind: "pages",
    document: {
      id: "1",
      updatedAt: "2026-01-01T00:00:00.000Z",
      blocks: [{ blockType: "glossary", terms: [{ anchor: "iops", meaning, page: own }] }],
    },
    alternates: {},
  });
  await startFakeCms({
    "GET /api/content/resolve": () => ({ body: { content: glossaryOf(), dependsOn: [] } }),
  });
  const content = page("glossario");
  const resolvedMeaning = async () => (await resolved(content)).document.blocks[2]?.fields;
  expect(await resolvedMeaning()).toMatchObject({ meaning: "Leituras por segundo." });
  meaning = "Operações, até {fact:maintenanceHours} h.";
  own = { id: "2", slug: "glossario/iops", title: "O que é IOPS?" };
  const linked = await resolvedMeaning();
  expect(linked).toMatchObject({ doc: { relationTo: "pages", value: own }, anchor: undefined });
  expect(linked).toMatchObject({ meaning: expect.stringMatching(/^Operações, até \d+ h\.$/) });
});

type State = "same" | "added" | "removed";
const passage = (state: State, ...texts: string[]) => ({
  state,
  sentences: texts.map((text) => ({ state, text })),
});

it("a comparison of legal versions omits sentences without a price, and headings without changes", () => {
  const unchanged = passage("added", "Cobramos por dia.", "");
  const compared: LegalComparison = {
    before: "2026-01-01",
    sections: [
      { heading: passage("same", "Preços"), passages: [passage("removed", "")] },
      { heading: passage("added", "Cobrança"), passages: [] },
      { heading: null, passages: [unchanged, passage("added", "")] },
    ],
  };
  expect(removeEmptyPassages(compared)).toEqual({
    before: "2026-01-01",
    sections: [
      { heading: passage("added", "Cobrança"), passages: [] },
      { heading: null, passages: [passage("added", "Cobramos por dia.")] },
    ],
  });
});
