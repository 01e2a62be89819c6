import { mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { startDatabase } from "./index.ts";
import { findFreePort } from "./ports.ts";
import {
  createTemporaryFolder,
  isAlive,
  listDescendants,
  newInstanceSettings,
  startProcess,
  startReadyProcess,
  stopAllProcesses,
  waitUntil,
} from "./test-fixtures/instance.ts";

afterEach(stopAllProcesses);

async function startError(environment: Record<string, string>) {
  const instance = startProcess("start", environment);
  const code = await instance.ended;
  return { code, sentence: instance.errors(), output: instance.output() };
}

interface ProcessInfo {
  pid: number;
  environment: Record<string, string>;
}

async function fetchProcessInfo(port: string): Promise<ProcessInfo> {
  const response = await fetch(`http://127.0.0.1:${port}/`);
  return (await response.json()) as ProcessInfo;
}

async function isReady(port: string): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  );
}

test("a start prints the URLs of the site and two ways to create the first administrator", async () => {
  const settings = await newInstanceSettings();
  const instance = await startReadyProcess(settings);
  await instance.waitForOutput("Stop with Ctrl-C.");
  const address = `http://localhost:${settings.PORT}`;
  expect(instance.output()).toContain(`Site  ${address}\n  CMS   ${address}/cms\n`);
  expect(instance.output()).toContain(`administrator, at ${address}/admin\n`);
  expect(instance.output()).toContain(`  DATA_DIR=${settings.DATA_DIR} npm run staff:create -- `);
  expect(instance.output()).toContain(`[web] listening on ${settings.PORT}\n`);
  expect(instance.errors()).toBe("");
});

test("a start prints the duration of each step of a long task", async () => {
  const instance = await startReadyProcess(await newInstanceSettings());
  expect(instance.output()).toMatch(
    /^Preparing the database \.\.\. \n {2}Running 2 migrations \.\.\. \d+ s\n {2}Adding the first content \.\.\. \d+ s\n/m,
  );
});

test("only the CMS, not the website, gets the database URL and the secrets", async () => {
  const settings = await newInstanceSettings();
  await startReadyProcess({
    ...settings,
    PUBLIC_URL: "https://www.example.com",
    TRUSTED_PROXIES: "10.0.0.0/8",
    SETUP_TOKEN: "a token of 16 characters",
  });
  const [web, cms] = await Promise.all([
    fetchProcessInfo(settings.PORT),
    fetchProcessInfo(settings.CMS_PORT),
  ]);
  const common = {
    NODE_ENV: "production",
    MALLOC_ARENA_MAX: "2",
    MALLOC_TRIM_THRESHOLD_: "131072",
    NEXT_TELEMETRY_DISABLED: "1",
    PUBLIC_URL: "https://www.example.com",
    TRUSTED_PROXIES: "10.0.0.0/8",
  };
  const { PORT, CMS_PORT, DATA_DIR } = settings;
  const CMS_URL = `http://127.0.0.1:${CMS_PORT}`;
  expect(web.environment).toMatchObject({ ...common, PORT, CMS_URL });
  expect(cms.environment).toMatchObject({
    ...common,
    CMS_PORT,
    DATA_DIR,
    CMS_HOST: "127.0.0.1",
    SETUP_TOKEN: "a token of 16 characters",
  });
  expect(web.environment).not.toHaveProperty("SETUP_TOKEN");
  expect(web.environment).not.toHaveProperty("DATABASE_URL");
  expect(web.environment).not.toHaveProperty("PAYLOAD_SECRET");
  expect(cms.environment).not.toHaveProperty("DATABASE_OWNER_URL");
  expect(cms.environment.DATABASE_URL).toMatch(
    /^postgres:\/\/site_app:\w+@127\.0\.0\.1:\d+\/site$/,
  );

  const secretFile = join(settings.DATA_DIR, "secret");
  expect(cms.environment.PAYLOAD_SECRET).toBe((await readFile(secretFile, "utf8")).trim());
  expect((await stat(secretFile)).mode & 0o777).toBe(0o600);
});

test.each(["SIGINT", "SIGTERM"] as const)(
  "%s stops the website first, and leaves no process running",
  async (signal) => {
    const settings = await newInstanceSettings();
    const instance = await startReadyProcess(settings);
    const pids = listDescendants(instance.pid);
    expect(pids.length).toBeGreaterThan(3);
    instance.signal(signal);
    // Sends a second signal, as npm does. The second signal has another number, because the kernel may merge two equal
    // pending signals.
    instance.signal(signal === "SIGINT" ? "SIGTERM" : "SIGINT");
    expect(await instance.ended).toBe(0);
    expect(pids.filter(isAlive)).toEqual([]);
    expect(await readFile(settings.FIXTURE_STOPPED, "utf8")).toBe("web\ncms\n");
  },
);

