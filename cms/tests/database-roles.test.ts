import { Client, type Pool } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readApplicationRole } from "../scripts/grant-application-role.ts";
import { getPool } from "../src/platform/database.ts";
import { type RunningCms, startCms } from "./support/cms.ts";

let cms: RunningCms;
let application: Pool;
beforeAll(async () => {
  cms = await startCms();
  application = getPool(cms.payload);
});
afterAll(() => cms?.stop());

/** Calls `run` with a connection as the owner. `change` replaces the path or the user name in the URL. */
async function withOwner<Result>(
  run: (client: Client) => Promise<Result>,
  { pathname, username }: { pathname?: string; username?: string } = {},
): Promise<Result> {
  const url = new URL(cms.database.ownerUrl);
  url.pathname = pathname ?? url.pathname;
  url.username = username ?? url.username;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/** Calls `run` with a connection as the superuser, whose password is that of the owner. */
const withSuperuser = (run: (client: Client) => Promise<unknown>) =>
  withOwner(run, { username: "postgres" });

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

  it("can append to the audit log, and read and write every other table", async () => {
    const { rows } = await application.query<{ name: string; rights: string[] }>(`
      select tablename as name, array(
          select privilege from unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'trigger'])
            privilege where has_table_privilege(format('public.%I', tablename), privilege)
        ) as rights
      from pg_tables where schemaname = 'public'`);
    expect(rows.length).toBeGreaterThan(50);
    const rightsOf = Object.fromEntries(rows.map(({ name, rights }) => [name, rights]));
    const { audit_log: log, payload_migrations: migrations, ...others } = rightsOf;
    expect({ log, migrations }).toEqual({ log: ["select", "insert"], migrations: ["select"] });
    for (const [name, rights] of Object.entries(others)) {
      expect([name, rights]).toEqual([name, ["select", "insert", "update", "delete"]]);
    }
  });
});

describe("the privileges of the services' role", () => {
  it("include tables and sequences of new migrations, but not those of other software", async () => {
    await cms.query("create table later (id serial primary key, word text)");
    await withSuperuser((client) => client.query("create table foreign_table (id int)"));
    const insert = () => application.query("insert into later (word) values ('x')");
    await expect(insert()).rejects.toThrow("permission denied");
    await cms.grantTables();
    await insert();
    expect((await application.query("select word from later")).rows).toEqual([{ word: "x" }]);
    await expect(application.query("select * from foreign_table")).rejects.toThrow("denied");
    await cms.query("drop table later");
    await withSuperuser((client) => client.query("drop table foreign_table"));
  });

  it("exclude a manually granted privilege on the audit log once grants are renewed", async () => {
    await cms.query(`grant all on audit_log to site_app`);
    await cms.grantTables();
    const create =
      "create trigger none before insert on audit_log for each row execute function refuse_audit_change()";
    await expect(application.query(create)).rejects.toThrow("permission denied");
  });
});

describe("readApplicationRole", () => {
  const read = (urls: string[], pathname?: string) =>
    withOwner(
      (owner) => readApplicationRole(owner, urls),
      pathname === undefined ? {} : { pathname },
    );

  it("returns the role of the services, or undefined if the services connect as the owner", async () => {
    const { url, ownerUrl } = cms.database;
    expect(await read([url, url])).toBe("site_app");
    expect(await read([ownerUrl])).toBeUndefined();
  });

  it("rejects services that connect with two different roles", async () => {
    const { url, ownerUrl } = cms.database;
    await expect(read([url, ownerUrl])).rejects.toThrow(
      "DATABASE_DIRECT_URL: expected the role of DATABASE_URL",
    );
  });

  it("rejects an owner's URL that names another database", async () => {
    await expect(read([cms.database.url], "/postgres")).rejects.toThrow(
      "DATABASE_OWNER_URL: expected the database of DATABASE_URL",
    );
  });
});
