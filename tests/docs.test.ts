import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { renderSettingsTable } from "contracts/settings";
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

const packages = ["contracts", "pricing-engine", "cms", "web", "stories", "tests"];

function declaredDependencies(): string[] {
  const manifests = ["package.json", ...packages.map((folder) => `${folder}/package.json`)].map(
    (file) => JSON.parse(read(file)) as Record<string, Record<string, string> | undefined>,
  );
  const names = manifests.flatMap(({ dependencies, devDependencies, peerDependencies }) =>
    Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }),
  );
  return [...new Set(names)].filter(
    (name) => !packages.includes(name) && !name.startsWith("@types/"),
  );
}

it("docs/dependencies.md lists exactly the dependencies of the package files", () => {
  const listed = firstColumn(read("docs/dependencies.md"));
  const declared = declaredDependencies();
  const coversPackage = (line: string, name: string) =>
    line.endsWith("*") ? name.startsWith(line.slice(0, -1)) : line === name;
  expect(declared.filter((name) => !listed.some((line) => coversPackage(line, name)))).toEqual([]);
  expect(listed.filter((line) => !declared.some((name) => coversPackage(line, name)))).toEqual([]);
});

it.each(["start", "services"] as const)(
  "docs/settings.md contains the generated settings table of %s",
  (of) => {
    expect(read("docs/settings.md")).toContain(renderSettingsTable(of));
  },
);

