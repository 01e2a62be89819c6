import path from "node:path";
import { z } from "zod";

/** The build and the generators load the configuration without a database or a secret. */
const isOffline =
  process.env.NEXT_PHASE === "phase-production-build" || process.env.CMS_OFFLINE === "1";

const schema = z.object({
  CMS_PORT: z.coerce.number().int().min(1).max(65_535).default(3001),
  DATA_DIR: z
    .string()
    .min(1)
    .default("../.data")
    .transform((dir) => path.resolve(dir)),
  DATABASE_URL: isOffline ? z.string().default("") : z.url(),
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  PAYLOAD_SECRET: isOffline ? z.string().default("offline") : z.string().min(32),
  PUBLIC_URL: z.url().default("http://localhost:3000"),
});

/** Settings of the CMS process; the launcher validates and passes them (README, "Settings"). */
export const env = schema.parse(process.env);
