import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

/**
 * Who may import whom between packages (inside web/app: biome.json). Folder to the packages and folders
 * that its files may import from, besides their own. The longest folder that holds a file counts. A
 * folder that names no npm package may use any that its package.json declares (knip sees to that).
 */
const mayImport: Record<string, { own: string[]; types?: string[]; npm?: string[] }> = {
  "contracts/src": { own: [], npm: ["ipaddr.js", "zod", "libphonenumber-js"] },
  // What the processes have in common; with entries of its own, since the browser has no Node.
  "contracts/src/process": {
    own: [],
    npm: ["node:async_hooks", "node:crypto", "node:http", "node:util"],
  },
  "pricing-engine/src": { own: [], npm: [] },
  launcher: { own: ["contracts"] },
  tests: { own: ["contracts"] },
  stories: { own: ["contracts", "web"] },
  cms: { own: ["contracts", "pricing-engine"] },
  "cms/tests": { own: ["contracts", "cms", "launcher"] },
  web: { own: ["contracts", "pricing-engine"], types: ["cms"] },
};

const root = path.join(import.meta.dirname, "..");
const packages = ["contracts", "pricing-engine", "cms", "web", "stories", "tests", "launcher"];
const generated = /node_modules|\/(build|dist|\.next|\.react-router)\//;
/** Tests, stories and what generates code may look further: they are where things meet. */
const isAside =
  /\.(test|spec|stories|bench|test-d)\.tsx?$|^stories\/|^(contracts|pricing-engine)\/(?!src)/;

const folders = Object.keys(mayImport).sort((a, b) => b.length - a.length);

function isWithin(folder: string, directory: string): boolean {
  return directory === folder || directory.startsWith(`${folder}/`);
}

/** The folder of the table that a directory belongs to. */
function folderOf(directory: string): string | undefined {
  return folders.find((folder) => isWithin(folder, directory));
}

interface Import {
  specifier: string;
  isType: boolean;
}

