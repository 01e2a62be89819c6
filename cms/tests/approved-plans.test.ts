import {
  type DocumentSchedule,
  type PublishedRelease,
  type Release,
  releasesApi,
  type Schedule,
  scheduleApi,
} from "contracts";
import { createLocalReq } from "payload";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runNextSchedule } from "../src/schedule/run-schedules.ts";
import { storeAllMissingSnapshots } from "../src/schedule/schedule-snapshots.ts";
import { type RunningCms, startCms } from "./support/cms.ts";
import { findMessagesTo, newStaff, type TestAccount } from "./support/people.ts";

let cms: RunningCms;
let editor: TestAccount;
let writer: TestAccount;
beforeAll(async () => {
  cms = await startCms();
  editor = await newStaff(cms, "editor");
  writer = await newStaff(cms, "writer");
});
afterAll(() => cms?.stop());

type Body = Record<string, unknown>;
const later = "2036-12-01T00:00";

function call(path: string, method: string, body: Body, by = editor): Promise<Response> {
  return cms.request(path, { method, body, cookie: by.cookie });
}

const block = (heading: string) => ({ blockType: "hero", heading, lede: `${heading}.` });

async function draft(slug: string, by = writer): Promise<string> {
  const page = { title: slug, slug, description: `${slug}.`, blocks: [block(slug)] };
  const response = await call("/api/pages?draft=true", "POST", { ...page, _status: "draft" }, by);
  expect(response.status).toBe(201);
  return ((await response.json()) as { doc: { id: string } }).doc.id;
}

async function save(id: string, body: Body, by = writer, query = ""): Promise<void> {
  const path = `/api/pages/${id}?draft=true&autosave=true${query}`;
  const response = await call(path, "PATCH", body, by);
  expect(response.status, await response.clone().text()).toBe(200);
}

async function plan(id: string, about: Body = {}, by = editor): Promise<string> {
  const request = { kind: "pages", id, action: "publish", locale: null, time: later, ...about };
  const response = await call(scheduleApi.schedules, "POST", request, by);
  expect(response.status, await response.clone().text()).toBe(201);
  return ((await response.json()) as Schedule).id;
}

async function scheduleOf(id: string): Promise<Schedule | undefined> {
  const query = new URLSearchParams({ kind: "pages", id });
  const response = await cms.request(`${scheduleApi.schedules}?${query}`, {
    cookie: editor.cookie,
  });
  return ((await response.json()) as DocumentSchedule).schedules[0];
}

/** Makes every schedule due and runs all of them. */
async function comeDue(): Promise<void> {
  await cms.query(
    `update schedules set due_at = now() - interval '1 minute',
       attempt_at = now() - interval '1 minute' where state = 'waiting'`,
  );
  while (await runNextSchedule(cms.payload)) {
    // `runNextSchedule` runs one schedule per call and returns false if none is due.
  }
}

async function live(id: string) {
  const found = await cms.payload.findByID({
    collection: "pages",
    id,
    depth: 0,
    locale: "all",
    overrideAccess: false,
    disableErrors: true,
  });
  return found as unknown as
    | { title: Partial<Record<string, string>>; blocks: { heading: Record<string, string> }[] }
    | undefined;
}

async function draftTitle(id: string): Promise<string | null | undefined> {
  const read = { collection: "pages", id, depth: 0, draft: true, locale: "pt-BR" } as const;
  return (await cms.payload.findByID(read)).title;
}

async function count(statement: string): Promise<number> {
  const { rows } = await cms.query<{ count: number }>(`select count(*)::int as count ${statement}`);
  return rows[0]?.count ?? 0;
}

