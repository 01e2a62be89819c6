import { spawn } from "node:child_process";
import { once } from "node:events";

export function databaseName(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1));
}

/** libpq takes the address from the environment: an argument could be read by everybody on the machine. */
function connection(url: string): Record<string, string> {
  const { hostname, port, username, password, searchParams } = new URL(url);
  const given = {
    PGHOST: hostname,
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: databaseName(url),
    PGSSLMODE: searchParams.get("sslmode") ?? "",
    PGSSLROOTCERT: searchParams.get("sslrootcert") ?? "",
  } satisfies Record<string, string>;
  const set = Object.entries<string>(given).filter(([, value]) => value !== "");
  return Object.fromEntries(set);
}

/** Runs pg_dump or pg_restore; its own words say what is wrong. */
export async function runPostgresTool(
  tool: "pg_dump" | "pg_restore",
  { url, args }: { url: string; args: readonly string[] },
): Promise<void> {
  const { PATH, NODE_ENV } = process.env;
  const child = spawn(tool, args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { PATH, NODE_ENV, ...connection(url) },
  });
  const [code] = await once(child, "exit").catch((error: NodeJS.ErrnoException) => {
    throw error.code === "ENOENT"
      ? new Error(
          `${tool} was not found: install PostgreSQL's client programs, of the server's version or a newer one (postgresql-client-18)`,
        )
      : error;
  });
  if (code !== 0) {
    throw new Error(`${tool} ended with code ${code}`);
  }
}
