import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** Returns the URL that migrations use and the URLs of the services. */
async function urlsWith(settings: Record<string, string>) {
  const names = ["DATABASE_URL", "DATABASE_DIRECT_URL", "DATABASE_OWNER_URL"];
  for (const name of names) {
    vi.stubEnv(name, settings[name]);
  }
  vi.stubEnv("DATABASE_STATEMENT_TIMEOUT_SECONDS", undefined);
  vi.stubEnv("DATABASE_LOCK_TIMEOUT_SECONDS", undefined);
  const { applicationDatabaseUrls } = await import("./connect-as-owner.ts");
  return { migrations: process.env.DATABASE_URL, applicationDatabaseUrls };
}

it("the migrations use DATABASE_URL if no other URL is set", async () => {
  const settings = { DATABASE_URL: "one" };
  expect(await urlsWith(settings)).toEqual({ migrations: "one", applicationDatabaseUrls: ["one"] });
});

it("the migrations use DATABASE_DIRECT_URL, which bypasses the connection pooler", async () => {
  const settings = {
    DATABASE_URL: "pooler",
    DATABASE_DIRECT_URL: "direct",
    DATABASE_OWNER_URL: "",
  };
  const applicationDatabaseUrls = ["pooler", "direct"];
  expect(await urlsWith(settings)).toEqual({ migrations: "direct", applicationDatabaseUrls });
});

it("the migrations use DATABASE_OWNER_URL, while the services keep their URLs", async () => {
  const services = { DATABASE_URL: "pooler", DATABASE_DIRECT_URL: "direct" };
  const applicationDatabaseUrls = ["pooler", "direct"];
  expect(await urlsWith({ ...services, DATABASE_OWNER_URL: "owner" })).toEqual({
    migrations: "owner",
    applicationDatabaseUrls,
  });
});
