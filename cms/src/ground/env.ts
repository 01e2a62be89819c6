import path from "node:path";
import { z } from "zod";

/** The build and the generators load the configuration without a database or a secret. */
const isOffline =
  process.env.NEXT_PHASE === "phase-production-build" || process.env.CMS_OFFLINE === "1";

/** Set for whatever the launcher would leave out: an empty value is none. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());
const webhookUrl = optional(z.url({ protocol: /^https?$/ }));

const schema = z.object({
  ALLOW_PRIVATE_WEBHOOKS: optional(z.stringbool()).transform((allows) => allows === true),
  CMS_PORT: z.coerce.number().int().min(1).max(65_535).default(3001),
  CONTACT_WEBHOOK_URL: webhookUrl,
  DATA_DIR: z
    .string()
    .min(1)
    .default("../.data")
    .transform((dir) => path.resolve(dir)),
  DATABASE_URL: isOffline ? z.string().default("") : z.url(),
  DELIVERY_ATTEMPTS: z.coerce.number().int().min(1).max(1000).default(60),
  DELIVERY_RETRY_SECONDS: z.coerce.number().positive().max(3600).default(2),
  DELIVERY_TIMEOUT_SECONDS: z.coerce.number().positive().max(60).default(10),
  NEWSLETTER_WEBHOOK_URL: webhookUrl,
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  PAYLOAD_SECRET: isOffline ? z.string().default("offline") : z.string().min(32),
  PUBLIC_URL: z.url().default("http://localhost:3000"),
  SALES_EMAIL: optional(z.email()),
  WEBHOOK_SECRET: optional(z.string().min(16)),
  SETUP_TOKEN: z.string().min(16).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  TRUSTED_PROXIES: z
    .string()
    .default("")
    .transform((networks) => networks.split(",").filter((network) => network !== "")),
});

/** Settings of the CMS process; the launcher validates and passes them (README, "Settings"). */
export const env = schema.parse(process.env);
