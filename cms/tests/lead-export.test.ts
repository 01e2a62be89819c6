import { contentApi, leadsApi } from "contracts";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { getPool } from "../src/platform/database.ts";
import { type RunningCms, startCms } from "./support/cms.ts";

let cms: RunningCms;
let editor: string;
beforeAll(async () => {
  cms = await startCms();
  editor = await cms.signIn("editor");
});
afterAll(() => cms?.stop());
beforeEach(() => cms.query("delete from leads"));

/** Stores contacts with messages of a visitor. Each group of ten contacts has the same time. */
async function storeContacts(contacts: number, message: string): Promise<string[]> {
  const { rows } = await cms.query<{ id: string }>(`
    insert into leads (id, state, kind, locale, name, email, message, created_at, updated_at)
    select gen_random_uuid(), 'new', 'contact', 'pt-BR', 'Ana', 'ana@example.com', ${message},
      now() - (number / 10) * interval '1 second', now()
    from generate_series(1, ${contacts}) as number
    returning id`);
  return rows.map(({ id }) => id);
}

async function startExport(signal?: AbortSignal) {
  const response = await fetch(`${cms.url}${leadsApi.leads}/export`, {
    headers: { cookie: editor, origin: "http://localhost:3000" },
    ...(signal ? { signal } : {}),
  });
  expect(response.status).toBe(200);
  if (!response.body) {
    throw new Error("the answer has no body");
  }
  return response.body.pipeThrough(new TextDecoderStream()).getReader();
}

type Reader = Awaited<ReturnType<typeof startExport>>;

async function readRest(reader: Reader, begun = ""): Promise<string> {
  let csv = begun;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    csv += part.value;
  }
  return csv;
}

const idOfRow = /^[0-9a-f]{8}-[0-9a-f-]{27}(?=;)/gm;

it("the export of leads contains every lead once, despite concurrent inserts and deletes", async () => {
  const stored = await storeContacts(2_400, "repeat('texto ', 1000)");
  const reader = await startExport();
  let csv = "";
  while ((csv.match(idOfRow) ?? []).length < 60) {
    csv += (await reader.read()).value ?? "";
  }
  const gone = csv.match(idOfRow)?.slice(0, 50) ?? [];
  await cms.query(`delete from leads where id in (${gone.map((id) => `'${id}'`).join(",")})`);
  const late = await storeContacts(1, "'late'");

  const exported = (await readRest(reader, csv)).match(idOfRow) ?? [];
  expect(exported).toHaveLength(stored.length);
  expect(new Set(exported)).toEqual(new Set(stored));
  expect(exported).not.toContain(late[0]);
});

/** Returns the number of database queries that are made while `work` is running. */
async function statements(work: () => Promise<unknown>): Promise<number> {
  const pool = getPool(cms.payload);
  let count = 0;
  const counting = () => {
    count += 1;
  };
  pool.on("acquire", counting);
  await work();
  pool.off("acquire", counting);
  return count;
}

it("the export of leads is generated only as fast as the client reads, and stops when the client disconnects", async () => {
  // 30 MB of messages, which exceeds the socket buffers.
  await storeContacts(3_000, "repeat(E'\\n', 10000)");
  const readAll = async () => {
    const csv = await readRest(await startExport());
    expect(csv.match(idOfRow)).toHaveLength(3_000);
  };
  const alone = await statements(readAll);

  const leaving = new AbortController();
  const reader = await startExport(leaving.signal);
  await reader.read();
  // If the paused export continued, both exports together would make about twice the queries of one.
  const besideOneThatWaits = await statements(async () => {
    expect((await cms.request(contentApi.catalogue)).status).toBe(200);
    await readAll();
  });
  expect(besideOneThatWaits).toBeLessThan(1.7 * alone);
  leaving.abort();
  expect(await statements(readAll)).toBeLessThan(1.7 * alone);
});
