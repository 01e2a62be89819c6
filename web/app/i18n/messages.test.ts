import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "@formatjs/icu-messageformat-parser";
import { describe, expect, it } from "vitest";

const appDirectory = path.dirname(import.meta.dirname);
const locales = ["pt-BR", "en-US", "es-ES"];

function catalogue(locale: string): Record<string, string> {
  const file = path.join(import.meta.dirname, "messages", `${locale}.json`);
  return JSON.parse(readFileSync(file, "utf8"));
}

function sourceOfTheApp(): string {
  return readdirSync(appDirectory, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file))
    .map((file) => readFileSync(path.join(appDirectory, file), "utf8"))
    .join("\n");
}

describe("the message catalogues", () => {
  it.each(locales)("of %s is sorted, complete, and every message can be parsed", (locale) => {
    const messages = catalogue(locale);
    const ids = Object.keys(messages);
    expect(ids).toEqual([...ids].sort());
    expect(ids).toEqual(Object.keys(catalogue("pt-BR")));
    for (const message of Object.values(messages)) {
      expect(message).not.toBe("");
      expect(() => parse(message)).not.toThrow();
    }
  });

  it("keep no message that no component uses", () => {
    const source = sourceOfTheApp();
    const dead = Object.keys(catalogue("pt-BR")).filter((id) => !source.includes(`"${id}"`));
    expect(dead).toEqual([]);
  });
});
