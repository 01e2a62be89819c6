import { describe, expect, it } from "vitest";
import { z } from "zod";
import * as contracts from "./index.ts";
import { isSecret, secret } from "./secret.ts";
import { secretFieldName } from "./secret-field-name.ts";

describe("a secret field", () => {
  const field = z.string().min(1).meta(secret);

  it.each([
    ["as it is", field],
    ["with another rule after the mark", field.max(9)],
    ["that may be left out", field.optional()],
    ["that may be null", field.nullable()],
    ["with a default", field.default("x")],
    ["that is changed when read", field.transform((text) => text.trim())],
    ["that is read from something else", z.string().pipe(field)],
  ])("is recognised %s", (_how, marked) => {
    expect(isSecret(marked)).toBe(true);
  });

  it("is not recognised without the mark", () => {
    expect(isSecret(z.string().optional())).toBe(false);
  });
});

it("is each request field whose name is in the secret pattern, and no other", () => {
  const fields = Object.values(contracts)
    .filter((exported) => exported instanceof z.ZodObject)
    .flatMap(({ shape }) => Object.entries(shape))
    .filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType);
  const namesOf = (entries: typeof fields) => entries.map(([name]) => name).sort();
  const named = fields.filter(([name]) => secretFieldName.test(name));
  expect(named.length).toBeGreaterThan(5);
  expect(namesOf(fields.filter(([, field]) => isSecret(field)))).toEqual(namesOf(named));
});
