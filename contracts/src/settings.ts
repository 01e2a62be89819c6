import { z } from "zod";

/**
 * Defines every setting of the product once. The launcher validates all of them and passes each service only the
 * settings that it reads; a service started without the launcher validates these itself. Browsers do not load this
 * module, so it has its own entry (`contracts/settings`). The tables of docs/settings.md are generated from it (`npm
 * run generate`).
 */

/** Processes that read settings: the launcher and its services; `prepare` and staff commands count as `cms`. */
export type Audience = "launcher" | "cms" | "worker" | "web";

export type Environment = Readonly<Record<string, string | undefined>>;

interface About<For extends Audience, NeededBy extends Audience> {
  /** Processes that receive the setting. */
  for: readonly For[];
  /** Processes that do not start without the setting. */
  neededBy?: readonly NeededBy[];
  /** Error messages never contain its value. */
  isSecret?: true;
  /** Default as Markdown, for docs/settings.md. */
  byDefault?: string;
  description: string;
}

function setting<
  Schema extends z.ZodType,
  const For extends Audience,
  const NeededBy extends Audience = never,
>(schema: Schema, about: About<For, NeededBy>) {
  return { schema, ...about };
}

const everyone = ["launcher", "cms", "worker", "web"] as const;
const content = ["launcher", "cms", "worker"] as const;
const uploads = ["launcher", "cms"] as const;

/** Text that `isRight` accepts; `expectation` completes the error "expected …". */
function text(expectation: string, isRight: (value: string) => boolean) {
  return z.string().refine(isRight, { error: `expected ${expectation}` });
}

function hasProtocol(value: string, protocol: RegExp): boolean {
  const url = URL.parse(value);
  return url !== null && protocol.test(url.protocol);
}

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}

function isSmtpUrl(value: string): boolean {
  return hasProtocol(value, /^smtps?:$/) && URL.parse(value)?.hostname !== "";
}

const port = text(
  "a number from 1 to 65535",
  (value) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535,
).transform(Number);

const origin = text(
  "an http or https address without a path, such as https://www.example.com",
  isOrigin,
).transform((value) => new URL(value).origin);

const postgresUrl = text("an address that starts with postgres://", (value) =>
  hasProtocol(value, /^postgres(ql)?:$/),
);
const email = text("an e-mail address", (value) => z.email().safeParse(value).success);
const webhook = text("an address that starts with http:// or https://", (value) =>
  hasProtocol(value, /^https?:$/),
);
const secret = (characters: number) =>
  text(`at least ${characters} characters`, (value) => value.length >= characters);

function wholeNumber(least: number, most: number) {
  return text(
    `a whole number from ${least} to ${most}`,
    (value) => /^\d{1,5}$/.test(value) && Number(value) >= least && Number(value) <= most,
  ).transform(Number);
}

function numberUpTo(maximum: number) {
  return text(
    `a number above 0 and up to ${maximum}`,
    (value) => /^\d{1,9}(\.\d{1,9})?$/.test(value) && Number(value) > 0 && Number(value) <= maximum,
  ).transform(Number);
}

const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
const address = text(
  "an address of this machine, such as 127.0.0.1 or 0.0.0.0",
  (value) => z.union([z.ipv4(), z.ipv6()]).safeParse(value).success,
);
const networks = z
  .string()
  .transform((value) => (value.trim() === "none" ? "" : value))
  .transform((value) => value.split(/[,\s]/))
  .transform((list) => list.filter((one) => one !== ""))
  .refine((list) => list.every((one) => network.safeParse(one).success), {
    error: "expected addresses or networks such as 10.0.0.0/8, separated by commas, or none",
  });

