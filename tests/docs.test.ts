import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { settingsTable } from "contracts/settings";
import { expect, it } from "vitest";

const root = path.join(import.meta.dirname, "..");

function read(file: string): string {
  return readFileSync(path.join(root, file), "utf8");
}

/** Returns the code spans in the first column of a Markdown document's tables. */
function firstColumn(markdown: string): string[] {
  const rows = markdown.split("\n").filter((line) => line.startsWith("|"));
  return rows.flatMap((row) =>
    [...(row.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
  );
}

const ours = ["contracts", "pricing-engine", "cms", "web", "stories", "tests"];

function declaredDependencies(): string[] {
  const manifests = ["package.json", ...ours.map((folder) => `${folder}/package.json`)].map(
    (file) => JSON.parse(read(file)) as Record<string, Record<string, string> | undefined>,
  );
  const names = manifests.flatMap(({ dependencies, devDependencies, peerDependencies }) =>
    Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }),
  );
  return [...new Set(names)].filter((name) => !ours.includes(name) && !name.startsWith("@types/"));
}

it("docs/dependencies.md lists exactly the declared dependencies", () => {
  const listed = firstColumn(read("docs/dependencies.md"));
  const declared = declaredDependencies();
  const covers = (line: string, name: string) =>
    line.endsWith("*") ? name.startsWith(line.slice(0, -1)) : line === name;
  expect(declared.filter((name) => !listed.some((line) => covers(line, name)))).toEqual([]);
  expect(listed.filter((line) => !declared.some((name) => covers(line, name)))).toEqual([]);
});

it.each(["start", "parts"] as const)("the README contains the generated settings of %s", (of) => {
  expect(read("README.md")).toContain(settingsTable(of));
});

it("every security promise links to a test", () => {
  const [, promises = ""] = read("docs/security.md").split("## What is promised");
  const [table = ""] = promises.trim().split("\n\n");
  const [, , ...rows] = table.split("\n");
  expect(rows.length).toBeGreaterThan(20);
  for (const row of rows) {
    const links = [...row.matchAll(/\]\(([^)]+)\)/g)].map(([, link = ""]) => link);
    expect(links.length, row).toBeGreaterThan(0);
    expect(
      links.filter((link) => !/\.(?:test|spec)\.ts$/.test(link)),
      row,
    ).toEqual([]);
  }
});

/** Returns the pictures of a guide and the number of clicks of each job, in their order. */
function guideOutline(file: string): { pictures: string[]; clicks: string[] } {
  const markdown = read(file);
  return {
    pictures: [...markdown.matchAll(/\/([\w-]+\.webp)\)/g)].map(([, name = ""]) => name),
    clicks: [...markdown.matchAll(/^\| [^|]+ \| (\d+) \| [^|]+ \|$/gm)].map(([, n = ""]) => n),
  };
}

it("the editors' guides in both languages have the same pictures and jobs", () => {
  const portuguese = guideOutline("docs/pt-BR/editores.md");
  expect(portuguese.clicks.length).toBeGreaterThan(30);
  expect(guideOutline("docs/editors.md")).toEqual(portuguese);
});

it("every link of a document leads to an existing file", () => {
  const documents = ["README.md", "SECURITY.md", ...globSync("docs/**/*.md", { cwd: root })];
  const missing = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
      .map(([, link = ""]) => path.posix.join(path.posix.dirname(document), link))
      .filter((file) => globSync(file, { cwd: root }).length === 0)
      .map((file) => `${document}: ${file}`),
  );
  expect(missing).toEqual([]);
});

/**
 * A path in a code span, such as `web/server/site.ts`, relative to the root, a package or a folder;
 * no glob, no placeholder.
 */
const pathSpan = /^[\w.@()-]+(?:\/[\w.@()-]+)*\/[\w.@-]+\.(?:tsx?|mjs|json|md|ya?ml|css|sql|sh)$/;

it("every path in a document's code span exists", () => {
  const files = globSync(`{${[...ours, "launcher", "docs", "deploy"].join(",")}}/**/*.*`, {
    cwd: root,
    exclude: (name) =>
      ["node_modules", "build", ".next", "storybook-static"].includes(path.basename(name)),
  });
  const documents = ["README.md", "SECURITY.md", ...globSync("docs/**/*.md", { cwd: root })];
  const named = documents.flatMap((document) =>
    [...read(document).matchAll(/`([^`\n]+)`/g)]
      .flatMap(([, span = ""]) => span.split(/\s+/))
      .filter((word) => pathSpan.test(word) && !/[A-Z]{4}/.test(word))
      .map((file) => ({ document, file })),
  );
  const missing = named.filter(
    ({ file }) => !files.some((each) => `/${each}`.endsWith(`/${file}`)),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});
