import { describe, expect, it } from "vitest";
import { compareLegalBodies } from "./compare.ts";

const textNode = (text: string) => ({ type: "text", text, version: 1 });
const paragraph = (text: string) => ({ type: "paragraph", children: [textNode(text)], version: 1 });
const heading = (text: string) => ({
  type: "heading",
  tag: "h2",
  children: [textNode(text)],
  version: 1,
});
const list = (...items: string[]) => ({
  type: "list",
  children: items.map((text) => ({ type: "listitem", children: [textNode(text)], version: 1 })),
  version: 1,
});
const table = (...rows: string[][]) => ({
  type: "table",
  children: rows.map((cells) => ({
    type: "tablerow",
    children: cells.map((text) => ({ type: "tablecell", children: [paragraph(text)] })),
  })),
});
const body = (...children: object[]) => ({ root: { type: "root", children } });

const compare = (before: object, after: object) => compareLegalBodies(before, after, "pt-BR");

describe("compareLegalBodies", () => {
  it("returns the sentences that differ below their heading, without unchanged sentences", () => {
    const before = body(
      heading("Prazos"),
      paragraph("Igual nas duas."),
      paragraph("Respondemos em 15 dias. Escreva para nós quando quiser."),
      heading("Foro"),
      paragraph("São Paulo."),
    );
    const after = body(
      heading("Prazos"),
      paragraph("Igual nas duas."),
      paragraph("Respondemos em 10 dias. Escreva para nós quando quiser."),
      heading("Foro"),
      paragraph("São Paulo."),
    );
    expect(compare(before, after)).toEqual([
      {
        heading: { state: "same", sentences: [{ state: "same", text: "Prazos" }] },
        passages: [
          {
            state: "changed",
            sentences: [
              { state: "removed", text: "Respondemos em 15 dias." },
              { state: "added", text: "Respondemos em 10 dias." },
              { state: "same", text: "Escreva para nós quando quiser." },
            ],
          },
        ],
      },
    ]);
  });

  it("does not split a sentence at an abbreviation", () => {
    const [section] = compare(
      body(paragraph("Em até 15 dias, por declaração completa (art. 19). Sem custo.")),
      body(paragraph("Em até 10 dias, por declaração completa (art. 19). Sem custo.")),
    );
    expect(section?.passages[0]?.sentences).toEqual([
      { state: "removed", text: "Em até 15 dias, por declaração completa (art. 19)." },
      { state: "added", text: "Em até 10 dias, por declaração completa (art. 19)." },
      { state: "same", text: "Sem custo." },
    ]);
  });

  it("reports unrelated passages as removed and added", () => {
    const [section] = compare(
      body(paragraph("Cobramos por hora.")),
      body(paragraph("O suporte atende em três idiomas.")),
    );
    expect(section?.passages.map(({ state }) => state).sort()).toEqual(["added", "removed"]);
  });

  it("returns a changed list item or table row, not the whole list or table", () => {
    const [section] = compare(
      body(list("Contato", "Conta"), table(["Onde", "O quê"], ["Formulário", "Nome"])),
      body(list("Contato", "Pagamento", "Conta"), table(["Onde", "O quê"])),
    );
    expect(section?.passages).toEqual([
      { state: "added", sentences: [{ state: "added", text: "Pagamento" }] },
      { state: "removed", sentences: [{ state: "removed", text: "Formulário · Nome" }] },
    ]);
  });

  it("returns a section for an added or removed heading", () => {
    const sections = compare(
      body(heading("Foro"), paragraph("São Paulo.")),
      body(heading("Foro"), paragraph("São Paulo."), heading("Suporte"), paragraph("Sempre.")),
    );
    expect(sections.map(({ heading: title }) => title?.state)).toEqual(["added"]);
  });

  it("returns nothing for equal or missing texts", () => {
    const same = body(heading("Foro"), paragraph("São Paulo."));
    expect(compare(same, structuredClone(same))).toEqual([]);
    expect(compareLegalBodies(null, undefined, "en-US")).toEqual([]);
  });
});
