import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import path from "node:path";
import { promisify } from "node:util";
import { startDatabase } from "../../../launcher/index.ts";

/** Makes the directory that is named: uploads, and in `data` a database; seeded, and used by nobody. */

const [, , directory = ""] = process.argv;
const database = await startDatabase({ dataDir: path.join(directory, "data") });
await promisify(execFile)(process.execPath, ["scripts/prepare-database.ts"], {
  cwd: path.join(import.meta.dirname, "../.."),
  env: {
    ...process.env,
    DATA_DIR: directory,
    DATABASE_URL: database.url,
    NODE_ENV: "production",
    PAYLOAD_SECRET: randomBytes(24).toString("hex"),
  },
});
await database.stop();
