import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.join(import.meta.dirname, "..");

/** A test that does not fit somewhere is not declared there; one that cannot run fails, and says why. */
const skipping =
  /\.(?:skip|skipIf|runIf|todo|fixme|only)\b\s*\(|\b(?:xit|xtest|xdescribe|fit|fdescribe)\(/;

it("no test of the repository is skipped, under no condition", () => {
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