it("every promise in docs/security.md links to a test", () => {
  const [, promises = ""] = read("docs/security.md").split("## Promises");
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

/** Returns the images of a guide and the number of clicks of each job, in the order of the document. */
function guideOutline(file: string): { pictures: string[]; clicks: string[] } {
  const markdown = read(file);
  return {
    pictures: [...markdown.matchAll(/\/([\w-]+\.webp)\)/g)].map(([, name = ""]) => name),
    clicks: [...markdown.matchAll(/^\| [^|]+ \| (\d+) \| [^|]+ \|$/gm)].map(([, n = ""]) => n),
  };
}

it("the editors' guides in English and Portuguese have the same pictures and click counts", () => {
  const portuguese = guideOutline("docs/pt-BR/editores.md");
  expect(portuguese.clicks.length).toBeGreaterThan(30);
  expect(guideOutline("docs/editors.md")).toEqual(portuguese);
});

const documents = [
  "README.md",
  "SECURITY.md",
  "CHANGELOG.md",
  ...globSync("docs/**/*.md", { cwd: root }),
];

/** Returns the anchors that GitHub creates for the headings of a document. */
function anchorsOf(document: string): string[] {
  const headings =
    read(document)
      .replace(/^```[\s\S]*?^```/gm, "")
      .match(/^#+ .*$/gm) ?? [];
  return headings.map((heading) =>
    heading
      .replace(/^#+ /, "")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, "")
      .replace(/ /g, "-"),
  );
}

it("every link of a document points to an existing file and heading", () => {
  const links = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\((?!https?:)([^)#]*)#?([^)]*)\)/g)].map(
      ([link, target = "", anchor = ""]) => ({
        link: `${document}: ${link}`,
        file: target ? path.posix.join(path.posix.dirname(document), target) : document,
        anchor,
      }),
    ),
  );
  expect(links.length).toBeGreaterThan(100);
  const isBroken = ({ file, anchor }: (typeof links)[number]) =>
    !existsSync(path.join(root, file)) || (anchor !== "" && !anchorsOf(file).includes(anchor));
  expect(links.filter(isBroken).map(({ link }) => link)).toEqual([]);
});

/**
 * Matches a path in a code span, such as `web/server/request-handler.ts`, relative to the root, a package or a folder.
 * Does not match a glob or a placeholder.
 */
const pathSpan = /^[\w.@()-]+(?:\/[\w.@()-]+)*\/[\w.@-]+\.(?:tsx?|mjs|json|md|ya?ml|css|sql|sh)$/;

/** Returns the files of the repository that documents may name, relative to its root. */
function namedFiles(): string[] {
  const folders = [...packages, "launcher", "docs", "deploy"];
  return globSync([`{${folders.join(",")}}/**/*.*`, "*.*", ".env.example"], {
    cwd: root,
    exclude: (name) =>
      ["node_modules", "build", ".next", "storybook-static"].includes(path.basename(name)),
  });
}

/** Returns the named paths that match no file: a path may name a file completely, or only the end of its path. */
function findMissing<Named extends { file: string }>(namedPaths: Named[]): Named[] {
  const pathSuffixes = new Set(
    namedFiles().flatMap((file) => {
      const segments = file.split("/");
      return segments.map((_, index) => segments.slice(index).join("/"));
    }),
  );
  return namedPaths.filter(({ file }) => !pathSuffixes.has(file));
}

it("every path in a code span of a document exists", () => {
  const namedPaths = documents.flatMap((document) =>
    [...read(document).matchAll(/`([^`\n]+)`/g)]
      .flatMap(([, span = ""]) => span.split(/\s+/))
      .filter((word) => pathSpan.test(word) && !/[A-Z]{4}/.test(word))
      .map((file) => ({ document, file })),
  );
  expect(namedPaths.length).toBeGreaterThan(50);
  expect(findMissing(namedPaths)).toEqual([]);
});

/** Matches a TypeScript comment that starts a line. In this position, the match cannot be part of a string. */
const comments = /^[ \t]*(?:\/\/.*|\/\*[\s\S]*?\*\/)/gm;

it("every path in a comment of the code exists", () => {
  const sources = namedFiles().filter(
    (file) => /\.tsx?$/.test(file) && !/\/migrations\/|\/payload-[a-z]+\.ts$/.test(file),
  );
  const namedPaths = sources.flatMap((source) =>
    [...read(source).matchAll(comments)]
      .flatMap(([comment]) => comment.split(/[\s`"',;:()]+/))
      .map((word) => word.replace(/^\.{1,2}\/|\.$/g, ""))
      .filter((word) => pathSpan.test(word) && !/[A-Z]{4}/.test(word))
      .map((file) => ({ source, file })),
  );
  expect(namedPaths.length).toBeGreaterThan(50);
  expect(findMissing(namedPaths)).toEqual([]);
});

/** Rows of the table "Where does it live": the subject, and the paths of its links. */
const subjectRows = (() => {
  const [, section = ""] = read("docs/development.md").split("## Where does it live");
  const [table = ""] = section.trim().split("\n\n");
  return table
    .split("\n")
    .slice(2)
    .map((row) => {
      const [, what = "", where = ""] = row.split("|").map((cell) => cell.trim());
      const paths = [...where.matchAll(/\]\(([^)#]+)/g)].map(([, link = ""]) =>
        path.posix.join("docs", link),
      );
      return { what, paths };
    });
})();

it("every row of the table of subjects in development.md contains a path", () => {
  expect(subjectRows.length).toBeGreaterThan(40);
  expect(subjectRows.filter(({ paths }) => paths.length === 0)).toEqual([]);
});

it.each([
  ["text of the site's interface", "web/app/i18n/messages/pt-BR.json"],
  ["text of the CMS's screens", "cms/src/platform/i18n/payload-texts.ts"],
  ["column or filter of the panel's lists", "web/app/features/admin/users-section.tsx"],
  ["sessions and their length", "cms/src/accounts/credentials/sessions.ts"],
  ["e-mail's colours", "cms/src/platform/mail/email-style.ts"],
  ["icon", "contracts/src/icons.ts"],
  ["price change", "cms/src/prices/catalogue/price-catalogue.ts"],
  ["content security policy of the CMS", "cms/server.ts"],
  ["header of the site's responses, its content security", "web/server/security-headers.ts"],
  ["error response of an API call", "contracts/src/api-error-text.ts"],
  ["size and format of an image", "cms/src/media/file-rules.ts"],
  ["form's field", "contracts/src/leads.ts"],
  ["timeout of web's calls", "web/app/fetch-cms.server.ts"],
  ["job of the worker", "cms/worker.ts"],
  ["group of the dashboard", "cms/src/dashboard/sections.ts"],
])("the table of subjects in development.md contains the path of the %s", (what, file) => {
  const row = subjectRows.find((each) => each.what.includes(what));
  const found = row?.paths.some((each) =>
    each.endsWith("/") ? file.startsWith(each) : file === each,
  );
  expect(globSync(file, { cwd: root })).toEqual([file]);
  expect(found).toBe(true);
});

/** Minimum length of a piece of a quoted message, in characters. The code may contain shorter texts by chance. */
const minPieceLength = 12;

/**
 * Returns the fixed pieces of a quoted message: the texts between ellipses (…), without the setting's name and the
 * final period.
 */
function piecesOf(quote: string): string[] {
  return quote
    .replace(/^[A-Z_0-9]+: /, "")
    .split("…")
    .map((piece) => piece.trim().replace(/\.$/, ""))
    .filter((piece) => piece.length >= minPieceLength);
}

it("the code contains every message that troubleshooting.md quotes", () => {
  const files = globSync(
    "{cms/{src,scripts}/**/*.ts,cms/*.ts,web/server/**/*.ts,contracts/src/**/*.ts,launcher/**/*.ts}",
    { cwd: root, exclude: (name) => /node_modules|\.test\.ts$/.test(name) },
  );
  const code = [...files, "docker-compose.yml", "deploy/make-env"].map(read).join("\n");
  const rows = read("docs/operations/troubleshooting.md")
    .split("\n")
    .filter((line) => line.startsWith("| "));
  const quotes = rows.flatMap((row) =>
    [...(row.split(" | ")[0] ?? "").matchAll(/`([^`]+)`/g)].map(([, quote = ""]) => quote),
  );
  const pieces = quotes.flatMap(piecesOf);
  expect(pieces.length).toBeGreaterThan(30);
  expect(pieces.filter((piece) => !code.includes(piece))).toEqual([]);
});
