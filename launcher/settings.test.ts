import { readSettings } from "contracts/settings";
import { expect, test } from "vitest";
import { LaunchError } from "./launch-error.ts";
import { type EnvironmentVariables, parseSettings } from "./settings.ts";

const secret = "s".repeat(32);
const needed = { DATABASE_URL: "postgres://u:p@h/d", PAYLOAD_SECRET: secret };

function settingsError(environment: EnvironmentVariables): string {
  try {
    parseSettings(environment, "/project");
  } catch (error) {
    if (error instanceof LaunchError) {
      return error.message;
    }
    throw error;
  }
  return "none";
}

test("parseSettings uses the documented defaults if no variable is set", () => {
  expect(parseSettings({}, "/project")).toEqual({
    port: 3000,
    cmsPort: 3001,
    dataDirectory: "/project/.data",
    publicUrl: "http://localhost:3000",
    databaseUrl: undefined,
    payloadSecret: undefined,
    rawValues: {},
  });
});

test("parseSettings treats an empty string as unset", () => {
  const empty = {
    PORT: "",
    CMS_PORT: "",
    DATA_DIR: "",
    PUBLIC_URL: "",
    DATABASE_URL: "",
    PAYLOAD_SECRET: "",
    SMTP_URL: "",
    MAIL_FROM: "",
    SETUP_TOKEN: "",
    TRUSTED_PROXIES: "",
  };
  expect(parseSettings(empty, "/project")).toEqual(parseSettings({}, "/project"));
});

test("parseSettings derives PUBLIC_URL from PORT, and removes a trailing slash", () => {
  expect(parseSettings({ PORT: "4000" }, "/").publicUrl).toBe("http://localhost:4000");
  const given = parseSettings({ PUBLIC_URL: "http://www.example.com/" }, "/");
  expect(given.publicUrl).toBe("http://www.example.com");
});

test("parseSettings resolves a relative DATA_DIR from the root, and leaves an absolute one unchanged", () => {
  expect(parseSettings({ DATA_DIR: "other" }, "/project").dataDirectory).toBe("/project/other");
  expect(parseSettings({ DATA_DIR: "/srv/data" }, "/project").dataDirectory).toBe("/srv/data");
});

test.each(["abc", "0", "65536", "3000.5", "-1", " 3000", "1e3", "0x10"])(
  "parseSettings rejects %j as the value of PORT",
  (value) => {
    const sentence = `expected a number from 1 to 65535, got "${value}"`;
    expect(settingsError({ PORT: value })).toBe(`PORT: ${sentence}`);
    expect(settingsError({ CMS_PORT: value })).toBe(`CMS_PORT: ${sentence}`);
  },
);

test("parseSettings reports each invalid setting in a separate sentence", () => {
  expect(settingsError({ PORT: "a", PUBLIC_URL: "b" })).toMatch(/^PORT: .*\nPUBLIC_URL: [^\n]*$/);
});

test("parseSettings rejects equal values of PORT and CMS_PORT, also if one of them is the default", () => {
  expect(settingsError({ PORT: "3001" })).toMatch(/^CMS_PORT: expected a port other than PORT/);
});

test.each([
  "www.example.com",
  "ftp://example.com",
  "https://example.com/shop",
  "https://example.com/?a=b",
  "https://user:password@example.com",
])("parseSettings rejects %j as the value of PUBLIC_URL", (value) => {
  expect(settingsError({ PUBLIC_URL: value })).toMatch(
    /^PUBLIC_URL: expected an http or https address/,
  );
});

test("parseSettings rejects a DATABASE_URL of another database system without printing it", () => {
  const message = settingsError({ DATABASE_URL: "mysql://u:hidden@h/d", PAYLOAD_SECRET: secret });
  expect(message).toBe("DATABASE_URL: expected an address that starts with postgres://");
});

test("parseSettings rejects a DATABASE_OWNER_URL without DATABASE_URL", () => {
  expect(settingsError({ DATABASE_OWNER_URL: "postgres://u:p@h/d" })).toBe(
    "DATABASE_OWNER_URL: expected together with DATABASE_URL",
  );
});

