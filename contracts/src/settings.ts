import { z } from "zod";

/**
 * Defines every setting of the product once. The launcher validates all settings and passes each service only the
 * settings that it reads. A service that runs without the launcher validates its own settings. Browsers do not load
 * this module, so it has a separate entry (`contracts/settings`). `npm run generate` writes the tables of
 * docs/settings.md from this module.
 */

/**
 * Processes that read settings: the launcher and its services; `prepare` and staff commands count as `cms`. Commands
 * that connect as the database's owner are also `owner`.
 */
export type SettingReader = "launcher" | "cms" | "worker" | "web" | "owner";

export type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

interface SettingOptions<For extends SettingReader, NeededBy extends SettingReader> {
  /** Processes that receive the setting. */
  for: readonly For[];
  /** Processes that do not start if the setting is absent. */
  neededBy?: readonly NeededBy[];
  /** True if error messages must not contain the value. */
  isSecret?: true;
  /** Default as Markdown, for docs/settings.md. */
  byDefault?: string;
  description: string;
}

function setting<
  Schema extends z.ZodType,
  const For extends SettingReader,
  const NeededBy extends SettingReader = never,
>(schema: Schema, options: SettingOptions<For, NeededBy>) {
  return { schema, ...options };
}

const allProcesses = ["launcher", "cms", "worker", "web"] as const;
const cmsProcesses = ["launcher", "cms", "worker"] as const;
const cmsWithoutWorker = ["launcher", "cms"] as const;

