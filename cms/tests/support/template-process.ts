import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import path from "node:path";
import { promisify } from "node:util";
import { startDatabase } from "../../../launcher/index.ts";

/**
 * Seeds a database in `<root>/template`, starts a copy of its cluster, and sends the URLs of the copy to the parent
 * process. The copy runs until the parent process disconnects.
 */

const run = promisify(execFile);
const [, , root = ""] = process.argv;
const directory = path.join(root, "template");
const dataDir = path.join(directory, "data");

const seeding = await startDatabase({ dataDir });
await run(process.execPath, ["scripts/prepare-database.ts"], {
  cwd: path.join(import.meta.dirname, "../.."),
  env: {
    ...process.env,
    DATA_DIR: directory,
    DATABASE_URL: seeding.url,
    DATABASE_OWNER_URL: seeding.ownerUrl,
    NODE_ENV: "production",
    PAYLOAD_SECRET: randomBytes(24).toString("hex"),
  },
});
await seeding.stop();

const sharedDirectory = path.join(root, "shared");
// Copies owners and modes too, because PostgreSQL checks them.
await run("cp", ["-a", dataDir, sharedDirectory]);
const shared = await startDatabase({ dataDir: sharedDirectory });
process.on("disconnect", () => void shared.stop().then(() => process.exit()));
process.send?.({ url: shared.url, ownerUrl: shared.ownerUrl });
