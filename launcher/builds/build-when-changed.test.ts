import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { LaunchError } from "../launch-error.ts";
import type { ProductBuild } from "../product.ts";
import { createTemporaryFolder } from "../test-fixtures/instance.ts";
import { buildWhenChanged } from "./build-when-changed.ts";

/** Build script that appends "begins" and "ends" to a log file in the parent folder; both builds write to this file. */
const buildScript = `
import { appendFileSync, mkdirSync, readFileSync } from "node:fs";
const name = process.argv[2];
const source = readFileSync("source.ts", "utf8");
appendFileSync("../log", name + " begins\\n");
await new Promise((resolve) => setTimeout(resolve, 200));
if (source.includes("broken")) { console.log("line 1 is broken"); process.exit(1); }
mkdirSync("build", { recursive: true });
appendFileSync("../log", name + " ends\\n");
`;

function describeBuild(name: "cms" | "web"): ProductBuild {
  return {
    label: name,
    folder: name,
    command: ["build.mjs", name],
    inputs: [name, "shared"],
    stamp: `${name}/build/stamp`,
  };
}

async function makeProject() {
  const root = await createTemporaryFolder();
  const write = async (path: string, content: string) => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  };
  await write("build.mjs", buildScript);
  for (const folder of ["cms", "web", "shared"]) {
    await write(`${folder}/source.ts`, "first");
  }
  return {
    root,
    write,
    build: (signal = new AbortController().signal) =>
      buildWhenChanged({
        root,
        builds: [describeBuild("cms"), describeBuild("web")],
        env: process.env,
        signal,
      }),
    /** Returns the log entries since the last call. */
    log: async () => {
      const path = join(root, "log");
      const content = await readFile(path, "utf8").catch(() => "");
      await rm(path, { force: true });
      return content.trim().split("\n").filter(Boolean);
    },
  };
}

const cmsBuilt = ["cms begins", "cms ends"];
const webBuilt = ["web begins", "web ends"];

test("buildWhenChanged runs only the build whose inputs changed", async () => {
  const { build, log, write, root } = await makeProject();
  await build();
  expect(await log()).toEqual([...cmsBuilt, ...webBuilt]);
  await build();
  expect(await log()).toEqual([]);

  await write("web/source.ts", "second");
  await build();
  expect(await log()).toEqual(webBuilt);

  await write("shared/added.ts", "new");
  await build();
  expect(await log()).toEqual([...cmsBuilt, ...webBuilt]);

  await rm(join(root, "cms/build"), { recursive: true });
  await build();
  expect(await log()).toEqual(cmsBuilt);
});

test("buildWhenChanged ignores changes of tests, stories, seed content and installed packages", async () => {
  const { build, log, write } = await makeProject();
  await build();
  await log();
  await write("web/button.test.ts", "");
  await write("web/button.stories.tsx", "");
  await write("cms/src/seed/page.ts", "");
  await write("cms/node_modules/package/index.js", "");
  await write("cms/next-env.d.ts", "");
  await build();
  expect(await log()).toEqual([]);
});

test("buildWhenChanged prints the output of a failed build, and repeats the build on the next start", async () => {
  const { build, log, write } = await makeProject();
  await build();
  await write("cms/source.ts", "broken");
  const failure = await build().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(LaunchError);
  expect(failure).toMatchObject({ details: expect.stringContaining("line 1 is broken") });

  await write("cms/source.ts", "first");
  await log();
  await build();
  expect(await log()).toEqual(cmsBuilt);
});

test("buildWhenChanged builds once if two launchers start at the same time", async () => {
  const { build, log } = await makeProject();
  await Promise.all([build(), build()]);
  expect(await log()).toEqual([...cmsBuilt, ...webBuilt]);
});

test("buildWhenChanged aborts a running build when a stop is requested", async () => {
  const { build, log } = await makeProject();
  const stopping = new AbortController();
  const building = build(stopping.signal);
  stopping.abort(new Error("asked to stop"));
  await expect(building).rejects.toThrow("asked to stop");
  expect(await log()).not.toContain("cms ends");
});
