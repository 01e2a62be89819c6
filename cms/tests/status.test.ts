import {
  type AuditEntry,
  adminApi,
  type Locale,
  publicStatus,
  type StatusDashboard,
  statusAdminApi,
  statusApi,
  statusTag,
} from "contracts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getPool } from "../src/platform/database.ts";
import { type RunningCms, startCms } from "./support/cms.ts";
import { waitForResult } from "./support/eventually.ts";
import {
  createUniqueEmail,
  findMessagesTo,
  newClientHeaders,
  newStaff,
  type TestAccount,
} from "./support/people.ts";

let cms: RunningCms;
let admin: TestAccount;
let notices: typeof import("../src/status/notices.ts");
beforeAll(async () => {
  cms = await startCms();
  admin = await newStaff(cms, "admin");
  notices = await import("../src/status/notices.ts");
});
afterAll(() => cms?.stop());
beforeEach(async () => {
  await cms.query("delete from status_incidents; delete from status_day_records");
});

async function call(path: string, body?: object, method?: string): Promise<Response> {
  return cms.request(path, {
    cookie: admin.cookie,
    ...(body ? { body } : {}),
    ...(method ? { method } : {}),
  });
}

async function shown(locale: Locale = "pt-BR") {
  const response = await cms.request(`${statusApi.status}?locale=${locale}`);
  expect(response.status).toBe(200);
  const body = (await response.json()) as { status: unknown; dependsOn: string[] };
  expect(body.dependsOn).toContain(statusTag);
  return publicStatus.parse(body.status);
}

async function desk(): Promise<StatusDashboard> {
  return (await (await call(statusAdminApi.incidents)).json()) as StatusDashboard;
}

async function component(name: string): Promise<string> {
  const found = (await desk()).components.find((each) => each.name === name);
  return found?.id ?? "none";
}

const words = (text: string) => ({ "pt-BR": text, "en-US": `${text} (en)` });

