import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { readJson } from "./limited-json.ts";

function read(bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) {
  const sent = { "content-type": "application/json", ...headers };
  return readJson(new Request("http://cms", { method: "POST", body: bytes, headers: sent }), 1_000);
}

const name = '{"name":"João"}';
const inUtf8 = new TextEncoder().encode(name);
const mark = [0xef, 0xbb, 0xbf];
const utf16 = Buffer.from(name, "utf16le");

it.each([
  ["UTF-8", inUtf8, {}],
  ["UTF-8 with a byte order mark", Uint8Array.from([...mark, ...inUtf8]), {}],
  [
    "UTF-8 with a declared charset",
    inUtf8,
    { "content-type": 'application/json; charset="UTF-8"' },
  ],
  ["UTF-8 with the content encoding identity", inUtf8, { "content-encoding": "identity" }],
])("readJson parses JSON in %s", async (_, bytes, headers) => {
  expect(await read(bytes, headers)).toEqual({ ok: true, value: { name: "João" } });
});

it.each([
  ["Latin-1, as declared", Buffer.from(name, "latin1"), "application/json; charset=iso-8859-1"],
  ["Latin-1, undeclared", Buffer.from(name, "latin1"), "application/json"],
  ["ASCII that is declared as Latin-1", Buffer.from("{}"), "application/json; charset=iso-8859-1"],
  ["UTF-16, as declared", utf16, "application/json;charset=utf-16"],
  ["UTF-16 with a byte order mark", Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]), undefined],
  ["UTF-16 without a mark", utf16, undefined],
  ["big-endian UTF-16", Buffer.from(utf16).swap16(), undefined],
])("readJson rejects JSON in %s", async (_, bytes, type = "application/json") => {
  const refused = await read(Uint8Array.from(bytes), { "content-type": type });
  expect(refused).toEqual({ ok: false, code: "not-utf-8" });
});

it.each(["gzip", "br", "deflate, identity"])(
  "readJson rejects a body with the content encoding %s",
  async (encoding) => {
    for (const bytes of [Uint8Array.from(gzipSync(name)), inUtf8]) {
      const refused = await read(bytes, { "content-encoding": encoding });
      expect(refused).toEqual({ ok: false, code: "not-utf-8" });
    }
  },
);

it("readJson rejects invalid JSON and a second byte order mark", async () => {
  for (const bytes of [new Uint8Array(), Uint8Array.from([...mark, ...mark, ...inUtf8])]) {
    expect(await read(bytes)).toEqual({ ok: false, code: "invalid" });
  }
});
