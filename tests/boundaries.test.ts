import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

/**
 * Who may import whom between packages and inside cms (inside web/app: biome.json). Folder to the
 * folders and npm packages that its files may import from, besides their own folder. The longest
 * folder that holds a file counts; `*` stands for any folder. A folder that names no npm package may
 * use any that its package.json declares (knip sees to that).
 */
const mayImport: Record<string, { own: string[]; types?: string[]; npm?: string[] }> = {
  contracts: { own: [], npm: ["zod", "libphonenumber-js"] },
  "pricing-engine/src": { own: [], npm: [] },
  launcher: { own: [] },
  tests: { own: ["contracts"] },
  stories: { own: ["contracts", "web/app"] },

  cms: { own: ["contracts", "cms/*", "cms/src/*"] },
  "cms/tests": { own: ["contracts", "cms", "cms/*", "cms/src/*", "launcher"] },
  "cms/src": { own: ["contracts", "cms/src/*"] },
  "cms/src/app": { own: ["cms/src"] },
  "cms/src/admin": {
    own: ["pricing-engine", "cms/src", "cms/src/globals", "cms/src/i18n", "cms/src/operations"],
  },
  "cms/src/collections": {
    own: [
      "contracts",
      "cms/src",
      "cms/src/access",
      "cms/src/blocks",
      "cms/src/endpoints",
      "cms/src/fields",
      "cms/src/hooks",
      "cms/src/http",
      "cms/src/i18n",
      "cms/src/operations",
    ],
  },
  "cms/src/globals": {
    own: [
      "contracts",
      "pricing-engine",
      "cms/src",
      "cms/src/access",
      "cms/src/fields",
      "cms/src/hooks",
      "cms/src/i18n",
      "cms/src/operations",
    ],
  },
  "cms/src/blocks": { own: ["cms/src/fields", "cms/src/i18n"] },
  "cms/src/fields": { own: ["contracts", "cms/src/i18n"] },
  "cms/src/access": { own: [] },
  "cms/src/hooks": { own: ["contracts", "cms/src"] },
  "cms/src/i18n": { own: ["contracts"] },
  "cms/src/endpoints": {
    own: ["contracts", "cms/src", "cms/src/access", "cms/src/http", "cms/src/operations"],
  },
  "cms/src/http": { own: ["contracts", "cms/src", "cms/src/endpoints", "cms/src/operations"] },
  "cms/src/operations": {
    own: [
      "contracts",
      "pricing-engine",
      "cms/src",
      "cms/src/email",
      "cms/src/globals",
      "cms/src/jobs",
    ],
  },
  "cms/src/jobs": { own: ["cms/src", "cms/src/operations"] },
  "cms/src/email": { own: ["contracts", "cms/src"] },
  "cms/src/seed": { own: ["contracts", "cms/src"] },
  "cms/src/migrations": { own: [] },

  web: { own: ["web/*"] },
  "web/vite": { own: [] },
  "web/scripts": { own: ["contracts"] },
  "web/server": { own: ["contracts", "web/app"] },
  "web/app": { own: ["contracts", "pricing-engine", "web/server"], types: ["cms"] },
};

const root = path.join(import.meta.dirname, "..");
const packages = ["contracts", "pricing-engine", "cms", "web", "stories", "tests", "launcher"];
const generated = /node_modules|\/(build|dist|\.next|\.react-router)\//;
/** Tests and stories may look further: they are where things meet. */
const isAside = /\.(test|spec|stories|bench|test-d)\.tsx?$|^stories\/|^pricing-engine\/(?!src)/;

const folders = Object.keys(mayImport).sort((a, b) => b.length - a.length);

function matches(folder: string, directory: string): string | undefined {
  const pattern = `^${folder.replaceAll("*", "[^/]+")}(?=/|$)`;
  return new RegExp(pattern).exec(directory)?.[0];
}

/** The folder of the table that a directory belongs to, with `*` filled in. */
function folderOf(directory: string): { rule: string; folder: string } | undefined {
  for (const rule of folders) {
    const folder = matches(rule, directory);
    if (folder) {
      return { rule, folder };
    }
  }
  return undefined;
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

/** Where a specifier leads: a directory of ours, or the name of an npm package. */
function targetOf(file: string, specifier: string): { directory: string } | { npm: string } {
  if (specifier.startsWith(".")) {
    return { directory: path.posix.dirname(path.posix.join(path.posix.dirname(file), specifier)) };
  }
  if (specifier.startsWith("#app/")) {
    return { directory: path.posix.dirname(`web/app/${specifier.slice("#app/".length)}`) };
  }
  const [scope = "", name = ""] = specifier.split("/");
  return packages.includes(scope)
    ? { directory: scope }
    : { npm: scope.startsWith("@") ? `${scope}/${name}` : scope };
}

/** Why an import crosses a boundary, if it does. */
export function crossing(file: string, { specifier, isType }: Import): string | undefined {
  const from = folderOf(path.posix.dirname(file));
  const rules = from && mayImport[from.rule];
  if (!rules) {
    return `${file}: belongs to no folder of the table`;
  }
  const target = targetOf(file, specifier);
  if ("npm" in target) {
    return (rules.npm?.includes(target.npm) ?? true) ? undefined : `${file}: ${specifier}`;
  }
  const to = folderOf(target.directory)?.folder ?? target.directory;
  const allowed = [...rules.own, ...(isType ? (rules.types ?? []) : [])];
  const isAllowed = to === from.folder || allowed.some((folder) => matches(folder, to) === to);
  return isAllowed ? undefined : `${file}: ${specifier}`;
}

const files = globSync(`{${packages.join(",")}}/**/*.{ts,tsx}`, { cwd: root })
  .map((file) => file.replaceAll(path.sep, "/"))
  .filter((file) => !generated.test(`/${file}`) && !isAside.test(file));

describe("the boundaries of the house", () => {
  it("hold in every file", () => {
    expect(files.length).toBeGreaterThan(500);
    const crossings = files.flatMap((file) =>
      importsOf(readFileSync(path.join(root, file), "utf8"))
        .map((found) => crossing(file, found))
        .filter((found) => found !== undefined),
    );
    expect(crossings).toEqual([]);
  });

  it.each([
    ["web/app/routes/page.tsx", "cms/payload-types"],
    ["web/app/routes/page.tsx", "../../../cms/src/env.ts"],
    ["contracts/src/leads.ts", "payload"],
    ["pricing-engine/src/index.ts", "node:fs/promises"],
    ["pricing-engine/src/index.ts", "zod"],
    ["cms/src/access/is-admin.ts", "../collections/staff/index.ts"],
    ["cms/src/operations/audit.ts", "../endpoints/leads.ts"],
    ["launcher/launch.ts", "../cms/server.ts"],
    ["tests/support/content.ts", "../../cms/src/env.ts"],
  ])("%s may not import %s", (file, specifier) => {
    expect(crossing(file, { specifier, isType: false })).toBe(`${file}: ${specifier}`);
  });
});