describe("a scheduled publish", () => {
  it("publishes the draft that an editor scheduled, while a writer's later changes remain a draft", async () => {
    const id = await draft("aprovada");
    await plan(id);
    await save(id, { title: "Do redator" });
    await save(id, { title: "Do redator, de novo" });
    expect((await scheduleOf(id))?.changed).toMatchObject({ by: "writer" });
    await comeDue();
    expect((await live(id))?.title["pt-BR"]).toBe("aprovada");
    expect(await draftTitle(id)).toBe("Do redator, de novo");
    // The writer changes the draft again after the publish.
    await save(id, { title: "Ainda o redator" });
    expect((await live(id))?.title["pt-BR"]).toBe("aprovada");
    expect(await draftTitle(id)).toBe("Ainda o redator");
    expect(await count(`from plan_snapshots where document_id = '${id}'`)).toBe(0);
    expect(
      await count(`from _pages_v where parent_id = '${id}' and version__status = 'published'`),
    ).toBe(1);
    const { rows } = await cms.query<{ staff_id: string }>(
      `select staff_id from document_changes where document = 'pages/${id}' order by saved_at desc limit 1`,
    );
    expect(rows[0]?.staff_id).toBe(writer.id);
  });

  it("publishes what editors save after the publish was scheduled", async () => {
    const id = await draft("de-editores");
    await plan(id);
    await save(id, { title: "Do redator" });
    const other = await newStaff(cms, "editor");
    await save(id, { title: "Da editora" }, other);
    expect((await scheduleOf(id))?.changed).toBeNull();
    await comeDue();
    expect((await live(id))?.title["pt-BR"]).toBe("Da editora");
  });

  it("excludes a writer's text in a language that the scheduling editor did not open", async () => {
    const id = await draft("em-outra-lingua");
    await save(
      id,
      { title: "In English", slug: "in-english", description: "In English." },
      editor,
      "&locale=en-US",
    );
    await plan(id);
    await save(id, { title: "Do redator" });
    await save(id, { title: "From the editor" }, editor, "&locale=en-US");
    expect((await scheduleOf(id))?.changed).toMatchObject({ by: "writer" });
    const [section] = (await cms.payload.findByID({ collection: "pages", id, draft: true })).blocks;
    await save(
      id,
      { blocks: [{ ...block("In English"), id: section?.id }] },
      editor,
      "&locale=en-US",
    );
    await comeDue();
    const page = await live(id);
    expect(page?.title).toMatchObject({ "pt-BR": "em-outra-lingua", "en-US": "From the editor" });
    expect(await draftTitle(id)).toBe("Do redator");
  });

  it("publishes only the scheduled language", async () => {
    const id = await draft("uma-lingua");
    await plan(id, { locale: "pt-BR" });
    await save(id, { title: "In English", slug: "one-language" }, writer, "&locale=en-US");
    // The change in the other language does not mark the schedule as changed.
    expect((await scheduleOf(id))?.changed).toBeNull();
    await save(id, { title: "Do redator", blocks: [block("Do redator"), block("Mais uma")] });
    expect((await scheduleOf(id))?.changed).toMatchObject({ by: "writer" });
    await comeDue();
    const page = await live(id);
    expect(page?.title).toEqual({ "pt-BR": "uma-lingua" });
    expect(page?.blocks.map(({ heading }) => heading["pt-BR"])).toEqual(["uma-lingua"]);
    expect(await draftTitle(id)).toBe("Do redator");
  });

  it("can unpublish one language without publishing other changes", async () => {
    const id = await draft("sai-uma", editor);
    const [section] = (await cms.payload.findByID({ collection: "pages", id, draft: true })).blocks;
    const english = { title: "One leaves", slug: "one-leaves", description: "One leaves." };
    await save(
      id,
      { ...english, blocks: [{ ...block("One leaves"), id: section?.id }] },
      editor,
      "&locale=en-US",
    );
    await call(`/api/pages/${id}?locale=pt-BR`, "PATCH", { _status: "published" });
    await save(id, { blocks: [block("Do redator"), block("Mais uma")] });
    await plan(id, { action: "unpublish", locale: "en-US" });
    await comeDue();
    const { slug, blocks } = (await live(id)) as unknown as {
      slug: Record<string, string>;
      blocks: { heading: Record<string, string> }[];
    };
    expect(slug).toEqual({ "pt-BR": "sai-uma", "en-US": null });
    expect(blocks.map(({ heading }) => heading["pt-BR"])).toEqual(["sai-uma"]);
    const kept = await cms.payload.findByID({
      collection: "pages",
      id,
      draft: true,
      locale: "en-US",
    });
    expect(kept.slug).toBe("one-leaves");
    expect(kept.blocks).toHaveLength(2);
  });

  it("publishes a writer's later change only if an editor approves it, even if the time was changed", async () => {
    const id = await draft("movida");
    const planned = await plan(id);
    await save(id, { title: "Do redator" });
    const moved = await call(scheduleApi.schedule(planned), "PATCH", { time: "2036-12-02T00:00" });
    expect(((await moved.json()) as Schedule).changed).toMatchObject({ by: "writer" });
    const seen = (await scheduleOf(id))?.changed?.at ?? "";
    await save(id, { title: "Do redator, enquanto isso" });
    const approve = (changedAt: string, by = editor) =>
      call(scheduleApi.approve(planned), "POST", { changedAt }, by);
    expect((await approve(seen)).status).toBe(409);
    const now = (await scheduleOf(id))?.changed?.at ?? "";
    expect((await approve(now, writer)).status).toBe(403);
    expect((await approve(now)).status).toBe(200);
    expect((await scheduleOf(id))?.changed).toBeNull();
    await comeDue();
    expect((await live(id))?.title["pt-BR"]).toBe("Do redator, enquanto isso");
  });

  it("does not publish what a writer changes by restoring a version or by a bulk edit", async () => {
    const id = await draft("restaurada");
    await save(id, { title: "Segunda" }, editor);
    const { docs } = await cms.payload.findVersions({
      collection: "pages",
      where: { parent: { equals: id } },
      sort: "updatedAt",
    });
    await plan(id);
    const restored = await call(`/api/pages/versions/${docs[0]?.id}`, "POST", {}, writer);
    expect(restored.status).toBe(200);
    expect((await scheduleOf(id))?.changed).toMatchObject({ by: "writer" });
    const where = new URLSearchParams({ "where[id][equals]": id, draft: "true" });
    const bulk = await call(`/api/pages?${where}`, "PATCH", { description: "De todos." }, writer);
    expect(bulk.status).toBe(200);
    await comeDue();
    expect((await live(id))?.title["pt-BR"]).toBe("Segunda");
    expect(await draftTitle(id)).toBe("restaurada");
  });

  it("approves only the changed fields of an editor's bulk edit", async () => {
    const id = await draft("em-massa");
    await plan(id);
    await save(id, { title: "Do redator" });
    const where = new URLSearchParams({ "where[id][equals]": id, draft: "true" });
    await call(`/api/pages?${where}`, "PATCH", { description: "Da editora." });
    expect((await scheduleOf(id))?.changed).toMatchObject({ by: "writer" });
    await comeDue();
    expect(await live(id)).toMatchObject({
      title: { "pt-BR": "em-massa" },
      description: { "pt-BR": "Da editora." },
    });
  });

  it("publishes only what a user saved while being an editor", async () => {
    const person = await newStaff(cms, "writer");
    const id = await draft("de-quem-muda");
    await plan(id);
    await save(id, { title: "Ainda redatora" }, person);
    await cms.query(`update staff set role = 'editor' where id = '${person.id}'`);
    // The schedule stays marked as changed, because a new role does not approve earlier saves.
    expect((await scheduleOf(id))?.changed).not.toBeNull();
    await save(id, { title: "Já editora" }, person);
    await cms.query(`update staff set role = 'writer' where id = '${person.id}'`);
    await save(id, { title: "De novo redatora" }, person);
    await comeDue();
    expect((await live(id))?.title["pt-BR"]).toBe("Já editora");
    expect(await draftTitle(id)).toBe("De novo redatora");
  });

  it("leaves a review request open if the request concerns a later draft", async () => {
    const id = await draft("com-revisao");
    await plan(id);
    await save(id, { title: "Do redator" });
    const request = { kind: "pages", id, locale: "pt-BR", note: "" };
    expect((await call("/api/reviews", "POST", request, writer)).status).toBe(201);
    await comeDue();
    expect(await count(`from reviews where document_id = '${id}' and state = 'waiting'`)).toBe(1);
  });

  it("is listed on the dashboard with the users who have changed the draft since it was scheduled", async () => {
    const { pendingWorkSection } = await import("../src/dashboard/pending-work.ts");
    const id = await draft("no-painel");
    await plan(id, { time: "2030-12-31T00:00" });
    await save(id, { title: "Do redator" });
    const member = await cms.payload.findByID({ collection: "staff", id: editor.id });
    const groups = await pendingWorkSection.groups({
      payload: cms.payload,
      user: { ...member, collection: "staff" },
      permissions: {},
      language: "pt",
    });
    expect(groups.find(({ name }) => name === "schedules")?.rows).toContainEqual(
      expect.objectContaining({
        href: `/cms/collections/pages/${id}`,
        about: "Publicar · todos os idiomas · alterado depois por writer",
      }),
    );
    await cms.query("delete from schedules");
  });

  it("needs no approval if a writer changed the draft and then undid the change", async () => {
    const id = await draft("vai-e-volta");
    await plan(id);
    await save(id, { title: "Do redator" });
    await save(id, { title: "vai-e-volta" });
    expect((await scheduleOf(id))?.changed).toBeNull();
    await comeDue();
    expect((await live(id))?.title["pt-BR"]).toBe("vai-e-volta");
  });

  it("sends at most one e-mail per hour about later changes, and none once an editor approves them", async () => {
    const planner = await newStaff(cms, "editor");
    const id = await draft("com-aviso");
    await plan(id, {}, planner);
    for (const title of ["Um", "Dois", "Três"]) {
      await save(id, { title });
    }
    await expect.poll(() => findMessagesTo(planner.email, /com-aviso|Um/)).toHaveLength(1);
    await save(id, { title: "Da editora" }, planner);
    await save(id, { title: "Quatro" });
    const waiting = `from mails where about like 'plan/pages/${id}/%' and next_attempt_at > now() + interval '50 minutes'`;
    expect(await count(waiting)).toBe(1);
    await save(id, { title: "Da editora, de novo" }, planner);
    expect(await count(waiting)).toBe(0);
    expect(await findMessagesTo(planner.email, /./)).toHaveLength(1);
  });

  it("publishes an editor's newest save, even if an earlier release of the product stored no snapshot of it", async () => {
    const id = await draft("de-antes");
    await plan(id);
    await cms.query(`delete from plan_snapshots where document_id = '${id}'`);
    await cms.query(
      `update schedules set created_at = now() - interval '1 day' where document_id = '${id}'`,
    );
    await save(id, { title: "Da editora" }, editor);
    await cms.query(`delete from plan_snapshots where document_id = '${id}'`);
    await cms.query(
      `update document_changes set staff_id = '${editor.id}' where document = 'pages/${id}'`,
    );
    const req = await createLocalReq({}, cms.payload);
    await cms.payload.update({
      collection: "pages",
      id,
      data: { title: "Do redator" },
      draft: true,
      context: { isAsSaved: true },
      req,
    });
    await cms.query(
      `insert into document_changes (version_id, document, title, locale, is_published, staff_id, staff_name, saved_at)
       select id, 'pages/${id}', '', 'pt-BR', false, '${writer.id}', 'writer', now() from _pages_v where parent_id = '${id}' and latest`,
    );
    await storeAllMissingSnapshots(cms.payload);
    expect((await scheduleOf(id))?.changed).toMatchObject({ by: "writer" });
    await comeDue();
    expect((await live(id))?.title["pt-BR"]).toBe("Da editora");
    expect(await draftTitle(id)).toBe("Do redator");
  });

  it("does not lose a draft that is saved while the publish runs", async () => {
    const id = await draft("ao-mesmo-tempo");
    await plan(id);
    await save(id, { title: "Antes" });
    await Promise.all([comeDue(), save(id, { title: "Durante" })]);
    expect((await live(id))?.title["pt-BR"]).toBe("ao-mesmo-tempo");
    expect(await draftTitle(id)).toBe("Durante");
  });
});

