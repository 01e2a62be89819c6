import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { contentApi } from "contracts";
import { afterEach, beforeEach, expect, it } from "vitest";
import { sampleSettings } from "../../app/test-support/cms.ts";
import { LastLayoutData } from "./last-layout-data.ts";

const call = `${contentApi.shell}?locale=pt-BR`;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "last-shells-"));
});

afterEach(() => rm(folder, { recursive: true }));

interface TestOptions {
  file?: string;
  logo?: Response;
  /** Response of the CMS for the languages that the test has not saved. */
  others?: () => Response;
  warn?: (line: string) => void;
}

function open({ file = path.join(folder, "shells.json"), logo, others, warn }: TestOptions = {}) {
  return LastLayoutData.open({
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

it("another process reads the saved layout data, but no other saved response", async () => {
  const first = await open();
  first.save(call, shell());
  first.save(`${contentApi.resolve}?path=/`, shell());
  await first.flushed();
  const next = await open();
  expect(next.read(call)).toEqual(shell());
  expect(next.read(`${contentApi.resolve}?path=/`)).toBeUndefined();
});

it("the logo is stored as a data URL, because otherwise the CMS would have to serve it", async () => {
  const logo = new Response("<svg/>", { headers: { "content-type": "image/svg+xml" } });
  const last = await open({ logo });
  last.save(call, shell({ url: "/api/media/file/logo.svg", width: 98 }));
  await last.flushed();
  const url = `data:image/svg+xml;base64,${Buffer.from("<svg/>").toString("base64")}`;
  expect(last.read(call)).toEqual(shell({ url, width: 98 }));
});

it("layout data is loaded for all languages, including languages that nobody requested", async () => {
  const english = `${contentApi.shell}?locale=en-US`;
  const last = await open({ others: () => Response.json(shell()) });
  last.save(call, shell());
  await last.flushed();
  expect(last.read(english)).toEqual(shell());
});

it("a logo is not stored if it is too large, not an image or missing", async () => {
  const headers = { "content-type": "image/png" };
  const answers = [
    new Response("x".repeat(64 * 1024 + 1), { headers }),
    new Response("<html>", { headers: { "content-type": "text/html" } }),
    new Response("none", { status: 404, headers }),
  ];
  for (const logo of answers) {
    const last = await open({ logo });
    last.save(call, shell({ url: "/logo.png" }));
    await last.flushed();
    expect(last.read(call)).toEqual(shell({ url: "/logo.png" }));
  }
});

it("an invalid file is ignored", async () => {
  const file = path.join(folder, "shells.json");
  for (const text of ["", "[1]", '{"/x":{"settings":1}}']) {
    await writeFile(file, text);
    expect((await open({ file })).read(call)).toBeUndefined();
  }
});

it("a disk that is not writable causes only one warning", async () => {
  const warnings: string[] = [];
  const file = path.join(folder, "missing", "shells.json");
  const last = await open({ file, warn: (line) => warnings.push(line) });
  last.save(call, shell());
  last.save(call, shell());
  await last.flushed();
  expect(last.read(call)).toEqual(shell());
  expect(warnings).toHaveLength(1);
});
