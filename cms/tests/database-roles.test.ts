import { Client, type Pool } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { grantApplicationRole } from "../scripts/grant-application-role.ts";
import { poolOf } from "../src/platform/database.ts";
import { type Cms, startCms } from "./support/cms.ts";

let cms: Cms;
let application: Pool;
beforeAll(async () => {
  cms = await startCms();
  application = poolOf(cms.payload);
});
afterAll(() => cms?.stop());

async function withOwner<Result>(
  run: (owner: Client) => Promise<Result>,
  database?: string,
): Promise<Result> {
  const url = new URL(cms.database.ownerUrl);
  url.pathname = database ?? url.pathname;
  const owner = new Client({ connectionString: url.href });
  await owner.connect();
  try {
    return await run(owner);
  } finally {
    await owner.end();
  }
}

describe("the role of the services", () => {
  it.each([
    "drop trigger append_only on audit_log",
    "alter table audit_log disable trigger append_only",
    "alter table audit_log disable trigger all",
    "create or replace function refuse_audit_change() returns trigger language plpgsql as 'begin return new; end'",
    "drop function refuse_audit_change() cascade",
    "create rule none as on insert to audit_log do instead nothing",
    "create trigger none before insert on audit_log for each row execute function refuse_audit_change()",
    "update audit_log set action = 'x'",
    "delete from audit_log",
    "truncate audit_log cascade",
    "drop table audit_log cascade",
    "alter table audit_log rename to former_audit_log",
    "alter table audit_log owner to current_user",
    "drop schema public cascade",
    "set role site",
    "set session authorization site",
    "set session_replication_role = replica",
    "grant site to current_user",
    "alter role current_user superuser",
    "create table former_audit_log (id uuid)",
    "delete from payload_migrations",
  ])("cannot run: %s", async (statement) => {
    await expect(application.query(statement)).rejects.toThrow(
      /must be owner|permission denied|must have admin option/i,
    );
  });

  it("can add to the audit log, and read and write each other table", async () => {
    const { rows } = await application.query(`
      select tablename as name,
        has_table_privilege(format('public.%I', tablename), 'select')
          and has_table_privilege(format('public.%I', tablename), 'insert') as "canAdd",
        has_table_privilege(format('public.%I', tablename), 'update')
          and has_table_privilege(format('public.%I', tablename), 'delete') as "canChange"
      from pg_tables where schemaname = 'public'`);
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.filter(({ canAdd }) => !canAdd)).toEqual([
      { name: "payload_migrations", canAdd: false, canChange: false },
    ]);
    expect(rows.filter(({ canChange }) => !canChange).map(({ name }) => name)).toEqual(
      expect.arrayContaining(["audit_log", "payload_migrations"]),
    );
    expect(rows.filter(({ canChange }) => !canChange)).toHaveLength(2);
  });
});

describe("grantApplicationRole", () => {
  it("grants the tables and sequences that a migration added", async () => {
    await cms.query("create table later (id serial primary key, word text)");
    const insert = () => application.query("insert into later (word) values ('x')");
    await expect(insert()).rejects.toThrow("permission denied");
    await withOwner((owner) => grantApplicationRole(owner, cms.database.url));
    await insert();
    expect((await application.query("select word from later")).rows).toEqual([{ word: "x" }]);
    await cms.query("drop table later");
  });

  it("leaves the owner's rights as they are if the services connect as the owner", async () => {
    await withOwner((owner) => grantApplicationRole(owner, cms.database.ownerUrl));
    await cms.query("update payload_migrations set batch = batch");
  });

  it("rejects an owner's URL of another database", async () => {
    await expect(
      withOwner((owner) => grantApplicationRole(owner, cms.database.url), "/postgres"),
    ).rejects.toThrow("DATABASE_OWNER_URL: expected the database of DATABASE_URL");
  });
});
