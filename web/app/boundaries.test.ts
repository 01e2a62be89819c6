import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

/** Folder of a file in web/app, and the module that one import of the file names. */
type Import = readonly [folder: string, source: string];

const refused: readonly Import[] = [
  ["styles", "#app/ui/index.ts"],
  ["styles", "../ui/index.ts"],
  ["i18n", "cms/payload-types"],
  ["i18n", "@payloadcms/richtext-lexical/react"],
  ["ui/x", "#app/cms/link.ts"],
  ["ui/x", "#app/features/calculator/index.ts"],
  ["ui/x", "../../cms/link.ts"],
  ["ui/x", "@payloadcms/richtext-lexical/react"],
  ["ui/x", "cms/payload-types"],
  ["ui/x", "contracts"],
  ["ui/x", "react-router"],
  ["ui/x", "#app/ui/index.ts"],
  ["ui/x", "#app/forms/refusal.ts"],
  ["cms/x", "#app/blocks/hero/hero.tsx"],
  ["cms/x", "#app/ui/icon/icon.tsx"],
  ["cms", "../features/calculator/index.ts"],
  ["session", "#app/features/admin/admin-frame.tsx"],
  ["forms", "#app/routes/page.tsx"],
  ["forms", "#app/ui/icon/icon.tsx"],
  ["blocks/x", "#app/blocks/hero/hero.tsx"],
  ["blocks/x", "#app/features/calculator/calculator.tsx"],
  ["blocks/x", "../hero/hero.tsx"],
  ["blocks/x", "../hero/hero.css.ts"],
  ["blocks/x", "../../chrome/shell.tsx"],
  ["blocks/x", "#app/cms/form.server.ts"],
  ["blocks/x", "@payloadcms/richtext-lexical/react"],
  ["blocks/x", "#app/ui/icon/icon.tsx"],
  ["features/x", "#app/features/calculator/index.ts"],
  ["features/x", "#app/ui/icon/icon.tsx"],
  ["features/x", "#app/blocks/hero/hero.tsx"],
  ["features/x", "../calculator/inputs.ts"],
  ["features/x", "../../chrome/shell.tsx"],
  ["features/x", "@payloadcms/richtext-lexical/react"],
];

const allowed: readonly Import[] = [
  ["ui/x", "#app/ui/icon/icon.tsx"],
  ["cms/x", "#app/ui/index.ts"],
  ["forms", "#app/ui/index.ts"],
  ["blocks/x", "#app/ui/index.ts"],
  ["features/x", "#app/ui/index.ts"],
  ["cms/x", "@payloadcms/richtext-lexical/react"],
  ["blocks/x", "#app/features/calculator/index.ts"],
  ["blocks/x", "../block-link.tsx"],
  ["features/x", "#app/styles/layered.ts"],
];

const imports = [...refused, ...allowed];
let folder: string;
let found: string;

function fileIn([folder]: Import, index: number): string {
  return `web/app/${folder}/import-${index}.tsx`;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "boundaries-"));
  copyFileSync(join(root, "biome.json"), join(folder, "biome.json"));
  for (const [index, one] of imports.entries()) {
    const path = join(folder, fileIn(one, index));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `import ${JSON.stringify(one[1])};\n`);
  }
  const args = ["lint", "--only=style/noRestrictedImports", "--vcs-enabled=false"];
  const { stdout, stderr } = spawnSync(
    join(root, "node_modules/.bin/biome"),
    [...args, "--max-diagnostics=none"],
    { cwd: folder, encoding: "utf8" },
  );
  found = stdout + stderr;
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each(refused.map((one, index) => [...one, fileIn(one, index)]))(
  "%s does not import %s",
  (_place, _source, file) => {
    expect(found).toContain(`${file}:1:8 lint/style/noRestrictedImports`);
  },
);

test.each(allowed.map((one, index) => [...one, fileIn(one, refused.length + index)]))(
  "%s may import %s",
  (_place, _source, file) => {
    expect(found).not.toContain(file);
  },
);
