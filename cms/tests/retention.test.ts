import { authApi } from "contracts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database, getPool } from "../src/platform/database.ts";
import { type RunningCms, startCms } from "./support/cms.ts";
import { waitForResult } from "./support/eventually.ts";
import { findMessagesTo, newClientHeaders, newCustomer } from "./support/people.ts";

let cms: RunningCms;
let sweepWhenDue: typeof import("../src/retention/retention-sweep.ts").sweepWhenDue;
beforeAll(async () => {
  cms = await startCms();
  ({ sweepWhenDue } = await import("../src/retention/retention-sweep.ts"));
});
afterAll(() => cms?.stop());

const sweep = () => sweepWhenDue(getPool(cms.payload));

/** Makes the sweep due, and runs it. */
async function sweepAgain(): Promise<void> {
  await cms.query("update sweeps set due_at = now() - interval '1 second'");
  expect(await sweep()).toBe("done");
}

async function values(sql: string): Promise<unknown[]> {
  const { rows } = await cms.query<{ value: unknown }>(sql);
  return rows.map(({ value }) => value);
}

interface OldLead {
  name: string;
  kind?: "contact" | "newsletter" | "quote";
  email?: string;
  /** Time since the last change of the lead, as a PostgreSQL interval. */
  age: string;
  unsubscribed?: string;
}

async function addLead({ name, kind = "contact", email, age, unsubscribed }: OldLead) {
  await cms.query(`
    with lead as (
      insert into leads (id, kind, state, name, email, locale, created_at, updated_at, unsubscribed_at)
      values (gen_random_uuid(), '${kind}', 'new', '${name}', '${email ?? `${name}@example.com`}', 'pt-BR',
        now() - interval '10 years', now() - interval '${age}',
        ${unsubscribed ? `now() - interval '${unsubscribed}'` : "null"})
      returning id)
    insert into lead_deliveries (id, lead_id, channel, state)
    select gen_random_uuid(), id, 'contact-webhook', 'dead' from lead`);
}

async function addDuplicate(name: string, age: string): Promise<void> {
  await cms.query(`
    insert into customers (id, fullname, email, phone, is_duplicate, created_at)
    values (gen_random_uuid(), '${name}', '${name}@example.com', '11', true, now() - interval '${age}')`);
}

