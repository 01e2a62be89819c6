import {
  type AdminPlan,
  type AdminUserDetail,
  type AuditEntry,
  adminApi,
  authApi,
  authStatusResponse,
  type DueWork,
  exportResponse,
  type RecordPaymentsRequest,
  recordPaymentsResponse,
  type UserPage,
  undoPaymentsResponse,
} from "contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningCms, startCms } from "./support/cms.ts";
import {
  createUniqueEmail,
  findMessagesTo,
  newCustomer,
  newStaff,
  readFailure,
  type TestAccount,
  waitForMessageTo,
} from "./support/people.ts";

let cms: RunningCms;
let admin: TestAccount;
beforeAll(async () => {
  cms = await startCms();
  admin = await newStaff(cms, "admin");
});
afterAll(() => cms?.stop());

type Method = "GET" | "POST" | "PUT" | "PATCH";

function call(method: Method, path: string, body?: unknown) {
  return cms.request(path, { method, cookie: admin.cookie, ...(body ? { body } : {}) });
}

async function newPlan(changes: object = {}): Promise<AdminPlan> {
  const plan = { name: "Start", price: 49.9, description: "Para começar", status: "ativo" };
  return (await (await call("POST", adminApi.plans, { ...plan, ...changes })).json()) as AdminPlan;
}

async function detailOf({ id }: TestAccount): Promise<AdminUserDetail> {
  return (await (await call("GET", adminApi.user(id))).json()) as AdminUserDetail;
}

async function subscribe(customer: TestAccount, planId: string, body: object = {}) {
  const response = await call("POST", adminApi.userPlans(customer.id), { planId, ...body });
  expect(response.status).toBe(201);
  return detailOf(customer);
}

async function namesFor(query: string): Promise<string[]> {
  const response = await call("GET", `${adminApi.users}?${query}`);
  return ((await response.json()) as UserPage).docs.map(({ fullname }) => fullname);
}

describe("a price or text change of a plan", () => {
  it("is rejected if another user changed the plan in the meantime", async () => {
    const { id, version } = await newPlan();
    expect((await call("PUT", adminApi.plan(id), { price: 999, version })).status).toBe(200);
    const late = await call("PUT", adminApi.plan(id), { description: "x", price: 49.9, version });
    expect(await readFailure(late)).toMatchObject({ status: 409, code: "plan-changed" });
    const now = (await (await call("GET", adminApi.plan(id))).json()) as AdminPlan;
    expect(now).toMatchObject({ price: 999, description: "Para começar" });
    const again = { description: "x", version: now.version };
    expect((await call("PUT", adminApi.plan(id), again)).status).toBe(200);
  });

  it("applies a new price to new subscriptions only, or to all subscriptions if requested", async () => {
    const { id } = await newPlan();
    const [before, after] = await Promise.all([newCustomer(cms), newCustomer(cms)]);
    await subscribe(before, id);
    await cms.query(`update subscriptions set price_cents = null where plan_id = '${id}'`);
    await call("PUT", adminApi.plan(id), { price: "1.249,90" });
    await subscribe(after, id);
    const prices = async () =>
      (await Promise.all([before, after].map(detailOf))).map(({ plans }) => plans[0]?.price);
    expect(await prices()).toEqual([49.9, 1249.9]);
    await call("PUT", adminApi.plan(id), { price: 60, priceFor: "all" });
    expect(await prices()).toEqual([60, 60]);
  });
});

