import { randomUUID } from "node:crypto";
import { rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import {
  type AdminPlan,
  type AdminUserDetail,
  adminApi,
  authApi,
  idempotencyHeader,
  type Locale,
  leadsApi,
} from "contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningCms, startCms } from "./support/cms.ts";
import { waitForResult } from "./support/eventually.ts";
import {
  createUniqueEmail,
  findMessagesTo,
  findTokenInEmail,
  newClientHeaders,
  newCustomer,
  newStaff,
  type TestAccount,
  waitForMessageTo,
} from "./support/people.ts";
import { startApi } from "./support/processes.ts";

let cms: RunningCms;
let admin: TestAccount;
beforeAll(async () => {
  cms = await startCms({ DELIVERY_RETRY_SECONDS: "0.2" });
  admin = await newStaff(cms, "admin");
});
afterAll(() => cms?.stop());

async function count(sql: string): Promise<number> {
  const { rows } = await cms.query<{ count: number }>(`select count(*)::int as count from ${sql}`);
  return rows[0]?.count ?? 0;
}

/** Waits until the queue contains only delayed messages. */
function allSent() {
  return waitForResult(
    "every due message is sent",
    async () => (await count("mails where next_attempt_at < now() + interval '1 minute'")) === 0,
  );
}

/** Returns the subjects of all messages to an e-mail address, in order. */
async function subjectsTo(email: string): Promise<string[]> {
  await allSent();
  const messages = await findMessagesTo(email, /./);
  return messages.map((message) =>
    (/^Subject: (.*(?:\r\n .*)*)/m.exec(message)?.[1] ?? "")
      .replaceAll(/=\?UTF-8\?Q\?(.*?)\?=(?:\r\n )?/g, (_, word: string) =>
        word.replaceAll("_", " "),
      )
      .trim(),
  );
}

type Method = "POST" | "PUT" | "PATCH" | "DELETE";

async function asAdmin<Answer>(method: Method, path: string, body?: object): Promise<Answer> {
  const response = await cms.request(path, {
    method,
    cookie: admin.cookie,
    ...(body ? { body } : {}),
  });
  expect(response.status).toBeLessThan(300);
  return (await response.json()) as Answer;
}

const newPlan = () =>
  asAdmin<AdminPlan>("POST", adminApi.plans, {
    name: "Cloud Pro",
    price: 349.9,
    description: "Para crescer",
    status: "ativo",
  });

async function subscribe(customer: TestAccount, plan: AdminPlan): Promise<string> {
  const path = adminApi.userPlans(customer.id);
  const { plans } = await asAdmin<AdminUserDetail>("POST", path, { planId: plan.id });
  return plans.find(({ id }) => id === plan.id)?.subscriptionId ?? "";
}

const planSubjects: Record<Locale, string[]> = {
  "pt-BR": ["Seu novo plano está na conta", "Seu plano foi alterado", "Seu plano foi encerrado"],
  "en-US": ["Your new plan is in your account", "Your plan has changed", "Your plan has ended"],
  "es-ES": ["Su nuevo plan ya está en la cuenta", "Su plan ha cambiado", "Su plan ha terminado"],
};
const welcomes: Record<Locale, string> = {
  "pt-BR": "Boas-vindas à Araucária Cloud",
  "en-US": "Welcome to Araucária Cloud",
  "es-ES": "Le damos la bienvenida a Araucária Cloud",
};

describe.each(["pt-BR", "en-US", "es-ES"] as const)("a customer with the language %s", (locale) => {
  it("is welcomed once after verifying the e-mail address, and notified once of each change of a plan", async () => {
    const customer = await newCustomer(cms, { locale });
    const token = findTokenInEmail(await waitForMessageTo(customer.email));
    for (const expected of [200, 400]) {
      const body = { token };
      const proven = await cms.request(authApi.verifyEmail, { body, headers: newClientHeaders() });
      expect(proven.status).toBe(expected);
    }
    const subscription = await subscribe(customer, await newPlan());
    const path = adminApi.subscription(subscription);
    // A correction of the due date sends no message.
    await asAdmin("PATCH", path, { nextPayment: "2031-03-10T00:00:00.000Z" });
    await asAdmin("PATCH", path, { label: "Servidor da loja" });
    // A label that does not change sends no message.
    await asAdmin("PATCH", path, { label: "Servidor da loja" });
    await asAdmin("POST", adminApi.cancelSubscription(subscription));
    const [, ...subjects] = await subjectsTo(customer.email);
    expect(subjects.toSorted()).toEqual([welcomes[locale], ...planSubjects[locale]].toSorted());
    const [changed = ""] = await findMessagesTo(
      customer.email,
      /2031[\s\S]*da loja|da loja[\s\S]*2031/,
    );
    expect(changed).toMatch(/^From: .*Arauc.*<no-reply@localhost>\r$/m);
    expect(changed).toContain("349,90".replace(",", locale === "en-US" ? "." : ","));
    expect(changed).toContain("Content-Type: text/plain");
    expect(changed).toContain("Content-Type: text/html");
  });
});

describe("a deactivated plan", () => {
  const ended = planSubjects["pt-BR"][2] ?? "";
  const waiting = () => count("mails");

  it("notifies its customers after a delay, unless it is activated again before", async () => {
    await allSent();
    const [kept, undone] = [await newCustomer(cms), await newCustomer(cms)];
    for (const customer of [kept, undone]) {
      const plan = await newPlan();
      await subscribe(customer, plan);
      await asAdmin("PUT", adminApi.plan(plan.id), { status: "inativo" });
      if (customer === undone) {
        await asAdmin("PUT", adminApi.plan(plan.id), { status: "ativo" });
      }
    }
    await allSent();
    expect(await waiting()).toBe(1);
    await cms.query("update mails set next_attempt_at = now()");
    expect(await subjectsTo(kept.email)).toContain(ended);
    expect(await subjectsTo(undone.email)).not.toContain(ended);
  });
});

it("a new price for all customers notifies each of them by e-mail", async () => {
  const [customer, plan] = [await newCustomer(cms), await newPlan()];
  await subscribe(customer, plan);
  await asAdmin("PUT", adminApi.plan(plan.id), { price: 399, priceFor: "new" });
  expect(await subjectsTo(customer.email)).not.toContain("Seu plano foi alterado");
  await asAdmin("PUT", adminApi.plan(plan.id), { price: 419, priceFor: "all" });
  expect(await subjectsTo(customer.email)).toContain("Seu plano foi alterado");
  // The message contains the former price.
  const [changed = ""] = await findMessagesTo(customer.email, /419/);
  expect(changed).toMatch(/419,00 \(antes: R\$\S*\s?349,90\)/);
});

it("a customer created by staff receives instructions by e-mail", async () => {
  const email = createUniqueEmail();
  await asAdmin("POST", adminApi.users, {
    fullname: "Bia Lima",
    email,
    phone: "(11) 91234-5678",
    password: "girafa-azul-9",
  });
  expect(await subjectsTo(email)).toEqual(["Sua conta foi criada"]);
});

describe("the sender of a contact form", () => {
  const contact = {
    kind: "contact",
    name: "Compre em https://golpe.example",
    email: "bia@example.com",
    phone: "11955500142",
    company: "Padaria",
    service: "other",
    message: "Palavras de um estranho",
    locale: "es-ES",
  };

  function send(key: string, at = cms.url) {
    const headers = { ...newClientHeaders(), [idempotencyHeader]: key };
    return cms.request(leadsApi.leads, { at, body: contact, headers });
  }

  it("receives one confirmation, which contains no text that the sender typed", async () => {
    const key = randomUUID();
    expect((await send(key)).status).toBe(201);
    expect((await send(key)).status).toBe(201);
    expect((await send(randomUUID())).status).toBe(201);
    expect(await subjectsTo(contact.email)).toEqual(["Hemos recibido su mensaje"]);
    const [message] = await findMessagesTo(contact.email, /./);
    expect(message).not.toMatch(/golpe|Palavras|Padaria/);
  });

  it("receives no confirmation if the form was sent by a bot", async () => {
    const email = createUniqueEmail();
    const body = { ...contact, email, website: "https://golpe.example" };
    expect((await cms.request(leadsApi.leads, { body, headers: newClientHeaders() })).status).toBe(
      201,
    );
    expect(await subjectsTo(email)).toEqual([]);
  });
});

it("a queued e-mail is sent after a crash of its process and an outage of the mail server", async () => {
  const other = await startApi(cms.environment);
  const outbox = path.join(process.env.DATA_DIR ?? "", "outbox");
  await allSent();
  await rename(outbox, `${outbox}-away`);
  await writeFile(outbox, "no folder");
  const [customer, plan] = [await newCustomer(cms), await newPlan()];
  const body = { planId: plan.id };
  const target = adminApi.userPlans(customer.id);
  const added = await cms.request(target, { at: other.url, body, cookie: admin.cookie });
  expect(added.status).toBe(201);
  await other.kill();
  await waitForResult(
    "they are tried in vain",
    async () => (await count("mails where attempts > 1")) > 1,
  );
  // The stored e-mails contain no readable links or e-mail addresses.
  const { rows } = await cms.query<{ sealed: string }>("select sealed from mails");
  const bytes = rows.map(({ sealed }) => Buffer.from(sealed, "base64").toString("latin1"));
  expect(bytes.join()).not.toMatch(/token=|@example/);
  await rm(outbox);
  await rename(`${outbox}-away`, outbox);
  const subjects = await subjectsTo(customer.email);
  expect(subjects.toSorted()).toEqual(["Confirme o seu e-mail", "Seu novo plano está na conta"]);
});
