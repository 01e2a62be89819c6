import {
  type DocumentSchedule,
  type PlannedSchedule,
  type Release,
  releasesApi,
  scheduleApi,
} from "contracts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { DashboardSection } from "../src/dashboard/section.ts";
import { database } from "../src/platform/database.ts";
import { runNextSchedule } from "../src/schedule/run-schedules.ts";
import { type RunningCms, startCms } from "./support/cms.ts";
import { waitForResult } from "./support/eventually.ts";
import { newStaff, type TestAccount } from "./support/people.ts";
import { type CmsProcess, startWorker } from "./support/processes.ts";
import { rollBackNextCommit } from "./support/roll-back-next-commit.ts";

let cms: RunningCms;
let editor: TestAccount;
beforeAll(async () => {
  cms = await startCms();
  editor = await newStaff(cms, "editor");
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

type Body = Record<string, unknown>;
interface Subject {
  kind: string;
  id?: string;
}

/** Timeout in ms that allows a worker on a busy machine to load Payload. */
const workerTimeoutMs = 90_000;

const hero = (heading: string) => ({ blockType: "hero", heading, lede: `${heading}.` });

function page(slug: string, heading = slug): Body {
  return { title: heading, slug, description: `${heading}.`, blocks: [hero(heading)] };
}

async function call(path: string, method: string, body: Body, by = editor): Promise<Response> {
  return cms.request(path, { method, body, cookie: by.cookie });
}

async function draft(slug: string): Promise<string> {
  const response = await call("/api/pages?draft=true", "POST", { ...page(slug), _status: "draft" });
  return ((await response.json()) as { doc: { id: string } }).doc.id;
}

function change(id: string, query: string, body: Body): Promise<Response> {
  return call(`/api/pages/${id}${query}`, "PATCH", body);
}

async function plan(subject: Subject, about: Body = {}, by = editor): Promise<PlannedSchedule> {
  const wish = { action: "publish", locale: null, time: "2036-12-01T00:00", ...about };
  const response = await call(scheduleApi.schedules, "POST", { ...subject, ...wish }, by);
  expect(response.status).toBe(201);
  return (await response.json()) as PlannedSchedule;
}

/** Sets the times of schedules to some minutes ago, in the given order. */
async function comeDue(...ids: string[]): Promise<void> {
  for (const [index, id] of ids.entries()) {
    await cms.query(
      `update schedules set due_at = now() - interval '${60 - index} min',
         attempt_at = now() - interval '${60 - index} min' where id = '${id}'`,
    );
  }
}

async function scheduleOf({ kind, id }: Subject): Promise<DocumentSchedule> {
  const query = new URLSearchParams({ kind, ...(id ? { id } : {}) });
  const response = await cms.request(`${scheduleApi.schedules}?${query}`, {
    cookie: editor.cookie,
  });
  const body = await response.text();
  expect(response.status, body).toBe(200);
  return JSON.parse(body) as DocumentSchedule;
}

/** Waits until no schedule of the document is waiting. Returns the outcome of each schedule. */
async function outcomes(subject: Subject): Promise<string[]> {
  return waitForResult(
    `the schedules of ${subject.kind} have been run`,
    async () => {
      const states = (await scheduleOf(subject)).schedules.map(({ state }) => state);
      return !states.includes("waiting") && states;
    },
    workerTimeoutMs,
  );
}

async function kindAt(path: string): Promise<string> {
  const response = await cms.request(`/api/content/resolve?path=${path}`);
  return ((await response.json()) as { content: { kind: string } }).content.kind;
}

async function count(statement: string): Promise<number> {
  const { rows } = await cms.query<{ count: number }>(`select count(*)::int as count ${statement}`);
  return rows[0]?.count ?? 0;
}

describe("a schedule", () => {
  it("runs once with two workers, even if it became due while no worker was running", async () => {
    const ids = await Promise.all(
      Array.from({ length: 12 }, (_, index) => draft(`na-hora-${index}`)),
    );
    const planned: string[] = [];
    for (const id of ids) {
      planned.push((await plan({ kind: "pages", id })).id);
    }
    await comeDue(...planned);
    work();
    work();
    for (const id of ids) {
      expect(await outcomes({ kind: "pages", id })).toEqual(["done"]);
    }
    for (const [index, id] of ids.entries()) {
      expect(await kindAt(`/na-hora-${index}`)).toBe("pages");
      expect(
        await count(`from _pages_v where parent_id = '${id}' and version__status = 'published'`),
      ).toBe(1);
      expect(
        await count(
          `from audit_log where action = 'schedule.run' and target_id = 'pages/${id}' and actor_email = '${editor.email}'`,
        ),
      ).toBe(1);
    }
  });

  it("publishes and unpublishes in the order of the due times", async () => {
    const id = await draft("por-uma-hora");
    const on = await plan({ kind: "pages", id });
    const off = await plan({ kind: "pages", id }, { action: "unpublish" });
    await comeDue(on.id, off.id);
    work();
    expect(await outcomes({ kind: "pages", id })).toEqual(["done", "done"]);
    expect(await kindAt("/por-uma-hora")).toBe("not-found");
    expect(
      await count(`from _pages_v where parent_id = '${id}' and version__status = 'published'`),
    ).toBe(1);
  });

  it("publishes one language without changing other languages", async () => {
    const id = await draft("so-portugues");
    await change(id, "?draft=true&locale=en-US", { slug: "half-ready", title: "Half" });
    const planned = await plan({ kind: "pages", id }, { locale: "pt-BR" });
    expect(planned.problem).toBeNull();
    await comeDue(planned.id);
    work();
    expect(await outcomes({ kind: "pages", id })).toEqual(["done"]);
    expect(await kindAt("/so-portugues")).toBe("pages");
    expect(await kindAt("/en/half-ready")).toBe("not-found");
  });

  it("unpublishes one language without deleting the language's draft", async () => {
    const id = await draft("em-dois");
    const [section] = (
      await cms.payload.findByID({ collection: "pages", id, draft: true, locale: "pt-BR" })
    ).blocks;
    await change(id, "?draft=true&locale=en-US", {
      ...page("in-two"),
      blocks: [{ ...hero("In two"), id: section?.id }],
    });
    await change(id, "?locale=pt-BR", { _status: "published" });
    expect(await kindAt("/en/in-two")).toBe("pages");
    const off = await plan({ kind: "pages", id }, { action: "unpublish", locale: "en-US" });
    await comeDue(off.id);
    work();
    expect(await outcomes({ kind: "pages", id })).toEqual(["done"]);
    expect(await kindAt("/en/in-two")).toBe("not-found");
    expect(await kindAt("/em-dois")).toBe("pages");
    const kept = await cms.payload.findByID({
      collection: "pages",
      id,
      draft: true,
      locale: "en-US",
    });
    expect(kept).toMatchObject({ slug: "in-two", title: "in-two" });
    const { readHistory } = await import("../src/history/history.ts");
    const [newest, former] = await readHistory(cms.payload, { collection: "pages", id }, "pt");
    expect(newest).toMatchObject({
      act: "unpublished",
      changes: ["Endereço da página · English (US)"],
    });
    expect(former?.act).toBe("published");
  });

  it("fails for the same reasons as the publish button, and states the reason", async () => {
    const id = await draft("sem-texto");
    await change(id, "?draft=true", { title: "" });
    const planned = await plan({ kind: "pages", id }, { locale: "pt-BR" });
    expect(planned.problem?.en).toContain("Title");
    await comeDue(planned.id);
    work();
    expect(await outcomes({ kind: "pages", id })).toEqual(["failed"]);
    const { schedules } = await scheduleOf({ kind: "pages", id });
    expect(schedules[0]?.reason?.pt).toContain("Título");
    expect(schedules[0]?.reason?.es).toContain("obligatorio");
    expect(await kindAt("/sem-texto")).toBe("not-found");
    expect(await count(`from audit_log where action = 'schedule.fail'`)).toBe(1);
  });

  it("fails if its planner was disabled or demoted in the meantime", async () => {
    const leaver = await newStaff(cms, "editor");
    const demoted = await newStaff(cms, "editor");
    const [first, second] = [await draft("de-quem-saiu"), await draft("de-quem-escreve")];
    const planned = [
      await plan({ kind: "pages", id: first }, {}, leaver),
      await plan({ kind: "pages", id: second }, {}, demoted),
    ];
    await cms.query(`update staff set disabled_at = now() where id = '${leaver.id}'`);
    await cms.query(`update staff set role = 'writer' where id = '${demoted.id}'`);
    await comeDue(...planned.map(({ id }) => id));
    work();
    expect(await outcomes({ kind: "pages", id: first })).toEqual(["failed"]);
    expect(await outcomes({ kind: "pages", id: second })).toEqual(["failed"]);
    expect(await kindAt("/de-quem-saiu")).toBe("not-found");
    expect(await kindAt("/de-quem-escreve")).toBe("not-found");
  });

  it("can be deleted, or moved to a future time, until it has run", async () => {
    const id = await draft("mudada");
    const { id: schedule, dueAt } = await plan({ kind: "pages", id });
    // The time is midnight in Brasília.
    expect(dueAt).toBe("2036-12-01T03:00:00.000Z");
    const path = scheduleApi.schedule(schedule);
    const moved = await call(path, "PATCH", { time: "2036-12-02T09:30" });
    expect(await moved.json()).toMatchObject({ dueAt: "2036-12-02T12:30:00.000Z" });
    expect((await call(path, "PATCH", { time: "2020-01-01T00:00" })).status).toBe(400);
    expect((await call(path, "DELETE", {})).status).toBe(200);
    expect((await scheduleOf({ kind: "pages", id })).schedules).toEqual([]);
    expect((await call(path, "DELETE", {})).status).toBe(404);
  });

  it("has its full number of attempts again after it was moved to another time", async () => {
    const id = await draft("tentada");
    const { id: schedule } = await plan({ kind: "pages", id });
    await cms.query(`update schedules set attempts = 5 where id = '${schedule}'`);
    await call(scheduleApi.schedule(schedule), "PATCH", { time: "2036-12-02T09:30" });
    expect(await count(`from schedules where id = '${schedule}' and attempts = 0`)).toBe(1);
    await cms.query(`delete from schedules where id = '${schedule}'`);
  });

  it("is retried if PostgreSQL answered COMMIT with ROLLBACK", async () => {
    const id = await draft("desfeita");
    const { id: schedule } = await plan({ kind: "pages", id });
    await comeDue(schedule);
    rollBackNextCommit(cms.payload);
    expect(await runNextSchedule(cms.payload)).toBe(true);
    expect(
      await count(`from schedules where id = '${schedule}' and state = 'waiting' and attempts = 1`),
    ).toBe(1);
    expect(await kindAt("/desfeita")).toBe("not-found");
    await comeDue(schedule);
    expect(await runNextSchedule(cms.payload)).toBe(true);
    expect(await kindAt("/desfeita")).toBe("pages");
  });

  it("publishes prices on time, and can be rolled back to the previous prices", async () => {
    const subject = { kind: "price-catalogue" };
    const catalogue = async () => {
      const read = { slug: "price-catalogue", depth: 0, overrideAccess: false } as const;
      return (await cms.payload.findGlobal(read)).prices.cpuPrice;
    };
    const before = await catalogue();
    const { prices } = await cms.payload.findGlobal({ slug: "price-catalogue", depth: 0 });
    const draftPrices = { prices: { ...prices, cpuPrice: before + 1 }, _status: "draft" };
    await call("/api/globals/price-catalogue?draft=true", "POST", draftPrices);
    const { id } = await plan(subject);
    expect(await catalogue()).toBe(before);
    await comeDue(id);
    work();
    expect(await outcomes(subject)).toEqual(["done"]);
    expect(await catalogue()).toBe(before + 1);

    const { previous } = await scheduleOf(subject);
    const back = { ...subject, versionId: previous?.versionId };
    const responses = [
      await call(scheduleApi.rollBack, "POST", back),
      await call(scheduleApi.rollBack, "POST", back),
    ];
    // The second request is rejected, because the first has already published the previous version.
    expect(responses.map(({ status }) => status)).toEqual([200, 404]);
    expect(await catalogue()).toBe(before);
  });
});

it("the dashboard lists waiting schedules, and failed schedules with the reason", async () => {
  const { pendingWorkSection } = await import("../src/dashboard/pending-work.ts");
  const { problemsSection } = await import("../src/dashboard/problems.ts");
  const member = await cms.payload.findByID({ collection: "staff", id: editor.id });
  const rows = async (section: DashboardSection) => {
    const groups = await section.groups({
      payload: cms.payload,
      user: { ...member, collection: "staff" },
      permissions: {},
      language: "pt",
    });
    return groups.find(({ name }) => name === "schedules")?.rows ?? [];
  };
  const [toCome, refused] = [await draft("a-caminho"), await draft("sem-nada")];
  await change(refused, "?draft=true", { title: "" });
  const { dueAt } = await plan({ kind: "pages", id: toCome }, { time: "2030-01-01T00:00" });
  const { id } = await plan({ kind: "pages", id: refused }, { locale: "pt-BR" });
  await comeDue(id);
  work();
  expect(await outcomes({ kind: "pages", id: refused })).toEqual(["failed"]);
  expect(await rows(pendingWorkSection)).toContainEqual({
    href: `/cms/collections/pages/${toCome}`,
    text: "a-caminho",
    about: "Publicar · todos os idiomas",
    at: new Date(dueAt),
  });
  expect(await rows(problemsSection)).toContainEqual({
    href: `/cms/collections/pages/${refused}?locale=pt-BR`,
    text: "sem-nada",
    about: expect.stringContaining("Título"),
    at: expect.any(Date),
  });
});

it("the menu counts each waiting schedule and each open release once", async () => {
  const { countPendingWork } = await import("../src/dashboard/pending-work-counts.ts");
  const planned = async () => (await countPendingWork(database(cms.payload))).planned;
  const before = await planned();
  const id = await draft("na-agenda");
  const { id: schedule } = await plan({ kind: "pages", id });
  expect(await planned()).toBe(before + 1);
  const made = await call(releasesApi.releases, "POST", { name: "Na agenda" });
  const release = ((await made.json()) as Release).id;
  expect(await planned()).toBe(before + 2);
  const member = { kind: "pages", id, action: "publish", locale: null };
  await call(releasesApi.documents(release), "POST", member);
  const timed = await call(releasesApi.publish(release), "POST", { time: "2036-12-01T00:00" });
  expect(timed.status).toBe(200);
  expect(await planned()).toBe(before + 2);
  await call(scheduleApi.schedule(schedule), "DELETE", {});
  expect(await planned()).toBe(before + 1);
  await call(releasesApi.publish(release), "POST", { time: null });
  expect(await planned()).toBe(before);
});

it("a page can be rolled back to its previous version in all languages", async () => {
  const made = await call("/api/pages", "POST", { ...page("de-volta"), _status: "published" });
  const { doc } = (await made.json()) as { doc: { id: string } };
  const subject = { kind: "pages", id: doc.id };
  const named = async () => {
    const read = { collection: "pages", id: subject.id, depth: 0, locale: "pt-BR" } as const;
    return (await cms.payload.findByID(read)).title;
  };
  const before = await named();
  await call(`/api/pages/${subject.id}?locale=pt-BR`, "PATCH", {
    title: "Publicada por engano",
    _status: "published",
  });
  expect(await named()).toBe("Publicada por engano");
  const { previous } = await scheduleOf(subject);
  const back = { ...subject, versionId: previous?.versionId };
  const response = await call(scheduleApi.rollBack, "POST", back);
  expect(response.status, await response.text()).toBe(200);
  expect(await named()).toBe(before);
  expect(await kindAt("/de-volta")).toBe("pages");
  const { readHistory } = await import("../src/history/history.ts");
  const entries = await readHistory(cms.payload, { collection: "pages", id: subject.id }, "pt");
  expect(entries.map(({ act, changes }) => [act, ...changes])).toEqual([
    ["published", "Título · Português (Brasil)"],
    ["published", "Título · Português (Brasil)"],
    ["published"],
  ]);
});

it("a worker without a heartbeat for a minute is reported as silent", async () => {
  await cms.query("delete from heartbeats");
  const isSilent = async () => (await scheduleOf({ kind: "navigation" })).isWorkerSilent;
  expect(await isSilent()).toBe(true);
  work();
  await waitForResult(
    "a worker says that it is there",
    async () => !(await isSilent()),
    workerTimeoutMs,
  );
  await Promise.all(workers.splice(0).map((worker) => worker.kill()));
  await cms.query("update heartbeats set beat_at = now() - interval '61 s'");
  expect(await isSilent()).toBe(true);
});