describe("a subscription", () => {
  it("is due in a month if no due date is given", async () => {
    const [customer, { id }] = await Promise.all([newCustomer(cms), newPlan()]);
    const { plans } = await subscribe(customer, id);
    const { rows } = await cms.query<{ day: string }>(
      "select to_char((now() at time zone 'America/Sao_Paulo')::date + interval '1 month', 'YYYY-MM-DD') as day",
    );
    expect(plans[0]?.nextPayment).toBe(`${rows[0]?.day}T00:00:00.000Z`);
  });

  it("has the label that staff set, without the label's text in the audit log", async () => {
    const [customer, { id }] = await Promise.all([newCustomer(cms), newPlan()]);
    const { plans } = await subscribe(customer, id);
    const path = adminApi.subscription(plans[0]?.subscriptionId ?? "");
    await call("PATCH", path, { label: "Servidor da Ana" });
    expect((await detailOf(customer)).plans).toMatchObject([{ id, name: "Servidor da Ana" }]);
    const log = await call("GET", `${adminApi.auditLog}?limit=1`);
    const { docs } = (await log.json()) as { docs: AuditEntry[] };
    expect(docs[0]?.after).toEqual({ customer: customer.id, plan: id, label: true });
    await call("PATCH", path, { label: null });
    expect((await detailOf(customer)).plans).toMatchObject([{ name: "Start" }]);
  });

  it("has at most one open change or cancellation request, which is confirmed by e-mail", async () => {
    const [customer, stranger, { id }] = await Promise.all([
      newCustomer(cms),
      newCustomer(cms),
      newPlan({ name: "Cloud Pro" }),
    ]);
    const { plans } = await subscribe(customer, id);
    const subscriptionId = plans[0]?.subscriptionId ?? "";
    const request = (wish: "change" | "cancel", message = "", cookie = customer.cookie) =>
      cms.request(authApi.planWish, { cookie, body: { subscriptionId, wish, message } });
    const leadsOf = async () =>
      (
        await cms.query(
          `select state, message from leads where email = '${customer.email}' order by created_at`,
        )
      ).rows;
    expect((await request("change", "", stranger.cookie)).status).toBe(404);
    // A double click creates one request.
    const twice = await Promise.all([request("change", "Mais RAM"), request("change", "Mais RAM")]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect((await request("change", "Mais RAM")).status).toBe(200);
    // Rejects a request with another text while the request is open, however often it is sent.
    for (let each = 0; each < 5; each += 1) {
      expect(await readFailure(await request("change", `E mais disco ${each}`))).toMatchObject({
        status: 409,
        code: "already-requested",
      });
    }
    const change = `Quer mudar de plano: Cloud Pro (ID ${id})\n\nMais RAM`;
    expect(await leadsOf()).toEqual([{ state: "new", message: change }]);
    expect(await waitForMessageTo(customer.email, /Mudar de plano/)).toContain("Cloud Pro");

    // A request of the other kind replaces the open request. Afterwards, no further request is accepted on the same
    // day.
    expect((await request("cancel")).status).toBe(200);
    expect((await request("change", "De volta")).status).toBe(409);
    expect(await leadsOf()).toEqual([
      { state: "withdrawn", message: change },
      { state: "new", message: `Quer cancelar o plano: Cloud Pro (ID ${id})` },
    ]);
    await waitForMessageTo(customer.email, /Cancelar o plano/);
    const requests = [
      { subscriptionId, wish: "cancel", message: "", state: "open" },
      { subscriptionId, wish: "change", message: "Mais RAM", state: "replaced" },
    ].map((each) => expect.objectContaining(each));
    const ask = async (path: string) =>
      (await cms.request(path, { cookie: customer.cookie })).json();
    const seen = authStatusResponse.parse(await ask(authApi.status));
    expect(seen.planRequests).toEqual(requests);
    expect((await detailOf(customer)).planRequests, "in the panel").toEqual(requests);
    expect(exportResponse.parse(await ask(authApi.export)).planRequests).toEqual(requests);

    // After sales have closed the request, a new request is accepted on the next day.
    await cms.query(`update leads set state = 'won' where email = '${customer.email}'
      and state = 'new'`);
    expect((await request("cancel")).status).toBe(409);
    await cms.query(`update leads set idempotency_key = idempotency_key || ' yesterday'
      where email = '${customer.email}'`);
    expect((await request("cancel")).status).toBe(200);
    const wishes = authStatusResponse.parse(await ask(authApi.status)).planRequests;
    expect(wishes.map(({ state }) => state)).toEqual(["open", "closed", "replaced"]);
  });
});

describe("a payment", () => {
  const record = async (body: RecordPaymentsRequest) => {
    const response = await call("POST", adminApi.payments, body);
    expect(response.status).toBe(200);
    return recordPaymentsResponse.parse(await response.json());
  };
  const undo = async (batch: string | null) => {
    const response = await call("POST", adminApi.undoPayments(batch ?? ""));
    return undoPaymentsResponse.parse(await response.json());
  };
  async function newDue(day: string, fullname = "Ana Souza") {
    const [customer, { id }] = await Promise.all([newCustomer(cms, { fullname }), newPlan()]);
    const { plans } = await subscribe(customer, id, { nextPayment: day });
    return { customer, subscriptionId: plans[0]?.subscriptionId ?? "" };
  }
  const dayOf = async (customer: TestAccount) =>
    (await detailOf(customer)).plans[0]?.nextPayment?.slice(0, 10);
  const receipt = /Recebemos o seu pagamento|pagamento deste plano/;

  it("moves the due date by a month, and returns to the payment day after shorter months", async () => {
    const { customer, subscriptionId } = await newDue("2025-12-31");
    const path = adminApi.subscription(subscriptionId);
    for (const [day, next] of [
      ["2025-12-31", "2026-01-31"],
      ["2026-01-31", "2026-02-28"],
      ["2026-02-28", "2026-03-31"],
    ] as const) {
      expect(await record({ payments: [{ subscriptionId, day }] })).toMatchObject({ recorded: 1 });
      expect(await dayOf(customer)).toBe(next);
      // Saving the same date again does not change the payment day.
      await call("PATCH", path, { nextPayment: next });
    }
    // Saving a corrected date changes the payment day.
    await call("PATCH", path, { nextPayment: "2026-04-15" });
    await record({ payments: [{ subscriptionId, day: "2026-04-15" }] });
    expect(await dayOf(customer)).toBe("2026-05-15");
    const log = await call("GET", `${adminApi.auditLog}?limit=1`);
    const { docs } = (await log.json()) as { docs: AuditEntry[] };
    expect(docs[0]).toMatchObject({
      action: "subscription.payment",
      actor: { id: admin.id },
      target: { kind: "subscription", id: subscriptionId, name: "Ana Souza" },
      before: { nextPayment: "2026-04-15" },
      after: { customer: customer.id, nextPayment: "2026-05-15" },
    });
    const exported = await cms.request(authApi.export, { cookie: customer.cookie });
    expect(exportResponse.parse(await exported.json()).payments).toHaveLength(4);
  });

  it("is recorded once if several administrators record it concurrently", async () => {
    const due = await Promise.all([newDue("2026-10-05"), newDue("2026-11-05")]);
    const payments = due.map(({ subscriptionId }, index) => ({
      subscriptionId,
      day: index === 0 ? "2026-10-05" : "2026-11-05",
    }));
    const responses = await Promise.all([
      record({ payments }),
      record({ payments: payments.toReversed() }),
      record({ payments }),
    ]);
    expect(responses.map(({ recorded }) => recorded).toSorted()).toEqual([0, 0, 2]);
    expect(responses.map(({ repeated }) => repeated).toSorted()).toEqual([0, 2, 2]);
    const days = await Promise.all(due.map(({ customer }) => dayOf(customer)));
    expect(days).toEqual(["2026-11-05", "2026-12-05"]);
  });

  it("is skipped if the due date changed or the subscription ended in the meantime", async () => {
    const { customer, subscriptionId } = await newDue("2026-10-05");
    const payments = [{ subscriptionId, day: "2026-09-05" }];
    expect(await record({ payments })).toEqual({
      batch: null,
      recorded: 0,
      repeated: 0,
      changed: 1,
    });
    await call("POST", adminApi.cancelSubscription(subscriptionId));
    const ended = { payments: [{ subscriptionId, day: "2026-10-05" }] };
    expect(await record(ended)).toMatchObject({ recorded: 0, changed: 1 });
    const nobody = "019c0000-0000-7000-8000-000000000000";
    const unknown = { payments: [{ subscriptionId: nobody, day: "2026-10-05" }] };
    expect(await record(unknown)).toMatchObject({ recorded: 0, changed: 1 });
    expect((await detailOf(customer)).plans).toHaveLength(1);
    expect((await call("POST", adminApi.payments, { payments: [] })).status).toBe(400);
    const editor = await newStaff(cms, "editor");
    const response = await cms.request(adminApi.payments, { body: ended, cookie: editor.cookie });
    expect(response.status).toBe(403);
  });

  it("can be undone once, with its receipt, unless the due date has changed since", async () => {
    const { customer, subscriptionId } = await newDue("2026-01-31");
    const payments = [{ subscriptionId, day: "2026-01-31" }];
    const first = await record({ payments, receipt: true });
    const [one, two] = await Promise.all([undo(first.batch), undo(first.batch)]);
    expect([one.undone, two.undone].toSorted()).toEqual([0, 1]);
    expect(await dayOf(customer)).toBe("2026-01-31");
    await cms.query("update mails set next_attempt_at = now()");

    const second = await record({ payments, receipt: true });
    expect(await dayOf(customer)).toBe("2026-02-28");
    await call("PATCH", adminApi.subscription(subscriptionId), { nextPayment: "2026-03-01" });
    expect(await undo(second.batch)).toEqual({ undone: 0, kept: 1 });
    expect(await dayOf(customer)).toBe("2026-03-01");
    await cms.query("update mails set next_attempt_at = now()");
    await waitForMessageTo(customer.email, receipt);
    expect(await findMessagesTo(customer.email, receipt)).toHaveLength(1);
    expect(await findMessagesTo(customer.email, /foi alterado/)).toEqual([]);
  });

  it("sends no e-mail if no receipt is requested", async () => {
    const { customer, subscriptionId } = await newDue("2026-10-05");
    await record({ payments: [{ subscriptionId, day: "2026-10-05" }] });
    await call("POST", adminApi.cancelSubscription(subscriptionId));
    await waitForMessageTo(customer.email, /foi encerrado/);
    await cms.query("update mails set next_attempt_at = now()");
    expect(await findMessagesTo(customer.email, receipt)).toEqual([]);
  });
});

describe("the list of customers", () => {
  it("finds customers by several words, ignores accents, and sorts as in Portuguese", async () => {
    for (const fullname of ["Zélia Xavante", "Élcio Xavante Lima", "Ana Almeida Xavante"]) {
      await newCustomer(cms, { fullname });
    }
    expect(await namesFor("search=elcio")).toEqual(["Élcio Xavante Lima"]);
    expect(await namesFor("search=ana+XAVANTE")).toEqual(["Ana Almeida Xavante"]);
    expect(await namesFor("search=100%25")).toEqual([]);
    expect(await namesFor("search=xavante&sort=fullname")).toEqual([
      "Ana Almeida Xavante",
      "Élcio Xavante Lima",
      "Zélia Xavante",
    ]);
  });

  it("finds customers by any digits of the phone number, in any format", async () => {
    const phones = {
      "Numa Celular": "(11) 95550-0142",
      "Numa Fixo": "(11) 3333-4444 ramal 215",
      "Numa Espanha": "+34 612 34 56 78",
    };
    for (const [fullname, phone] of Object.entries(phones)) {
      await newCustomer(cms, { fullname, phone });
    }
    // Stores an invalid number in the database, as from the time before numbers were validated. The number stays as it
    // was typed.
    await cms.query(
      `insert into customers (id, fullname, email, phone)
       values (uuidv7(), 'Numa Antiga', 'numa-antiga@example.com', '(20) 95550-0142')`,
    );
    const found = async (search: string) =>
      (await namesFor(`sort=fullname&search=${encodeURIComponent(search)}`)).filter((name) =>
        name.startsWith("Numa"),
      );
    for (const search of [
      "11955500142",
      "+5511955500142",
      "(11) 95550-0142",
      "11 9 5550 0142",
      "011 95550",
      "１１９５５５０",
    ]) {
      expect(await found(search), search).toEqual(["Numa Celular"]);
    }
    expect(await found("95550-0142")).toEqual(["Numa Antiga", "Numa Celular"]);
    expect(await found("numa 5550.0142")).toEqual(["Numa Antiga", "Numa Celular"]);
    expect(await found("20955500142")).toEqual(["Numa Antiga"]);
    expect(await found("33334444")).toEqual(["Numa Fixo"]);
    expect(await found("612345678 espanha")).toEqual(["Numa Espanha"]);
    expect(await found("11 95550-0143")).toEqual([]);
    await cms.query("delete from customers where email = 'numa-antiga@example.com'");
  });

  it("accepts an invalid phone number of an earlier release until staff change the number", async () => {
    const customer = await newCustomer(cms);
    const edit = (body: object) => call("PATCH", adminApi.user(customer.id), body);
    for (const phone of ["(20) 95550-0142", "11  95550", "----------"]) {
      await cms.query(`update customers set phone = '${phone}' where id = '${customer.id}'`);
      expect((await edit({ phone, notes: "x" })).status, phone).toBe(200);
      expect(await detailOf(customer)).toMatchObject({ phone, notes: "x" });
    }
    expect(await readFailure(await edit({ phone: "(20) 95550-0143" }))).toMatchObject({
      status: 400,
      fields: { phone: "invalid" },
      error: "Telefone inválido",
    });
    await edit({ phone: "(11) 3333-4444 r. 215" });
    const numbered = { phone: "+551133334444", phoneExtension: "215" };
    expect(await detailOf(customer)).toMatchObject(numbered);
    // Saves the number exactly as it was read.
    await edit({ phone: numbered.phone });
    expect(await detailOf(customer)).toMatchObject(numbered);
    const file = await call("GET", `${adminApi.usersExport}?search=${customer.email}`);
    expect(await file.text()).toContain(";(+55) 1133334444;215;");
    await edit({ phone: "11 3333-4444" });
    expect(await detailOf(customer)).toMatchObject({ ...numbered, phoneExtension: null });
  });

  it("has phone numbers in E.164 after the migration, except for unchanged invalid numbers", async () => {
    const typed = [
      ["(11) 95550-0142", "+5511955500142", null],
      ["0055 11 95550-0142", "+5511955500142", null],
      ["(11) 3333-4444 ramal 215", "+551133334444", "215"],
      ["+34612345678", "+34612345678", null],
      ["----------", "----------", null],
      ["(20) 95550-0142", "(20) 95550-0142", null],
    ] as const;
    const rows = typed.map(
      ([phone], n) => `(uuidv7(), 'Migrada', 'migra${n}@x.example', '${phone}'`,
    );
    const { up, down } = await import("../src/migrations/20261126_162816_phone_numbers.ts");
    const migrate = (run: typeof up) =>
      cms.ownerDatabase.transaction((db) => run({ db } as unknown as Parameters<typeof up>[0]));
    await migrate(down);
    await cms.query(
      `insert into customers (id, fullname, email, phone) values ${rows.join("),")});
       insert into leads (id, name, email, phone, kind, locale)
       values ${rows.join(", 'contact', 'pt-BR'),")}, 'contact', 'pt-BR')`,
    );
    await migrate(up);
    for (const table of ["customers", "leads"]) {
      const { rows: stored } = await cms.query<{ phone: string; phone_extension: string }>(
        `select phone, phone_extension from ${table} where email like 'migra%' order by email`,
      );
      const expected = typed.map(([, phone, extension]) => ({ phone, phone_extension: extension }));
      expect(stored, table).toEqual(expected);
    }
    await cms.query(
      "delete from customers where email like 'migra%'; delete from leads where email like 'migra%'",
    );
  });

  it("counts at most a thousand matches of a search, and shows no page beyond these matches", async () => {
    await cms.query(
      `insert into customers (id, fullname, email, phone)
       select uuidv7(), 'Wombat ' || lpad(n::text, 4, '0'), 'wombat' || n || '@example.com', '11 9' || n
       from generate_series(1, 1001) n`,
    );
    const found = async (page: string) =>
      (await (
        await call("GET", `${adminApi.users}?search=wombat&sort=fullname&${page}`)
      ).json()) as UserPage;
    const [last, beyond] = [await found("limit=20&page=50"), await found("limit=20&page=51")];
    expect(last).toMatchObject({ total: 1_000, pages: 50, hasMore: true });
    expect(last.docs.map(({ fullname }) => fullname).at(-1)).toBe("Wombat 1000");
    expect(beyond.docs).toEqual([]);
    await cms.query("delete from customers where email in ('wombat7@example.com')");
    expect(await found("page=1")).toMatchObject({ total: 1_000, hasMore: false });
    await cms.query("delete from customers where email like 'wombat%'");
  });

  it("shows the same customers for a page number, whatever the order in which pages are visited", async () => {
    await cms.query(
      `insert into customers (id, fullname, email, phone)
       select uuidv7(), 'Quokka ' || md5(n::text), 'quokka' || n || '@example.com', '11 9' || n
       from generate_series(1, 5000) n`,
    );
    const inOrder = {
      fullname: `lower(fullname) collate "pt-BR-x-icu", id`,
      "-fullname": `lower(fullname) collate "pt-BR-x-icu" desc, id desc`,
      "-email": "email desc",
      createdAt: "id",
    };
    const expectPages = async () => {
      for (const [sort, order] of Object.entries(inOrder)) {
        const { rows } = await cms.query(
          `select id from customers where not is_duplicate order by ${order}`,
        );
        const ids = (rows as { id: string }[]).map(({ id }) => id);
        const pages = Math.ceil(ids.length / 20);
        // Requests pages forward, backward, near both ends and repeatedly.
        for (const page of [110, 60, 111, 175, 60, 2, 59, pages - 60, pages]) {
          const response = await call(
            "GET",
            `${adminApi.users}?limit=20&sort=${sort}&page=${page}`,
          );
          const { docs } = (await response.json()) as UserPage;
          expect(
            docs.map(({ id }) => id),
            `${sort}, page ${page}`,
          ).toEqual(ids.slice((page - 1) * 20, page * 20));
        }
      }
    };
    await expectPages();
    for (const change of [
      "delete from customers where email = 'quokka2500@example.com'",
      "update customers set fullname = 'Aaron' where email = 'quokka4000@example.com'",
      "update customers set email = 'aaron@example.com' where email = 'quokka3000@example.com'",
      `insert into customers (id, fullname, email, phone)
       values (uuidv7(), 'Aaron', 'zz-quokka@example.com', '11 9')`,
    ]) {
      await cms.query(change);
      await expectPages();
    }
    await cms.query("delete from customers where email ~ 'quokka|^aaron@'");
  });

  it("filters by plan, state and payment, on the page and in the exported file", async () => {
    const { id } = await newPlan();
    const [late, next] = await Promise.all([
      newCustomer(cms, { fullname: "Lia Atrasada" }),
      newCustomer(cms, { fullname: "Ivo Emdia" }),
    ]);
    await subscribe(late, id, { nextPayment: "2020-01-10" });
    await subscribe(next, id);
    expect(await namesFor(`plan=${id}&sort=fullname`)).toEqual(["Ivo Emdia", "Lia Atrasada"]);
    expect(await namesFor(`plan=${id}&due=overdue`)).toEqual(["Lia Atrasada"]);
    expect(await namesFor(`plan=${id}&due=week`)).toEqual([]);
    expect(await namesFor(`plan=${id}&filter=without-plan`)).toEqual([]);
    const file = await call("GET", `${adminApi.usersExport}?plan=${id}&due=overdue`);
    expect(file.headers.get("content-type")).toContain("text/csv");
    const [head, row, ...more] = (await file.text()).trim().split("\r\n");
    expect(head).toMatch(/Próximo pagamento$/);
    // The time of registration is in Brasília's time zone.
    expect(row).toMatch(/Lia Atrasada;.*;\d{4}-\d\d-\d\d \d\d:\d\d;;Start;"49,90";2020-01-10$/);
    const english = await call("GET", `${adminApi.usersExport}?plan=${id}&locale=en-US`);
    expect(await english.text()).toMatch(/^ID;Name;Email;.*;Next payment\r\n/);
    expect(more).toEqual([]);
    const due = (await (await call("GET", adminApi.due)).json()) as DueWork;
    expect(due.paymentsOverdue).toBeGreaterThanOrEqual(1);
    expect(due.payments).toContainEqual(
      expect.objectContaining({ fullname: "Lia Atrasada", price: 49.9, plan: "Start" }),
    );
  });

  it("lets staff edit a customer, but applies a new e-mail address only once it is verified", async () => {
    const customer = await newCustomer(cms);
    const email = createUniqueEmail();
    const changes = { fullname: "Ana Lima", email, notes: "Prefere WhatsApp" };
    const response = await call("PATCH", adminApi.user(customer.id), changes);
    expect(await response.json()).toMatchObject({
      fullname: "Ana Lima",
      email: customer.email,
      pendingEmail: email,
      notes: "Prefere WhatsApp",
    });
    await waitForMessageTo(email, /confirm-email/);
    const log = await call("GET", `${adminApi.auditLog}?limit=1&kind=customer`);
    const { docs } = (await log.json()) as { docs: AuditEntry[] };
    expect(docs[0]).toMatchObject({ action: "user.update", target: { id: customer.id } });
    expect(docs[0]?.after).toEqual({ fullname: true, notes: true, email: true });
    // The customer's export contains all stored data.
    const data = await cms.request(authApi.export, { cookie: customer.cookie });
    expect(await data.json()).toMatchObject({ notes: "Prefere WhatsApp" });
    expect((await call("PATCH", adminApi.user(customer.id), { fullname: "A" })).status).toBe(400);
  });

  it("lets staff send a customer a password reset link", async () => {
    const customer = await newCustomer(cms);
    expect((await call("POST", adminApi.userResetLink(customer.id))).status).toBe(200);
    await waitForMessageTo(customer.email, /auth\/reset\?token=/);
  });
});

describe("the audit log in the panel", () => {
  it("shows documents by title, and globals by label", async () => {
    const { docs } = await cms.payload.find({ collection: "legal", limit: 1, locale: "pt-BR" });
    await cms.query(`insert into audit_log (id, action, target_kind, target_id) values
      (gen_random_uuid(), 'content.update', 'content', 'legal/${docs[0]?.id}'),
      (gen_random_uuid(), 'content.update', 'content', 'site-settings')`);
    const response = await call("GET", `${adminApi.auditLog}?limit=100&kind=content`);
    const { docs: entries } = (await response.json()) as { docs: AuditEntry[] };
    const names = entries.map(({ target }) => [target.id, target.name]);
    expect(names).toContainEqual([`legal/${docs[0]?.id}`, docs[0]?.title]);
    expect(names).toContainEqual(["site-settings", null]);
  });

  it("can be filtered by account, kind of object and day", async () => {
    const someone = await newStaff(cms, "admin");
    const own = {
      cookie: someone.cookie,
      method: "POST",
      body: { name: "A", price: 1, description: "x" },
    };
    await cms.request(adminApi.plans, own);
    const entries = async (query: string) =>
      ((await (await call("GET", `${adminApi.auditLog}?${query}`)).json()) as { total: number })
        .total;
    // Counts the entries about the login and the plan.
    expect(await entries(`actor=${someone.email}`)).toBe(2);
    expect(await entries(`actor=${someone.email}&kind=plan`)).toBe(1);
    expect(await entries(`actor=${someone.email}&kind=customer`)).toBe(0);
    expect(await entries(`actor=${someone.email}&day=2020-01-10`)).toBe(0);
    const { rows } = await cms.query<{ day: string }>(
      `select to_char(created_at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') as day from audit_log where actor_email = '${someone.email}'`,
    );
    expect(await entries(`actor=${someone.email}&day=${rows[0]?.day}`)).toBe(2);
  });
});