test("the launcher and all its processes stop when npm's shell ends", async () => {
  const settings = await newInstanceSettings();
  const instance = startProcess("startFromShell", { ...settings, npm_lifecycle_event: "start" });
  await instance.waitForOutput("Ready.");
  const pids = listDescendants(instance.pid);
  expect(pids.length).toBeGreaterThan(4);
  instance.signal("SIGTERM");
  await waitUntil("nothing is left", () => !pids.some(isAlive));
  expect(await readFile(settings.FIXTURE_STOPPED, "utf8")).toBe("web\ncms\n");
});

test("a second Ctrl-C kills services that hang during shutdown", async () => {
  const settings = await newInstanceSettings();
  const instance = await startReadyProcess(settings);
  const pids = listDescendants(instance.pid);
  const { pid: web } = await fetchProcessInfo(settings.PORT);
  process.kill(web, "SIGSTOP");
  instance.signal("SIGINT");
  await instance.waitForOutput("Stopping.");
  await waitUntil("the second Ctrl-C is obeyed", () => {
    instance.signal("SIGINT");
    return !isAlive(instance.pid);
  });
  expect(await instance.ended).toBe(130);
  await waitUntil("nothing is left", () => !pids.some(isAlive));
});

test("the launcher restarts only the server that died", async () => {
  const settings = await newInstanceSettings();
  const instance = await startReadyProcess(settings);
  const [web, cms] = await Promise.all([
    fetchProcessInfo(settings.PORT),
    fetchProcessInfo(settings.CMS_PORT),
  ]);
  process.kill(cms.pid, "SIGKILL");
  await instance.waitForOutput("The CMS ended (signal SIGKILL); starting it again");
  expect((await fetchProcessInfo(settings.PORT)).pid).toBe(web.pid);
  await waitUntil("the CMS answers again", () => isReady(settings.CMS_PORT));
  expect((await fetchProcessInfo(settings.CMS_PORT)).pid).not.toBe(cms.pid);
});

test("the launcher restarts a database that died on the same port", async () => {
  const settings = await newInstanceSettings();
  const instance = await startReadyProcess(settings);
  const pidFile = join(settings.DATA_DIR, "postgres", "postmaster.pid");
  process.kill(Number.parseInt(await readFile(pidFile, "utf8"), 10), "SIGKILL");
  await instance.waitForOutput("The database ended");
  await waitUntil("the CMS is ready again", () => isReady(settings.CMS_PORT));
});

test("a start fails if a server crashes repeatedly", async () => {
  const settings = await newInstanceSettings();
  const { code, sentence } = await startError({ ...settings, FIXTURE_CRASH: "cms" });
  expect(code).toBe(1);
  expect(sentence).toBe("The CMS ended 5 times in a row (last: exit code 3).\n");
});

test("the launcher restarts a service that crashes repeatedly, without stopping other services", async () => {
  const settings = await newInstanceSettings();
  const instance = await startReadyProcess(settings);
  const web = await fetchProcessInfo(settings.PORT);
  for (let death = 0; death < 5; death++) {
    await waitUntil("the CMS answers", () => isReady(settings.CMS_PORT));
    process.kill((await fetchProcessInfo(settings.CMS_PORT)).pid, "SIGKILL");
    await waitUntil(
      "its death is seen",
      () => instance.output().split("The CMS ended (").length > death + 1,
    );
  }
  expect(instance.output()).toContain("The CMS ended 5 times in a row (last: signal SIGKILL).\n");
  expect((await fetchProcessInfo(settings.PORT)).pid).toBe(web.pid);
  await waitUntil("the CMS answers again", () => isReady(settings.CMS_PORT));
});

test("two instances with different data directories run at the same time", async () => {
  const [first, second] = [await newInstanceSettings(), await newInstanceSettings()];
  await Promise.all([startReadyProcess(first), startReadyProcess(second)]);
  const urls = [
    (await fetchProcessInfo(first.CMS_PORT)).environment,
    (await fetchProcessInfo(second.CMS_PORT)).environment,
  ];
  expect(urls[0]?.DATABASE_URL).not.toBe(urls[1]?.DATABASE_URL);
});

test("a start rejects a DATA_DIR that another instance uses", async () => {
  const settings = await newInstanceSettings();
  const instance = await startReadyProcess(settings);
  const { code, sentence } = await startError({
    ...(await newInstanceSettings()),
    DATA_DIR: settings.DATA_DIR,
  });
  expect(code).toBe(1);
  expect(sentence).toBe(
    `DATA_DIR: "${settings.DATA_DIR}" is in use by process ${instance.pid}; stop it or choose another DATA_DIR.\n`,
  );
  expect(await isReady(settings.CMS_PORT)).toBe(true);
});

