import { expect, it } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

const names = ["joana.lima@example.com", "Araucária Cloud", "Araucária", "Cloud"];

it.each([
  "123456",
  "senha123",
  "admin123",
  "mudar123",
  "Mudar@2026",
  "123mudar",
  "flamengo",
  "Flamengo1981",
  "familia",
  "família!",
  "SÃOPAULO",
  "corinthians",
  "araucaria",
  "AraucáriaCloud1",
  "araucaria cloud",
  "joana.lima",
  "joanalima123",
])("isCommonPassword returns true for the common password %s", (password) => {
  expect(isCommonPassword(password, names)).toBe(true);
});

it.each([
  "girafa-azul-9",
  "familia souza 1987 praia",
  "meu cachorro late cedo",
  "joana gosta de nuvem",
  "flamengo perdeu no maracana",
  "8-3-1-9-4-7",
  "Tr0ub4dor&3x",
  "708501064738abcd57",
])("isCommonPassword returns false for the uncommon password %s", (password) => {
  expect(isCommonPassword(password, names)).toBe(false);
});
