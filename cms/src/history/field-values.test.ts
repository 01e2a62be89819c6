import type { FlattenedField } from "payload";
import { describe, expect, it } from "vitest";
import { compareFieldValues, listFieldValues } from "./field-values.ts";
import { formatChange } from "./format-change.ts";

const text = (name: string, label: string) => ({ type: "text", name, label, localized: true });
const hero = {
  slug: "hero",
  labels: { singular: { pt: "Abertura", en: "Hero", es: "Apertura" } },
  flattenedFields: [
    text("heading", "Título"),
    { type: "array", name: "facts", label: "Números", flattenedFields: [text("value", "Valor")] },
  ],
};
const fields = [
  text("title", "Título da página"),
  { type: "text", name: "author", label: "Autor" },
  { type: "blocks", name: "blocks", label: "Seções", blocks: [hero] },
] as unknown as FlattenedField[];

function section(id: string, heading: string, facts: object[] = []) {
  return { id, blockType: "hero", heading: { "pt-BR": heading, "en-US": "Same" }, facts };
}

function describeChanges(before: object, after: object, language = "pt"): string[] {
  const changes = compareFieldValues(
    listFieldValues(fields, before as Record<string, unknown>),
    listFieldValues(fields, after as Record<string, unknown>),
  );
  return changes.map((change) => formatChange(change, language));
}

describe("compareFieldValues", () => {
  it("describes a changed text by section, field and language", () => {
    const before = { blocks: [section("a", "Um"), section("b", "Dois")] };
    const after = { blocks: [section("a", "Um"), section("b", "Outro")] };
    expect(describeChanges(before, after)).toEqual([
      "Seção 2, Abertura: Título · Português (Brasil)",
    ]);
    expect(describeChanges(before, after, "en")).toEqual([
      "Section 2, Hero: Título · Português (Brasil)",
    ]);
  });

  it("returns no language for a field that all languages share", () => {
    expect(describeChanges({ author: "Ana" }, { author: "Bia" })).toEqual(["Autor"]);
  });

  it("returns one change for an added or removed section", () => {
    const one = { blocks: [section("a", "Um")] };
    const two = { blocks: [section("a", "Um"), section("b", "Dois", [{ id: "f" }])] };
    expect(describeChanges(one, two)).toEqual(["Seção 2, Abertura: nova"]);
    expect(describeChanges(two, one)).toEqual(["Seção 2, Abertura: removida"]);
  });

  it("recognises a moved section by its id", () => {
    const before = { blocks: [section("a", "Um"), section("b", "Dois")] };
    const after = { blocks: [section("b", "Dois"), section("a", "Outro")] };
    expect(describeChanges(before, after)).toEqual([
      "ordem das seções ou itens",
      "Seção 2, Abertura: Título · Português (Brasil)",
    ]);
  });

  it("ignores fields that every save changes, and differences between empty and missing values", () => {
    const before = { title: { "pt-BR": "" }, updatedAt: "1", author: null };
    expect(describeChanges(before, { updatedAt: "2" })).toEqual([]);
  });

  it("describes a changed list item by section, item number and field", () => {
    const fact = (value: string) => [{ id: "f", value: { "pt-BR": value } }];
    const before = { blocks: [section("a", "Um", fact("1"))] };
    const after = { blocks: [section("a", "Um", fact("2"))] };
    expect(describeChanges(before, after)).toEqual([
      "Seção 1, Abertura: Números 1: Valor · Português (Brasil)",
    ]);
  });
});