async function begin(changes: object = {}): Promise<string> {
  const response = await call(statusAdminApi.incidents, {
    kind: "incident",
    title: words("Rede lenta"),
    state: "investigating",
    text: words("Estamos investigando."),
    impacts: { [await component("Rede e internet")]: "partial" },
    ...changes,
  });
  expect(response.status, await response.clone().text()).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

async function newestActs(count: number): Promise<AuditEntry[]> {
  const response = await call(`${adminApi.auditLog}?limit=${count}`);
  return ((await response.json()) as { docs: AuditEntry[] }).docs;
}

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

describe("the status page's content", () => {
  it("reports all services of a new site as unknown", async () => {
    const status = await shown("en-US");
    expect(status.components.length).toBeGreaterThanOrEqual(8);
    expect(status.components.map(({ name }) => name)).toContainEqual({
      text: "Network and internet",
      locale: "en-US",
    });
    expect(new Set(status.components.flatMap(({ days }) => days))).toEqual(new Set(["unknown"]));
    expect(status.components.every(({ recorded }) => recorded.uptime === null)).toBe(true);
    expect(status.incidents).toEqual([]);
    expect(status.state).toBe("operational");
  });

  it("changes when staff record an incident, and each change is recorded in the audit log", async () => {
    const id = await begin({ at: ago(90) });
    const open = await shown("en-US");
    expect(open.state).toBe("partial");
    expect(open.incidents).toMatchObject([
      {
        id,
        isOpen: true,
        state: "investigating",
        title: { text: "Rede lenta (en)", locale: "en-US" },
        components: [{ text: "Network and internet" }],
      },
    ]);
    const es = await shown("es-ES");
    expect(es.incidents[0]?.title).toEqual({ text: "Rede lenta", locale: "pt-BR" });

    const resolved = {
      state: "resolved",
      text: { "pt-BR": "Resolvido." },
      impacts: {},
      at: ago(30),
    };
    expect((await call(statusAdminApi.updates(id), resolved)).status).toBe(200);
    const over = await shown();
    expect(over.state).toBe("operational");
    expect(over.incidents[0]).toMatchObject({
      isOpen: false,
      endsAt: resolved.at,
      worst: "partial",
    });
    expect(over.incidents[0]?.updates.map(({ state }) => state)).toEqual([
      "resolved",
      "investigating",
    ]);

    const [updateId = ""] = over.incidents[0]?.updates.map(({ id: each }) => each) ?? [];
    const edited = { text: { "pt-BR": "Resolvido.", "es-ES": "Resuelto." } };
    expect((await call(statusAdminApi.update(updateId), edited, "PATCH")).status).toBe(200);
    expect((await shown("es-ES")).incidents[0]?.updates[0]?.text.text).toBe("Resuelto.");

    const acts = await newestActs(3);
    expect(acts.map(({ action }) => action)).toEqual([
      "status.edit",
      "status.update",
      "status.create",
    ]);
    expect(acts[0]?.target).toEqual({ kind: "status", id, name: "Rede lenta" });
    expect((await call(statusAdminApi.incident(id), undefined, "DELETE")).status).toBe(200);
    expect((await shown()).incidents).toEqual([]);
    expect((await newestActs(1))[0]).toMatchObject({
      action: "status.delete",
      before: { title: "Rede lenta" },
    });
  });

  it("contains each incident of any age at the incident's own URL", async () => {
    const id = await begin();
    await cms.query(
      "update status_updates set at = now() - interval '200 days', state = 'resolved'",
    );
    expect((await shown()).incidents).toEqual([]);
    const found = await cms.request(`${statusApi.incident}?locale=pt-BR&id=${id}`);
    expect(await found.json()).toMatchObject({ incident: { id, isOpen: false } });
    const none = await cms.request(
      `${statusApi.incident}?locale=pt-BR&id=019ac1d0-0000-7000-8000-000000000000`,
    );
    expect(await none.json()).toMatchObject({ incident: null });
  });

  it("lists open incidents of any age", async () => {
    const id = await begin();
    const since = `update status_updates set at = now() - interval '200 days'`;
    await cms.query(`${since} where incident_id = '${id}'`);
    expect((await shown()).incidents).toContainEqual(expect.objectContaining({ id, isOpen: true }));
    await cms.query(`${since}, state = 'resolved' where incident_id = '${id}'`);
    expect((await shown()).incidents).toEqual([]);
  });

  it("reports past days as operational once staff confirm that they recorded all incidents", async () => {
    await cms.query("update status_components set created_at = now() - interval '10 days'");
    const { today } = await desk();
    const yesterday = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10);
    const response = await call(statusAdminApi.days, { from: yesterday, to: today });
    expect(response.status).toBe(200);
    const { components } = await shown();
    expect(components[0]?.days.slice(-3)).toEqual(["unknown", "operational", "operational"]);
    expect(components[0]?.recorded).toEqual({ days: 1, uptime: 1 });
    expect((await desk()).recordedUntil).toBe(today);
    expect((await newestActs(1))[0]).toMatchObject({
      action: "status.days",
      after: { from: yesterday, to: today },
    });
    const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
    expect((await call(statusAdminApi.days, { from: today, to: tomorrow })).status).toBe(400);
    expect((await call(statusAdminApi.days, { from: "2020-01-01", to: today })).status).toBe(400);
  });

  it("changes only when a planned maintenance begins", async () => {
    const plan = { startsAt: "2031-01-10T03:00:00.000Z", endsAt: "2031-01-10T05:00:00.000Z" };
    const id = await begin({ kind: "maintenance", state: "planned", ...plan });
    const status = await shown();
    expect(status.state).toBe("operational");
    expect(status.incidents[0]).toMatchObject({ kind: "maintenance", isOpen: true, ...plan });
    const under = { state: "in-progress", text: words("Começou."), impacts: {} };
    const rede = await component("Rede e internet");
    await call(statusAdminApi.updates(id), { ...under, impacts: { [rede]: "maintenance" } });
    expect((await shown()).state).toBe("maintenance");
  });

  it.each([
    ["a state of maintenance for an incident", { state: "planned" }, "state"],
    ["a time in the future", { at: "2031-01-01T00:00:00Z" }, "at"],
    [
      "an unknown component",
      { impacts: { "019ac1d0-0000-7000-8000-000000000000": "major" } },
      "impacts",
    ],
    ["no text in Portuguese", { text: { "en-US": "Slow" } }, "text"],
    ["a maintenance without start and end", { kind: "maintenance", state: "planned" }, "startsAt"],
  ])("rejects an incident with %s", async (_, changes, field) => {
    const response = await call(statusAdminApi.incidents, {
      kind: "incident",
      title: words("Rede lenta"),
      state: "investigating",
      text: words("Estamos investigando."),
      impacts: {},
      ...changes,
    });
    expect(response.status).toBe(400);
    const { fields } = (await response.json()) as { fields: Record<string, string> };
    expect(Object.keys(fields).join()).toContain(field);
    expect((await desk()).incidents).toEqual([]);
  });

  it("rejects an update that is older than the incident's last update", async () => {
    const id = await begin({ at: ago(10) });
    const early = { state: "resolved", text: words("Pronto."), impacts: {}, at: ago(20) };
    expect((await call(statusAdminApi.updates(id), early)).status).toBe(400);
  });

  it("can be changed only by administrators", async () => {
    const editor = await newStaff(cms, "editor");
    for (const [path, method] of [
      [statusAdminApi.incidents, "GET"],
      [statusAdminApi.incidents, "POST"],
      [statusAdminApi.days, "POST"],
      [statusAdminApi.incident("x"), "DELETE"],
    ] as const) {
      expect((await cms.request(path, { method, cookie: editor.cookie })).status, path).toBe(403);
      expect((await cms.request(path, { method })).status, path).toBe(401);
    }
  });
});