/** Returns a schema of texts that `isValid` accepts; `expectation` completes the error "expected …". */
function text(expectation: string, isValid: (value: string) => boolean) {
  return z.string().refine(isValid, { error: `expected ${expectation}` });
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
const httpUrl = text("an address that starts with http:// or https://", (value) =>
  hasProtocol(value, /^https?:$/),
);
const secret = (characters: number) =>
  text(`at least ${characters} characters`, (value) => value.length >= characters);

function wholeNumber(min: number, max: number) {
  return text(
    `a whole number from ${min} to ${max}`,
    (value) => /^\d{1,5}$/.test(value) && Number(value) >= min && Number(value) <= max,
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
    for: allProcesses,
    byDefault: "`3000`",
    description:
      "The only public port. The process on it serves the site and forwards requests to the CMS",
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
      "IP address on which the CMS listens. The CMS trusts the `X-Forwarded-For` of every client, so this must never be a public address",
  }),
  CMS_URL: setting(httpUrl.optional(), {
    for: ["web"],
    byDefault: "`http://127.0.0.1:CMS_PORT`",
    description: "URL at which the web process reaches the CMS",
  }),
  NODE_ENV: setting(z.enum(["development", "production", "test"]).default("production"), {
    for: ["cms", "web"],
    byDefault: "`production`",
    description: "In `development`, changed code is reloaded",
  }),
  DATA_DIR: setting(z.string().default(".data"), {
    for: allProcesses,
    byDefault: "`.data`",
    description:
      "Directory of the embedded database, uploaded images, generated secrets, outgoing e-mails and stored pages",
  }),
  DATABASE_URL: setting(postgresUrl.optional(), {
    for: cmsProcesses,
    neededBy: ["cms", "worker"],
    isSecret: true,
    description:
      "Connection URL of your own PostgreSQL (tested with version 18). If unset, an embedded PostgreSQL runs",
  }),
  DATABASE_OWNER_URL: setting(postgresUrl.optional(), {
    for: ["launcher", "owner"],
    isSecret: true,
    byDefault: "`DATABASE_URL`",
    description:
      "Connection URL of the database's owner for migrations and `npm run restore`, if `DATABASE_URL` has a role of its own without rights to the schema ([Roles of the database](operations/reference.md#roles-of-the-database)). The embedded database always has two roles",
  }),
  PUBLIC_URL: setting(origin.optional(), {
    for: allProcesses,
    byDefault: "`http://localhost:PORT`",
    description:
      "Origin that visitors use. Canonical links, links in e-mails and cookies depend on this origin. With https, responses have the HSTS header",
  }),
  PAYLOAD_SECRET: setting(secret(32).optional(), {
    for: cmsProcesses,
    neededBy: ["cms", "worker"],
    isSecret: true,
    byDefault: "generated",
    description:
      "Key that encrypts links in e-mails, waiting e-mails and second factors (32 characters or more). Generated into `DATA_DIR` with the embedded database; required with `DATABASE_URL`",
  }),
  PAYLOAD_SECRET_PREVIOUS: setting(secret(32).optional(), {
    for: cmsProcesses,
    isSecret: true,
    description:
      "Former `PAYLOAD_SECRET`, after a change: data that was encrypted with it can still be decrypted ([Change the secret](operations/reference.md#change-the-secret))",
  }),
  SMTP_URL: setting(text("an address that starts with smtp:// or smtps://", isSmtpUrl).optional(), {
    for: cmsProcesses,
    isSecret: true,
    description:
      "Mail server, such as `smtps://user:password@host:465`. If unset, e-mails are only written to `DATA_DIR/outbox`, so nobody receives them",
  }),
  MAIL_FROM: setting(email.optional(), {
    for: cmsProcesses,
    byDefault: "`no-reply@` the host of `PUBLIC_URL`",
    description: "Sender address of all e-mails",
  }),
  SETUP_TOKEN: setting(secret(16).optional(), {
    for: ["launcher", "cms"],
    isSecret: true,
    description:
      "Token that the first-time setup at /admin requires (16 characters or more). Set a token on every site that the public can reach",
  }),
  STAFF_SECOND_FACTOR_FROM: setting(
    text("a day such as 2027-01-15", (value) => z.iso.date().safeParse(value).success).optional(),
    {
      for: cmsProcesses,
      byDefault: "unset: not required",
      description:
        "First day, in Brasília, on which staff need two-step verification, such as `2027-01-15`. From this day on, a staff account without two-step verification can only turn it on, and manage its sessions and access tokens. Before this day, the security screen names it",
    },
  ),
  TRUSTED_PROXIES: setting(networks.optional(), {
    for: ["launcher", "cms", "web"],
    byDefault: "unset; required with an https `PUBLIC_URL`",
    description:
      "Addresses and networks of your proxies, separated by commas, whose header `X-Forwarded-For` is trusted; `none` if no proxy sends this header ([Behind a proxy](operations/reference.md#behind-a-proxy))",
  }),
  NEWSLETTER_WEBHOOK_URL: setting(httpUrl.optional(), {
    for: cmsProcesses,
    isSecret: true,
    description:
      "URL of the webhook to which newsletter sign-ups are delivered. If unset, sign-ups stay in the CMS, and its dashboard says so",
  }),
  NEWSLETTER_UNSUBSCRIBE_WEBHOOK_URL: setting(httpUrl.optional(), {
    for: cmsProcesses,
    isSecret: true,
    description:
      "URL of the webhook to which ends of newsletter subscriptions are delivered. If unset, ended subscriptions are only recorded in the CMS, and its dashboard says so",
  }),
  CONTACT_WEBHOOK_URL: setting(httpUrl.optional(), {
    for: cmsProcesses,
    isSecret: true,
    description:
      "URL of the webhook to which contacts are delivered. `SALES_EMAIL` can be set in addition",
  }),
  SALES_EMAIL: setting(email.optional(), {
    for: cmsProcesses,
    description: "E-mail address to which contacts are sent. Requires `SMTP_URL`",
  }),
  WEBHOOK_SECRET: setting(secret(16).optional(), {
    for: cmsProcesses,
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
      for: cmsProcesses,
      byDefault: "`false`",
      description:
        "If `true`, webhooks and addresses that the status page checks may be on private networks and on this machine",
    },
  ),
  DELIVERY_TIMEOUT_SECONDS: setting(numberUpTo(60).default(10), {
    for: cmsProcesses,
    byDefault: "`10`",
    description: "Timeout of an attempt to deliver to a webhook or mail server (at most 60)",
  }),
  DELIVERY_RETRY_SECONDS: setting(numberUpTo(3600).default(2), {
    for: cmsProcesses,
    byDefault: "`2`",
    description:
      "Pause after the first failed attempt of a delivery. The pause doubles with each further failed attempt, up to 4 hours",
  }),
  DELIVERY_ATTEMPTS: setting(wholeNumber(1, 1_000).default(60), {
    for: cmsProcesses,
    byDefault: "`60`",
    description:
      "Number of failed attempts after which a delivery has failed for good, until staff retry it. The default number takes four days or more",
  }),
  DATABASE_DIRECT_URL: setting(postgresUrl.optional(), {
    for: cmsProcesses,
    isSecret: true,
    byDefault: "`DATABASE_URL`",
    description:
      "Connection URL of the database itself, if `DATABASE_URL` is a pooler in transaction mode ([Several machines](operations/reference.md#several-machines))",
  }),
  DATABASE_POOL_SIZE: setting(wholeNumber(2, 1_000).optional(), {
    for: cmsProcesses,
    byDefault: "`20` in the CMS, `10` in the worker",
    description: "Maximum number of database connections of a process",
  }),
  DATABASE_STATEMENT_TIMEOUT_SECONDS: setting(wholeNumber(0, 3_600).default(60), {
    for: cmsProcesses,
    byDefault: "`60`",
    description:
      "Maximum duration of one SQL statement; `0` means no maximum. Migrations have no maximum",
  }),
  DATABASE_LOCK_TIMEOUT_SECONDS: setting(wholeNumber(0, 3_600).default(10), {
    for: cmsProcesses,
    byDefault: "`10`",
    description: "Maximum time that a statement waits for a lock; `0` means no maximum",
  }),
  S3_BUCKET: setting(z.string().optional(), {
    for: cmsWithoutWorker,
    description:
      "Bucket in which uploaded images are stored. If unset, images are stored in `DATA_DIR/media`",
  }),
  S3_ENDPOINT: setting(httpUrl.optional(), {
    for: cmsWithoutWorker,
    byDefault: "Amazon's",
    description: "URL of another S3-compatible service, such as `https://s3.example.com`",
  }),
  S3_REGION: setting(z.string().default("us-east-1"), {
    for: cmsWithoutWorker,
    byDefault: "`us-east-1`",
    description: "Region of the bucket",
  }),
  S3_ACCESS_KEY_ID: setting(z.string().optional(), {
    for: cmsWithoutWorker,
    description:
      "Access key that may read, write and delete in the bucket. If unset, the machine's role is used",
  }),
  S3_SECRET_ACCESS_KEY: setting(z.string().optional(), {
    for: cmsWithoutWorker,
    isSecret: true,
    description: "Secret of the access key `S3_ACCESS_KEY_ID`",
  }),
  LOG_FORMAT: setting(
    z.enum(["text", "json"], { error: "expected text or json" }).default("text"),
    {
      for: allProcesses,
      byDefault: "`text`; `json` in the container images",
      description: "Format of the log: `text` for people, `json` for one JSON object per line",
    },
  ),
  VERSION: setting(z.string().max(120).default("development"), {
    for: ["cms", "worker", "web"],
    byDefault: "`development`",
    description:
      "Version shown at /admin/system; set when the container images are built (`--build-arg VERSION`)",
  }),
  METRICS_PORT: setting(port.optional(), {
    for: ["cms", "worker", "web"],
    description:
      "Private port of the service for `/metrics` (Prometheus), `/healthz` and `/readyz`; `9464` in the container images",
  }),
  METRICS_HOST: setting(address.default("127.0.0.1"), {
    for: ["cms", "worker", "web"],
    byDefault: "`127.0.0.1`",
    description: "IP address on which `METRICS_PORT` listens; never a public address",
  }),
};

