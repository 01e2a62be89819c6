import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

test.each([
  ["staff-create.ts", "--help", /^Usage: npm run staff:create -- --email .*--role.*--password/s],
  ["staff-create.ts", "-h", /^Usage: npm run staff:create/],
  ["staff-reset-second-factor.ts", "--help", /^Usage: npm run staff:reset-second-factor -- /],
])("%s %s prints the usage without starting a database", (script, option, usage) => {
  const dataDirectory = path.join(tmpdir(), `no-data-${process.pid}`);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, script), option],
    { encoding: "utf8", env: { ...process.env, DATA_DIR: dataDirectory, NODE_OPTIONS: "" } },
  );
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(usage);
  expect(existsSync(dataDirectory)).toBe(false);
});
