import { describe, expect, it } from "vitest";
import { z } from "zod";
import * as contracts from "./index.ts";
import { isSecretField, secretFieldMeta } from "./secret.ts";
import { secretFieldNamePattern } from "./secret-field-name-pattern.ts";

describe("isSecretField", () => {
  const field = z.string().min(1).meta(secretFieldMeta);

  it.each([
    ["without other rules", field],
    ["with another rule after the mark", field.max(9)],
    ["that may be left out", field.optional()],
    ["that may be null", field.nullable()],
    ["with a default", field.default("x")],
    ["that is transformed", field.transform((text) => text.trim())],
    ["behind another schema", z.string().pipe(field)],
  ])("returns true for a marked field %s", (_how, marked) => {
    expect(isSecretField(marked)).toBe(true);
  });

  it("returns false for a field without the mark", () => {
    expect(isSecretField(z.string().optional())).toBe(false);
  });
});

it("secretFieldNamePattern matches the name of a request field exactly if the field is marked as secret", () => {
  const fields = Object.values(contracts)
    .filter((exported) => exported instanceof z.ZodObject)
    .flatMap(({ shape }) => Object.entries(shape))
    .filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType);
  const namesOf = (entries: typeof fields) => entries.map(([name]) => name).sort();
  const matching = fields.filter(([name]) => secretFieldNamePattern.test(name));
  expect(matching.length).toBeGreaterThan(5);
  expect(namesOf(fields.filter(([, field]) => isSecretField(field)))).toEqual(namesOf(matching));
});