type Settings = typeof settings;
export type SettingName = keyof Settings;

/** Settings that a service reads; required settings are never `undefined`. */
export type SettingsOf<Reader extends SettingReader> = {
  [Name in SettingName as Reader extends Settings[Name]["for"][number]
    ? Name
    : never]: Reader extends NonNullable<Settings[Name]["neededBy"]>[number]
    ? NonNullable<z.output<Settings[Name]["schema"]>>
    : z.output<Settings[Name]["schema"]>;
};

/** A rule about several settings. Every service that reads all of these settings checks the rule. */
interface Rule {
  /** Setting that the error message names. */
  name: SettingName;
  for: readonly SettingReader[];
  /**
   * Returns the error message, or undefined if the values follow the rule. Settings of other services are undefined.
   */
  findProblem: (values: Partial<SettingsOf<"launcher">>) => string | undefined;
}

const rules: readonly Rule[] = [
  {
    name: "CMS_PORT",
    for: ["launcher"],
    findProblem: ({ PORT, CMS_PORT }) =>
      PORT === CMS_PORT ? "expected a port other than PORT, got the same for both" : undefined,
  },
  {
    name: "PAYLOAD_SECRET",
    for: ["launcher"],
    findProblem: ({ DATABASE_URL, PAYLOAD_SECRET }) =>
      DATABASE_URL !== undefined && PAYLOAD_SECRET === undefined
        ? "required when DATABASE_URL is set, at least 32 characters"
        : undefined,
  },
  {
    name: "DATABASE_OWNER_URL",
    for: ["launcher"],
    findProblem: ({ DATABASE_URL, DATABASE_OWNER_URL }) =>
      DATABASE_OWNER_URL !== undefined && DATABASE_URL === undefined
        ? "expected together with DATABASE_URL"
        : undefined,
  },
  {
    name: "S3_BUCKET",
    for: cmsWithoutWorker,
    findProblem: (values) =>
      values.S3_BUCKET === undefined && (values.S3_ENDPOINT ?? values.S3_ACCESS_KEY_ID)
        ? "required with S3_ENDPOINT or S3_ACCESS_KEY_ID"
        : undefined,
  },
  {
    name: "S3_SECRET_ACCESS_KEY",
    for: cmsWithoutWorker,
    findProblem: (values) =>
      (values.S3_ACCESS_KEY_ID === undefined) !== (values.S3_SECRET_ACCESS_KEY === undefined)
        ? "expected together with S3_ACCESS_KEY_ID, or neither"
        : undefined,
  },
  {
    name: "TRUSTED_PROXIES",
    for: ["launcher", "cms", "web"],
    // Requires a proxy that terminates TLS for an https URL, because PORT serves plain http.
    findProblem: ({ PUBLIC_URL, TRUSTED_PROXIES }) =>
      PUBLIC_URL?.startsWith("https:") && TRUSTED_PROXIES === undefined
        ? "required when PUBLIC_URL is https: the address of the proxy that ends TLS, as this machine sees it (such as 127.0.0.1 or 10.0.0.0/8); without it all visitors would count as one, and one of them could lock out all. If nothing in front of PORT sends X-Forwarded-For, set it to none"
        : undefined,
  },
];