test.each([
  ["PORT", "0.0.0.0"],
  ["PORT", "127.0.0.1"],
  ["CMS_PORT", "127.0.0.1"],
] as const)(
  "a start rejects a %s that is in use on %s, before any process starts",
  async (variable, host) => {
    const settings = await newInstanceSettings();
    const other = createServer().listen(Number(settings[variable]), host);
    onTestFinished(() => void other.close());
    const { code, sentence, output } = await startError(settings);
    expect(code).toBe(1);
    expect(sentence).toBe(
      `${variable}: port ${settings[variable]} is already in use; choose another with ${variable}=...\n`,
    );
    expect(output).toBe("");
  },
);

test("a start names the invalid setting that it rejects", async () => {
  const { code, sentence } = await startError({ ...(await newInstanceSettings()), PORT: "abc" });
  expect(code).toBe(1);
  expect(sentence).toBe('PORT: expected a number from 1 to 65535, got "abc"\n');
});

test("a start rejects a DATA_DIR that is not writable", async () => {
  const file = join(await createTemporaryFolder(), "file");
  await writeFile(file, "");
  for (const [DATA_DIR, cause] of [
    [join(file, "data"), "a part of the path is not a directory"],
    [file, "it is not a directory"],
  ] as const) {
    const { code, sentence } = await startError({ ...(await newInstanceSettings()), DATA_DIR });
    expect(code).toBe(1);
    expect(sentence).toBe(`DATA_DIR: cannot write to "${DATA_DIR}": ${cause}.\n`);
  }
});

test("a start with an unreachable DATABASE_URL fails without printing the password", async () => {
  const port = await findFreePort();
  const { code, sentence } = await startError({
    ...(await newInstanceSettings()),
    DATABASE_URL: `postgres://user:hidden@127.0.0.1:${port}/site`,
    PAYLOAD_SECRET: "s".repeat(32),
  });
  expect(code).toBe(1);
  expect(sentence).toBe(
    `DATABASE_URL: cannot use the database at 127.0.0.1:${port}: nothing listens there.\n`,
  );
});

test("a start with an unreachable DATABASE_OWNER_URL fails without printing the password", async () => {
  const { url, stop } = await startDatabase({ dataDir: await createTemporaryFolder() });
  onTestFinished(stop);
  const port = await findFreePort();
  const { code, sentence } = await startError({
    ...(await newInstanceSettings()),
    DATABASE_URL: url,
    DATABASE_OWNER_URL: `postgres://owner:hidden@127.0.0.1:${port}/site`,
    PAYLOAD_SECRET: "s".repeat(32),
  });
  expect(code).toBe(1);
  expect(sentence).toBe(
    `DATABASE_OWNER_URL: cannot use the database at 127.0.0.1:${port}: nothing listens there.\n`,
  );
});

test("services get the URL of an external database, but not the owner's URL", async () => {
  const external = await startDatabase({ dataDir: await createTemporaryFolder() });
  onTestFinished(external.stop);
  const settings = {
    ...(await newInstanceSettings()),
    DATABASE_URL: external.url,
    DATABASE_OWNER_URL: external.ownerUrl,
    PAYLOAD_SECRET: "s".repeat(32),
  };
  await startReadyProcess(settings);
  const { environment } = await fetchProcessInfo(settings.CMS_PORT);
  expect(environment.DATABASE_URL).toBe(external.url);
  expect(environment).not.toHaveProperty("DATABASE_OWNER_URL");
});

test.each([
  ["secret", "missing", undefined],
  ["secret", "empty", "\n"],
  ["secret", "cut short", "0123456789abcdef"],
  ["secret", "cut short", "\0".repeat(64)],
  ["postgres-password", "missing", undefined],
  ["postgres-password", "empty", ""],
])(
  'a start with a database fails and names the secret file "%s" if this file is %s',
  async (name, state, content) => {
    const settings = await newInstanceSettings();
    await mkdir(join(settings.DATA_DIR, "postgres"), { recursive: true });
    await writeFile(join(settings.DATA_DIR, "postgres", "PG_VERSION"), "18\n");
    await writeFile(join(settings.DATA_DIR, "secret"), "s".repeat(32));
    const path = join(settings.DATA_DIR, name);
    await rm(path, { force: true });
    if (content !== undefined) {
      await writeFile(path, content);
    }
    const { code, sentence } = await startError(settings);
    expect(code).toBe(1);
    expect(sentence).toContain(`DATA_DIR: "${path}" is ${state}, beside a database. `);
    expect(await readFile(path, "utf8").catch(() => undefined)).toBe(content);
  },
);

test("a start creates a new secret in an empty secret file if no database exists", async () => {
  const settings = await newInstanceSettings();
  await mkdir(settings.DATA_DIR);
  const path = join(settings.DATA_DIR, "secret");
  await writeFile(path, "");
  await startReadyProcess(settings);
  expect(await readFile(path, "utf8")).toMatch(/^[0-9a-f]{64}\n$/);
});