export const settings = {
  PORT: setting(port.default(3000), {
    for: everyone,
    byDefault: "`3000`",
    description: "The only public port: serves the site and forwards the CMS",
  }),
  CMS_PORT: setting(port.default(3001), {
    for: ["launcher", "cms", "web"],
    byDefault: "`3001`",
    description: "Port of the CMS process, on loopback",
  }),
  CMS_HOST: setting(address.default("127.0.0.1"), {
    for: ["cms"],
    byDefault: "`127.0.0.1`",
    description:
      "Address that the CMS listens on. The CMS trusts its caller's `X-Forwarded-For`, so this must never be a public address",
  }),
  CMS_URL: setting(webhook.optional(), {
    for: ["web"],
    byDefault: "`http://127.0.0.1:CMS_PORT`",
    description: "Address at which the web process reaches the CMS",
  }),
  NODE_ENV: setting(z.enum(["development", "production", "test"]).default("production"), {
    for: ["cms", "web"],
    byDefault: "`production`",
    description: "`development` reloads changed code",
  }),
  DATA_DIR: setting(z.string().default(".data"), {
    for: everyone,
    byDefault: "`.data`",
    description:
      "Directory of the database, uploaded pictures, generated secrets, outgoing mail and stored pages",
  }),
  DATABASE_URL: setting(postgresUrl.optional(), {
    for: content,
    neededBy: ["cms", "worker"],
    isSecret: true,
    description: "Your own PostgreSQL (tested with 18). If unset, an embedded one runs",
  }),
  PUBLIC_URL: setting(origin.optional(), {
    for: everyone,
    byDefault: "`http://localhost:PORT`",
    description:
      "Origin that visitors use. Canonical links, links in e-mails and cookies depend on it; https turns HSTS on",
  }),
  PAYLOAD_SECRET: setting(secret(32).optional(), {
    for: content,
    neededBy: ["cms", "worker"],
    isSecret: true,
    byDefault: "generated",
    description:
      "Key of signatures, sessions and links in e-mails (32 characters or more). Generated into `DATA_DIR` with the embedded database; required with `DATABASE_URL`",
  }),
  SMTP_URL: setting(text("an address that starts with smtp:// or smtps://", isSmtpUrl).optional(), {
    for: content,
    isSecret: true,
    description:
      "Mail server, `smtps://user:password@host:465`. If unset, messages are written to `DATA_DIR/outbox` and nobody receives them",
  }),
  MAIL_FROM: setting(email.optional(), {
    for: content,
    byDefault: "`no-reply@` the host of `PUBLIC_URL`",
    description: "Sender of all e-mails",
  }),
  SETUP_TOKEN: setting(secret(16).optional(), {
    for: ["launcher", "cms"],
    isSecret: true,
    description:
      "Token that the first-time setup at /admin asks for (16 characters or more). Set it on every site that the public can reach",
  }),
  TRUSTED_PROXIES: setting(networks.optional(), {
    for: ["launcher", "cms", "web"],
    byDefault: "unset; required with an https `PUBLIC_URL`",
    description:
      "Addresses and networks of your proxies, separated by commas, whose `X-Forwarded-For` is trusted; `none` if no proxy sends it ([Behind a proxy](operations/reference.md#behind-a-proxy))",
  }),
  NEWSLETTER_WEBHOOK_URL: setting(webhook.optional(), {
    for: content,
    isSecret: true,
    description:
      "Webhook that newsletter sign-ups are delivered to. If unset, they stay in the CMS, and its dashboard says so",
  }),
  NEWSLETTER_UNSUBSCRIBE_WEBHOOK_URL: setting(webhook.optional(), {
    for: content,
    isSecret: true,
    description:
      "Webhook that the ends of newsletter subscriptions are delivered to. If unset, they stay in the CMS, and its dashboard says so",
  }),
  CONTACT_WEBHOOK_URL: setting(webhook.optional(), {
    for: content,
    isSecret: true,
    description: "Webhook that contacts are delivered to. Works beside `SALES_EMAIL`",
  }),
  SALES_EMAIL: setting(email.optional(), {
    for: content,
    description: "Address that contacts are e-mailed to. Needs `SMTP_URL`",
  }),
  WEBHOOK_SECRET: setting(secret(16).optional(), {
    for: content,
    isSecret: true,
    description:
      "Key of the webhooks' signatures (16 characters or more, or `whsec_` and base64; [Leads](leads.md#what-a-receiver-gets))",
  }),
  ALLOW_PRIVATE_WEBHOOKS: setting(
    z
      .enum(["true", "false"], { error: "expected true or false" })
      .default("false")
      .transform((value) => value === "true"),
    {
      for: content,
      byDefault: "`false`",
      description: "`true` allows webhooks on private networks, including this machine",
    },
  ),
  DELIVERY_TIMEOUT_SECONDS: setting(numberUpTo(60).default(10), {
    for: content,
    byDefault: "`10`",
    description: "Timeout of a delivery to a webhook or mail server (60 at most)",
  }),
  DELIVERY_RETRY_SECONDS: setting(numberUpTo(3600).default(2), {
    for: content,
    byDefault: "`2`",
    description:
      "Pause after the first failed attempt. It doubles with each further one, up to 4 hours",
  }),
  DELIVERY_ATTEMPTS: setting(wholeNumber(1, 1_000).default(60), {
    for: content,
    byDefault: "`60`",
    description:
      "Number of failed attempts (by default over four days or more) after which a delivery is given up until staff retry it",
  }),
  DATABASE_DIRECT_URL: setting(postgresUrl.optional(), {
    for: content,
    isSecret: true,
    byDefault: "`DATABASE_URL`",
    description:
      "Address of the database itself if `DATABASE_URL` is a pooler in transaction mode ([Several machines](operations/reference.md#several-machines))",
  }),
  DATABASE_POOL_SIZE: setting(wholeNumber(2, 1_000).optional(), {
    for: content,
    byDefault: "`20` in the CMS, `10` in the worker",
    description: "Maximum number of database connections of a process",
  }),
  DATABASE_STATEMENT_TIMEOUT_SECONDS: setting(wholeNumber(0, 3_600).default(60), {
    for: content,
    byDefault: "`60`",
    description: "Maximum duration of one SQL statement; `0` means none. Migrations have none",
  }),
  DATABASE_LOCK_TIMEOUT_SECONDS: setting(wholeNumber(0, 3_600).default(10), {
    for: content,
    byDefault: "`10`",
    description: "Maximum time that a statement waits for a lock; `0` means none",
  }),
  S3_BUCKET: setting(z.string().optional(), {
    for: uploads,
    description: "Bucket of uploaded pictures. If unset, they are in `DATA_DIR/media`",
  }),
  S3_ENDPOINT: setting(webhook.optional(), {
    for: uploads,
    byDefault: "Amazon's",
    description: "Address of another S3-compatible service, such as `https://s3.example.com`",
  }),
  S3_REGION: setting(z.string().default("us-east-1"), {
    for: uploads,
    byDefault: "`us-east-1`",
    description: "Region of the bucket",
  }),
  S3_ACCESS_KEY_ID: setting(z.string().optional(), {
    for: uploads,
    description:
      "Key that may read, write and delete in the bucket. If unset, the machine's role is used",
  }),
  S3_SECRET_ACCESS_KEY: setting(z.string().optional(), {
    for: uploads,
    isSecret: true,
    description: "Secret of `S3_ACCESS_KEY_ID`",
  }),
  LOG_FORMAT: setting(
    z.enum(["text", "json"], { error: "expected text or json" }).default("text"),
    {
      for: everyone,
      byDefault: "`text`; `json` in the images",
      description: "`text` for people, `json` for one JSON object per line",
    },
  ),
  VERSION: setting(z.string().max(120).default("development"), {
    for: ["cms", "worker", "web"],
    byDefault: "`development`",
    description: "Version shown at /admin/system; built into the images (`--build-arg VERSION`)",
  }),
  METRICS_PORT: setting(port.optional(), {
    for: ["cms", "worker", "web"],
    description:
      "Private port of the service for `/metrics` (Prometheus), `/healthz` and `/readyz`; `9464` in the images",
  }),
  METRICS_HOST: setting(address.default("127.0.0.1"), {
    for: ["cms", "worker", "web"],
    byDefault: "`127.0.0.1`",
    description: "Address that `METRICS_PORT` listens on; never a public one",
  }),
};

