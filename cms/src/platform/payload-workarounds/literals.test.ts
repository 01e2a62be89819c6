import { apiErrorText } from "contracts";
import { expect, it } from "vitest";
import { maxPictureMebibytes } from "../../media/file-rules.ts";
import { translateAccessibleName, translateLiteral } from "./literals.ts";

it("translateLiteral translates texts that are hard-coded in Payload's screens", () => {
  expect(translateLiteral("Create Table", "pt")).toBe("Criar tabela");
  expect(translateLiteral("Failed to save 12 files", "es")).toContain("no guardadas: 12.");
});

it("translateLiteral does not change the spaces around fragments of a sentence", () => {
  const parts = ["Insert ", "2 rows", " above"];
  expect(parts.map((part) => translateLiteral(part, "pt")).join("")).toBe("Inserir 2 linhas acima");
});

it("translateLiteral translates error messages of the API, including limits in the messages", () => {
  const tooLarge = apiErrorText({ code: "too-large" });
  for (const language of ["pt", "en", "es"] as const) {
    expect(translateLiteral(tooLarge, language)).toContain(`${maxPictureMebibytes} MB`);
  }
  expect(translateLiteral(apiErrorText({ code: "forbidden" }), "es")).toContain("no tiene permiso");
});

it("translateAccessibleName translates the label of a button, but not the user's text in the label", () => {
  expect(translateAccessibleName("Edit Contratos", "es")).toBe("Editar Contratos");
  expect(translateAccessibleName("Edit link", "pt")).toBe("Editar link");
  expect(translateAccessibleName("delete-01a20563-834e-7387-bad5-ae3c1fcb4289", "pt")).toBe(
    "Excluir",
  );
  expect(translateLiteral("Edit your DNS", "pt")).toBeUndefined();
});

it("unreadable ids and objects are replaced in titles of dialogs and names of buttons", () => {
  const parts = ["ID:", "\u00a0", "01a20563-834e-7387-bad5-ae3c1fcb4289"];
  const text = parts.map((part) => translateLiteral(part, "pt") ?? part).join("");
  expect(text).toBe("Documento\u00a0(sem título neste idioma)");
  expect(translateAccessibleName("Adicionar novo [object Object]", "pt")).toBe("Adicionar novo");
});

it("translateLiteral returns undefined for all other texts", () => {
  expect(translateLiteral("Table 3", "pt")).toBeUndefined();
  expect(translateLiteral("Rows of servers", "pt")).toBeUndefined();
  expect(translateLiteral("constructor", "pt")).toBeUndefined();
});
