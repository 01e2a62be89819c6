import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Instance, runLauncher } from "./instance.ts";

export interface Account {
  email: string;
  password: string;
  role: "admin" | "editor" | "writer";
}

/** What the global setup made, for every worker. */
export interface Prepared {
  /** Where everything of this run lives. */
  directory: string;
  /** A seeded data directory with the accounts, which no process uses: to be copied. */
  template: string;
  accounts: Record<"admin" | "editor" | "screens" | "writer", Account>;
  /** No test changes anything in it. */
  reading: Instance;
  /** Tests change what they made themselves, and restore what they did not make. */
  editing: Instance;
}

const variable = "PREPARED_FOR_TESTS";

/** Workers inherit the environment of the process that ran the global setup. */
export function handOver(prepared: Prepared): void {
  process.env[variable] = JSON.stringify(prepared);
}

export function prepared(): Prepared {
  const value = process.env[variable];
  if (!value) {
    throw new Error("the global setup has not run");
  }
  return JSON.parse(value) as Prepared;
}

export function makeAccount(name: string, role: Account["role"]): Account {
  return { email: `${name}@example.com`, password: randomBytes(12).toString("base64url"), role };
}

/** Makes a data directory with seeded content and staff accounts, as an operator would. */
export async function makeTemplate(dataDirectory: string, accounts: Account[]): Promise<void> {
  const outputFile = `${dataDirectory}.log`;
  for (const { email, password, role } of accounts) {
    const { ended } = runLauncher("staff-create.ts", {
      // With "=": a password may begin with a dash.
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

/** A data directory of its own with the template's content; keeps owners and permissions. */
export async function copyTemplate(
  name: string,
  { template, directory }: Pick<Prepared, "template" | "directory">,
): Promise<string> {
  const copy = join(directory, name);
  await promisify(execFile)("cp", ["-a", template, copy]);
  return copy;
}
