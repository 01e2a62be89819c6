import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { withDatabase } from "./database.ts";
import { type Instance, runLauncher, startInstance, stopInstance } from "./instance.ts";
import { waitUntil } from "./processes.ts";

export interface TestAccount {
  email: string;
  password: string;
  role: "admin" | "editor" | "writer";
}

/** Instances, accounts and directories that the global setup prepares for the test workers. */
export interface TestSetup {
  /** Directory that contains all data of this run. */
  directory: string;
  /** A data directory with the seed content and the accounts. Tests copy this directory; no process may run on it. */
  template: string;
  accounts: Record<"admin" | "editor" | "screens" | "writer", TestAccount>;
  /** An instance whose content no test may change; tests may add customers and plans. */
  reading: Instance;
  /** An instance in which tests may change their own data. Tests must restore all other data. */
  editing: Instance;
}

const variable = "PREPARED_FOR_TESTS";

/** Passes the prepared instances and accounts to the test workers, in an environment variable. */
export function passSetupToWorkers(prepared: TestSetup): void {
  process.env[variable] = JSON.stringify(prepared);
}

export function readTestSetup(): TestSetup {
  const value = process.env[variable];
  if (!value) {
    throw new Error("the global setup has not run");
  }
  return JSON.parse(value) as TestSetup;
}

export function createTestAccount(name: string, role: TestAccount["role"]): TestAccount {
  return { email: `${name}@example.com`, password: randomBytes(12).toString("base64url"), role };
}

/**
 * Runs an instance on the template until the share images of its documents are rendered. Otherwise each copy of the
 * template would render the images again.
 */
export async function renderShareImages(dataDirectory: string): Promise<void> {
  const instance = await startInstance({ dataDirectory });
  await waitUntil(
    "the share images of the seed content are rendered",
    () =>
      withDatabase(instance, async (client) => {
        const { rows } = await client.query<{ isDone: boolean }>(
          `select (select count(*) from share_images) >= (select count(*) from search_entries)
            as "isDone"`,
        );
        return rows[0]?.isDone ?? false;
      }),
    { timeout: 900_000, every: 500 },
  );
  await stopInstance(instance);
  // Deletes stored pages, because they contain the URL of this instance.
  await rm(join(dataDirectory, "pages"), { recursive: true });
}

/** Creates a data directory with seed content and staff accounts, as an operator would. */
export async function createDataTemplate(
  dataDirectory: string,
  accounts: TestAccount[],
): Promise<void> {
  const outputFile = `${dataDirectory}.log`;
  for (const { email, password, role } of accounts) {
    const { ended } = runLauncher("staff-create.ts", {
      // Passes `--password=…` as one argument, because a password may begin with a dash.
      args: [`--email=${email}`, `--password=${password}`, `--role=${role}`],
      env: { DATA_DIR: dataDirectory },
      outputFile,
    });
    const code = await ended;
    if (code !== 0) {
      throw new Error(`staff:create: ${code}\n${await readFile(outputFile, "utf8")}`);
    }
  }
}

/** Copies the template to a new data directory; keeps owners and permissions. */
export async function copyDataTemplate(
  name: string,
  { template, directory }: Pick<TestSetup, "template" | "directory">,
): Promise<string> {
  const copy = join(directory, name);
  await promisify(execFile)("cp", ["-a", template, copy]);
  return copy;
}
