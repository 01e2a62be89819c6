import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

/**
 * Who may import whom between packages (inside web/app: biome.json). Folder to the folders and npm
 * packages that its files may import from, besides their own folder. The longest folder that holds a
 * file counts; `*` stands for any folder. A folder that names no npm package may use any that its
 * package.json declares (knip sees to that).
 */
const mayImport: Record<string, { own: string[]; types?: string[]; npm?: string[] }> = {
  contracts: { own: [], npm: ["ipaddr.js", "zod", "libphonenumber-js"] },
  // What the processes have in common; with entries of its own, since the browser has no Node.
  "contracts/src/process": {
    own: [],
    npm: ["node:async_hooks", "node:crypto", "node:http", "node:util"],
  },
  "contracts/scripts": { own: ["contracts"] },
  "pricing-engine/src": { own: [], npm: [] },
  launcher: { own: ["contracts"] },
  tests: { own: ["contracts"] },
  stories: { own: ["contracts", "web/app"] },

  cms: { own: ["contracts", "cms", "cms/*"] },
  "cms/tests": { own: ["contracts", "cms", "cms/*", "launcher"] },
  "cms/src": { own: ["contracts", "pricing-engine"] },

  web: { own: ["web/*"] },
  // What the build writes for the server has the type that the server reads.
  "web/vite": { own: [], types: ["web/server"] },
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

/** Each part reads its settings in one place; the browser's code above all names none. */
const readsSettings = ["launcher/", "cms/src/ground/env.ts", "web/server/env.ts"];

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
