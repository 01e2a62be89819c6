import { globSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "@formatjs/icu-messageformat-parser";
import { describe, expect, it } from "vitest";
import { areaSubjects } from "../../vite/precompile-messages.ts";

const appDirectory = path.dirname(import.meta.dirname);
const locales = ["pt-BR", "en-US", "es-ES"];

function catalogue(locale: string): Record<string, string> {
  const file = path.join(import.meta.dirname, "messages", `${locale}.json`);
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Returns the modules of an entry point: itself and all static and dynamic imports. */
function modulesOf(entry: string, found = new Map<string, string>()): Map<string, string> {
  if (!found.has(entry)) {
    const source = readFileSync(entry, "utf8");
    found.set(entry, source);
    for (const [, specifier = ""] of source.matchAll(/"((?:#app|\.{1,2})\/[^"]+\.tsx?)"/g)) {
      const base = specifier.startsWith("#app/") ? appDirectory : path.dirname(entry);
      modulesOf(path.join(base, specifier.replace(/^#app\//, "")), found);
    }
  }
  return found;
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

  const islands = globSync("{chrome,features}/**/*island.tsx", { cwd: appDirectory });

  it.each(islands)("contain the messages of %s in the part for public pages", (island) => {
    const modules = modulesOf(path.join(appDirectory, island));
    expect(modules.size).toBeGreaterThan(3);
    const ofAreas = new RegExp(`"(?:${areaSubjects.join("|")})\\.[\\w.]+"`, "g");
    const shown = [...modules].flatMap(([file, source]) =>
      [...source.matchAll(ofAreas)].map(([id]) => `${path.relative(appDirectory, file)}: ${id}`),
    );
    expect(shown).toEqual([]);
  });

  it.each([
    [
      "American spelling",
      "en-US",
      /\b(?:cancelled|catalogue|licen[cs]es? of|colours?|agree the)\b/,
    ],
    ["one word for logging in", "en-US", /\b[Ss]ign(?:ed)? in\b/],
    ["one word for what was recorded", "en-US", /audit log/],
    ["what is written is saved", "en-US", /\b(?:keep|kept) drafts?\b/],
    ["what is written is saved, in Brazilian words", "pt-BR", /\b[Gg]uard(?:am|ar)\b/],
    [
      "readers are addressed one way",
      "es-ES",
      /\b(?:elijas|quieras|puedes|tienes|tu|tus|contigo)\b/,
    ],
    ["quotation marks of the language", "es-ES", /[“”]/],
    ["one spelling", "es-ES", /\bperiodo\b|\bInternet\b|área de cliente\b|\b[Aa]rme\b/],
    [
      "what is plural is called so",
      "pt-BR",
      /elas [^{}]*\bcancelada\b|\}\} a aparecer como cancelada/i,
    ],
    ["what is plural is called so", "es-ES", /\}\} como cancelada/],
  ])("match the specified text: %s (%s)", (_, locale, otherwise) => {
    const problems = Object.entries(catalogue(locale)).flatMap(([id, message]) =>
      otherwise.test(message) ? [`${id}: ${message}`] : [],
    );
    expect(problems).toEqual([]);
  });

  it("contain no unused message", () => {
    const source = sourceOfTheApp();
    const dead = Object.keys(catalogue("pt-BR")).filter((id) => !source.includes(`"${id}"`));
    expect(dead).toEqual([]);
  });
});
