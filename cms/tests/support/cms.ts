import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { PostgresAdapter } from "@payloadcms/db-postgres";
import { adminApi, type StaffRole } from "contracts";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Payload } from "payload";
import { Pool } from "pg";
import { grantApplicationRole, readApplicationRole } from "../../scripts/grant-application-role.ts";
import { copyTemplate, copyTemplateWithCluster, type TestDatabase } from "./copy-template.ts";
import { type CmsProcess, startApi } from "./processes.ts";
import { drainRequest } from "./screens.ts";

export interface RunningCms {
  url: string;
  /** Environment variables for other processes of the same instance. */
  environment: NodeJS.ProcessEnv;
  database: TestDatabase;
  payload: Payload;
  /**
   * Connection as the database's owner, for migrations. The CMS itself connects as a role that cannot change the
   * schema.
   */
  ownerDatabase: NodePgDatabase;
  /** Sends a request with the headers of a browser, and with the session cookie if one is given. */
  request(target: string, options?: RequestOptions): Promise<Response>;
  /** Creates a staff account and returns its session cookie. */
  signIn(role: StaffRole): Promise<string>;
  /** Starts another process with the API on the same database; returns the URL of that process. */
  startAnother(): Promise<string>;
  /** Grants the CMS's role access to the tables that a migration added, as the command `prepare` does. */
  grantTables(): Promise<void>;
  /** Runs SQL as the database's owner, for state that no API returns. */
  query<Row = unknown>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
  stop(): Promise<void>;
}

export interface RequestOptions {
  /** URL of the API; by default the URL of this process. */
  at?: string;
  body?: unknown;
  headers?: Record<string, string>;
  method?: string;
  cookie?: string;
}

/** Origin of browser requests; the default of PUBLIC_URL. */
export const siteOrigin = "http://localhost:3000";

/** Returns the session cookie that a response sets, in the form that browsers send. */
export function readSessionCookie(answer: Response): string {
  return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

/**
 * Starts the CMS's API over HTTP on a migrated and seeded copy of the database. With `hasOwnCluster`, starts a
 * separate PostgreSQL server, which the test may stop.
 */
export async function startCms(
  settings: Record<string, string> = {},
  { hasOwnCluster = false } = {},
): Promise<RunningCms> {
  const directory = await mkdtemp(path.join(tmpdir(), "cms-test-"));
  const database = await (hasOwnCluster ? copyTemplateWithCluster : copyTemplate)(directory);
  Object.assign(process.env, {
    DATA_DIR: directory,
    DATABASE_URL: database.url,
    NODE_ENV: "production",
    PAYLOAD_SECRET: randomBytes(24).toString("hex"),
    ...settings,
  });

  // Imported dynamically, because the configuration reads its settings when it is loaded.
  const [
    { getPayload },
    { default: config },
    { handleRequest },
    { createStaff },
    { database: databaseOfPayload },
    { runMailQueue },
    { mailSettings },
    { createMailLogoReader },
  ] = await Promise.all([
    import("payload"),
    import("../../src/payload.config.ts"),
    import("../../src/http/handle-request.ts"),
    import("../../src/accounts/staff/create-staff.ts"),
    import("../../src/platform/database.ts"),
    import("../../src/platform/mail/mail-worker.ts"),
    import("../../src/platform/mail/mail-settings.ts"),
    import("../../src/media/mail-logo.ts"),
  ]);
  const payload = await getPayload({ config });
  const owner = new Pool({ connectionString: database.ownerUrl, max: 2 });
  payload.logger.level = process.env.TEST_LOG_LEVEL ?? "silent";
  // Ignores errors of the connection that Payload keeps open, which fails when the database stops.
  const { pool } = payload.db as unknown as PostgresAdapter;
  pool.on("error", () => {});
  owner.on("error", () => {});
  const stopping = new AbortController();
  const sendingMails = runMailQueue({
    database: databaseOfPayload(payload),
    settings: mailSettings,
    sendMail: (message) => payload.sendEmail(message),
    readLogo: createMailLogoReader({ database: databaseOfPayload(payload), log: () => {} }),
    log: () => {},
    signal: stopping.signal,
  });
  const server = createServer(
    (request, response) => void handleRequest(request, response, drainRequest),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const others: CmsProcess[] = [];
  const request: RunningCms["request"] = (
    target,
    { at = url, body, headers, method, cookie } = {},
  ) =>
    fetch(`${at}${target}`, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(cookie ? { cookie, origin: siteOrigin } : {}),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });

  return {
    url,
    environment: { ...process.env },
    database,
    payload,
    request,
    ownerDatabase: drizzle(owner),
    async grantTables() {
      const client = await owner.connect();
      try {
        const role = await readApplicationRole(client, [database.url]);
        await grantApplicationRole(client, role ?? "");
      } finally {
        client.release();
      }
    },
    query: (text, values) => owner.query(text, values) as never,
    async startAnother() {
      const other = await startApi(process.env);
      others.push(other);
      return other.url;
    },
    async signIn(role) {
      const account = {
        email: `${randomBytes(6).toString("hex")}@example.com`,
        password: randomBytes(12).toString("hex"),
      };
      await createStaff(payload, { ...account, name: role, role });
      return readSessionCookie(await request(adminApi.login, { body: account }));
    },
    async stop() {
      stopping.abort();
      await sendingMails;
      await Promise.all(others.map((other) => other.kill()));
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await owner.end();
      await database.stop();
      await rm(directory, { recursive: true, force: true });
      // Removes the settings, because the next test file may run in the same process.
      for (const name of Object.keys(settings)) {
        delete process.env[name];
      }
    },
  };
}
