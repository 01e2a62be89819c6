import { expect, it } from "vitest";
import { literalIn } from "./payload-literals.ts";

it("words that are written into the screens have another language's", () => {
  expect(literalIn("Create Table", "pt")).toBe("Criar tabela");
  expect(literalIn("Failed to save 12 files", "es")).toContain("no guardadas: 12.");
});

it("other texts stay as they are", () => {
  expect(literalIn("Table 3", "pt")).toBeUndefined();
  expect(literalIn("Rows of servers", "pt")).toBeUndefined();
  expect(literalIn("constructor", "pt")).toBeUndefined();
});
