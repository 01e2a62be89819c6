import { execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";

const advisory = {
  id: 1,
  url: "https://example.com/advisory",
  title: "A hole",
  severity: "high",
  vulnerable_versions: "<1000",
  cwe: [],
  cvss: { score: 8, vectorString: null },
};

/** Runs the audit against a fake registry that answers requests for advisories with this status and body. */
async function audit(
  status: number,
  advisories: unknown,
): Promise<{ code: number; output: string }> {
  const server = createServer((request, response) => {
    const isAdvisoryRequest =
      request.method === "POST" && request.url?.endsWith("/advisories/bulk");
    response.writeHead(isAdvisoryRequest ? status : 404, { "content-type": "application/json" });
    response.end(JSON.stringify(isAdvisoryRequest ? advisories : {}));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const child = spawn(process.execPath, [path.join(import.meta.dirname, "audit.ts")], {
    env: {
      ...process.env,
      npm_config_registry: `http://127.0.0.1:${port}/`,
      npm_config_fetch_retries: "0",
      // Prevents the use of cached responses of the real registry.
      npm_config_cache: path.join(import.meta.dirname, "../node_modules/.cache/audit-test"),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<number>((resolve) =>
    child.once("close", (code) => resolve(code ?? -1)),
  );
  const output = (await Promise.all([text(child.stdout), text(child.stderr)])).join("");
  return { code: await ended, output };
}

it("the audit fails with the package's name if a package has a known advisory", async () => {
  const { code, output } = await audit(200, { zod: [advisory] });
  expect(output).toContain("zod: high");
  expect(code).toBe(1);
}, 60_000);

it("the audit passes if no package has a known advisory", async () => {
  expect(await audit(200, {})).toEqual({ code: 0, output: "Known advisories: 0.\n" });
}, 60_000);

it("the audit passes with a warning if the registry cannot list advisories", async () => {
  const { code, output } = await audit(405, {});
  expect(output).toMatch(/^Not checked: /);
  expect(code).toBe(0);
}, 60_000);

it("the SBOM lists every package of the lock file with its version", () => {
  const root = path.join(import.meta.dirname, "..");
  const { packages } = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8")) as {
    // `name` is the name of the real package; set only for an alias.
    packages: Record<string, { name?: string; version?: string; link?: boolean }>;
  };
  const locked = Object.entries(packages)
    .filter(([where, { link }]) => where.includes("node_modules/") && !link)
    .map(
      ([where, { name = where.split("node_modules/").at(-1), version }]) => `${name}@${version}`,
    );
  const printed = execFileSync("npm", ["run", "--silent", "sbom"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const { bomFormat, components } = JSON.parse(printed) as {
    bomFormat: string;
    components: { "bom-ref": string }[];
  };
  expect(bomFormat).toBe("CycloneDX");
  const listed = new Set(components.map((component) => component["bom-ref"].split("|")[0]));
  expect(locked.filter((each) => !listed.has(each))).toEqual([]);
});
