import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as sources from "../src/index.ts";
import { initialConfiguration } from "./helpers.ts";

const root = join(import.meta.dirname, "..");
const run = promisify(execFile);

describe("the published package", () => {
  let packageFolder: string;

  beforeAll(async () => {
    packageFolder = await mkdtemp(join(tmpdir(), "pricing-engine-"));
    await run(process.execPath, [join(root, "scripts/build.ts"), packageFolder]);
  });
  afterAll(() => rm(packageFolder, { recursive: true, force: true }));

  it("passes publint", async () => {
    const { messages, pkg } = await publint({ pkgDir: packageFolder, pack: false, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it("is at most 4.5 KB with gzip and with Brotli", async () => {
    const code = await readFile(join(packageFolder, "index.js"));
    expect(gzipSync(code).byteLength).toBeLessThanOrEqual(4608);
    expect(brotliCompressSync(code).byteLength).toBeLessThanOrEqual(4608);
  });

  it("exports the same names and calculates the same quote as its sources", async () => {
    const published = await import(pathToFileURL(join(packageFolder, "index.js")).href);
    expect(Object.keys(published).sort()).toEqual(Object.keys(sources).sort());
    const { calculateQuote, defaultCatalogue } = published;
    expect(
      calculateQuote({ configuration: initialConfiguration, catalogue: defaultCatalogue }),
    ).toEqual(
      sources.calculateQuote({
        configuration: initialConfiguration,
        catalogue: sources.defaultCatalogue,
      }),
    );
  });

  it("has no dependency", async () => {
    const published = JSON.parse(await readFile(join(packageFolder, "package.json"), "utf8"));
    expect(published).not.toHaveProperty("dependencies");
    expect(await readFile(join(packageFolder, "index.js"), "utf8")).not.toMatch(/\bimport\b/);
  });
});

it("the package's example prints a quote", async () => {
  const { stdout } = await run(process.execPath, [join(root, "examples/quote.ts")]);
  expect(stdout).toContain("configuration.ramGb is 500: out-of-range");
  expect(stdout).toContain("Changed to what is sold: ramGb, storageGb");
  expect(stdout).toContain("storageOverage: 176 x R$ 0.8 = R$ 140.80");
  expect(stdout).toContain("24 months: R$ 133051.68");
  expect(stdout).toContain("For 48 months: R$ 4927.84 a month, R$ 59134.08 (20 %) saved");
});
