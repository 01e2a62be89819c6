import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { PostgresAdapter } from "@payloadcms/db-postgres";
import type { Payload } from "payload";
import { startDatabase } from "../../../launcher/index.ts";

const cmsDirectory = path.join(import.meta.dirname, "../..");

export interface Cms {
  url: string;
  payload: Payload;
  /** Asks the API, as staff when a token is given. */
  ask(target: string, request?: AskOptions): Promise<Response>;
  /** A new staff account's token. */
  signIn(role: "admin" | "editor"): Promise<string>;
  /** SQL, for what no API shows. */
  query(text: string): Promise<{ rows: unknown[] }>;
  stop(): Promise<void>;
}

interface AskOptions {
  body?: unknown;
  headers?: Record<string, string>;
  method?: string;
  token?: string;
}

/** The CMS's API over HTTP on a real PostgreSQL with migrations run and content seeded. */
export async function startCms(): Promise<Cms> {
  const directory = await mkdtemp(path.join(tmpdir(), "cms-test-"));
  const database = await startDatabase({ dataDir: path.join(directory, "data") });
  Object.assign(process.env, {
    DATA_DIR: directory,
    DATABASE_URL: database.url,
    NODE_ENV: "production",
    PAYLOAD_SECRET: randomBytes(24).toString("hex"),
  });
  await promisify(execFile)(process.execPath, ["scripts/prepare-database.ts"], {
    cwd: cmsDirectory,
  });

  // Only now: the configuration reads its settings when it is loaded.
  const [{ getPayload }, { default: config }, { answerApi }] = await Promise.all([
    import("payload"),
    import("../../src/payload.config.ts"),
    import("../../src/http/answer-api.ts"),
  ]);
  const payload = await getPayload({ config });
  payload.logger.level = "silent";
  // Payload keeps one connection for itself, so its pool ends when the database does.
  const { pool } = payload.db as unknown as PostgresAdapter;
  pool.on("error", () => {});
  const server = createServer((request, response) => void answerApi(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const ask: Cms["ask"] = (target, { body, headers, method, token } = {}) =>
    fetch(`${url}${target}`, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(token ? { authorization: `JWT ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });

  return {
    url,
    payload,
    ask,
    query: (text) => pool.query(text),
    async signIn(role) {
      const account = {
        email: `${randomBytes(6).toString("hex")}@example.com`,
        password: randomBytes(12).toString("hex"),
      };
      await payload.create({ collection: "staff", data: { ...account, name: role, role } });
      const answer = await ask("/api/staff/login", { body: account });
      const { token } = (await answer.json()) as { token: string };
      return token;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await database.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