describe("the addresses to be checked automatically", () => {
  async function save(targets: string[], language = "pt"): Promise<Response> {
    return cms.request(`/api/status-components/${await component("Rede e internet")}`, {
      method: "PATCH",
      cookie: admin.cookie,
      headers: { "accept-language": language },
      body: { probes: targets.map((target) => ({ target })) },
    });
  }
  const errorOf = async (response: Response) => [response.status, await response.text()];

  it.each([
    ["a target that is no URL", "servidor"],
    ["another protocol", "ftp://example.com"],
    ["a port without a number", "tcp://example.com"],
    ["a port with a path", "tcp://example.com:25/mail"],
    ["a password", "https://user:secret@example.com"],
  ])("are rejected if one address is %s", async (_, target) => {
    const [status, text] = await errorOf(await save([target]));
    expect(status).toBe(400);
    expect(text).toContain("tcp://mail.exemplo.com.br:25");
  });

  it("are rejected if one address is private, with the name of the setting in the screen's language", async () => {
    for (const target of ["https://127.0.0.1/", "tcp://[::1]:25", "http://169.254.169.254/"]) {
      const [status, text] = await errorOf(await save([target], "es"));
      expect(status, target).toBe(400);
      expect(text).toContain("ALLOW_PRIVATE_WEBHOOKS");
      expect(text).toContain("red privada");
    }
  });

  it("are limited to 5 per component and 50 in total", async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, n) => `tcp://example.com:${n + 1}`);
    expect((await save(many(6))).status).toBe(400);
    await cms.query(`
      insert into status_components_probes (_order, _parent_id, id, target)
      select number, (select id from status_components where id <> '${await component("Rede e internet")}' limit 1),
        'full' || number, 'tcp://example.com:' || number from generate_series(1, 48) number`);
    const [status, text] = await errorOf(await save(many(3)));
    expect(status).toBe(400);
    expect(text).toContain("até 50 endereços");
    expect((await save(many(2))).status).toBe(200);
    await cms.query("delete from status_components_probes");
  });
});

/** Returns the token of the link for an action in the newest e-mail to an address. */
async function tokenFor(email: string, act: string): Promise<string> {
  let found: string | undefined;
  await waitForResult(`an e-mail to ${act}`, async () => {
    const messages = await findMessagesTo(email, /./);
    [, found] = messages
      .join("\n")
      .split(`/${act}/`)
      .map((part) => /^[0-9a-f]+/.exec(part)?.[0]);
    return found !== undefined;
  });
  return found ?? "";
}

async function ask(email: string, changes: object = {}): Promise<number> {
  const body = { email, locale: "pt-BR", ...changes };
  return (await cms.request(statusApi.subscribe, { body, headers: newClientHeaders() })).status;
}

async function waiting(): Promise<number> {
  const { rows } = await cms.query<{ count: number }>(
    "select (select count(*) from mails)::int + (select count(*) from status_notices)::int as count",
  );
  return rows[0]?.count ?? 0;
}

