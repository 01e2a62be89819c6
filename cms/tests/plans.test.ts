import {
  type AdminPlan,
  type AdminUserDetail,
  type AuditEntry,
  adminApi,
  authApi,
  type CustomerPlan,
} from "contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningCms, readSessionCookie, startCms } from "./support/cms.ts";
import {
  createRegistration,
  newClientHeaders,
  newCustomer,
  newStaff,
  readFailure,
  type TestAccount,
  waitForMessageTo,
} from "./support/people.ts";

let cms: RunningCms;
let other: string;
let admin: TestAccount;
beforeAll(async () => {
  cms = await startCms();
  other = await cms.startAnother();
  admin = await newStaff(cms, "admin");
});
afterAll(() => cms?.stop());

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

function call(method: Method, path: string, body?: unknown, at = cms.url) {
  return cms.request(path, { method, cookie: admin.cookie, at, ...(body ? { body } : {}) });
}

const draft = { name: "Start", price: 49.9, description: "Para começar" };

async function newPlan(changes: object = {}): Promise<AdminPlan> {
  const response = await call("POST", adminApi.plans, { ...draft, ...changes });
  expect(response.status).toBe(201);
  return (await response.json()) as AdminPlan;
}

async function planOf(id: string): Promise<AdminPlan | undefined> {
  const response = await call("GET", adminApi.plans);
  return ((await response.json()) as AdminPlan[]).find((plan) => plan.id === id);
}

async function subscribe(customer: TestAccount, planId: string): Promise<CustomerPlan> {
  const response = await call("POST", adminApi.userPlans(customer.id), { planId });
  expect(response.status).toBe(201);
  const { plans } = (await response.json()) as AdminUserDetail;
  return plans.find(({ id }) => id === planId) as CustomerPlan;
}

async function plansOf(customer: TestAccount): Promise<CustomerPlan[]> {
  const response = await cms.request(authApi.status, { cookie: customer.cookie });
  return ((await response.json()) as { plans: CustomerPlan[] }).plans;
}

async function newestEntries(limit = 1): Promise<AuditEntry[]> {
  const response = await call("GET", `${adminApi.auditLog}?limit=${limit}`);
  return ((await response.json()) as { docs: AuditEntry[] }).docs;
}

describe("a new plan", () => {
  it("gets a three-digit id, is inactive, and names its creator", async () => {
    const someone = "019c0000-0000-7000-8000-000000000000";
    const plan = await newPlan({ created_by: someone });
    expect(plan).toMatchObject({ ...draft, status: "inativo", created_by: admin.id });
    expect(plan.id).toMatch(/^[1-9]\d\d$/);
  });

  it.each([
    ["active", "ativo"],
    ["inactive", "inativo"],
    ["ativo", "ativo"],
  ])("with the status %s is stored with the status %s", async (status, kept) => {
    expect((await newPlan({ status })).status).toBe(kept);
  });

  it("with a requested id is created once by concurrent requests", async () => {
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        call("POST", adminApi.plans, { ...draft, id: "777" }, index % 2 ? other : cms.url),
      ),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, ...Array(5).fill(409)]);
  });

  it.each([
    ['"price":"1,000"', "Por favor insira um preço válido"],
    ['"price":-1', "Por favor insira um preço válido"],
    ['"price":1e309', "Por favor insira um preço válido"],
    ['"price":"NaN"', "Por favor insira um preço válido"],
    ['"price":null', "Por favor insira um preço válido"],
    ['"price":1,"status":"meio"', 'Status deve ser "ativo" ou "inativo"'],
    ['"price":1,"id":"12"', "ID do plano inválido"],
    ['"price":1,"id":"12\\u00003"', "ID do plano inválido"],
    ['"price":1,"id":"<script>"', "ID do plano inválido"],
  ])("with %s is rejected", async (fields, words) => {
    const before = await cms.query("select count(*) from plans");
    const body = `{"name":"Start","description":"Para começar",${fields}}`;
    expect(await readFailure(await call("POST", adminApi.plans, body))).toMatchObject({
      status: 400,
      code: "invalid",
      error: words,
    });
    expect(await cms.query("select count(*) from plans")).toMatchObject({ rows: before.rows });
  });

  it("gets a four-digit id once all three-digit ids are used", async () => {
    await cms.query(`insert into plans (id, name, description, price, status)
      select n::text, 'Cheio', 'Cheio', 1, 'ativo' from generate_series(100, 999) n
      on conflict do nothing`);
    const made = await Promise.all(Array.from({ length: 5 }, () => newPlan()));
    expect(new Set(made.map(({ id }) => id)).size).toBe(5);
    for (const { id } of made) {
      expect(id).toMatch(/^[1-9]\d{3}$/);
    }
    // Also deletes the plans with four digits: a search for three digits in a later test would find them.
    await cms.query("delete from plans where name = 'Cheio' or length(id) = 4");
  });
});

