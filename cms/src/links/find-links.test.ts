import { describe, expect, it } from "vitest";
import { findAnchors, findLinks, findSectionLinks } from "./find-links.ts";

const link = (values: object) => ({
  link: { label: { "pt-BR": "Ler", "en-US": "Read" }, ...values },
});
const target = { relationTo: "posts", value: "id-1" };

describe("the search for links in content", () => {
  it("returns links in sections, with the number of the section", () => {
    const blocks = [
      { heading: { "pt-BR": "Um" } },
      { actions: [link({ kind: "document", document: target, anchor: "fim" })] },
    ];
    expect(findSectionLinks(blocks, "pt-BR")).toEqual([
      { section: 2, target: { kind: "document", collection: "posts", id: "id-1", anchor: "fim" } },
    ]);
  });

  it("ignores links without a label in the language", () => {
    const blocks = [{ actions: [link({ kind: "url", url: "https://example.com" })] }];
    expect(findSectionLinks(blocks, "en-US")).toHaveLength(1);
    expect(findSectionLinks(blocks, "es-ES")).toEqual([]);
  });

  it("returns links in rich text of the requested language only", () => {
    const text = (fields: object) => ({ root: { children: [{ type: "link", fields }] } });
    const content = {
      "pt-BR": text({ linkType: "internal", doc: target }),
      "en-US": text({ linkType: "custom", url: "https://example.com/en" }),
    };
    expect(findLinks({ content }, "pt-BR")).toEqual([
      { kind: "document", collection: "posts", id: "id-1" },
    ]);
    expect(findLinks({ content }, "en-US")).toEqual([
      { kind: "url", url: "https://example.com/en" },
    ]);
    expect(findLinks({ content }, "es-ES")).toEqual([]);
  });

  it("returns links from rich text to a glossary term of a page", () => {
    const fields = { linkType: "internal", doc: { relationTo: "pages", value: "id-2" } };
    expect(findLinks({ type: "link", fields: { ...fields, anchor: "sla" } }, "pt-BR")).toEqual([
      { kind: "document", collection: "pages", id: "id-2", anchor: "sla" },
    ]);
    const blocks = [{ anchor: "inicio" }, { blockType: "glossary", terms: [{ anchor: "sla" }] }];
    expect(findAnchors(blocks)).toEqual(["inicio", "sla"]);
  });

  it("returns related documents within rich text", () => {
    expect(
      findLinks({ root: { children: [{ type: "relationship", ...target }] } }, "pt-BR"),
    ).toEqual([{ kind: "document", collection: "posts", id: "id-1" }]);
  });

  it("ignores chat links, and links without a target", () => {
    expect(findLinks(link({ kind: "chat" }), "pt-BR")).toEqual([]);
    expect(findLinks(link({ kind: "document", document: null }), "pt-BR")).toEqual([]);
  });
});
