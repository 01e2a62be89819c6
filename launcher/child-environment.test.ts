import { expect, test } from "vitest";
import { createCommandEnvironment } from "./child-environment.ts";
import { parseSettings } from "./settings.ts";

const urls = {
  DATABASE_URL: "postgres://site_app:p@pooler/site",
  DATABASE_DIRECT_URL: "postgres://site_app:p@database/site",
};

function environmentOf(databaseOwnerUrl: string | undefined): NodeJS.ProcessEnv {
  const payloadSecret = "s".repeat(32);
  const settings = parseSettings({ ...urls, PAYLOAD_SECRET: payloadSecret }, "/");
  const databaseUrl = urls.DATABASE_URL;
  const mode = "production" as const;
  const instance = { mode, settings, databaseUrl, payloadSecret, inherited: {} };
  return createCommandEnvironment({ ...instance, databaseOwnerUrl });
}

test("commands get the database URL of the owner in addition to the URLs of the services", () => {
  const DATABASE_OWNER_URL = "postgres://site:p@database/site";
  expect(environmentOf(DATABASE_OWNER_URL)).toMatchObject({ ...urls, DATABASE_OWNER_URL });
});

test("commands get no DATABASE_OWNER_URL if the operator set none", () => {
  expect(environmentOf(undefined)).toMatchObject(urls);
  expect(environmentOf(undefined)).not.toHaveProperty("DATABASE_OWNER_URL");
});