it("a nightly sweep deletes the data that has expired according to the privacy policy, and no other data", async () => {
  const customer = await newCustomer(cms);
  await cms.query(`
    insert into plans (id, name, description, price, status) values ('1', 'P', 'P', 1, 'ativo');
    insert into subscriptions (id, customer_id, plan_id, since)
    select gen_random_uuid(), id, '1', now() from customers where email = '${customer.email}'`);
  await addLead({ name: "old", age: "366 days" });
  await addLead({ name: "old quote", kind: "quote", age: "366 days" });
  await addLead({ name: "answered lately", age: "364 days" });
  await addLead({ name: "of a customer", age: "5 years", email: customer.email.toUpperCase() });
  await addLead({ name: "subscriber", kind: "newsletter", age: "9 years" });
  await addLead({ name: "proof", kind: "newsletter", age: "4 years", unsubscribed: "4 years" });
  await addLead({ name: "old proof", kind: "newsletter", age: "6 years", unsubscribed: "6 years" });
  await addDuplicate("unused", "366 days");
  await addDuplicate("young", "364 days");
  await addDuplicate("used", "3 years");
  await cms.query(`
    delete from familiar_senders;
    insert into familiar_senders (customer_id, sender_key, is_device, seen_at)
    select id, 'new device', true, now() - interval '364 days' from customers where fullname = 'used'
    union all select id, 'old device', true, now() - interval '366 days' from customers where fullname = 'used'
    union all select id, 'new address', false, now() - interval '89 days' from customers where fullname = 'used'
    union all select id, 'old address', false, now() - interval '91 days' from customers where fullname = 'used'`);

  await cms.query(`
    insert into search_misses (day, locale, words)
    values (current_date - 90, 'pt-BR', 'kubernetes'), (current_date - 91, 'pt-BR', 'telefax')`);
  await cms.query("insert into search_words (locale, word) values ('pt-BR', 'ornitorrinco')");
  await cms.query(`
    insert into status_subscribers (id, email, locale, asked_at, confirmed_at) values
      (gen_random_uuid(), 'asked', 'pt-BR', now() - interval '6 days', null),
      (gen_random_uuid(), 'silent', 'pt-BR', now() - interval '8 days', null),
      (gen_random_uuid(), 'confirmed', 'pt-BR', now() - interval '2 years', now())`);

  await cms.query(`
    insert into probe_intervals (id, component_id, target, is_up, from_at, to_at)
    select gen_random_uuid(), (select id from status_components limit 1), age, true,
      now() - interval '1 year', now() - age::interval
    from unnest(array['99 days', '101 days']) age`);

  await cms.query(`
    insert into access_tokens (id, customer_id, secret_hash, name, scope, expires_at)
    select gen_random_uuid(), '${customer.id}', 'x', name, 'read', now() + expires::interval
    from (values ('expired', '-1 second'), ('valid', '1 hour')) token (name, expires)`);

  const outcomes = await Promise.all([sweep(), sweep()]);
  expect(outcomes.sort()).toEqual(["done", "not-due"]);

  expect(await values("select name as value from leads order by name")).toEqual([
    "answered lately",
    "of a customer",
    "proof",
    "subscriber",
  ]);
  expect(await values("select count(*)::int as value from lead_deliveries")).toEqual([4]);
  expect(
    await values("select fullname as value from customers where is_duplicate order by fullname"),
  ).toEqual(["used", "young"]);
  expect(await values("select sender_key as value from familiar_senders order by 1")).toEqual([
    "new address",
    "new device",
  ]);
  const entries = "select before as value from audit_log where action = 'data.expire'";
  expect(await values(entries)).toEqual([
    {
      messages: 2,
      unsubscribed: 1,
      senders: 2,
      duplicates: 1,
      accessTokens: 1,
      searches: 1,
      unconfirmedAlerts: 1,
      probeIntervals: 1,
    },
  ]);
  expect(await values("select email as value from status_subscribers order by email")).toEqual([
    "asked",
    "confirmed",
  ]);
  expect(await values("select name as value from access_tokens")).toEqual(["valid"]);
  expect(await values("select target as value from probe_intervals")).toEqual(["99 days"]);
  expect(await values("select words as value from search_misses")).toEqual(["kubernetes"]);
  expect(
    await values(
      "select word as value from search_words where word in ('ornitorrinco', 'servidor') and locale = 'pt-BR'",
    ),
  ).toEqual(["servidor"]);

  // The next sweep is due at the next start of the nightly window, which is at most 27 hours away.
  const due = `select (due_at > now() and due_at <= now() + interval '27 hours') as value
    from sweeps where name = 'retention'`;
  expect(await values(due)).toEqual([true]);
  await addLead({ name: "old", age: "366 days" });
  expect(await sweep()).toBe("not-due");
  await cms.query("update sweeps set due_at = now() - interval '1 second'");
  expect(await sweep()).toBe("done");
  expect(await values(entries)).toContainEqual({ messages: 1 });
});

it("a sweep records nothing if nothing has expired, and continues after a full batch", async () => {
  await cms.query(`
    truncate lead_deliveries, leads cascade;
    update sweeps set due_at = now() - interval '1 second'`);
  const entries = "select count(*)::int as value from audit_log where action = 'data.expire'";
  const before = await values(entries);
  expect(await sweep()).toBe("done");
  expect(await values(entries)).toEqual(before);

  await cms.query(`
    insert into leads (id, kind, state, name, locale, updated_at)
    select gen_random_uuid(), 'contact', 'new', 'old', 'pt-BR', now() - interval '2 years'
    from generate_series(1, 1001);
    update sweeps set due_at = now() - interval '1 second'`);
  expect(await sweep()).toBe("more");
  expect(await sweep()).toBe("done");
  expect(await values("select count(*)::int as value from leads")).toEqual([0]);
});