function importsOf(source: string): Import[] {
  const statements =
    /\b(?:import|export)\b(?<clause>[^"';()]*?)\bfrom\s*"(?<from>[^"]+)"|\bimport\s*\(?\s*"(?<bare>[^"]+)"/g;
  return [...source.matchAll(statements)].map(({ groups: { clause, from, bare } = {} }) => ({
    specifier: (from ?? bare ?? "").replace(/\?.*$/, ""),
    isType: clause?.trim().startsWith("type") ?? false,
  }));
}

/** The file of the same package that a specifier names. */
function fileAt(file: string, specifier: string): string | undefined {
  if (specifier.startsWith("#app/")) {
    return `web/app/${specifier.slice("#app/".length)}`;
  }
  return specifier.startsWith(".")
    ? path.posix.join(path.posix.dirname(file), specifier)
    : undefined;
}

/** Where a specifier leads: a directory of ours, or the name of an npm package. */
function targetOf(file: string, specifier: string): { directory: string } | { npm: string } {
  const named = fileAt(file, specifier);
  if (named !== undefined) {
    return { directory: path.posix.dirname(named) };
  }
  const [scope = "", name = ""] = specifier.split("/");
  return packages.includes(scope)
    ? { directory: scope }
    : { npm: scope.startsWith("@") ? `${scope}/${name}` : scope };
}

/** Why an import crosses a boundary, if it does. */
export function crossing(file: string, { specifier, isType }: Import): string | undefined {
  const from = folderOf(path.posix.dirname(file));
  const rules = from && mayImport[from];
  if (!rules) {
    return `${file}: belongs to no folder of the table`;
  }
  const target = targetOf(file, specifier);
  if ("npm" in target) {
    return (rules.npm?.includes(target.npm) ?? true) ? undefined : `${file}: ${specifier}`;
  }
  const to = folderOf(target.directory) ?? target.directory;
  const allowed = [from, ...rules.own, ...(isType ? (rules.types ?? []) : [])];
  return allowed.includes(to) ? undefined : `${file}: ${specifier}`;
}

const files = globSync(`{${packages.join(",")}}/**/*.{ts,tsx}`, { cwd: root })
  .map((file) => file.replaceAll(path.sep, "/"))
  .filter((file) => !generated.test(`/${file}`) && !isAside.test(file));

/**
 * The subjects of the CMS: each may import from those before it. What stands beside them composes
 * the process of all of them.
 */
const subjects = [
  "ground",
  "audit",
  "schedule",
  "reviews",
  "conversions",
  "leads",
  "prices",
  "content",
  "accounts",
  "status",
  "retention",
  "system",
  "desk",
];

/** Why an import runs against the order of the subjects, if it does. */
function againstOrder(file: string, { specifier }: Import): string | undefined {
  const subjectOf = (directory: string) => /^cms\/src\/([^/]+)/.exec(directory)?.[1] ?? "";
  const target = targetOf(file, specifier);
  const from = subjects.indexOf(subjectOf(path.posix.dirname(file)));
  const isGenerated = /\/payload-(types|schema)\.ts$/.test(specifier);
  if (from === -1 || "npm" in target || !target.directory.startsWith("cms") || isGenerated) {
    return undefined;
  }
  const to = subjects.indexOf(subjectOf(target.directory));
  return to === -1 || to > from ? `${file}: ${specifier}` : undefined;
}

type Arrows = Record<string, string[]>;

/** Each file to those that it imports, and each folder to those beside it that it imports from. */
function arrowsOf(imports: readonly { file: string; target: string }[]): Arrows {
  const arrows: Arrows = {};
  for (const { file, target } of imports) {
    const [from, to] = [file.split("/"), target.split("/")];
    const parting = from.findIndex((name, index) => name !== to[index]);
    const folders = [from, to].map((names) => names.slice(0, parting + 1).join("/"));
    for (const [tail = "", head = ""] of [[file, target], folders]) {
      const isFileAndFolder = (tail === file) !== (head === target);
      arrows[tail] = [...(arrows[tail] ?? []), ...(isFileAndFolder ? [] : [head])];
    }
  }
  return arrows;
}

/** Files or folders that lead back to themselves, the first again at the end. */
function circleIn(arrows: Arrows): string[] | undefined {
  const done = new Set<string>();
  const follow = (place: string, way: string[]): string[] | undefined => {
    if (way.includes(place)) {
      return [...way.slice(way.indexOf(place)), place];
    }
    if (done.has(place)) {
      return undefined;
    }
    for (const next of arrows[place] ?? []) {
      const circle = follow(next, [...way, place]);
      if (circle) {
        return circle;
      }
    }
    done.add(place);
    return undefined;
  };
  for (const place of Object.keys(arrows)) {
    const circle = follow(place, []);
    if (circle) {
      return circle;
    }
  }
  return undefined;
}

/** Each part reads its settings in one place; the browser's code above all names none. */
const readsSettings = ["launcher/", "cms/src/ground/env.ts", "web/shared/env.ts"];

describe("the boundaries of the house", () => {
  it("let nobody else read settings", () => {
    const elsewhere = files.filter(
      (file) =>
        !readsSettings.some((reader) => file.startsWith(reader)) &&
        !/^(contracts|tests)\//.test(file) &&
        importsOf(readFileSync(path.join(root, file), "utf8")).some(
          ({ specifier }) => specifier === "contracts/settings",
        ),
    );
    expect(elsewhere).toEqual([]);
  });

  it("hold in every file", () => {
    expect(files.length).toBeGreaterThan(500);
    const crossings = files.flatMap((file) =>
      importsOf(readFileSync(path.join(root, file), "utf8"))
        .map((found) => crossing(file, found))
        .filter((found) => found !== undefined),
    );
    expect(crossings).toEqual([]);
  });

  it("let no file and no folder lead back to itself", () => {
    const imports = files.flatMap((file) =>
      importsOf(readFileSync(path.join(root, file), "utf8")).map(({ specifier }) => ({
        file,
        target: fileAt(file, specifier) ?? file,
      })),
    );
    const between = imports.filter(({ file, target }) => target !== file && files.includes(target));
    expect(between.length).toBeGreaterThan(2_000);
    expect(circleIn(arrowsOf(between))).toBeUndefined();
  });

  it.each([
    ["files", ["a/b.ts", "a/c.ts"], ["a/c.ts", "a/d.ts"], ["a/d.ts", "a/b.ts"]],
    ["folders", ["a/b/1.ts", "a/c/2.ts"], ["a/c/3.ts", "a/b/4.ts"]],
  ])("know a circle of %s", (_, ...imports) => {
    const circle = circleIn(
      arrowsOf(imports.map(([file = "", target = ""]) => ({ file, target }))),
    );
    expect(circle?.[0]).toBe(circle?.at(-1));
    expect(circle).toHaveLength(imports.length + 1);
  });

  it("let a subject of the CMS know those before it alone", () => {
    const inOrder = subjects.filter((subject) =>
      files.some((file) => file.startsWith(`cms/src/${subject}/`)),
    );
    expect(inOrder).toEqual(subjects);
    const against = files.flatMap((file) =>
      importsOf(readFileSync(path.join(root, file), "utf8"))
        .map((found) => againstOrder(file, found))
        .filter((found) => found !== undefined),
    );
    expect(against).toEqual([]);
  });

  it.each([
    ["cms/src/audit/audit.ts", "../leads/accept-lead.ts"],
    ["cms/src/ground/env.ts", "../payload.config.ts"],
    ["cms/src/leads/accept-lead.ts", "../accounts/staff/setup.ts"],
  ])("%s may not import %s", (file, specifier) => {
    expect(againstOrder(file, { specifier, isType: false })).toBe(`${file}: ${specifier}`);
  });

  it.each([
    ["web/app/routes/page.tsx", "cms/payload-types"],
    ["web/app/routes/page.tsx", "../../../cms/src/env.ts"],
    ["contracts/src/leads.ts", "payload"],
    ["pricing-engine/src/index.ts", "node:fs/promises"],
    ["pricing-engine/src/index.ts", "zod"],
    ["cms/src/ground/env.ts", "../../../launcher/settings.ts"],
    ["launcher/launch.ts", "../cms/server.ts"],
    ["tests/support/content.ts", "../../cms/src/env.ts"],
  ])("%s may not import %s", (file, specifier) => {
    expect(crossing(file, { specifier, isType: false })).toBe(`${file}: ${specifier}`);
  });
});
