import { isIP, isIPv6 } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";
import { deliveryShape, deliveryVariables } from "./delivery-settings.ts";
import { LaunchError } from "./launch-error.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Settings {
  readonly port: number;
  readonly cmsPort: number;
  readonly dataDirectory: string;
  readonly publicUrl: string;
  /** Unset: the launcher runs its own PostgreSQL. */
  readonly databaseUrl: string | undefined;
  /** Unset: generated once into the data directory. */
  readonly payloadSecret: string | undefined;
  /** Unset: messages are written to the data directory. */
  readonly smtpUrl: string | undefined;
  /** Unset: no-reply@ the public address's host. */
  readonly mailFrom: string | undefined;
  /** Unset: whoever reaches the site first makes the first administrator. */
  readonly setupToken: string | undefined;
  /** Addresses and networks in front of the site whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  /** What is set of the delivery of leads, by the names of its variables (delivery-settings.ts). */
  readonly delivery: Readonly<Record<string, string>>;
}

const minimumSecretLength = 32;
const minimumTokenLength = 16;

function isPort(value: string): boolean {
  return /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535;
}

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}

function isPostgresUrl(value: string): boolean {
  return /^postgres(ql)?:$/.test(URL.parse(value)?.protocol ?? "");
}

function isSmtpUrl(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== "";
}

function isNetwork(value: string): boolean {
  const [address = "", prefix, ...rest] = value.split("/");
  const bits = isIPv6(address) ? 128 : 32;
  const isPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
  return isIP(address) !== 0 && isPrefix && rest.length === 0;
}

const port = z
  .string()
  .refine(isPort, {
    error: ({ input }) => `expected a number from 1 to 65535, got "${input}"`,
  })
  .transform(Number);

// DATABASE_URL, PAYLOAD_SECRET, SMTP_URL, SETUP_TOKEN, WEBHOOK_SECRET and the webhooks' addresses are
// secrets: their messages never repeat them.
const schema = z
  .object({
    PORT: port.default(3000),
    CMS_PORT: port.default(3001),
    DATA_DIR: z.string().default(".data"),
    PUBLIC_URL: z
      .string()
      .refine(isOrigin, {
        error: ({ input }) =>
          `expected an http or https address without a path, such as https://www.example.com, got "${input}"`,
      })
      .transform((value) => new URL(value).origin)
      .optional(),
    DATABASE_URL: z
      .string()
      .refine(isPostgresUrl, { error: "expected an address that starts with postgres://" })
      .optional(),
    PAYLOAD_SECRET: z
      .string()
      .refine((value) => value.length >= minimumSecretLength, {
        error: `expected at least ${minimumSecretLength} characters`,
      })
      .optional(),
    SMTP_URL: z
      .string()
      .refine(isSmtpUrl, { error: "expected an address that starts with smtp:// or smtps://" })
      .optional(),
    MAIL_FROM: z
      .string()
      .refine((value) => z.email().safeParse(value).success, {
        error: ({ input }) => `expected an e-mail address, got "${input}"`,
      })
      .optional(),
    SETUP_TOKEN: z
      .string()
      .refine((value) => value.length >= minimumTokenLength, {
        error: `expected at least ${minimumTokenLength} characters`,
      })
      .optional(),
    TRUSTED_PROXIES: z
      .string()
      .default("")
      .transform((value) => value.split(",").map((network) => network.trim()))
      .transform((networks) => networks.filter((network) => network !== ""))
      .refine((networks) => networks.every(isNetwork), {
        error: ({ input }) =>
          `expected addresses or networks such as 10.0.0.0/8, separated by commas, got "${input}"`,
      }),
    ...deliveryShape,
  })
  .refine((settings) => settings.PORT !== settings.CMS_PORT, {
    path: ["CMS_PORT"],
    error: "expected a port other than PORT, got the same for both",
  })
  .refine((settings) => !settings.DATABASE_URL || settings.PAYLOAD_SECRET, {
    path: ["PAYLOAD_SECRET"],
    error: `required when DATABASE_URL is set, at least ${minimumSecretLength} characters`,
  });

/** Relative DATA_DIR counts from `root`, so that every command finds the same one. */
export function parseSettings(environment: Environment, root: string): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const result = schema.safeParse(given);
  if (!result.success) {
    const sentences = result.error.issues.map(
      (issue) => `${issue.path.join(".")}: ${issue.message}`,
    );
    throw new LaunchError(sentences.join("\n"));
  }
  const settings = result.data;
  return {
    port: settings.PORT,
    cmsPort: settings.CMS_PORT,
    dataDirectory: resolve(root, settings.DATA_DIR),
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    databaseUrl: settings.DATABASE_URL,
    payloadSecret: settings.PAYLOAD_SECRET,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    setupToken: settings.SETUP_TOKEN,
    trustedProxies: settings.TRUSTED_PROXIES,
    delivery: Object.fromEntries(
      deliveryVariables.flatMap((name) => {
        const value = settings[name];
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  };
}