it("a sweep deletes empty drafts that “create” left behind, in every collection", async () => {
  const drafted = cms.payload.config.collections.filter(({ versions }) => versions?.drafts);
  expect(drafted.length).toBeGreaterThan(8);
  const left = async (slug: string) => {
    const { docs } = await cms.payload.find({
      collection: slug as "pages",
      draft: true,
      where: { _status: { equals: "draft" } },
    });
    return docs.map(({ id }) => id).sort();
  };
  const create = (slug: string, data: object) =>
    cms.payload.create({ collection: slug as "pages", data: data as never, draft: true });
  for (const { slug, admin } of drafted) {
    const table = slug.replaceAll("-", "_");
    const forgotten = await create(slug, {});
    const titled = await create(slug, { [admin.useAsTitle ?? ""]: "Com título" });
    const typed = await create(slug, {});
    await cms.payload.update({ collection: slug as "pages", id: typed.id, data: {}, draft: true });
    await cms.query(`update ${table} set updated_at = now() - interval '25 hours'`);
    const young = await create(slug, {});
    const before = await left(slug);
    expect(before).toContain(forgotten.id);

    await sweepAgain();

    expect(await left(slug), slug).toEqual(before.filter((id) => id !== forgotten.id));
    expect(before).toEqual(expect.arrayContaining([titled.id, typed.id, young.id]));
    expect(
      await values(`select 1 as value from _${table}_v where parent_id is null`),
      slug,
    ).toEqual([]);
  }
  const entries = "select before as value from audit_log where action = 'data.expire'";
  expect(await values(`${entries} order by created_at desc limit 1`)).toEqual([{ emptyDrafts: 1 }]);
});