describe("an existing plan", () => {
  it("is changed only in the requested fields", async () => {
    const { id } = await newPlan();
    const edited = await call("PUT", adminApi.plan(id), {
      description: "Melhor",
      price: "59.90",
      status: "ativo",
    });
    expect(await edited.json()).toMatchObject({
      name: "Start",
      description: "Melhor",
      price: 59.9,
      status: "ativo",
    });
    expect((await call("PUT", adminApi.plan("000"), { price: 1 })).status).toBe(404);
    expect((await call("PUT", adminApi.plan("' or 1=1"), { price: 1 })).status).toBe(404);
    expect(await readFailure(await call("PUT", adminApi.plan(id), { status: "x" }))).toMatchObject({
      status: 400,
      error: 'Status deve ser "ativo" ou "inativo"',
    });
  });

  it("is returned by its id", async () => {
    const { id } = await newPlan();
    const read = await call("GET", adminApi.plan(id));
    expect(await read.json()).toMatchObject({ id, ...draft, status: "inativo", subscriptions: 0 });
    for (const wrong of ["000", "' or 1=1", "x".repeat(3_000)]) {
      expect((await call("GET", adminApi.plan(wrong))).status).toBe(404);
    }
  });

  it("is listed by status, with the Portuguese or the English name of the status", async () => {
    const [on, off] = [await newPlan({ status: "ativo" }), await newPlan()];
    const idsOf = async (query: string) => {
      const response = await call("GET", `${adminApi.plans}?limit=100&${query}`);
      const { docs, total } = (await response.json()) as { docs: AdminPlan[]; total: number };
      expect(total).toBe(docs.length);
      return docs.map(({ id }) => id);
    };
    for (const status of ["ativo", "active"]) {
      const ids = await idsOf(`status=${status}`);
      expect([ids.includes(on.id), ids.includes(off.id)]).toEqual([true, false]);
    }
    expect(await idsOf(`status=inativo&search=${off.id}`)).toEqual([off.id]);
    expect(await idsOf(`status=ativo&search=${off.id}`)).toEqual([]);
    expect((await call("GET", `${adminApi.plans}?status=meio`)).status).toBe(400);
  });

  it("shows the time of its deactivation to its customers until it is activated again", async () => {
    const [customer, { id }] = await Promise.all([newCustomer(cms), newPlan({ status: "ativo" })]);
    await subscribe(customer, id);
    expect(await plansOf(customer)).toMatchObject([
      { id, name: "Start", price: 49.9, status: "ativo", cancelledAt: null },
    ]);
    await call("PUT", adminApi.plan(id), { status: "inativo" });
    const [off] = await plansOf(customer);
    expect(off).toMatchObject({ status: "inativo", nextPayment: off?.cancelledAt });
    expect(Date.parse(off?.cancelledAt ?? "")).toBeGreaterThan(Date.now() - 60_000);
    await call("PUT", adminApi.plan(id), { status: "ativo" });
    expect(await plansOf(customer)).toMatchObject([{ status: "ativo", cancelledAt: null }]);
  });

  it("can be deleted only if the request states the number of its customers, and remains in their history", async () => {
    const { id } = await newPlan({ status: "ativo" });
    const customers = await Promise.all([newCustomer(cms), newCustomer(cms)]);
    for (const customer of customers) {
      await subscribe(customer, id);
    }
    expect((await planOf(id))?.subscriptions).toBe(2);
    for (const path of [adminApi.plan(id), `${adminApi.plan(id)}?confirm=1`]) {
      const refused = await call("DELETE", path);
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({ code: "plan-in-use", subscriptions: 2 });
    }
    expect((await call("DELETE", `${adminApi.plan(id)}?confirm=2`)).status).toBe(200);
    expect(await planOf(id)).toBeUndefined();
    for (const customer of customers) {
      expect(await plansOf(customer)).toMatchObject([
        { id, name: "Start", price: 49.9, status: "inativo", cancelledAt: expect.any(String) },
      ]);
    }
  });
});

