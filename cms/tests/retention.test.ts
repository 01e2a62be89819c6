import { afterAll, beforeAll, expect, it } from "vitest";
import { poolOf } from "../src/ground/database.ts";
import { sweepWhenDue } from "../src/retention/retention-sweep.ts";
import { type Cms, startCms } from "./support/cms.ts";
import { newCustomer } from "./support/people.ts";

let cms: Cms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms?.stop());

const sweep = () => sweepWhenDue(poolOf(cms.payload));

async function values(sql: string): Promise<unknown[]> {
  const { rows } = await cms.query<{ value: unknown }>(sql);
  return rows.map(({ value }) => value);
}

interface OldLead {
  name: string;
  kind?: "contact" | "newsletter" | "quote";
  email?: string;
  /** How long nothing of it has changed. */
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

it("removes once a night what the privacy policy gives no longer, and nothing else", async () => {
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
    { messages: 2, unsubscribed: 1, senders: 2, duplicates: 1 },
  ]);

  const due = `select (due_at > now() and due_at <= now() + interval '1 day') as value
    from sweeps where name = 'retention'`;
  expect(await values(due)).toEqual([true]);
  await addLead({ name: "old", age: "366 days" });
  expect(await sweep()).toBe("not-due");
  await cms.query("update sweeps set due_at = now()");
  expect(await sweep()).toBe("done");
  expect(await values(entries)).toContainEqual({ messages: 1 });
});

it("says nothing of a night on which nothing has expired, and goes on where there is more", async () => {
  await cms.query(`
    truncate lead_deliveries, leads cascade;
    update sweeps set due_at = now()`);
  const entries = "select count(*)::int as value from audit_log where action = 'data.expire'";
  const before = await values(entries);
  expect(await sweep()).toBe("done");
  expect(await values(entries)).toEqual(before);

  await cms.query(`
    insert into leads (id, kind, state, name, locale, updated_at)
    select gen_random_uuid(), 'contact', 'new', 'old', 'pt-BR', now() - interval '2 years'
    from generate_series(1, 1001);
    update sweeps set due_at = now()`);
  expect(await sweep()).toBe("more");
  expect(await sweep()).toBe("done");
  expect(await values("select count(*)::int as value from leads")).toEqual([0]);
});
