import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { contentApi } from "contracts";
import { afterEach, beforeEach, expect, it } from "vitest";
import { sampleSettings } from "../app/test-support/settings.ts";
import { LastShells } from "./last-shells.ts";

const call = `${contentApi.shell}?locale=pt-BR`;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "last-shells-"));
});

afterEach(() => rm(folder, { recursive: true }));

interface Given {
  file?: string;
  logo?: Response;
  /** What the CMS says of languages that nobody asked for. */
  others?: () => Response;
  warn?: (line: string) => void;
}

function open({ file = path.join(folder, "shells.json"), logo, others, warn }: Given = {}) {
  return LastShells.open({
    file,
    fetchCms: async (path) =>
      (path.startsWith(contentApi.shell) ? others?.() : logo) ??
      new Response(null, { status: 503 }),
    ...(warn ? { warn } : {}),
  });
}

function shell(logo: unknown = null) {
  return {
    settings: { ...sampleSettings, brandName: "Nuvem", logo },
    navigation: {},
    announcements: [],
    dependsOn: ["settings"],
  };
}

it("tells another process what was read, and nothing else that was", async () => {
  const first = await open();
  first.keep(call, shell());
  first.keep(`${contentApi.resolve}?path=/`, shell());
  await first.settled();
  const next = await open();
  expect(next.read(call)).toEqual(shell());
  expect(next.read(`${contentApi.resolve}?path=/`)).toBeUndefined();
});

it("keeps the logo with it, which is in the CMS too", async () => {
  const logo = new Response("<svg/>", { headers: { "content-type": "image/svg+xml" } });
  const last = await open({ logo });
  last.keep(call, shell({ url: "/api/media/file/logo.svg", width: 98 }));
  await last.settled();
  const url = `data:image/svg+xml;base64,${Buffer.from("<svg/>").toString("base64")}`;
  expect(last.read(call)).toEqual(shell({ url, width: 98 }));
});

it("asks for the languages that nobody has asked for", async () => {
  const english = `${contentApi.shell}?locale=en-US`;
  const last = await open({ others: () => Response.json(shell()) });
  last.keep(call, shell());
  await last.settled();
  expect(last.read(english)).toEqual(shell());
});

it("leaves a logo where it is that is too large, no picture, or not there", async () => {
  const headers = { "content-type": "image/png" };
  const answers = [
    new Response("x".repeat(64 * 1024 + 1), { headers }),
    new Response("<html>", { headers: { "content-type": "text/html" } }),
    new Response("none", { status: 404, headers }),
  ];
  for (const logo of answers) {
    const last = await open({ logo });
    last.keep(call, shell({ url: "/logo.png" }));
    await last.settled();
    expect(last.read(call)).toEqual(shell({ url: "/logo.png" }));
  }
});

it("begins with nothing where the file cannot be read as what it was", async () => {
  const file = path.join(folder, "shells.json");
  for (const text of ["", "[1]", '{"/x":{"settings":1}}']) {
    await writeFile(file, text);
    expect((await open({ file })).read(call)).toBeUndefined();
  }
});

it("goes on without a disk, and says so once", async () => {
  const warnings: string[] = [];
  const file = path.join(folder, "missing", "shells.json");
  const last = await open({ file, warn: (line) => warnings.push(line) });
  last.keep(call, shell());
  last.keep(call, shell());
  await last.settled();
  expect(last.read(call)).toEqual(shell());
  expect(warnings).toHaveLength(1);
});
