import { apiErrorText } from "contracts";
import { expect, it } from "vitest";
import { maxPictureMebibytes } from "../../media/file-rules.ts";
import { literalIn, nameIn } from "./payload-literals.ts";

it("texts that are hard-coded in the screens have a translation", () => {
  expect(literalIn("Create Table", "pt")).toBe("Criar tabela");
  expect(literalIn("Failed to save 12 files", "es")).toContain("no guardadas: 12.");
});

it("texts shown in parts keep the spaces between them", () => {
  const parts = ["Insert ", "2 rows", " above"];
  expect(parts.map((part) => literalIn(part, "pt")).join("")).toBe("Inserir 2 linhas acima");
});

it("messages of our API are in the screen's language, and name the limit", () => {
  const tooLarge = apiErrorText({ code: "too-large" });
  for (const language of ["pt", "en", "es"] as const) {
    expect(literalIn(tooLarge, language)).toContain(`${maxPictureMebibytes} MB`);
  }
  expect(literalIn(apiErrorText({ code: "forbidden" }), "es")).toContain("no tiene permiso");
});

it("names given by users stay unchanged", () => {
  expect(nameIn("Edit Contratos", "es")).toBe("Editar Contratos");
  expect(nameIn("Edit link", "pt")).toBe("Editar link");
  expect(nameIn("delete-01a20563-834e-7387-bad5-ae3c1fcb4289", "pt")).toBe("Excluir");
  expect(literalIn("Edit your DNS", "pt")).toBeUndefined();
});

it("no dialog has an id in its name", () => {
  const parts = ["ID:", "\u00a0", "01a20563-834e-7387-bad5-ae3c1fcb4289"];
  const said = parts.map((part) => literalIn(part, "pt") ?? part).join("");
  expect(said).toBe("Documento\u00a0(sem título neste idioma)");
  expect(nameIn("Adicionar novo [object Object]", "pt")).toBe("Adicionar novo");
});

it("all other texts stay unchanged", () => {
  expect(literalIn("Table 3", "pt")).toBeUndefined();
  expect(literalIn("Rows of servers", "pt")).toBeUndefined();
  expect(literalIn("constructor", "pt")).toBeUndefined();
});
