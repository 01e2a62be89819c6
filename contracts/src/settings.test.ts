import { spawnSync } from "node:child_process";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { isReadBy, readSettings, type SettingReader, settingNames, settings } from "./settings.ts";

const requiredValues = { DATABASE_URL: "postgres://u:p@h/d", PAYLOAD_SECRET: "s".repeat(32) };

function errorOf(reader: SettingReader, environment: Record<string, string>): string {
  try {
    readSettings(reader, environment);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return "none";
}

describe("readSettings of a service without the launcher", () => {
  it("uses the documented defaults", () => {
    expect(readSettings("web", {})).toEqual({
      PORT: 3000,
      CMS_PORT: 3001,
      CMS_URL: undefined,
      NODE_ENV: "production",
      PUBLIC_URL: undefined,
      DATA_DIR: ".data",
      LOG_FORMAT: "text",
      METRICS_HOST: "127.0.0.1",
      VERSION: "development",
    });
    expect(readSettings("cms", requiredValues)).toMatchObject({
      ...requiredValues,
      CMS_HOST: "127.0.0.1",
      ALLOW_PRIVATE_WEBHOOKS: false,
      DELIVERY_ATTEMPTS: 60,
    });
    expect(readSettings("worker", requiredValues)).toMatchObject({ DELIVERY_RETRY_SECONDS: 2 });
  });

  it.each(["cms", "worker"] as const)("reports the missing settings of %s", (reader) => {
    expect(errorOf(reader, { DATABASE_URL: "" })).toBe(
      "DATABASE_URL: required\nPAYLOAD_SECRET: required",
    );
  });

  it("rejects the same invalid values as the launcher", () => {
    for (const reader of ["launcher", "cms", "worker", "web"] as const) {
      expect(
        errorOf(reader, { ...requiredValues, PUBLIC_URL: "https://example.com/shop" }),
      ).toMatch(/^PUBLIC_URL: expected an http or https address without a path/);
    }
    for (const reader of ["launcher", "cms", "worker"] as const) {
      expect(errorOf(reader, { ...requiredValues, DELIVERY_ATTEMPTS: "1001" })).toBe(
        'DELIVERY_ATTEMPTS: expected a whole number from 1 to 1000, got "1001"',
      );
      expect(readSettings(reader, { ...requiredValues, DELIVERY_ATTEMPTS: "1000" })).toMatchObject({
        DELIVERY_ATTEMPTS: 1_000,
      });
      expect(errorOf(reader, { ...requiredValues, ALLOW_PRIVATE_WEBHOOKS: "yes" })).toMatch(
        /^ALLOW_PRIVATE_WEBHOOKS: expected true or false/,
      );
    }
  });

  it.each([
    ["web/shared/env.ts", { PORT: "abc" }, 'PORT: expected a number from 1 to 65535, got "abc"'],
    [
      "cms/src/platform/env.ts",
      { ...requiredValues, PAYLOAD_SECRET: "hidden" },
      "PAYLOAD_SECRET: expected at least",
    ],
  ])(
    "exits with an error that begins with the name of the invalid setting (%s)",
    (module, environment, sentence) => {
      const root = path.join(import.meta.dirname, "../..");
      const { status, stderr } = spawnSync(process.execPath, [module], {
        cwd: root,
        env: { PATH: process.env.PATH, ...environment },
        encoding: "utf8",
      });
      expect(status).toBe(1);
      expect(stderr.startsWith(sentence)).toBe(true);
      expect(stderr).not.toContain("    at ");
      expect(stderr).not.toContain("hidden");
    },
  );
});

it("the CMS requires either no bucket setting, or the bucket's name and both keys", () => {
  expect(errorOf("cms", { ...requiredValues, S3_ACCESS_KEY_ID: "id" })).toBe(
    "S3_BUCKET: required with S3_ENDPOINT or S3_ACCESS_KEY_ID\nS3_SECRET_ACCESS_KEY: expected together with S3_ACCESS_KEY_ID, or neither",
  );
  const completeBucket = { S3_BUCKET: "b", S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "key" };
  expect(errorOf("cms", { ...requiredValues, ...completeBucket })).toBe("none");
  expect(errorOf("cms", { ...requiredValues, S3_BUCKET: "b" })).toBe("none");
});

it("the web service gets no secret settings", () => {
  const secrets = settingNames.filter((name) => "isSecret" in settings[name]);
  expect(secrets).toContain("DATABASE_URL");
  expect(secrets.filter((name) => isReadBy(name, "web"))).toEqual([]);
});

it("error messages never contain the value of a secret setting", () => {
  for (const name of settingNames.filter((each) => "isSecret" in settings[each])) {
    const message = errorOf("launcher", { ...requiredValues, [name]: "hidden" });
    expect(message).toMatch(`${name}: expected`);
    expect(message).not.toContain("hidden");
  }
});
