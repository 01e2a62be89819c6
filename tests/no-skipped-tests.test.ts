import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.join(import.meta.dirname, "..");

/**
 * Matches skipped tests, which are not allowed. A test that cannot run in some environment must fail there with a
 * reason, or must not be declared there.
 */
const skipping =
  /\.(?:skip|skipIf|runIf|todo|fixme|only)\b\s*\(|\b(?:xit|xtest|xdescribe|fit|fdescribe)\(/;

it("no test of the repository is skipped", () => {
  const files = globSync("**/*.{test,spec,stories,bench}.{ts,tsx}", {
    cwd: root,
    exclude: (name) =>
      ["node_modules", ".next", "build", ".react-router"].includes(path.basename(name)),
  });
  expect(files.length).toBeGreaterThan(200);
  const skipped = files.filter((file) =>
    skipping.test(readFileSync(path.join(root, file), "utf8")),
  );
  expect(skipped).toEqual([]);
});
