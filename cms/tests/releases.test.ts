import {
  type PublishedRelease,
  previewApi,
  type Release,
  releasesApi,
  scheduleApi,
} from "contracts";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { database } from "../src/platform/database.ts";
import { lockNextDueSchedule } from "../src/schedule/schedule-store.ts";
import { type RunningCms, startCms } from "./support/cms.ts";
import { waitForResult } from "./support/eventually.ts";
import { newStaff, type TestAccount } from "./support/people.ts";
import { type CmsProcess, startWorker } from "./support/processes.ts";
import { rollBackNextCommit } from "./support/roll-back-next-commit.ts";

let cms: RunningCms;
let editor: TestAccount;
let writer: TestAccount;
beforeAll(async () => {
  cms = await startCms();
  editor = await newStaff(cms, "editor");
  writer = await newStaff(cms, "writer");
});
afterAll(() => cms?.stop());

const workers: CmsProcess[] = [];
function work(): CmsProcess {
  const worker = startWorker(cms.environment);
  workers.push(worker);
  return worker;
}
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.kill()));
});

/** Timeout in ms that allows a worker on a busy machine to load Payload. */
const workerTimeoutMs = 90_000;

type Body = Record<string, unknown>;

function call(path: string, method: string, body: Body = {}, by = editor): Promise<Response> {
  return cms.request(path, { method, body, cookie: by.cookie });
}

async function draft(slug: string, title = slug): Promise<string> {
  const blocks = [{ blockType: "hero", heading: title, lede: `${title}.` }];
  const body = { title, slug, description: `${title}.`, blocks, _status: "draft" };
  const response = await call("/api/pages?draft=true", "POST", body);
  return ((await response.json()) as { doc: { id: string } }).doc.id;
}

function change(id: string, query: string, body: Body): Promise<Response> {
  return call(`/api/pages/${id}${query}`, "PATCH", body);
}

async function newRelease(name: string): Promise<string> {
  const response = await call(releasesApi.releases, "POST", { name });
  expect(response.status).toBe(201);
  return ((await response.json()) as Release).id;
}

async function add(release: string, about: Body, by = editor): Promise<number> {
  const wish = { kind: "pages", action: "publish", locale: null, ...about };
  return (await call(releasesApi.documents(release), "POST", wish, by)).status;
}

async function publish(release: string, time: string | null = null): Promise<PublishedRelease> {
  const response = await call(releasesApi.publish(release), "POST", { time });
  expect(response.status).toBe(200);
  return (await response.json()) as PublishedRelease;
}

async function undo(release: string, newer = "ask"): Promise<unknown> {
  return (await call(releasesApi.undo(release), "POST", { newer })).json();
}

async function kindAt(path: string): Promise<string> {
  const response = await cms.request(`/api/content/resolve?path=${path}`);
  return ((await response.json()) as { content: { kind: string } }).content.kind;
}

async function titleAt(path: string): Promise<string | undefined> {
  const response = await cms.request(`/api/content/resolve?path=${path}`);
  const { content } = (await response.json()) as { content: { document?: { title: string } } };
  return content.document?.title;
}

async function count(statement: string): Promise<number> {
  const { rows } = await cms.query<{ count: number }>(`select count(*)::int as count ${statement}`);
  return rows[0]?.count ?? 0;
}

/** Sets the time of a release to an hour ago. */
async function comeDue(release: string): Promise<void> {
  await cms.query(
    `update schedules set due_at = now() - interval '1 hour',
       attempt_at = now() - interval '1 hour' where document_id = '${release}'`,
  );
}

/** Waits until a worker has published the release. */
async function isOut(release: string): Promise<void> {
  await waitForResult(
    "the release is out",
    async () => (await count(`from releases where id = '${release}' and state = 'done'`)) === 1,
    workerTimeoutMs,
  );
}