type Settings = typeof settings;
export type SettingName = keyof Settings;

/** Settings that a service reads; those that it needs are never `undefined`. */
export type SettingsOf<Reader extends Audience> = {
  [Name in SettingName as Reader extends Settings[Name]["for"][number]
    ? Name
    : never]: Reader extends NonNullable<Settings[Name]["neededBy"]>[number]
    ? NonNullable<z.output<Settings[Name]["schema"]>>
    : z.output<Settings[Name]["schema"]>;
};

/** A rule across several settings; checked in services that read all of them. */
interface Rule {
  /** Setting that the error message names. */
  name: SettingName;
  for: readonly Audience[];
  /**
   * Returns the error message, or undefined if the values follow the rule. Settings of other services are undefined.
   */
  complaint: (values: Partial<SettingsOf<"launcher">>) => string | undefined;
}

const rules: readonly Rule[] = [
  {
    name: "CMS_PORT",
    for: ["launcher"],
    complaint: ({ PORT, CMS_PORT }) =>
      PORT === CMS_PORT ? "expected a port other than PORT, got the same for both" : undefined,
  },
  {
    name: "PAYLOAD_SECRET",
    for: ["launcher"],
    complaint: ({ DATABASE_URL, PAYLOAD_SECRET }) =>
      DATABASE_URL !== undefined && PAYLOAD_SECRET === undefined
        ? "required when DATABASE_URL is set, at least 32 characters"
        : undefined,
  },
  {
    name: "S3_BUCKET",
    for: uploads,
    complaint: (values) =>
      values.S3_BUCKET === undefined && (values.S3_ENDPOINT ?? values.S3_ACCESS_KEY_ID)
        ? "required with S3_ENDPOINT or S3_ACCESS_KEY_ID"
        : undefined,
  },
  {
    name: "S3_SECRET_ACCESS_KEY",
    for: uploads,
    complaint: (values) =>
      (values.S3_ACCESS_KEY_ID === undefined) !== (values.S3_SECRET_ACCESS_KEY === undefined)
        ? "expected together with S3_ACCESS_KEY_ID, or neither"
        : undefined,
  },
  {
    name: "TRUSTED_PROXIES",
    for: ["launcher", "cms", "web"],
    // PORT serves plain http, so an https address implies a proxy that ends TLS.
    complaint: ({ PUBLIC_URL, TRUSTED_PROXIES }) =>
      PUBLIC_URL?.startsWith("https:") && TRUSTED_PROXIES === undefined
        ? "required when PUBLIC_URL is https: the address of the proxy that ends TLS, as this machine sees it (such as 127.0.0.1 or 10.0.0.0/8); without it all visitors would count as one, and one of them could lock out all. If nothing in front of PORT sends X-Forwarded-For, set it to none"
        : undefined,
  },
];