/** Waits until all due e-mails are queued and sent. */
async function allNotified(): Promise<void> {
  let queued = 1;
  while (queued > 0) {
    queued = await notices.queueNotices(getPool(cms.payload));
  }
  await waitForResult("every e-mail is sent", async () => (await waiting()) === 0);
}

describe("status alerts", () => {
  it("are sent only to e-mail addresses confirmed by a link", async () => {
    const email = createUniqueEmail();
    expect([await ask(email), await ask(email), await ask(email.toUpperCase())]).toEqual([
      200, 200, 200,
    ]);
    await begin();
    await allNotified();
    expect(await findMessagesTo(email, /./)).toHaveLength(1);
  });

  it("are sent once per update to each subscriber, until the subscriber unsubscribes", async () => {
    const email = createUniqueEmail();
    await ask(email);
    const token = await tokenFor(email, "confirmar");
    expect((await cms.request(`${statusApi.confirm}/${token}`, { method: "POST" })).status).toBe(
      200,
    );
    expect((await desk()).subscribers).toBe(1);
    // A subscriber who has confirmed and subscribes again gets no second confirmation e-mail.
    await ask(email);
    const id = await begin();
    await allNotified();
    await allNotified();
    const messages = await findMessagesTo(email, /./);
    expect(messages).toHaveLength(2);
    expect(messages[1]).toMatch(/^List-Unsubscribe:\s+</m);
    expect(messages[1]).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(messages[1]).toContain("Acompanhar na página de status");

    // A token for one action is rejected for another action.
    expect((await cms.request(`${statusApi.leave}/${token}`, { method: "POST" })).status).toBe(404);
    const leave = await tokenFor(email, "cancelar");
    for (const _ of [1, 2]) {
      expect((await cms.request(`${statusApi.leave}/${leave}`, { method: "POST" })).status).toBe(
        200,
      );
    }
    expect((await cms.request(`${statusApi.confirm}/${token}`, { method: "POST" })).status).toBe(
      404,
    );
    const resolved = { state: "resolved", text: { "pt-BR": "Pronto." }, impacts: {} };
    await call(statusAdminApi.updates(id), resolved);
    await allNotified();
    expect(await findMessagesTo(email, /./)).toHaveLength(2);
    const { rows } = await cms.query(`select 1 from status_subscribers where email = '${email}'`);
    expect(rows).toEqual([]);
  });

  it("are sent in the subscriber's language, and mark untranslated texts", async () => {
    const email = createUniqueEmail();
    await ask(email, { locale: "es-ES" });
    const token = await tokenFor(email, "confirmar");
    await cms.request(`${statusApi.confirm}/${token}`, { method: "POST" });
    await begin();
    await allNotified();
    const [, text = ""] = await findMessagesTo(email, /./);
    expect(text).toContain("está solo en portugués");
    expect(text).toContain("Estamos investigando.");
    expect(text).toContain("Seguirlo en la página de estado");
    await cms.query("delete from status_subscribers");
  });

  it("are not sent to bots, or to more than twenty e-mail addresses that one client subscribed", async () => {
    const email = createUniqueEmail();
    expect(await ask(email, { website: "https://spam.example" })).toBe(200);
    const headers = newClientHeaders();
    const body = () => ({ email: createUniqueEmail(), locale: "pt-BR" });
    const statuses: number[] = [];
    for (let count = 0; count < 22; count += 1) {
      statuses.push((await cms.request(statusApi.subscribe, { body: body(), headers })).status);
    }
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200));
    expect(statuses.slice(20)).toEqual([429, 429]);
    await allNotified();
    expect(await findMessagesTo(email, /./)).toEqual([]);
  });
});

it("the status pages are invalidated once when a day begins", async () => {
  await cms.query("update sweeps set due_at = now() where name = 'status-day'");
  const pool = getPool(cms.payload);
  expect(await notices.refreshStatusPagesWhenDue(pool)).toBe(true);
  expect(await notices.refreshStatusPagesWhenDue(pool)).toBe(false);
  const { rows } = await cms.query<{ hour: string }>(
    "select to_char(due_at at time zone 'America/Sao_Paulo', 'HH24:MI') as hour from sweeps where name = 'status-day'",
  );
  expect(rows).toEqual([{ hour: "00:00" }]);
});