/** Error with one line per invalid setting; each line begins with the name of the setting. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

export function isReadBy(name: SettingName, reader: SettingReader): boolean {
  return settings[name].for.some((each) => each === reader);
}

export const settingNames = Object.keys(settings) as SettingName[];

function parseSetting(name: SettingName, rawValue: string | undefined, reader: SettingReader) {
  const {
    schema,
    isSecret,
    neededBy,
  }: SettingOptions<SettingReader, SettingReader> & { schema: z.ZodType } = settings[name];
  if (rawValue === undefined && neededBy?.includes(reader)) {
    return { problem: `${name}: required` };
  }
  const result = schema.safeParse(rawValue);
  if (result.success) {
    return { value: result.data };
  }
  const expectation = result.error.issues[0]?.message ?? "expected something else";
  return { problem: `${name}: ${expectation}${isSecret ? "" : `, got "${rawValue}"`}` };
}

/** Returns the settings of a service from its environment; an empty value counts as absent. Throws SettingsError. */
export function readSettings<Reader extends SettingReader>(
  reader: Reader,
  environment: EnvironmentVariables,
): SettingsOf<Reader> {
  const values: Partial<Record<SettingName, unknown>> = {};
  const problems: string[] = [];
  for (const name of settingNames.filter((each) => isReadBy(each, reader))) {
    const { value, problem } = parseSetting(name, environment[name] || undefined, reader);
    if (problem === undefined) {
      values[name] = value;
    } else {
      problems.push(problem);
    }
  }
  // The cast is safe: `parseSetting` has validated each value by its schema. TypeScript cannot type values assigned in
  // a loop.
  const read = values as SettingsOf<Reader>;
  if (problems.length === 0) {
    for (const rule of rules.filter((each) => each.for.includes(reader))) {
      const message = rule.findProblem(read);
      if (message) {
        problems.push(`${rule.name}: ${message}`);
      }
    }
  }
  if (problems.length > 0) {
    throw new SettingsError(problems.join("\n"));
  }
  return read;
}

/** Same as readSettings, but prints the problems and exits instead of throwing. */
export function readSettingsOrExit<Reader extends SettingReader>(
  reader: Reader,
  environment: EnvironmentVariables,
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
export function getPublicUrl({
  PUBLIC_URL,
  PORT,
}: Pick<SettingsOf<"web">, "PUBLIC_URL" | "PORT">): string {
  return PUBLIC_URL ?? `http://localhost:${PORT}`;
}

function row(name: SettingName): string {
  const { byDefault, description }: SettingOptions<SettingReader, SettingReader> = settings[name];
  return `| \`${name}\` | ${byDefault ?? "unset"} | ${description} |`;
}

/**
 * Returns a Markdown table of settings. `start`: the settings of `npm start`. `services`: the additional settings of
 * services that run without `npm start`.
 */
export function renderSettingsTable(of: "start" | "services"): string {
  const names = settingNames.filter((name) => isReadBy(name, "launcher") === (of === "start"));
  return ["| Variable | Default | What it is |", "| --- | --- | --- |", ...names.map(row)].join(
    "\n",
  );
}
