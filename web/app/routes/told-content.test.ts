import { defaultCatalogue } from "pricing-engine";
import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import type { SitePage } from "#app/cms/site-page.ts";
import { startCms } from "#app/test-support/cms.ts";
import { sampleSettings } from "#app/test-support/settings.ts";
import { toldContent } from "./told-content.server.ts";

type Content = SitePage["content"];

const asked = { request: new Request("http://localhost/"), context: new RouterContextProvider() };
const calculator = (slug: string) => ({ id: "calculator", slug, title: "Preços" });
const siteWith = (slug: string) =>
  ({
    locale: "pt-BR",
    settings: { ...sampleSettings, calculatorPage: calculator(slug) },
  }) as unknown as Pick<SitePage, "locale" | "settings">;

/** A page whose text says what a processor costs, names a configuration and, if so, links to a term. */
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

async function told(content: Content, site = siteWith("precos")) {
  return (await toldContent(asked, content, site)) as unknown as {
    document: { blocks: [{ text: string }, { quote: { href: string } }, { fields: object }?] };
  };
}

it("tells content that is kept once", async () => {
  const content = page();
  const first = await told(content);
  expect(first.document.blocks[0].text).toMatch(/^Cada vCPU custa R\$\s[\d,]+\.$/);
  expect(await told(content)).toBe(first);
  expect(await told(page())).not.toBe(first);
});

it("tells it anew once the calculator is elsewhere", async () => {
  const content = page();
  const hrefIn = async (slug: string) =>
    (await told(content, siteWith(slug))).document.blocks[1].quote.href;
  expect(await hrefIn("precos")).toMatch(/^\/precos\?/);
  expect(await hrefIn("calculadora")).toMatch(/^\/calculadora\?/);
});

it("tells it anew once a glossary says something else", async () => {
  let meaning = "Leituras por segundo.";
  const glossaryOf = () => ({
    kind: "pages",
    document: {
      id: "1",
      updatedAt: "2026-01-01T00:00:00.000Z",
      blocks: [{ blockType: "glossary", terms: [{ anchor: "iops", meaning }] }],
    },
    alternates: {},
  });
  await startCms({
    "GET /api/content/resolve": () => ({ body: { content: glossaryOf(), dependsOn: [] } }),
  });
  const content = page("glossario");
  const meaningIn = async () => (await told(content)).document.blocks[2]?.fields;
  expect(await meaningIn()).toMatchObject({ meaning: "Leituras por segundo." });
  meaning = "Operações por segundo.";
  expect(await meaningIn()).toMatchObject({ meaning: "Operações por segundo." });
});