/** One problem per line; each begins with the setting's name. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

export function isFor(name: SettingName, audience: Audience): boolean {
  return settings[name].for.some((reader) => reader === audience);
}

export const settingNames = Object.keys(settings) as SettingName[];

function check(name: SettingName, given: string | undefined, reader: Audience) {
  const { schema, isSecret, neededBy }: About<Audience, Audience> & { schema: z.ZodType } =
    settings[name];
  if (given === undefined && neededBy?.includes(reader)) {
    return { problem: `${name}: required` };
  }
  const result = schema.safeParse(given);
  if (result.success) {
    return { value: result.data };
  }
  const expectation = result.error.issues[0]?.message ?? "expected something else";
  return { problem: `${name}: ${expectation}${isSecret ? "" : `, got "${given}"`}` };
}

/** Returns a service's settings from its environment; empty values count as absent. Throws SettingsError. */
export function readSettings<Reader extends Audience>(
  reader: Reader,
  environment: Environment,
): SettingsOf<Reader> {
  const values: Partial<Record<SettingName, unknown>> = {};
  const problems: string[] = [];
  for (const name of settingNames.filter((each) => isFor(each, reader))) {
    const { value, problem } = check(name, environment[name] || undefined, reader);
    if (problem === undefined) {
      values[name] = value;
    } else {
      problems.push(problem);
    }
  }
  // TypeScript cannot type values assigned in a loop; `check` has validated each by its schema.
  const read = values as SettingsOf<Reader>;
  if (problems.length === 0) {
    for (const rule of rules.filter((each) => each.for.includes(reader))) {
      const complaint = rule.complaint(read);
      if (complaint) {
        problems.push(`${rule.name}: ${complaint}`);
      }
    }
  }
  if (problems.length > 0) {
    throw new SettingsError(problems.join("\n"));
  }
  return read;
}

/** Same as readSettings, but prints the problems and exits instead of throwing. */
export function settingsOrExit<Reader extends Audience>(
  reader: Reader,
  environment: Environment,
): SettingsOf<Reader> {
  try {
    return readSettings(reader, environment);
  } catch (error) {
    if (error instanceof SettingsError) {
      process.stderr.write(`${error.message}\n`);
      process.exit(1);
    }
    throw error;
  }
}

/** Returns the public URL of the site. */
export function publicUrlOf({
  PUBLIC_URL,
  PORT,
}: Pick<SettingsOf<"web">, "PUBLIC_URL" | "PORT">): string {
  return PUBLIC_URL ?? `http://localhost:${PORT}`;
}

function row(name: SettingName): string {
  const { byDefault, description }: About<Audience, Audience> = settings[name];
  return `| \`${name}\` | ${byDefault ?? "unset"} | ${description} |`;
}

/** Returns settings as a Markdown table: those of `npm start`, or the additional ones of services started alone. */
export function settingsTable(of: "start" | "services"): string {
  const names = settingNames.filter((name) => isFor(name, "launcher") === (of === "start"));
  return ["| Variable | Default | What it is |", "| --- | --- | --- |", ...names.map(row)].join(
    "\n",
  );
}
