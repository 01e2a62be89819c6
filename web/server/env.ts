import { z } from "zod";

/** Settings of the web process; the launcher validates and passes them (README, "Settings"). */
export const env = z
  .object({
    CMS_URL: z.url().default("http://127.0.0.1:3001"),
    NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
    PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
    PUBLIC_URL: z.url().default("http://localhost:3000"),
    TRUSTED_PROXIES: z
      .string()
      .default("")
      .transform((networks) => networks.split(",").filter((network) => network !== "")),
  })
  .parse(process.env);