describe("an idle account", () => {
  const registeredAgo = (age: string) =>
    `created_at = now() - interval '${age}', updated_at = now()`;

  /** Creates a customer without sessions whose last login, according to the known devices, was `age` ago. */
  async function addIdle(locale: string, age = "25 months") {
    const customer = await newCustomer(cms);
    await cms.query(`
      update customers set ${registeredAgo("10 years")}, locale = '${locale}',
        email_verified_at = now() where id = '${customer.id}';
      delete from sessions where customer_id = '${customer.id}';
      update familiar_senders set seen_at = now() - interval '${age}'
        where customer_id = '${customer.id}'`);
    return customer;
  }

  const subscribe = (id: string, cancelledAgo?: string) =>
    cms.query(`
      insert into plans (id, name, description, price, status) values ('idle', 'P', 'P', 1, 'ativo')
        on conflict do nothing;
      insert into subscriptions (id, customer_id, plan_id, since, cancelled_at)
      values (gen_random_uuid(), '${id}', 'idle', now() - interval '3 years',
        ${cancelledAgo ? `now() - interval '${cancelledAgo}'` : "null"})`);

  const aMonthLater = () =>
    cms.query("update customer_uses set warned_at = warned_at - interval '31 days'");

  const left = async (...customers: { id: string }[]) => {
    const ids = customers.map(({ id }) => `'${id}'`).join(", ");
    return values(`select id as value from customers where id in (${ids}) order by id`);
  };

  /** Returns the number of deletion warnings that each person got. */
  async function warnings(...people: { email: string }[]): Promise<number[]> {
    await waitForResult(
      "every message is sent",
      async () =>
        (await values("select 1 as value from mails where next_attempt_at is not null")).length ===
        0,
    );
    const subject = /Sua conta ser|Your account will be deleted|Su cuenta se eliminar/;
    const sent = await Promise.all(people.map(({ email }) => findMessagesTo(email, subject)));
    return sent.map(({ length }) => length);
  }

  it("is deleted 30 days after a warning in the customer's language, with an audit entry of the system", async () => {
    const formerCustomer = await addIdle("pt-BR");
    await subscribe(formerCustomer.id, "25 months");
    const idle = [formerCustomer, await addIdle("en-US"), await addIdle("es-ES")];
    await sweepAgain();
    expect(await warnings(...idle)).toEqual([1, 1, 1]);
    expect(await findMessagesTo(idle[1]?.email ?? "", /just log in/)).toHaveLength(1);
    expect(await left(...idle)).toHaveLength(3);

    await cms.query("update customer_uses set warned_at = warned_at - interval '29 days'");
    await sweepAgain();
    expect(await warnings(...idle)).toEqual([1, 1, 1]);
    expect(await left(...idle)).toHaveLength(3);

    await aMonthLater();
    await sweepAgain();
    expect(await left(...idle)).toEqual([]);
    expect(
      await values(
        "select before as value from audit_log where action = 'data.expire' and actor_id is null",
      ),
    ).toContainEqual({ idleAccounts: 3 });
    const traces = ["passwords", "familiar_senders", "subscriptions", "customer_uses"].map(
      (table) => `select 1 from ${table} where customer_id = '${formerCustomer.id}'`,
    );
    expect(
      await values(`select count(*)::int as value from (${traces.join(" union all ")})`),
    ).toEqual([0]);
  });

  it("is not deleted if the customer logs in or gets a plan in the month after the warning", async () => {
    const [back, planned] = [await addIdle("pt-BR"), await addIdle("pt-BR")];
    await sweepAgain();
    expect(await warnings(back, planned)).toEqual([1, 1]);
    await aMonthLater();
    const login = await cms.request(authApi.login, { body: back, headers: newClientHeaders() });
    expect(login.status).toBe(200);
    await subscribe(planned.id);
    await sweepAgain();
    expect(await left(back, planned)).toHaveLength(2);
    expect(await warnings(back, planned)).toEqual([1, 1]);

    // Warns the customer again after two more years.
    await cms.query(`
      delete from sessions where customer_id = '${back.id}';
      update familiar_senders set seen_at = now() - interval '25 months'
        where customer_id = '${back.id}';
      update customer_uses set warned_at = now() - interval '30 months'
        where customer_id = '${back.id}'`);
    await sweepAgain();
    expect(await warnings(back)).toEqual([2]);
    expect(await left(back)).toHaveLength(1);
  });

  it("is warned only after 24 months without login and without active plan", async () => {
    const late = await addIdle("pt-BR", "23 months");
    const customer = await addIdle("pt-BR");
    await subscribe(customer.id);
    const formerCustomer = await addIdle("pt-BR");
    await subscribe(formerCustomer.id, "23 months");
    const young = await addIdle("pt-BR");
    await cms.query(`update customers set ${registeredAgo("23 months")} where id = '${young.id}'`);
    await sweepAgain();
    // The device is deleted after a year, but the time of its last use is not.
    expect(
      await values(
        "select count(*)::int as value from familiar_senders where seen_at < now() - interval '1 year'",
      ),
    ).toEqual([0]);
    await sweepAgain();
    expect(await warnings(late, customer, formerCustomer, young)).toEqual([0, 0, 0, 0]);
  });

  it("is not deleted while its warning is undelivered, and is then warned again", async () => {
    const idle = await addIdle("pt-BR");
    await sweepAgain();
    expect(await warnings(idle)).toEqual([1]);
    await cms.query(`
      insert into mails (id, about, sealed) values (gen_random_uuid(), 'idle account ${idle.id}', '')`);
    await aMonthLater();
    await sweepAgain();
    expect(await left(idle)).toHaveLength(1);
    expect(await warnings(idle)).toEqual([2]);
    await aMonthLater();
    await sweepAgain();
    expect(await left(idle)).toEqual([]);
  });
});

it("the search for unused words reads each search entry once", async () => {
  const { selectUnusedWords } = await import("../src/search/unused-words.ts");
  await cms.query(`
    insert into search_words (locale, word)
    select 'pt-BR', 'palavra' || number from generate_series(1, 2000) number;
    analyze search_words, search_entries`);
  const { rows } = await database(cms.payload).execute(
    sql`explain (analyze, buffers) ${selectUnusedWords(5000)}`,
  );
  const [, pages] = /Buffers: shared hit=(\d+)/.exec(JSON.stringify(rows)) ?? [];
  // If each entry were read once per word, the query would read hundreds of thousands of pages.
  expect(Number(pages)).toBeLessThan(20_000);
});
