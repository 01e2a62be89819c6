import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.join(import.meta.dirname, "..");

/** Returns the paths of the repository that the Dockerfile copies into the images. */
function copiedPaths(): string[] {
  const lines = readFileSync(path.join(root, "Dockerfile"), "utf8").split("\n");
  return lines
    .filter((line) => line.startsWith("COPY ") && !line.includes("--from="))
    .flatMap((line) => line.split(/\s+/).slice(1, -1))
    .filter((argument) => !argument.startsWith("--"));
}

it("the Dockerfile copies only paths that exist", () => {
  const copied = copiedPaths();
  expect(copied.length).toBeGreaterThan(10);
  expect(copied.filter((each) => !existsSync(path.join(root, each)))).toEqual([]);
});