describe("a subscription", () => {
  it("requires an active plan", async () => {
    const [customer, { id }] = await Promise.all([newCustomer(cms), newPlan()]);
    const add = (planId: string) => call("POST", adminApi.userPlans(customer.id), { planId });
    await cms.query("update plans set status = 'inativo', inactive_since = now()");
    expect(await readFailure(await add(id))).toMatchObject({
      status: 409,
      code: "no-active-plans",
      error: "Não há planos ativos disponíveis",
    });
    await newPlan({ status: "ativo" });
    for (const wrong of [id, "000"]) {
      expect(await readFailure(await add(wrong))).toMatchObject({
        status: 400,
        code: "invalid-plan",
        error: "ID do plano inválido",
      });
    }
    const nobody = adminApi.userPlans("019c0000-0000-7000-8000-000000000000");
    expect((await call("POST", nobody, { planId: id })).status).toBe(404);
  });

  it("has a due date, can be cancelled once, and cannot be changed afterwards", async () => {
    const [customer, { id }] = await Promise.all([newCustomer(cms), newPlan({ status: "ativo" })]);
    const { subscriptionId } = await subscribe(customer, id);
    const path = adminApi.subscription(subscriptionId);
    const dated = await call("PATCH", path, { nextPayment: "2026-12-01" });
    expect(await dated.json()).toMatchObject({ nextPayment: "2026-12-01T00:00:00.000Z" });
    expect((await call("PATCH", path, { nextPayment: "amanhã" })).status).toBe(400);
    const cancel = () => call("POST", adminApi.cancelSubscription(subscriptionId));
    const responses = await Promise.all([cancel(), cancel(), cancel()]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const [ended] = await plansOf(customer);
    expect(ended).toMatchObject({ status: "inativo" });
    for (const change of [{ nextPayment: "2027-01-01" }, { nextPayment: null }, { label: "x" }]) {
      expect(await readFailure(await call("PATCH", path, change))).toMatchObject({
        status: 409,
        code: "already-cancelled",
        error: "Este plano já foi cancelado",
      });
    }
    expect(await plansOf(customer)).toEqual([ended]);
  });
});

describe("a customer's account", () => {
  it("is deleted together with its sessions and subscriptions", async () => {
    const [customer, { id }] = await Promise.all([newCustomer(cms), newPlan({ status: "ativo" })]);
    await subscribe(customer, id);
    expect((await call("DELETE", adminApi.user(customer.id))).status).toBe(200);
    for (const at of [cms.url, other]) {
      expect((await cms.request(authApi.status, { cookie: customer.cookie, at })).status).toBe(401);
    }
    expect((await cms.request(authApi.login, { body: customer })).status).toBe(401);
    expect((await call("DELETE", adminApi.user(customer.id))).status).toBe(404);
    expect((await call("DELETE", adminApi.user("x"))).status).toBe(404);
    const [entry] = await newestEntries();
    expect(entry).toMatchObject({
      action: "user.delete",
      actor: { id: admin.id, email: admin.email },
      target: { kind: "customer", id: customer.id, name: null },
      before: { plans: [id] },
      after: null,
    });
  });

  it("has no session left if a login runs concurrently with the deletion", async () => {
    for (let round = 0; round < 4; round += 1) {
      const customer = await newCustomer(cms);
      const logIn = () =>
        cms.request(authApi.login, { body: customer, headers: newClientHeaders() });
      const [deleted, ...logins] = await Promise.all([
        call("DELETE", adminApi.user(customer.id), undefined, other),
        ...Array.from({ length: 6 }, logIn),
      ]);
      expect(deleted?.status).toBe(200);
      for (const login of logins) {
        expect([200, 401]).toContain(login.status);
        const status = await cms.request(authApi.status, { cookie: readSessionCookie(login) });
        expect(status.status).toBe(401);
      }
    }
  });

  it.each([
    ["pt-BR", "Sua_conta_foi_exclu", "http://localhost:3000/"],
    ["en-US", "Subject: Your account has been deleted", "http://localhost:3000/en"],
    ["es-ES", "Subject: Su cuenta ha sido eliminada", "http://localhost:3000/es"],
  ] as const)("sends an e-mail when it is deleted (%s)", async (locale, subject, link) => {
    const customer = await newCustomer(cms, { locale });
    await call("DELETE", adminApi.user(customer.id));
    const message = await waitForMessageTo(customer.email, new RegExp(subject));
    // The e-mail contains no name, because the address of its recipient is not verified.
    expect(message).not.toContain("Ana Souza");
    expect(message).toContain(link);
  });

  it("has no personal data in the audit log after its deletion", async () => {
    const body = createRegistration();
    const made = await call("POST", adminApi.users, body);
    const { id } = (await made.json()) as { id: string };
    await call("DELETE", adminApi.user(id));
    const { rows } = await cms.query(`select * from audit_log where target_id = '${id}'`);
    expect(rows).toHaveLength(2);
    for (const personal of [body.fullname, body.email, body.phone]) {
      expect(JSON.stringify(rows)).not.toContain(personal);
    }
  });

  it("can be created by an administrator, and only once per e-mail address", async () => {
    const body = createRegistration();
    const made = await call("POST", adminApi.users, { ...body, role: "admin", id: "x" });
    expect(await made.json()).toMatchObject({ fullname: body.fullname, plans: [] });
    expect(await readFailure(await call("POST", adminApi.users, body))).toMatchObject({
      status: 409,
      code: "email-taken",
    });
    expect((await cms.request(authApi.login, { body })).status).toBe(200);
    const [entry] = await newestEntries();
    expect(entry).toMatchObject({ action: "user.create", target: { name: body.fullname } });
  });
});

describe("the list of customers", () => {
  const page = async (query: string) => {
    const response = await call("GET", `${adminApi.users}?${query}`);
    expect(response.status).toBe(200);
    return (await response.json()) as {
      docs: { fullname: string }[];
      total: number;
      pages: number;
    };
  };

  it("is searched, sorted and paged by the server", async () => {
    for (const name of ["Zélia Prado", "Abel Prado", "Mara Prado", "Davi 100% Prado"]) {
      await newCustomer(cms, { fullname: name });
    }
    const names = async (query: string) => (await page(query)).docs.map(({ fullname }) => fullname);
    expect(await names("search=prado&sort=fullname&limit=2")).toEqual([
      "Abel Prado",
      "Davi 100% Prado",
    ]);
    expect(await names("search=PRADO&sort=fullname&limit=3&page=2")).toEqual(["Zélia Prado"]);
    expect(await names("search=prado&sort=-fullname&limit=3")).toEqual([
      "Zélia Prado",
      "Mara Prado",
      "Davi 100% Prado",
    ]);
    expect(await names("search=0%25%20p")).toEqual(["Davi 100% Prado"]);
    expect(await names("search=100_")).toEqual([]);
    expect(await names("search=prado&page=9")).toEqual([]);
    expect(await page("search=prado&limit=3")).toMatchObject({ total: 4, pages: 2, page: 1 });
  });

  it("shows every customer on exactly one page", async () => {
    const { total } = await page("limit=2");
    const { rows } = await cms.query<{ id: string }>("select id from customers order by id desc");
    expect(total).toBe(rows.length);
    const seen: string[] = [];
    for (let number = 1; number <= Math.ceil(total / 2); number += 1) {
      const { docs } = (await page(`limit=2&page=${number}`)) as unknown as {
        docs: { id: string }[];
      };
      seen.push(...docs.map(({ id }) => id));
    }
    expect(seen).toEqual(rows.map(({ id }) => id));
  });

  it("shows which customers requested deletion", async () => {
    const customer = await newCustomer(cms);
    expect(await page("filter=deletion-requested")).toMatchObject({
      docs: [],
      total: 0,
      deletionRequests: 0,
    });
    await cms.query(`update customers set email_verified_at = now() where id = '${customer.id}'`);
    await cms.request(authApi.deletionRequest, { method: "POST", cookie: customer.cookie });
    expect(await page("filter=deletion-requested&search=ana&sort=email")).toMatchObject({
      docs: [{ id: customer.id, deletionRequestedAt: expect.any(String) }],
      total: 1,
    });
    expect(await page("search=ninguém")).toMatchObject({ total: 0, deletionRequests: 1 });
  });

  it.each([
    ["limit=0", "limit"],
    ["limit=101", "limit"],
    ["page=0", "page"],
    ["page=-1", "page"],
    ["page=abc", "page"],
    ["page=1e9", "page"],
    ["sort=password", "sort"],
    ["sort=hash", "sort"],
    ["search=a%00b", "search"],
  ])("rejects the query %s", async (query, field) => {
    for (const list of [adminApi.users, adminApi.plans]) {
      expect(await readFailure(await call("GET", `${list}?${query}`))).toEqual({
        status: 400,
        code: "invalid",
        fields: { [field]: "invalid" },
        error: "Valor inválido",
      });
    }
  });
});

describe("an unknown API call", () => {
  it.each([
    ["GET", "/api/admin/nada"],
    ["GET", "/api/admin"],
    ["GET", authApi.login],
    ["DELETE", adminApi.auditLog],
  ] as const)("is answered with 404 in the usual format: %s %s", async (method, path) => {
    expect(await readFailure(await call(method, path))).toEqual({
      status: 404,
      code: "not-found",
      error: "Não encontrado",
    });
  });
});

it.each([
  ["GET", adminApi.plan("\0")],
  ["GET", adminApi.user("\0")],
  ["PATCH", "/api/admin/staff/%E0%A4%A"],
] as const)("an API call with a malformed path is rejected (%s %s)", async (method, path) => {
  expect(await readFailure(await call(method, path))).toEqual({
    status: 400,
    code: "invalid",
    error: "Dados inválidos",
  });
});

describe("the audit log", () => {
  it("records the account, action and object, with the values before and after", async () => {
    const { id } = await newPlan();
    await call("PUT", adminApi.plan(id), { price: 10, status: "ativo", name: "Start" });
    const [updated, created] = await newestEntries(2);
    expect(updated).toMatchObject({
      action: "plan.update",
      actor: { id: admin.id, email: admin.email },
      target: { kind: "plan", id, name: "Start" },
      before: { price: 49.9, status: "inativo" },
      after: { price: 10, status: "ativo" },
    });
    expect(Object.keys(updated?.after ?? {})).toEqual(["price", "status"]);
    expect(created).toMatchObject({ action: "plan.create", before: null, after: draft });
  });

  it("records the customer and the changed values of a changed or cancelled subscription", async () => {
    const [customer, { id }] = await Promise.all([newCustomer(cms), newPlan({ status: "ativo" })]);
    const { subscriptionId } = await subscribe(customer, id);
    const nextPayment = "2026-12-01T00:00:00.000Z";
    const about = { customer: customer.id, plan: id };
    const target = { kind: "subscription", id: subscriptionId, name: "Ana Souza" };
    for (let time = 0; time < 2; time += 1) {
      await call("PATCH", adminApi.subscription(subscriptionId), { nextPayment });
    }
    await call("POST", adminApi.cancelSubscription(subscriptionId));
    const [cancelled, dated, created] = await newestEntries(3);
    expect(cancelled).toMatchObject({ action: "subscription.cancel", target });
    expect(cancelled?.before).toEqual({ cancelledAt: null });
    expect(cancelled?.after).toEqual({ ...about, cancelledAt: expect.any(String) });
    expect(dated).toMatchObject({ action: "subscription.update", target });
    expect(dated?.before).toEqual({ nextPayment: expect.any(String) });
    expect(dated?.after).toEqual({ ...about, nextPayment });
    expect(created).toMatchObject({ action: "subscription.create", target });
  });

  it("has no entry for a call that changes nothing", async () => {
    const { id } = await newPlan();
    const before = await newestEntries(1);
    expect((await call("PUT", adminApi.plan(id), {})).status).toBe(200);
    expect((await call("PUT", adminApi.plan(id), { price: "49.90" })).status).toBe(200);
    const same = { name: "admin", role: "admin", disabled: false };
    expect((await call("PATCH", adminApi.staffAccount(admin.id), same)).status).toBe(200);
    expect(await newestEntries(1)).toEqual(before);
  });

  it("records every change of published prices, but no changes of drafts", async () => {
    const save = (body: object, query = "") =>
      call("POST", `/api/globals/price-catalogue${query}`, body);
    const before = await newestEntries(1);
    expect((await save({ prices: { cpuPrice: 41 } }, "?draft=true")).status).toBe(200);
    expect(await newestEntries(1)).toEqual(before);
    for (let time = 0; time < 2; time += 1) {
      const saved = await save({ prices: { cpuPrice: 30.5 }, _status: "published" });
      expect(saved.status).toBe(200);
    }
    const [published, older] = await newestEntries(2);
    expect(published).toMatchObject({
      action: "prices.update",
      actor: { id: admin.id, email: admin.email },
      target: { kind: "prices", id: "prices", name: null },
    });
    expect(published?.before).toEqual({ "prices.cpuPrice": 25 });
    expect(published?.after).toEqual({ "prices.cpuPrice": 30.5 });
    expect(older).toEqual(before[0]);
  });

  it("records every export of leads", async () => {
    expect((await call("GET", "/api/leads/export?where[name][equals]=Ana")).status).toBe(200);
    const [entry] = await newestEntries();
    expect(entry).toMatchObject({
      action: "leads.export",
      actor: { id: admin.id, email: admin.email },
      target: { kind: "leads", id: "leads", name: null },
      before: null,
      after: null,
    });
  });

  it("contains no rejected calls and no secrets", async () => {
    const before = await newestEntries(1);
    await call("POST", adminApi.plans, { ...draft, id: "777", price: -1 });
    await call("PUT", adminApi.plan("000"), { price: 1 });
    expect(await newestEntries(1)).toEqual(before);
    await newStaff(cms, "editor");
    const { rows } = await cms.query("select * from audit_log");
    expect(JSON.stringify(rows)).not.toMatch(/argon2|"password"|hash/);
  });

  it.each([
    "update audit_log set action = 'x'",
    "delete from audit_log",
    "truncate audit_log cascade",
  ])("cannot be changed by anyone with: %s", async (statement) => {
    await expect(cms.query(statement)).rejects.toThrow("append-only");
  });
});