describe("a scheduled release", () => {
  async function newRelease(name: string): Promise<string> {
    const response = await call(releasesApi.releases, "POST", { name });
    return ((await response.json()) as Release).id;
  }
  async function add(release: string, about: Body, by = editor): Promise<void> {
    const request = { kind: "pages", action: "publish", locale: null, ...about };
    expect((await call(releasesApi.documents(release), "POST", request, by)).status).toBe(201);
  }
  async function publish(release: string, time: string | null): Promise<PublishedRelease> {
    const response = await call(releasesApi.publish(release), "POST", { time });
    return (await response.json()) as PublishedRelease;
  }
  async function membersFor(id: string, release: string) {
    const query = new URLSearchParams({ kind: "pages", id });
    const response = await cms.request(`${releasesApi.releases}?${query}`, {
      cookie: editor.cookie,
    });
    const found = ((await response.json()) as Release[]).find((each) => each.id === release);
    return found?.members ?? [];
  }

  it("publishes its documents as of the time when it was scheduled, or as an editor approved them later", async () => {
    const release = await newRelease("Com hora");
    const [first, second] = [await draft("lancada-um"), await draft("lancada-dois")];
    await add(release, { id: first }, writer);
    await save(first, { title: "Antes da hora" });
    await publish(release, later);
    await add(release, { id: second });
    await save(first, { title: "Do redator" });
    await save(second, { title: "Do redator" });
    await publish(release, "2036-12-03T00:00");
    const [member] = await membersFor(second, release);
    expect(member?.changed).toMatchObject({ by: "writer" });
    const approve = releasesApi.approve(release, member?.id ?? "");
    expect((await call(approve, "POST", { changedAt: member?.changed?.at })).status).toBe(200);
    await comeDue();
    expect((await live(first))?.title["pt-BR"]).toBe("Antes da hora");
    expect((await live(second))?.title["pt-BR"]).toBe("Do redator");
    expect(await draftTitle(first)).toBe("Do redator");
  });

  it("publishes the current drafts if an editor publishes the release immediately", async () => {
    const release = await newRelease("Sem hora");
    const id = await draft("lancada-agora");
    await add(release, { id }, writer);
    await save(id, { title: "Do redator" });
    expect(await publish(release, null)).toEqual({ state: "done", problem: null });
    expect((await live(id))?.title["pt-BR"]).toBe("Do redator");
  });

  it("publishes the prices that editors saved, and rejects a writer's restore of older prices", async () => {
    const release = await newRelease("Preços");
    const slug = "price-catalogue";
    const { prices } = await cms.payload.findGlobal({ slug, depth: 0 });
    const path = `/api/globals/${slug}?draft=true`;
    const priced = (cpuPrice: number) => ({ prices: { ...prices, cpuPrice }, _status: "draft" });
    await call(path, "POST", priced(prices.cpuPrice + 1));
    await add(release, { kind: slug });
    await publish(release, later);
    await call(path, "POST", priced(prices.cpuPrice + 2));
    const { docs } = await cms.payload.findGlobalVersions({ slug, sort: "updatedAt" });
    const restore = `/api/globals/${slug}/versions/${docs[0]?.id}`;
    expect((await call(restore, "POST", {}, writer)).status).toBe(403);
    await comeDue();
    expect((await cms.payload.findGlobal({ slug, depth: 0 })).prices.cpuPrice).toBe(
      prices.cpuPrice + 2,
    );
  });

  it("publishes prices that an editor restored from an older version", async () => {
    const slug = "price-catalogue";
    const request = { kind: slug, action: "publish", locale: null, time: later };
    const { docs } = await cms.payload.findGlobalVersions({ slug, sort: "updatedAt" });
    expect((await call(scheduleApi.schedules, "POST", request)).status).toBe(201);
    const restore = `/api/globals/${slug}/versions/${docs[0]?.id}`;
    expect((await call(restore, "POST", {})).status).toBe(200);
    await comeDue();
    const { prices } = await cms.payload.findGlobal({ slug, depth: 0 });
    expect(prices.cpuPrice).toBe(docs[0]?.version.prices.cpuPrice);
  });
});

it.each([
  "2027-02-30T10:00",
  "2027-01-01T25:00",
  "2027-01-01T24:00",
  "2027-13-01T10:00",
  "2027-01-39T10:00",
])("scheduling rejects the invalid time %s", async (time) => {
  const id = await draft(`hora-${time.toLowerCase().replaceAll(/\W/g, "-")}`);
  const request = { kind: "pages", id, action: "publish", locale: null };
  const planned = await call(scheduleApi.schedules, "POST", { ...request, time });
  expect(planned.status).toBe(400);
  const moved = await call(scheduleApi.schedule(await plan(id)), "PATCH", { time });
  expect(moved.status).toBe(400);
  const release = await call(releasesApi.releases, "POST", { name: time });
  const released = releasesApi.publish(((await release.json()) as Release).id);
  expect((await call(released, "POST", { time })).status).toBe(400);
});