describe("a release", () => {
  it.each([0, 2, 4])(
    "publishes no item if item %i is unfinished, and names the unfinished item",
    async (unfinished) => {
      const release = await newRelease(`Campanha ${unfinished}`);
      const slugs = Array.from({ length: 5 }, (_, index) => `junto-${unfinished}-${index}`);
      const ids: string[] = [];
      for (const slug of slugs) {
        const id = await draft(slug);
        ids.push(id);
        expect(await add(release, { id })).toBe(201);
      }
      const bad = ids[unfinished] ?? "";
      await change(bad, "?draft=true", { description: "" });
      const response = await publish(release);
      expect(response.state).toBe("failed");
      expect(response.problem?.pt).toContain(`«${slugs[unfinished]}» (Página, todos os idiomas)`);
      expect(response.problem?.en).toContain("Description");
      for (const slug of slugs) {
        expect(await kindAt(`/${slug}`)).toBe("not-found");
      }
      await change(bad, "?draft=true", { description: "Pronta." });
      expect(await publish(release)).toEqual({ state: "done", problem: null });
      for (const slug of slugs) {
        expect(await kindAt(`/${slug}`)).toBe("pages");
      }
      // A published release cannot be changed or published again.
      expect(await add(release, { id: bad })).toBe(404);
      expect((await call(releasesApi.publish(release), "POST", { time: null })).status).toBe(404);
    },
  );

  it("is published once by two workers, even if one of them dies while publishing it", async () => {
    const release = await newRelease("Na hora");
    const ids = [await draft("hora-um"), await draft("hora-dois"), await draft("hora-tres")];
    for (const id of ids) {
      await add(release, { id });
    }
    expect(await publish(release, "2036-12-01T00:00")).toEqual({ state: "waiting", problem: null });
    const client = new pg.Client({ connectionString: cms.database.url });
    await client.connect();
    try {
      await client.query("begin");
      await client.query("select from release_members for update");
      await comeDue(release);
      const dying = work();
      await waitForResult(
        "a worker waits in the middle of the release",
        async () =>
          (await count(
            `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )) > 0,
        workerTimeoutMs,
      );
      await dying.kill();
      await client.query("rollback");
    } finally {
      await client.end();
    }
    expect(await kindAt("/hora-um")).toBe("not-found");
    work();
    work();
    await isOut(release);
    for (const id of ids) {
      const published = `from _pages_v where parent_id = '${id}' and version__status = 'published'`;
      expect(await count(published)).toBe(1);
    }
    expect(
      await count(
        `from audit_log where action = 'schedule.run' and target_id = 'release/${release}'`,
      ),
    ).toBe(1);
  });

  it("is undone completely, without changes of the drafts", async () => {
    const release = await newRelease("Ida e volta");
    const fresh = await draft("ida-nova");
    const changed = await draft("ida-mudada", "Antes");
    const off = await draft("ida-fora");
    await change(changed, "", { _status: "published" });
    await change(off, "", { _status: "published" });
    await change(changed, "?draft=true", { title: "Depois" });
    const catalogue = { slug: "price-catalogue", depth: 0, overrideAccess: false } as const;
    const { prices } = await cms.payload.findGlobal(catalogue);
    await call("/api/globals/price-catalogue?draft=true", "POST", {
      prices: { ...prices, cpuPrice: prices.cpuPrice + 1 },
      _status: "draft",
    });
    await add(release, { id: fresh, locale: "pt-BR" });
    await add(release, { id: changed });
    await add(release, { id: off, action: "unpublish" });
    await add(release, { kind: "price-catalogue" });
    expect(await publish(release)).toEqual({ state: "done", problem: null });
    const site = async () => [
      await kindAt("/ida-nova"),
      await titleAt("/ida-mudada"),
      await kindAt("/ida-fora"),
      (await cms.payload.findGlobal(catalogue)).prices.cpuPrice,
    ];
    expect(await site()).toEqual(["pages", "Depois", "not-found", prices.cpuPrice + 1]);
    expect(await undo(release)).toEqual({ newer: [] });
    expect(await site()).toEqual(["not-found", "Antes", "pages", prices.cpuPrice]);
    const kept = await cms.payload.findByID({ collection: "pages", id: changed, draft: true });
    expect(kept.title).toBe("Depois");
    for (const id of [fresh, changed, off]) {
      const list = { collection: "pages", where: { id: { equals: id } }, draft: true } as const;
      expect((await cms.payload.find(list)).docs).toHaveLength(1);
    }
    expect(await undo(release)).toMatchObject({ code: "not-found" });
    // After an undo, the release can be published again.
    expect(await publish(release)).toEqual({ state: "done", problem: null });
    expect(await site()).toEqual(["pages", "Depois", "not-found", prices.cpuPrice + 1]);
  });

  it("is recorded in the history of its documents when it is published and undone", async () => {
    const { readHistory } = await import("../src/history/history.ts");
    const release = await newRelease("Com história");
    const id = await draft("com-historia", "Antes");
    await change(id, "", { _status: "published" });
    await call(`/api/pages/${id}?draft=true`, "PATCH", { title: "Depois" }, writer);
    await add(release, { id, locale: "pt-BR" });
    expect(await publish(release)).toEqual({ state: "done", problem: null });
    expect(await undo(release)).toEqual({ newer: [] });
    const entries = await readHistory(cms.payload, { collection: "pages", id }, "pt");
    expect(entries.map(({ staffName, act, locale }) => [staffName, act, locale])).toEqual([
      // The undo preserves the draft and its author.
      ["writer", "draft", undefined],
      ["editor", "published", undefined],
      ["editor", "published", undefined],
      ["writer", "draft", undefined],
      ["editor", "published", undefined],
      ["editor", "draft", undefined],
    ]);
  });

  it("cannot be undone if the former version of a document is no longer stored", async () => {
    const release = await newRelease("Sem volta");
    const id = await draft("sem-volta", "Antes");
    await change(id, "", { _status: "published" });
    await change(id, "?draft=true", { title: "Depois" });
    await add(release, { id, locale: "pt-BR" });
    expect(await publish(release)).toEqual({ state: "done", problem: null });
    await cms.query(
      `delete from _pages_v where id::text in (
         select version_before::text from release_members where release_id = '${release}')`,
    );
    expect((await call(releasesApi.undo(release), "POST", { newer: "ask" })).ok).toBe(false);
    expect(await titleAt("/sem-volta")).toBe("Depois");
  });

  it("reports a failed undo if PostgreSQL answered COMMIT with ROLLBACK", async () => {
    const release = await newRelease("Ainda no ar");
    await add(release, { id: await draft("ainda-no-ar") });
    await publish(release);
    rollBackNextCommit(cms.payload);
    expect((await call(releasesApi.undo(release), "POST", { newer: "ask" })).status).toBe(500);
    expect(await kindAt("/ainda-no-ar")).toBe("pages");
    expect(await undo(release)).toEqual({ newer: [] });
    expect(await kindAt("/ainda-no-ar")).toBe("not-found");
  });

  it("requires a confirmation to undo documents that were published again since", async () => {
    const release = await newRelease("Com novidade");
    const ids = [await draft("nova-um"), await draft("nova-dois")];
    for (const id of ids) {
      await add(release, { id });
    }
    await publish(release);
    await change(ids[0] ?? "", "", { title: "Mais nova", _status: "published" });
    expect(await undo(release)).toEqual({ newer: ["Mais nova"] });
    expect([await kindAt("/nova-um"), await kindAt("/nova-dois")]).toEqual(["pages", "pages"]);
    expect(await undo(release, "keep")).toEqual({ newer: [] });
    expect([await kindAt("/nova-um"), await kindAt("/nova-dois")]).toEqual(["pages", "not-found"]);
    expect(await titleAt("/nova-um")).toBe("Mais nova");
  });

  it("can be previewed as part of the future site, by staff only", async () => {
    const release = await newRelease("Vista");
    const inside = await draft("vista-dentro", "Antes");
    const outside = await draft("vista-fora", "Antes");
    const off = await draft("vista-some");
    for (const id of [inside, outside, off]) {
      await change(id, "", { _status: "published" });
    }
    await change(inside, "?draft=true", { title: "Depois" });
    await change(outside, "?draft=true", { title: "Depois" });
    const settings = { brandName: "Outra Nuvem", _status: "draft" };
    await call("/api/globals/site-settings?draft=true", "POST", settings);
    await add(release, { id: inside, locale: "pt-BR" });
    await add(release, { id: off, action: "unpublish" });
    await add(release, { kind: "site-settings" });
    const seen = async (id: string, locale = "pt-BR", cookie = editor.cookie) => {
      const query = new URLSearchParams({ kind: "pages", id, locale, release });
      const response = await cms.request(`${previewApi.document}?${query}`, { cookie });
      const body = (await response.json()) as {
        settings?: { brandName: string };
        content?: { kind: string; document?: { title: string } };
      };
      const { content, settings: site } = body;
      return [response.status, site?.brandName, content?.document?.title ?? content?.kind];
    };
    expect(await seen(inside)).toEqual([200, "Outra Nuvem", "Depois"]);
    expect(await seen(outside)).toEqual([200, "Outra Nuvem", "Antes"]);
    expect(await seen(off)).toEqual([200, "Outra Nuvem", "not-found"]);
    expect((await seen(inside, "pt-BR", ""))[0]).toBe(403);
    expect((await call(releasesApi.release(release), "DELETE")).status).toBe(200);
    expect((await seen(inside))[0]).toBe(404);
  });

  it("waits for earlier schedules of its documents", async () => {
    const release = await newRelease("Em ordem");
    const id = await draft("em-ordem");
    await add(release, { id });
    await publish(release, "2036-12-01T00:00");
    const alone = { kind: "pages", id, action: "publish", locale: null };
    await call(scheduleApi.schedules, "POST", { ...alone, time: "2036-11-01T00:00" });
    await comeDue(release);
    // Makes the other schedule of the document due before the release, and lets it wait for a retry.
    await cms.query(
      `update schedules set due_at = now() - interval '2 hours' where document_id = '${id}'`,
    );
    const db = database(cms.payload);
    expect(await lockNextDueSchedule(db)).toBeUndefined();
    await cms.query(`delete from schedules where document_id = '${id}'`);
    expect(await lockNextDueSchedule(db)).toMatchObject({ documentId: release });
    expect((await call(releasesApi.release(release), "DELETE")).status).toBe(200);
    expect(await lockNextDueSchedule(db)).toBeUndefined();
  });

  it("can be filled by writers, but published only by editors", async () => {
    const release = await newRelease("De todos");
    const id = await draft("de-todos");
    expect(await add(release, { id }, writer)).toBe(201);
    expect(await add(release, { id, action: "unpublish" }, writer)).toBe(403);
    expect(await add(release, { kind: "navigation" }, writer)).toBe(403);
    const calls = [
      [releasesApi.publish(release), "POST", { time: null }],
      [releasesApi.undo(release), "POST", { newer: "ask" }],
      [releasesApi.release(release), "DELETE", {}],
    ] as const;
    for (const [path, method, body] of calls) {
      expect((await call(path, method, body, writer)).status).toBe(403);
    }
    expect(await kindAt("/de-todos")).toBe("not-found");
    expect((await call(releasesApi.release(release), "DELETE")).status).toBe(200);
    expect(await count(`from release_members where release_id = '${release}'`)).toBe(0);
    const acts = await cms.query<{ action: string; actor_email: string }>(
      `select action, actor_email from audit_log where target_id = 'release/${release}' order by id`,
    );
    expect(acts.rows).toEqual([
      { action: "release.create", actor_email: editor.email },
      { action: "release.add", actor_email: writer.email },
      { action: "release.remove", actor_email: editor.email },
    ]);
  });

  it("can be changed only by editors once its time is set", async () => {
    const release = await newRelease("De editores");
    const id = await draft("de-editores");
    expect(await add(release, { id }, writer)).toBe(201);
    await publish(release, "2099-12-01T09:00");
    const other = await draft("de-editores-depois");
    expect(await add(release, { id: other }, writer)).toBe(403);
    const { rows } = await cms.query<{ id: string }>(
      `select id from release_members where release_id = '${release}'`,
    );
    const member = `${releasesApi.documents(release)}/${rows[0]?.id}`;
    expect((await call(member, "DELETE", {}, writer)).status).toBe(403);
    expect(await add(release, { id: other })).toBe(201);
    expect((await call(member, "DELETE")).status).toBe(200);
    expect((await call(releasesApi.release(release), "DELETE")).status).toBe(200);
  });
});
