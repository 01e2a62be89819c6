import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

test.each(["--help", "-h"])("staff:create %s prints its usage and starts nothing", (option) => {
  const dataDirectory = path.join(tmpdir(), `no-data-${process.pid}`);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, "staff-create.ts"), option],
    { encoding: "utf8", env: { ...process.env, DATA_DIR: dataDirectory, NODE_OPTIONS: "" } },
  );
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(/^Usage: npm run staff:create -- --email .*--role.*--password/s);
  expect(existsSync(dataDirectory)).toBe(false);
});