test("parseSettings requires a PAYLOAD_SECRET of at least 32 characters if DATABASE_URL is set", () => {
  const DATABASE_URL = "postgresql://u:p@h/d";
  expect(settingsError({ DATABASE_URL })).toMatch(
    /^PAYLOAD_SECRET: required when DATABASE_URL is set/,
  );
  expect(settingsError({ PAYLOAD_SECRET: "short" })).toBe(
    "PAYLOAD_SECRET: expected at least 32 characters",
  );
  expect(parseSettings({ DATABASE_URL, PAYLOAD_SECRET: secret }, "/").payloadSecret).toBe(secret);
});

test("parseSettings rejects an SMTP_URL with another protocol without printing it", () => {
  expect(settingsError({ SMTP_URL: "https://u:hidden@mail.example.com" })).toBe(
    "SMTP_URL: expected an address that starts with smtp:// or smtps://",
  );
  const SMTP_URL = "smtps://user:password@mail.example.com:465";
  expect(parseSettings({ SMTP_URL }, "/").rawValues).toEqual({ SMTP_URL });
  expect(settingsError({ MAIL_FROM: "nobody" })).toMatch(/^MAIL_FROM: expected an e-mail address/);
});

test("parseSettings rejects a SETUP_TOKEN that is too short without printing it", () => {
  expect(settingsError({ SETUP_TOKEN: "fifteen letters" })).toBe(
    "SETUP_TOKEN: expected at least 16 characters",
  );
});

test("parseSettings accepts a list of IP addresses and networks for TRUSTED_PROXIES", () => {
  const TRUSTED_PROXIES = "10.0.0.0/8, 192.0.2.7,2001:db8::/32";
  expect(readSettings("cms", { ...needed, TRUSTED_PROXIES }).TRUSTED_PROXIES).toEqual([
    "10.0.0.0/8",
    "192.0.2.7",
    "2001:db8::/32",
  ]);
  for (const bad of ["proxy.example.com", "10.0.0.0/33", "10.0.0.0/8/8", "::1/129", "10.0.0.0/"]) {
    expect(settingsError({ TRUSTED_PROXIES: bad })).toMatch(/^TRUSTED_PROXIES: expected addresses/);
  }
});

test("parseSettings requires TRUSTED_PROXIES, which may be `none`, for an https PUBLIC_URL", () => {
  const PUBLIC_URL = "https://www.example.com";
  expect(settingsError({ PUBLIC_URL })).toMatch(
    /^TRUSTED_PROXIES: required when PUBLIC_URL is https: .* set it to none$/,
  );
  expect(settingsError({ PUBLIC_URL, TRUSTED_PROXIES: "" })).toMatch(/^TRUSTED_PROXIES: required/);
  const trusted = (TRUSTED_PROXIES: string) =>
    readSettings("cms", { ...needed, PUBLIC_URL, TRUSTED_PROXIES }).TRUSTED_PROXIES;
  expect(trusted("127.0.0.1")).toEqual(["127.0.0.1"]);
  expect(trusted("none")).toEqual([]);
});

test("parseSettings passes settings of lead delivery to the services unchanged", () => {
  const given = {
    NEWSLETTER_WEBHOOK_URL: "https://hooks.example.com/newsletter",
    SALES_EMAIL: "vendas@example.com",
    WEBHOOK_SECRET: "a secret of 16 characters",
    ALLOW_PRIVATE_WEBHOOKS: "true",
    DELIVERY_RETRY_SECONDS: "0.5",
    DELIVERY_ATTEMPTS: "5",
  };
  expect(parseSettings(given, "/").rawValues).toEqual(given);
});

test.each([
  ["NEWSLETTER_WEBHOOK_URL", "ftp://hooks.example.com"],
  ["CONTACT_WEBHOOK_URL", "hooks.example.com"],
  ["SALES_EMAIL", "vendas"],
  ["WEBHOOK_SECRET", "short"],
  ["ALLOW_PRIVATE_WEBHOOKS", "yes"],
  ["DELIVERY_TIMEOUT_SECONDS", "61"],
  ["DELIVERY_RETRY_SECONDS", "0"],
  ["DELIVERY_ATTEMPTS", "1.5"],
  ["DELIVERY_ATTEMPTS", "1001"],
])("parseSettings names the setting %s if its value is invalid (%j)", (name, value) => {
  expect(settingsError({ [name]: value })).toMatch(new RegExp(`^${name}: expected`));
});

test("parseSettings does not print an invalid WEBHOOK_SECRET", () => {
  expect(settingsError({ WEBHOOK_SECRET: "short" })).not.toContain("short");
});
