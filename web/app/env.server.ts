import { z } from "zod";

/** What the rendering half of the web process needs from its settings (web/server/env.ts has all). */
export const env = z
  .object({
    CMS_URL: z.url().default("http://127.0.0.1:3001"),
    PUBLIC_URL: z
      .url()
      .default("http://localhost:3000")
      .transform((url) => new URL(url).origin),
  })
  .parse(process.env);
