import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { inject } from "vitest";
import { startDatabase } from "../../../launcher/index.ts";

/**
 * A database that is migrated and seeded: each file's tests have a copy of it. Making it takes as long
 * as many of their tests together.
 */

const run = promisify(execFile);

async function prepare(dataDir: string): Promise<void> {
  const database = await startDatabase({ dataDir });
  try {
    await run(process.execPath, ["scripts/prepare-database.ts"], {
      cwd: path.join(import.meta.dirname, "../.."),
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        DATABASE_URL: database.url,
        NODE_ENV: "production",
        PAYLOAD_SECRET: randomBytes(24).toString("hex"),
      },
    });
  } finally {
    await database.stop();
  }
}

/** Copies it to a directory that is not there yet. Files run one after the other: so it is made once. */
export async function copyPreparedData(dataDir: string): Promise<void> {
  const prepared = inject("preparedData");
  if (!existsSync(prepared)) {
    const unfinished = `${prepared}.unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    await prepare(unfinished);
    await rename(unfinished, prepared);
  }
  // With owners and modes: PostgreSQL takes no others.
  await run("cp", ["-a", prepared, dataDir]);
}
