import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import path from "node:path";
import { promisify } from "node:util";
import { startDatabase } from "../../../launcher/index.ts";

/** Makes the data directory that is named: a database that is migrated and seeded, and used by nobody. */

const [, , dataDir = ""] = process.argv;
const database = await startDatabase({ dataDir });
await promisify(execFile)(process.execPath, ["scripts/prepare-database.ts"], {
  cwd: path.join(import.meta.dirname, "../.."),
  env: {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    NODE_ENV: "production",
    PAYLOAD_SECRET: randomBytes(24).toString("hex"),
  },
});
await database.stop();
