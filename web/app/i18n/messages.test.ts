import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { type MessageFormatElement, parse } from "@formatjs/icu-messageformat-parser";
import { describe, expect, it } from "vitest";
import { accountMessagePrefixes } from "../../vite/precompile-messages.ts";

const appDirectory = path.dirname(import.meta.dirname);
const locales = ["pt-BR", "en-US", "es-ES"];

const root = path.join(appDirectory, "../..");

/** Folders of each package: the message catalogues, and the sources that use the messages. */
const packages = {
  web: { messages: path.join(import.meta.dirname, "messages"), sources: [appDirectory] },
  cms: {
    messages: path.join(root, "cms/src/platform/mail/messages"),
    // Includes the contracts package: some message ids contain the state or impact of an incident, defined there.
    sources: [path.join(root, "cms/src"), path.join(root, "contracts/src")],
  },
};
type Package = keyof typeof packages;

function catalogue(locale: string, of: Package = "web"): Record<string, string> {
  const file = path.join(packages[of].messages, `${locale}.json`);
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Returns the names of a message's arguments, including arguments inside plurals and tags. */
function argumentsOf(elements: MessageFormatElement[]): string[] {
  const names = elements.flatMap((element) => {
    const inner = "options" in element ? Object.values(element.options) : [];
    return [
      // Elements of type 0 are text; elements of type 7 are the `#` of a plural.
      ...("value" in element && element.type !== 0 ? [element.value] : []),
      ...inner.flatMap(({ value }) => argumentsOf(value)),
      ...("children" in element ? argumentsOf(element.children) : []),
    ];
  });
  return [...new Set(names)].sort();
}

/** Returns the source of a module and of all modules that it imports, statically or dynamically, by path. */
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

function sourceOf(of: Package): string {
  return packages[of].sources
    .flatMap((folder) =>
      globSync("**/*.{ts,tsx}", { cwd: folder }).map((file) => path.join(folder, file)),
    )
    .filter((file) => !/\.(test|stories)\.|\/migrations\//.test(file))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
}

describe("the message catalogues", () => {
  describe.each(["web", "cms"] as const)("of %s", (of) => {
    it.each(locales)("are sorted, complete and valid in %s", (locale) => {
      const messages = catalogue(locale, of);
      const ids = Object.keys(messages);
      expect(ids).toEqual([...ids].sort());
      expect(ids).toEqual(Object.keys(catalogue("pt-BR", of)));
      for (const message of Object.values(messages)) {
        expect(message).not.toBe("");
        expect(() => parse(message)).not.toThrow();
      }
    });

    it.each(locales)("have the same arguments in %s as in Portuguese", (locale) => {
      const named = (messages: Record<string, string>) =>
        Object.entries(messages).map(([id, message]) => `${id}: ${argumentsOf(parse(message))}`);
      expect(named(catalogue(locale, of))).toEqual(named(catalogue("pt-BR", of)));
    });

    it("contain no unused message", () => {
      const source = sourceOf(of);
      // Ids such as `account.${kind}.subject`, whose variable part is a value in the source.
      const templates = [...source.matchAll(/`([\w.]+)\.\$\{[\w.]+\}([\w.]*)`/g)];
      const isBuilt = (id: string) =>
        templates.some(([, start = "", end = ""]) => {
          const value = id.slice(start.length + 1, id.length - end.length);
          const fits = id.startsWith(`${start}.`) && id.endsWith(end);
          return fits && !value.includes(".") && source.includes(`"${value}"`);
        });
      const dead = Object.keys(catalogue("pt-BR", of)).filter(
        (id) => !(source.includes(`"${id}"`) || (of === "cms" && isBuilt(id))),
      );
      expect(dead).toEqual([]);
    });
  });

  const islands = globSync("{chrome,features}/**/*island.tsx", { cwd: appDirectory });

  it.each(islands)(
    "for account pages contain no message that the island %s of public pages uses",
    (island) => {
      const modules = modulesOf(path.join(appDirectory, island));
      expect(modules.size).toBeGreaterThan(3);
      const areaMessageId = new RegExp(`"(?:${accountMessagePrefixes.join("|")})\\.[\\w.]+"`, "g");
      const usedAreaMessages = [...modules].flatMap(([file, source]) =>
        [...source.matchAll(areaMessageId)].map(
          ([id]) => `${path.relative(appDirectory, file)}: ${id}`,
        ),
      );
      expect(usedAreaMessages).toEqual([]);
    },
  );

  it.each([
    [
      "American spelling",
      "en-US",
      /\b(?:cancelled|catalogue|licen[cs]es? of|colours?|agree the)\b/,
    ],
    ["one word for logging in", "en-US", /\b[Ss]ign(?:ed)? in\b/],
    ["one word for what was recorded", "en-US", /audit log/],
    ['drafts are "saved", not "kept"', "en-US", /\b(?:keep|kept) drafts?\b/],
    ['"salvar", not "guardar"', "pt-BR", /\b[Gg]uard(?:am|ar)\b/],
    ["formal address of readers", "es-ES", /\b(?:elijas|quieras|puedes|tienes|tu|tus|contigo)\b/],
    ["Spanish quotation marks", "es-ES", /[“”]/],
    [
      "one spelling of each word",
      "es-ES",
      /\bperiodo\b|\bInternet\b|área de cliente\b|\b[Aa]rme\b/,
    ],
    ["plural agreement", "pt-BR", /elas [^{}]*\bcancelada\b|\}\} a aparecer como cancelada/i],
    ["plural agreement", "es-ES", /\}\} como cancelada/],
  ])("follow the style rule: %s (%s)", (_, locale, otherwise) => {
    const problems = Object.entries(catalogue(locale)).flatMap(([id, message]) =>
      otherwise.test(message) ? [`${id}: ${message}`] : [],
    );
    expect(problems).toEqual([]);
  });
});
