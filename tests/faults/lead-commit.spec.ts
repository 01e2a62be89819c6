import { expect, test } from "@playwright/test";
import { withDatabase } from "../support/database.ts";
import type { Instance } from "../support/instance.ts";
import { findProcessByScript, listDescendants, waitUntil } from "../support/processes.ts";
import { startSeparateInstance, stopIfRunning } from "../support/separate-instance.ts";

let instance: Instance;
test.beforeAll(async () => {
  instance = await startSeparateInstance();
});
test.afterAll(() => stopIfRunning(instance));

function send(key: string): Promise<Response> {
  return fetch(`${instance.url}/api/leads`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": key },
    body: JSON.stringify({
      kind: "newsletter",
      firstName: "Bruno",
      lastName: "Lima",
      email: "bruno@example.com",
      whatsapp: "+55 21 99999-1234",
    }),
  });
}

test("a lead that is sent again after the CMS died between COMMIT and response is stored once", async () => {
  const cms = findProcessByScript(listDescendants(instance.pid), "cms/server.ts");
  await withDatabase(instance, async (client) => {
    // Takes a lock that blocks the COMMIT.
    await client.query(
      `create function wait_for_test() returns trigger language plpgsql as
         $$ begin perform pg_advisory_xact_lock_shared(42); return null; end $$;
       create constraint trigger wait_for_test after insert on leads
         deferrable initially deferred for each row execute function wait_for_test();
       select pg_advisory_lock(42)`,
    );
    const response = send("between").catch(() => undefined);
    const isTrue = async (sql: string) => {
      const { rows } = await client.query<{ found: boolean }>(`select exists (${sql}) as found`);
      return rows[0]?.found === true;
    };
    await waitUntil("the COMMIT waits", () =>
      isTrue("select from pg_locks where locktype = 'advisory' and not granted"),
    );
    // Stops the CMS, so that it cannot receive the database's response.
    process.kill(cms, "SIGSTOP");
    await client.query("select pg_advisory_unlock(42)");
    await waitUntil("the lead is committed", () =>
      isTrue("select from leads where idempotency_key = 'between'"),
    );
    process.kill(cms, "SIGKILL");
    expect((await response)?.status).not.toBe(201);
    await client.query("drop trigger wait_for_test on leads; drop function wait_for_test");

    let again: Response | undefined;
    await waitUntil("the CMS takes leads again", async () => {
      again = await send("between").catch(() => undefined);
      return again?.status === 201;
    });
    const { rows } = await client.query("select id from leads where email = 'bruno@example.com'");
    expect(rows).toEqual([await again?.json()]);
  });
});
