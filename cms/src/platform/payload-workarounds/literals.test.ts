import { apiErrorText } from "contracts";
import { expect, it } from "vitest";
import { maxPictureMebibytes } from "../../media/file-rules.ts";
import { translateLiteral, translateName } from "./literals.ts";

it("translates texts that are hard-coded in the screens", () => {
  expect(translateLiteral("Create Table", "pt")).toBe("Criar tabela");
  expect(translateLiteral("Failed to save 12 files", "es")).toContain("no guardadas: 12.");
});

it("keeps the spaces around texts that are shown in parts", () => {
  const parts = ["Insert ", "2 rows", " above"];
  expect(parts.map((part) => translateLiteral(part, "pt")).join("")).toBe("Inserir 2 linhas acima");
});

it("translates messages of the API, and names the limit", () => {
  const tooLarge = apiErrorText({ code: "too-large" });
  for (const language of ["pt", "en", "es"] as const) {
    expect(translateLiteral(tooLarge, language)).toContain(`${maxPictureMebibytes} MB`);
  }
  expect(translateLiteral(apiErrorText({ code: "forbidden" }), "es")).toContain("no tiene permiso");
});

it("leaves names given by users unchanged", () => {
  expect(translateName("Edit Contratos", "es")).toBe("Editar Contratos");
  expect(translateName("Edit link", "pt")).toBe("Editar link");
  expect(translateName("delete-01a20563-834e-7387-bad5-ae3c1fcb4289", "pt")).toBe("Excluir");
  expect(translateLiteral("Edit your DNS", "pt")).toBeUndefined();
});

it("removes the id from the name of a dialog", () => {
  const parts = ["ID:", "\u00a0", "01a20563-834e-7387-bad5-ae3c1fcb4289"];
  const text = parts.map((part) => translateLiteral(part, "pt") ?? part).join("");
  expect(text).toBe("Documento\u00a0(sem título neste idioma)");
  expect(translateName("Adicionar novo [object Object]", "pt")).toBe("Adicionar novo");
});

it("leaves all other texts unchanged", () => {
  expect(translateLiteral("Table 3", "pt")).toBeUndefined();
  expect(translateLiteral("Rows of servers", "pt")).toBeUndefined();
  expect(translateLiteral("constructor", "pt")).toBeUndefined();
});
