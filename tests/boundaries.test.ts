import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

/**
 * Allowed imports between packages (biome.json covers web/app). Maps a folder to the packages and folders from which
 * its files may import, in addition to their own folder. The longest folder that contains a file applies to it. A
 * folder without `npm` may import all packages of its package.json (knip checks them).
 */
const mayImport: Record<string, { own: string[]; types?: string[]; npm?: string[] }> = {
  "contracts/src": { own: [], npm: ["ipaddr.js", "zod", "libphonenumber-js"] },
  // Code that all processes share. It has separate entry points, because browsers cannot load Node's modules.
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
/** Tests, stories and code generators may import across boundaries. */
const isExempt =
  /\.(test|spec|stories|bench|test-d)\.tsx?$|^stories\/|^(contracts|pricing-engine)\/(?!src)/;

const folders = Object.keys(mayImport).sort((a, b) => b.length - a.length);

function isWithin(folder: string, directory: string): boolean {
  return directory === folder || directory.startsWith(`${folder}/`);
}

/** Returns the folder of the table that applies to a directory. */
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

/** Resolves a specifier to a file of the same package. */
function fileAt(file: string, specifier: string): string | undefined {
  if (specifier.startsWith("#app/")) {
    return `web/app/${specifier.slice("#app/".length)}`;
  }
  return specifier.startsWith(".")
    ? path.posix.join(path.posix.dirname(file), specifier)
    : undefined;
}

/** Resolves a specifier to a directory of this repository, or to the name of an npm package. */
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

/** Returns a description of an import that crosses a boundary, or undefined. */
export function importViolation(file: string, { specifier, isType }: Import): string | undefined {
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
  .filter((file) => !generated.test(`/${file}`) && !isExempt.test(file));

/**
 * Folders of cms/src in layers. Files in a folder may import from folders in the layers above. Files directly in
 * cms/src may import from all folders.
 */
const layers = [
  ["platform"],
  ["audit", "history", "conversions", "backup"],
  ["schedule", "reviews", "leads", "prices", "references", "translations", "media", "help"],
  ["links", "rich-text", "share-images"],
  ["published"],
  ["search"],
  ["content"],
  ["preview"],
  ["accounts"],
  ["status", "retention", "system", "dashboard"],
];

/** Returns a description of an import that violates the layers, or undefined. */
function orderViolation(file: string, { specifier }: Import): string | undefined {
  const moduleOf = (directory: string) => /^cms\/src\/([^/]+)/.exec(directory)?.[1] ?? "";
  const layerOf = (name: string) => layers.findIndex((layer) => layer.includes(name));
  const target = targetOf(file, specifier);
  const module = moduleOf(path.posix.dirname(file));
  const from = layerOf(module);
  const isGenerated = /\/payload-(types|schema)\.ts$/.test(specifier);
  if (from === -1 || "npm" in target || !target.directory.startsWith("cms") || isGenerated) {
    return undefined;
  }
  const imported = moduleOf(target.directory);
  const to = layerOf(imported);
  return to === -1 || (to >= from && imported !== module) ? `${file}: ${specifier}` : undefined;
}

type ImportGraph = Record<string, string[]>;

/** Maps each file to its imports, and each folder to the sibling folders from which its files import. */
function importGraph(imports: readonly { file: string; target: string }[]): ImportGraph {
  const graph: ImportGraph = {};
  for (const { file, target } of imports) {
    const [from, to] = [file.split("/"), target.split("/")];
    const divergence = from.findIndex((name, index) => name !== to[index]);
    const folders = [from, to].map((names) => names.slice(0, divergence + 1).join("/"));
    for (const [tail = "", head = ""] of [[file, target], folders]) {
      const isFileAndFolder = (tail === file) !== (head === target);
      graph[tail] = [...(graph[tail] ?? []), ...(isFileAndFolder ? [] : [head])];
    }
  }
  return graph;
}

/** Returns a cycle of files or folders, or undefined. The last element repeats the first. */
function findCycle(graph: ImportGraph): string[] | undefined {
  const done = new Set<string>();
  const follow = (node: string, visited: string[]): string[] | undefined => {
    if (visited.includes(node)) {
      return [...visited.slice(visited.indexOf(node)), node];
    }
    if (done.has(node)) {
      return undefined;
    }
    for (const next of graph[node] ?? []) {
      const cycle = follow(next, [...visited, node]);
      if (cycle) {
        return cycle;
      }
    }
    done.add(node);
    return undefined;
  };
  for (const node of Object.keys(graph)) {
    const cycle = follow(node, []);
    if (cycle) {
      return cycle;
    }
  }
  return undefined;
}

/** All files that may read settings: one per service. Browser code imports none of them. */
const readsSettings = ["launcher/", "cms/src/platform/env.ts", "web/shared/env.ts"];

describe("import boundaries", () => {
  it("allow only the env files of the services to read settings", () => {
    const others = files.filter(
      (file) =>
        !readsSettings.some((reader) => file.startsWith(reader)) &&
        !/^(contracts|tests)\//.test(file) &&
        importsOf(readFileSync(path.join(root, file), "utf8")).some(
          ({ specifier }) => specifier === "contracts/settings",
        ),
    );
    expect(others).toEqual([]);
  });

  it("are respected by every file of the product", () => {
    expect(files.length).toBeGreaterThan(500);
    const violations = files.flatMap((file) =>
      importsOf(readFileSync(path.join(root, file), "utf8"))
        .map((found) => importViolation(file, found))
        .filter((found) => found !== undefined),
    );
    expect(violations).toEqual([]);
  });

  it("are free of cycles between files or folders", () => {
    const imports = files.flatMap((file) =>
      importsOf(readFileSync(path.join(root, file), "utf8")).map(({ specifier }) => ({
        file,
        target: fileAt(file, specifier) ?? file,
      })),
    );
    const between = imports.filter(({ file, target }) => target !== file && files.includes(target));
    expect(between.length).toBeGreaterThan(2_000);
    expect(findCycle(importGraph(between))).toBeUndefined();
  });

  it.each([
    ["files", ["a/b.ts", "a/c.ts"], ["a/c.ts", "a/d.ts"], ["a/d.ts", "a/b.ts"]],
    ["folders", ["a/b/1.ts", "a/c/2.ts"], ["a/c/3.ts", "a/b/4.ts"]],
  ])("report a cycle between %s", (_, ...imports) => {
    const cycle = findCycle(
      importGraph(imports.map(([file = "", target = ""]) => ({ file, target }))),
    );
    expect(cycle?.[0]).toBe(cycle?.at(-1));
    expect(cycle).toHaveLength(imports.length + 1);
  });

  it("allow a folder of cms/src to import only from the layers above it", () => {
    const modules = layers.flat();
    const existing = modules.filter((module) =>
      files.some((file) => file.startsWith(`cms/src/${module}/`)),
    );
    expect(existing).toEqual(modules);
    const against = files.flatMap((file) =>
      importsOf(readFileSync(path.join(root, file), "utf8"))
        .map((found) => orderViolation(file, found))
        .filter((found) => found !== undefined),
    );
    expect(against).toEqual([]);
  });

  it.each([
    ["cms/src/audit/audit.ts", "../leads/accept-lead.ts"],
    ["cms/src/platform/env.ts", "../payload.config.ts"],
    ["cms/src/leads/accept-lead.ts", "../accounts/staff/create-first-administrator.ts"],
    ["cms/src/leads/accept-lead.ts", "../prices/save-quote.ts"],
  ])("reject in %s an import of %s", (file, specifier) => {
    expect(orderViolation(file, { specifier, isType: false })).toBe(`${file}: ${specifier}`);
  });

  it.each([
    ["web/app/routes/page.tsx", "cms/payload-types"],
    ["web/app/routes/page.tsx", "../../../cms/src/env.ts"],
    ["contracts/src/leads.ts", "payload"],
    ["pricing-engine/src/index.ts", "node:fs/promises"],
    ["pricing-engine/src/index.ts", "zod"],
    ["cms/src/platform/env.ts", "../../../launcher/settings.ts"],
    ["launcher/launch.ts", "../cms/server.ts"],
    ["tests/support/content.ts", "../../cms/src/env.ts"],
  ])("reject in %s an import of %s", (file, specifier) => {
    expect(importViolation(file, { specifier, isType: false })).toBe(`${file}: ${specifier}`);
  });
});
